/** Two clocks that differ, and which of them is wrong for sure. */
import { expect, test } from "vitest";
import { clockDifferenceLimitMs } from "#client/limits.ts";
import { compareClocks } from "./clockDifference.ts";

const today = Date.parse("2026-11-27T12:00:00Z");
const dataAsOf = "2026-11-01";

test.each([
  ["they agree", today, today, undefined],
  ["a few minutes apart", today + clockDifferenceLimitMs, today, undefined],
  ["more than that", today + clockDifferenceLimitMs + 1, today, null],
  ["the server is back in 2019", Date.parse("2019-03-03T08:00:00Z"), today, "server"],
  ["the device is back in 2019", today, Date.parse("2019-03-03T08:00:00Z"), "device"],
  ["the server is years ahead", Date.parse("2031-03-03T08:00:00Z"), today, null],
  ["both are back, by different times", Date.parse("2019-03-03T08:00:00Z"), Date.parse("2020-01-01"), null],
])("%s", (_, serverMs, deviceMs, wrong) => {
  expect(compareClocks({ serverMs, deviceMs, dataAsOf })?.wrong).toBe(wrong);
});
