/** When memory is let go, on both sides of each threshold. */
import { describe, expect, test } from "vitest";
import { readHeapSize, isHeapLarge, isHeapNearItsLimit } from "./memoryRules.ts";

const mebibyte = 1024 * 1024;

describe("the two checks", () => {
  test.each([
    ["a page at rest", 20 * mebibyte, 2_000 * mebibyte, false, false],
    ["just below 80 MiB", 80 * mebibyte - 1, 2_000 * mebibyte, false, false],
    ["at 80 MiB", 80 * mebibyte, 2_000 * mebibyte, true, false],
    ["just below 90% of a small limit", 44, 50, false, false],
    ["at 90% of a small limit", 45, 50, false, true],
    ["both", 1_900 * mebibyte, 2_000 * mebibyte, true, true],
    ["no limit known", 20, 0, false, false],
  ])("%s", (_name, usedBytes, limitBytes, isLarge, isNear) => {
    const heap = { usedBytes, limitBytes };
    expect([isHeapLarge(heap), isHeapNearItsLimit(heap)]).toEqual([isLarge, isNear]);
  });
});

test.each([
  ["Chromium", { memory: { usedJSHeapSize: 5, jsHeapSizeLimit: 9 } }, { usedBytes: 5, limitBytes: 9 }],
  ["Safari and Firefox", {}, null],
  ["no figures in it", { memory: {} }, null],
  ["figures that are none", { memory: { usedJSHeapSize: "5", jsHeapSizeLimit: 9 } }, null],
  ["nothing used", { memory: { usedJSHeapSize: 0, jsHeapSizeLimit: 9 } }, null],
])("the heap's size in %s", (_name, performance, expected) => {
  expect(readHeapSize(performance)).toEqual(expected);
});
