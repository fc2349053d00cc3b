/** The link to a filtered list says all that it filters and sorts by. */
import { expect, test } from "vitest";
import { readSpokenSearch } from "#domain/search/readSpokenSearch.ts";
import { listSearchParts } from "./CollegeHits.tsx";

test.each([
  ["cheap colleges near me", ["nearest first"]],
  ["nursing schools near me", ["Health and nursing", "nearest first"]],
  ["small colleges in Maine", ["small", "Maine"]],
  ["easy colleges to get into", ["admitting 75% or more"]],
  ["open admission colleges in Ohio", ["open admission", "Ohio"]],
  ["cheap public hbcus in Georgia", ["historically Black", "public", "Georgia", "lowest price first"]],
  ["trade schools in Texas", ["two-year", "Texas"]],
])("%s", (query, parts) => {
  const search = readSpokenSearch(query);
  expect(search && listSearchParts(search)).toEqual(parts);
});
