/**
 * The wait after failed attempts: none at first, then a minute, doubling to an hour, forgotten after a day.
 */
import { describe, expect, test } from "vitest";
import type { Attempts } from "#server/identity/attempts.ts";
import { lockoutRule } from "./lockoutRules.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const after = (failures: number, lastAt = noon, lockedUntil: Date | null = null): Attempts => ({
  failures,
  lastAt,
  lockedUntil,
});
const rule = lockoutRule(5);

describe("the wait after a number of failed attempts", () => {
  test.each([
    [0, null],
    [3, null],
    [4, 1],
    [5, 2],
    [6, 4],
    [9, 32],
    [10, 60],
    [11, 60],
    [500, 60],
  ])("%i: %j minutes", (failures, waitMinutes) => {
    const before = failures === 0 ? null : after(failures);
    expect(rule(before, noon)).toEqual({
      failures: failures + 1,
      lastAt: noon,
      lockedUntil: waitMinutes === null ? null : minutes(waitMinutes),
    });
  });
});

test.each([
  ["a moment before the wait is over", -1, true],
  ["when it is over", 0, false],
])("%s, a try is refused: %s", (_, laterMs, isRefused) => {
  const now = new Date(minutes(2).getTime() + laterMs);
  expect(rule(after(6, noon, minutes(2)), now) === null).toBe(isRefused);
});

test.each([
  [24 * 60 - 1, 8],
  [24 * 60, 1],
])("%i minutes after the last wrong try there have been %i with this one", (later, failures) => {
  expect(rule(after(7, noon, minutes(4)), minutes(later))?.failures).toBe(failures);
});
