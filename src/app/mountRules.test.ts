/** The attempts to start the app, and which devices are phones. */
import { describe, expect, test } from "vitest";
import { isPhone, getMountStep } from "./mountRules.ts";

describe("the attempts", () => {
  test.each([
    ["first, on a desktop, over content", 0, false, true, { kind: "mount", waitMs: 0, hydrates: true }],
    ["first, on a desktop, from nothing", 0, false, false, { kind: "mount", waitMs: 0, hydrates: false }],
    ["first, on a phone", 0, true, true, { kind: "mount", waitMs: 300, hydrates: true }],
    ["second, on a desktop", 1, false, false, { kind: "mount", waitMs: 1_000, hydrates: false }],
    ["second, on a phone", 1, true, false, { kind: "mount", waitMs: 1_500, hydrates: false }],
    ["no third, on a desktop", 2, false, false, { kind: "giveUp" }],
    ["no third, on a phone", 2, true, true, { kind: "giveUp" }],
  ])("%s", (_name, failed, isOnPhone, hasContent, expected) => {
    expect(getMountStep(failed, isOnPhone, hasContent)).toEqual(expected);
  });
});

describe("what is a phone", () => {
  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
  const android = "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36";
  const androidTablet = "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Safari/537.36";
  const desktop = "Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36";
  test.each([
    ["an iPhone", iPhone, false, false, true],
    ["an Android phone", android, false, false, true],
    ["a touch screen that is narrow", desktop, true, true, true],
    ["a tablet", androidTablet, true, false, false],
    ["a narrow window with a mouse", desktop, false, true, false],
    ["a desktop", desktop, false, false, false],
  ])("%s", (_name, userAgent, hasCoarsePointer, isNarrow, expected) => {
    expect(isPhone({ userAgent, hasCoarsePointer, isNarrow })).toBe(expected);
  });
});
