/** What counts as a clock that is wrong, and that the date it is compared with is the data set's. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { judgeDeviceDate, newestRelease } from "./dataDate.ts";

test.each([
  ["2019-03-14", "early"],
  ["2025-10-08", "early"],
  ["2025-10-09", null],
  ["2026-10-09", null],
  ["2029-10-08", null],
  ["2029-10-09", "late"],
  ["2070-01-01", "late"],
])("with figures of October 9, 2026, a device at %s is %s", (today, expected) => {
  expect(judgeDeviceDate(today, "2026-10-09")).toBe(expected);
});

test("the date is that of the newest release in the data set", () => {
  const text = readFileSync(resolve(import.meta.dirname, "../../../data/sources.json"), "utf8");
  const releases = [...text.matchAll(/"release": "(\d{4}-\d{2}-\d{2})"/g)].map(([, day]) => day);
  expect(releases.toSorted((a = "", b = "") => a.localeCompare(b)).at(-1)).toBe(newestRelease);
});
