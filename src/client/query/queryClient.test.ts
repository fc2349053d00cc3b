/** How often a failed read is asked again. */
import { describe, expect, test } from "vitest";
import { allowedRetries, createQueryClient } from "./queryClient.ts";

describe("a failed read is tried again by what its message says", () => {
  test.each([
    ["401: signed out", 0],
    ["403: not yours", 0],
    ["404: Not Found", 0],
    ["Loading chunk failed: x", 0],
    ["ChunkLoadError", 0],
    ["Failed to fetch", 2],
    ["500: broken", 3],
    ["Request timed out after 30 seconds", 3],
    // A number inside a longer one is no status.
    ["500: 14012 bytes", 3],
  ])("%s", (message, expected) => {
    expect(allowedRetries(new Error(message))).toBe(expected);
  });
});

test("waits double from one second and stop growing at thirty", () => {
  const { retryDelay } = createQueryClient(false).getDefaultOptions().queries ?? {};
  const waits = [0, 1, 2, 4, 5, 9].map((attempt) =>
    typeof retryDelay === "function" ? retryDelay(attempt, new Error("x")) : null,
  );
  expect(waits).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
});
