/** What the rows of the finder are called: two of one name are told apart by their colleges. */
import { expect, test } from "vitest";
import { guideCodes } from "#domain/college/stateGuides.ts";
import { readFinderData } from "../../../../../test/support/finderData.ts";
import { nameApart } from "./rows.ts";

const college = (name: string) => ({ name });

test("a name of one row stays as it is; a shared one names up to two colleges, or one and how many more", () => {
  const names = nameApart([
    { id: "a", name: "Full admission", colleges: ["A", "B", "C", "D"].map(college) },
    { id: "b", name: "Full admission", colleges: ["E", "F"].map(college) },
    { id: "c", name: "Direct admission", colleges: ["A"].map(college) },
    { id: "d", name: "Full admission", colleges: [] },
  ]);
  expect([...names.values()]).toEqual([
    "Full admission: A and 3 more",
    "Full admission: E and F",
    "Direct admission",
    "Full admission",
  ]);
});

test("no two rules of a state are called the same", () => {
  for (const state of guideCodes) {
    const { rules } = readFinderData(state);
    const names = [...nameApart(rules.map(({ rule, colleges }) => ({ ...rule, colleges }))).values()];
    expect(new Set(names).size, state).toBe(names.length);
  }
});
