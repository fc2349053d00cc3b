/** What stands in a report and in a log entry, and that no answer of a family ever does. */
import { describe, expect, test } from "vitest";
import { toLogEntry, logLimits, takeNewest, buildReport, redactAnswers } from "./reportRules.ts";

const around = {
  nowMs: Date.UTC(2026, 10, 21, 14),
  url: "https://tassel.example/college-match-quiz?zip=12345#a=3.4",
  userAgent: "a phone",
  isOnline: true,
};

test("a report holds the specification's fields, and the address without query and fragment", () => {
  const error = new Error("boom");
  error.stack = "Error: boom\n    at Part (https://tassel.example/assets/a.js?retry=1:10:20)";
  const report = buildReport(
    { error, type: "Component", severity: "high", errorBoundary: "page", context: { path: "/x" } },
    around,
    { id: "r1", sessionId: "s1" },
  );
  expect(report).toEqual({
    id: "r1",
    timestamp: "2026-11-21T14:00:00.000Z",
    url: "https://tassel.example/college-match-quiz",
    userAgent: "a phone",
    sessionId: "s1",
    resolved: false,
    type: "Component",
    message: "boom",
    stack: "Error: boom\n    at Part (https://tassel.example/assets/a.js:10:20)",
    severity: "high",
    additionalContext: { path: "/x", isOnline: "true" },
    errorBoundary: "page",
  });
});

test("a log entry holds message, stack, address, browser, time and whether there was a network", () => {
  expect(toLogEntry("words", { ...around, isOnline: false })).toEqual({
    message: "words",
    stack: null,
    url: "https://tassel.example/college-match-quiz",
    userAgent: "a phone",
    timestamp: "2026-11-21T14:00:00.000Z",
    isOnline: false,
  });
});

test("a long message and a long stack are cut", () => {
  const error = new Error("m".repeat(10_000));
  const entry = toLogEntry(error, around);
  expect([entry.message.length, entry.stack?.length]).toEqual([500, 2_000]);
});

describe("what a family answered is cut out of addresses", () => {
  test.each([
    ["https://a.example/p?zip=12345#a=3.4", "https://a.example/p"],
    ["https://a.example/p#money=100&x=2", "https://a.example/p"],
    ["GET /api/x?q=1 failed", "GET /api/x failed"],
    ["at f (https://a.example/a.js?retry=2:3:4)", "at f (https://a.example/a.js:3:4)"],
    ["What now? Nothing # more", "What now? Nothing # more"],
    ["https://a.example/p", "https://a.example/p"],
  ])("%s", (text, expected) => {
    expect(redactAnswers(text)).toBe(expected);
  });
});

describe("only the newest are kept", () => {
  test.each([
    ["fewer than the limit", [1, 2], 3, [1, 2]],
    ["as many", [1, 2, 3], 3, [1, 2, 3]],
    ["more", [1, 2, 3, 4], 3, [2, 3, 4]],
    ["none allowed", [1], 0, []],
    ["none there", [], 3, []],
  ])("%s", (_name, list, max, expected) => {
    expect(takeNewest(list, max)).toEqual(expected);
  });

  test("the limits are the specification's", () => {
    expect(logLimits).toEqual({ reports: 50, page: 5, chunk: 10, global: 5, unhandled: 5, query: 10 });
  });
});
