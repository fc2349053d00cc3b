/** When a mail is retried. */
import { describe, expect, test } from "vitest";
import { afterRefusal, retryWaitsMs } from "./rules.ts";

const noon = new Date("2026-11-21T12:00:00Z");

describe("a mail that was refused", () => {
  test.each([
    ["the first time: in a minute", 1, false, "2026-11-21T12:01:00.000Z"],
    ["the second time: in five", 2, false, "2026-11-21T12:05:00.000Z"],
    ["the fourth time: in two hours", 4, false, "2026-11-21T14:00:00.000Z"],
    ["the seventh time: half a day later, for the last time", 7, false, "2026-11-22T00:00:00.000Z"],
    ["the eighth time: given up", 8, false, null],
    ["for good: given up at once", 1, true, null],
  ])("%s", (_, attempts, isFinal, expected) => {
    const next = afterRefusal(attempts, isFinal, noon);
    expect(next.step === "tryAgain" ? next.at.toISOString() : null).toBe(expected);
  });

  test("waits never grow shorter, and a day and more is given to a broken server", () => {
    expect(retryWaitsMs).toEqual(retryWaitsMs.toSorted((a, b) => a - b));
    expect(retryWaitsMs.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 3_600_000);
  });
});
