/** The deadlines of a plan around today, without a date, and without a row. */
import { describe, expect, test } from "vitest";
import type { Deadline } from "#domain/college/details.ts";
import { planDeadlines } from "./planDeadlines.ts";

const deadline = (unitId: number, date: string | null): Deadline => ({
  unitId,
  round: "regularDecision",
  date,
  isRolling: date === null,
  isBinding: false,
  asOf: "2026-10-09",
});
const all = [
  deadline(100_002, "2027-01-01"),
  deadline(100_001, "2026-11-01"),
  deadline(100_001, "2027-01-01"),
  deadline(100_003, null),
  deadline(100_009, "2026-12-01"),
];
const dates = (list: readonly Deadline[]) => list.map(({ unitId, date }) => `${unitId} ${date}`);

describe("deadlines of a plan", () => {
  test("only of its colleges, the next first, then those over", () => {
    const found = planDeadlines([100_001, 100_002], all, "2026-11-21");
    expect(dates(found.coming)).toEqual(["100001 2027-01-01", "100002 2027-01-01"]);
    expect(dates(found.passed)).toEqual(["100001 2026-11-01"]);
  });

  test.each([
    ["the day before", "2026-10-31", 1],
    ["the day itself is still to come", "2026-11-01", 1],
    ["the day after it is over", "2026-11-02", 0],
  ])("%s", (_name, today, coming) => {
    const one = [deadline(100_001, "2026-11-01")];
    expect(planDeadlines([100_001], one, today).coming).toHaveLength(coming);
  });

  test("rolling admission has no date, and a college without a row is said to be unknown, once", () => {
    const found = planDeadlines([100_003, 100_004, 100_004], all, "2026-11-21");
    expect(dates(found.rolling)).toEqual(["100003 null"]);
    expect(found.unknown).toEqual([100_004]);
  });

  test.each([
    ["no college", [], all],
    ["no deadline", [], []],
  ])("%s gives nothing", (_name, unitIds, deadlines) => {
    expect(planDeadlines(unitIds, deadlines, "2026-11-21")).toEqual({
      coming: [],
      passed: [],
      rolling: [],
      unknown: [],
    });
  });
});
