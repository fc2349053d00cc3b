/** At which colleges a card says that showing interest counts. */
import { expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { doesInterestMatter } from "./shownInterest.ts";

test.each([
  ["very important, under half", { interestImportance: 3, admitRate: 0.42 }, true],
  ["important, under half", { interestImportance: 2, admitRate: 0.13 }, true],
  ["only considered", { interestImportance: 1, admitRate: 0.13 }, false],
  ["most are admitted", { interestImportance: 3, admitRate: 0.66 }, false],
  ["half are admitted", { interestImportance: 3, admitRate: 0.5 }, false],
  ["not stated", { interestImportance: null, admitRate: 0.1 }, false],
  ["no admit rate", { interestImportance: 3, admitRate: null }, false],
] as const)("%s", (_, college, expected) => {
  expect(doesInterestMatter({ unitId: 100654, ...college })).toBe(expected);
});

test("in the data set these are the eleven, without West Point", () => {
  const named = loadShippedColleges()
    .summaries.filter(doesInterestMatter)
    .map(({ name }) => name)
    .toSorted();
  expect(named).toEqual([
    "Bates College",
    "Dickinson College",
    "Fairfield University",
    "Lafayette College",
    "Lehigh University",
    "Pitzer College",
    "Rollins College",
    "Santa Clara University",
    "St Olaf College",
    "Tulane University of Louisiana",
    "University of Rochester",
  ]);
});
