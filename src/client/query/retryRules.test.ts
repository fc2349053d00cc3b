/** How often and when failed queries and mutations are retried. */
import { describe, expect, test } from "vitest";
import { mutationRetriesFor, mutationRetryDelayMs, readRetriesFor, readRetryDelayMs } from "./retryRules.ts";

describe("a failed read is tried again by what its message says", () => {
  test.each([
    ["401: signed out", 0],
    ["403: not yours", 0],
    ["404: Not Found", 0],
    ["Loading chunk failed: x", 0],
    ["ChunkLoadError", 0],
    ["Failed to fetch dynamically imported module: /assets/x.js", 0],
    ["error loading dynamically imported module: /assets/x.js", 0],
    ["Importing a module script failed.", 0],
    ["Failed to fetch", 2],
    ["NetworkError when attempting to fetch resource.", 3],
    ["500: broken", 3],
    ["429: too often", 3],
    ["400: wrong", 3],
    ["Request timed out after 30 seconds", 3],
    // A number inside a longer one is not a status.
    ["500: 14012 bytes", 3],
    ["500: 4040", 3],
    ["500: see (404)", 0],
  ])("%s", (message, expected) => {
    expect(readRetriesFor(message)).toBe(expected);
  });

  test.each([
    ["Failed to fetch", 1],
    ["500: broken", 1],
    ["404: Not Found", 0],
  ])("at most once on a slow connection: %s", (message, expected) => {
    expect(readRetriesFor(message, 1)).toBe(expected);
  });
});

test.each([
  ["400: wrong", 0],
  ["409: twice", 0],
  ["429: too often", 0],
  ["499: gone", 0],
  ["500: broken", 2],
  ["503: Service Unavailable", 2],
  ["Failed to fetch", 2],
  ["Request timed out after 30 seconds", 2],
  ["500: 4123 rows", 2],
  ["399: odd", 2],
])("a failed change: %s", (message, expected) => {
  expect(mutationRetriesFor(message)).toBe(expected);
});

test.each([
  [0, 1_000, 1_000],
  [1, 2_000, 2_000],
  [3, 8_000, 8_000],
  [4, 16_000, 10_000],
  [5, 30_000, 10_000],
  [60, 30_000, 10_000],
])("after failure %i a read waits %i ms and a change %i ms", (attempt, readMs, mutationMs) => {
  expect(readRetryDelayMs(attempt)).toBe(readMs);
  expect(mutationRetryDelayMs(attempt)).toBe(mutationMs);
});
