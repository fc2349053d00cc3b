/** The cases of when a tooltip opens and where it stands. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, edgePx, openDelayMs, placeTooltip, type Size } from "./tooltipRules.ts";

describe("the wait before a tooltip opens", () => {
  test.each<[name: string, closedAtMs: number | null, nowMs: number, expected: number]>([
    ["the first one waits 700 ms", null, 0, 700],
    ["one right after another opens at once", 1_000, 1_000, 0],
    ["one 299 ms after another opens at once", 1_000, 1_299, 0],
    ["one 300 ms after another waits again", 1_000, 1_300, 700],
  ])("%s", (_name, closedAtMs, nowMs, expected) => {
    expect(openDelayMs(closedAtMs, nowMs)).toBe(expected);
  });
});

describe("the place of a tooltip", () => {
  const phone: Size = { width: 320, height: 640 };
  const tooltip: Size = { width: 200, height: 60 };
  const word = (left: number, top: number): Box => ({ left, top, width: 60, height: 24 });

  test.each<[name: string, word: Box, expected: { left: number; top: number }]>([
    ["above its word, centered on it", word(130, 300), { left: 60, top: 240 }],
    ["moved in from the left edge", word(0, 300), { left: 8, top: 240 }],
    ["moved in from the right edge", word(260, 300), { left: 112, top: 240 }],
    ["above where it just fits", word(130, 68), { left: 60, top: 8 }],
    ["below where it does not", word(130, 67), { left: 60, top: 91 }],
    ["below a word at the top edge", word(130, 0), { left: 60, top: 24 }],
  ])("%s", (_name, at, expected) => {
    expect(placeTooltip(at, tooltip, phone)).toEqual(expected);
  });

  test("stays in view, whatever its size and its word's place", () => {
    const length = (max: number) => fc.integer({ min: 10, max });
    fc.assert(
      fc.property(
        fc.record({ left: length(300), top: length(620), width: length(200), height: length(60) }),
        fc.record({ width: length(304), height: length(624) }),
        (at, size) => {
          const { left, top } = placeTooltip(at, size, phone);
          expect(left).toBeGreaterThanOrEqual(edgePx);
          expect(top).toBeGreaterThanOrEqual(edgePx);
          expect(left + size.width).toBeLessThanOrEqual(phone.width - edgePx);
          expect(top + size.height).toBeLessThanOrEqual(phone.height - edgePx);
        },
      ),
    );
  });
});
