/** Majors are listed by how many degrees they gave, and by family. */
import { expect, test } from "vitest";
import { groupByFamily, countDegrees, sortByDegrees, type Programs } from "./majorGroups.ts";

const programs: Programs = [
  { cip: "52.0801", title: "Finance", level: "bachelors", awards: 10 },
  { cip: "11.0701", title: "Computer Science", level: "bachelors", awards: 40 },
  { cip: "11.0101", title: "Computing", level: "associate", awards: 10 },
  { cip: "98.0001", title: null, level: "bachelors", awards: 3 },
];

test("the largest program comes first, equal ones by name", () => {
  expect(sortByDegrees(programs).map(({ cip }) => cip)).toEqual(["11.0701", "11.0101", "52.0801", "98.0001"]);
});

test("programs of one family stand together, codes of no family last", () => {
  expect(groupByFamily(programs).map(({ family, degrees }) => [family, degrees])).toEqual([
    ["52", 10],
    ["11", 50],
    [null, 3],
  ]);
});

test("no degree is lost on the way", () => {
  expect(countDegrees(programs)).toBe(63);
  expect(countDegrees(groupByFamily(programs).flatMap((group) => group.programs))).toBe(63);
});
