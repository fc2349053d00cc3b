/** The day of a condition is over only for seniors whose fall or spring it was in. */
import { expect, test } from "vitest";
import { hasPassed } from "./passedDays.ts";

test.each([
  ["You apply by November 1 of senior year", "2026-10-31", false],
  ["You apply by November 1 of senior year", "2026-11-01", false],
  ["You apply by November 1 of senior year", "2026-11-29", true],
  ["Scores arrive by November 15", "2027-02-01", true],
  ["You apply by March 1", "2026-11-29", false],
  ["You live in the state", "2026-11-29", false],
] as const)("%s, on %s: %s", (text, today, isPassed) => {
  expect(hasPassed(text, today)).toBe(isPassed);
});
