/** Which cached answers expire by age. */
import { expect, test } from "vitest";
import { isOutdated, type QueryAge } from "./cleanupRules.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const nowMs = 10 * dayMs;
const idle: QueryAge = {
  status: "success",
  dataUpdatedAtMs: nowMs,
  errorUpdatedAtMs: 0,
  isActive: false,
  isFetching: false,
};

test.each<[string, Partial<QueryAge>, boolean]>([
  ["an answer of a day ago", { dataUpdatedAtMs: nowMs - dayMs }, false],
  ["an older one", { dataUpdatedAtMs: nowMs - dayMs - 1 }, true],
  ["an older one that is shown", { dataUpdatedAtMs: nowMs - dayMs - 1, isActive: true }, false],
  ["an older one that is being fetched", { dataUpdatedAtMs: nowMs - dayMs - 1, isFetching: true }, false],
  ["a failure of 5 minutes ago", { status: "error", errorUpdatedAtMs: nowMs - 5 * minuteMs }, false],
  ["an older failure", { status: "error", errorUpdatedAtMs: nowMs - 5 * minuteMs - 1 }, true],
  [
    "an older failure that is shown",
    { status: "error", errorUpdatedAtMs: nowMs - 5 * minuteMs - 1, isActive: true },
    false,
  ],
  ["what never came", { status: "pending", dataUpdatedAtMs: 0 }, false],
])("%s", (_name, changes, expected) => {
  expect(isOutdated({ ...idle, ...changes }, nowMs)).toBe(expected);
});
