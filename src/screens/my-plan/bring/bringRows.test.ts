/** Which of a college's published days count for a round that a family's list names. */
import { expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import { listDays } from "./bringRows.ts";

const row: Deadline = {
  unitId: 146_719,
  round: "priority",
  date: "2026-12-01",
  isRolling: false,
  isBinding: false,
  asOf: "2026-07-06",
  cycle: "2026-27",
  source: "collegePage",
  url: null,
};

test("a day counts for its own round, and for a list that names none", () => {
  const deadlines: Deadline[] = [row, { ...row, round: "earlyAction2", date: "2027-01-15" }];
  expect(listDays(deadlines, "earlyAction")).toEqual(["2027-01-15"]);
  expect(listDays(deadlines, "regularDecision")).toEqual([]);
  expect(listDays(deadlines, null)).toEqual(["2026-12-01", "2027-01-15"]);
});
