/** Which searches for many colleges are read as filters, and which words are left to the search by name. */
import { expect, test } from "vitest";
import { writeSearchQuery } from "./filters.ts";
import { readSpokenSearch } from "./readSpokenSearch.ts";

test.each([
  ["cheap nursing schools texas", "state=TX&major=51&sort=price"],
  ["nursing", "major=51"],
  ["Computer Science colleges in North Carolina", "state=NC&major=11"],
  ["best engineering programs", "major=14"],
  ["colleges in Ohio", "state=OH"],
  ["TX universities", "state=TX"],
  ["public colleges in Pensilvania", "state=PA&control=public"],
  ["community colleges near New York", "state=NY&level=twoYear"],
  ["HBCUs in Georgia", "state=GA&mission=hbcu"],
  ["women’s colleges", "mission=women"],
  ["cheapest four-year schools", "level=fourYear&sort=price"],
  ["open admission", "admits=open"],
  ["colleges that take everyone", "admits=open"],
  ["nursing schools near me", "major=51&sort=near"],
  ["cheap colleges near me", "sort=near"],
  ["colleges close to home", "sort=near"],
  ["nursing ohio under 20000", "state=OH&major=51&sort=price"],
  ["nursing in Ohio under $20,000 a year", "state=OH&major=51&sort=price"],
  ["public colleges in Texas less than 15k", "state=TX&control=public&sort=price"],
  ["easy colleges to get into", "admits=from75"],
  ["schools with high acceptance rates", "admits=from75"],
  ["black colleges in Alabama", "state=AL&mission=hbcu"],
  ["small colleges in Maine", "state=ME&size=small"],
  ["women colleges", "mission=women"],
  ["trade schools in Arizona", "state=AZ&level=twoYear"],
])("“%s” is %s", (text, expected) => {
  const read = readSpokenSearch(text);
  expect(read && writeSearchQuery(read)).toBe(expected);
});

test.each([
  "",
  "college",
  "colleges",
  "texas",
  "University of Texas",
  "Ohio State University",
  "Washington College",
  "Boston College",
  "Kenyon",
  "nursing scholarships",
  "best",
  "near me",
  "big",
  "under 20000",
  "Big Bend Community College",
])("“%s” is left to the search by name", (text) => {
  expect(readSpokenSearch(text)).toBeNull();
});
