/** A plan's deadlines around today, without a date, and without a row. */
import { describe, expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import { listPlanDeadlines } from "./planDeadlines.ts";

const makeDeadline = (unitId: number, date: string | null): Deadline => ({
  unitId,
  round: "regularDecision",
  date,
  isRolling: date === null,
  isBinding: false,
  asOf: "2026-10-09",
});
const all = [
  makeDeadline(100_002, "2027-01-01"),
  makeDeadline(100_001, "2026-11-01"),
  makeDeadline(100_001, "2027-01-01"),
  makeDeadline(100_003, null),
  makeDeadline(100_009, "2026-12-01"),
];
const listDates = (list: readonly Deadline[]) => list.map(({ unitId, date }) => `${unitId} ${date}`);

describe("deadlines of a plan", () => {
  test("only of its colleges, the next first, then those over", () => {
    const found = listPlanDeadlines([100_001, 100_002], all, "2026-11-21");
    expect(listDates(found.coming)).toEqual(["100001 2027-01-01", "100002 2027-01-01"]);
    expect(listDates(found.passed)).toEqual(["100001 2026-11-01"]);
  });

  test.each([
    ["the day before", "2026-10-31", 1],
    ["the day itself is still to come", "2026-11-01", 1],
    ["the day after it is over", "2026-11-02", 0],
  ])("%s", (_name, today, coming) => {
    const one = [makeDeadline(100_001, "2026-11-01")];
    expect(listPlanDeadlines([100_001], one, today).coming).toHaveLength(coming);
  });

  test("rolling admission has no date, and a college without a row is said to be unknown, once", () => {
    const found = listPlanDeadlines([100_003, 100_004, 100_004], all, "2026-11-21");
    expect(listDates(found.rolling)).toEqual(["100003 null"]);
    expect(found.unknown).toEqual([100_004]);
  });

  test.each([
    ["no college", [], all],
    ["no deadline", [], []],
  ])("%s gives nothing", (_name, unitIds, deadlines) => {
    expect(listPlanDeadlines(unitIds, deadlines, "2026-11-21")).toEqual({
      coming: [],
      passed: [],
      rolling: [],
      unknown: [],
    });
  });
});
