/** The sync condition, and when the bar shows a warning. */
import { expect, test } from "vitest";
import { needsAttention, type SyncCondition, toSyncCondition } from "./syncCondition.ts";
import type { PlanSyncStatus } from "./syncOnce.ts";

const quiet: PlanSyncStatus = {
  phase: "synced",
  waiting: 0,
  problems: [],
  leftOut: [],
  onlyHere: [],
  report: null,
};
const full = [{ planId: "p", problem: "full" as const }];

test.each<[string, PlanSyncStatus | null, boolean, SyncCondition, boolean]>([
  ["the page has just opened", null, true, "notBegun", false],
  ["the page has just opened without a network", null, false, "offline", false],
  ["all is in step", quiet, true, "synced", false],
  ["all is in step, and the network is gone", quiet, false, "offline", false],
  [
    "something was changed without a network",
    { ...quiet, phase: "waiting", waiting: 2 },
    false,
    "offline",
    true,
  ],
  ["the account is being asked", { ...quiet, phase: "working" }, true, "working", false],
  ["a change is about to be sent", { ...quiet, waiting: 1 }, true, "working", false],
  [
    "the server does not answer, and nothing is to be sent",
    { ...quiet, phase: "waiting" },
    true,
    "waiting",
    false,
  ],
  ["the server does not answer", { ...quiet, phase: "waiting", waiting: 1 }, true, "waiting", true],
  ["the account has no room", { ...quiet, problems: full, waiting: 3 }, true, "problem", true],
  ["the session has ended", { ...quiet, phase: "signedOut", waiting: 1 }, true, "signedOut", true],
  [
    "the session has ended, and the network is gone",
    { ...quiet, phase: "signedOut" },
    false,
    "signedOut",
    true,
  ],
])("where %s", (_case, status, isOnline, condition, isShown) => {
  expect(toSyncCondition(status, isOnline)).toBe(condition);
  expect(needsAttention(status, isOnline)).toBe(isShown);
});

test.each<[string, PlanSyncStatus, boolean, SyncCondition]>([
  ["and changes wait", { ...quiet, phase: "waiting", waiting: 2 }, true, "savingOff"],
  ["and they are just sent again", { ...quiet, phase: "working", waiting: 2 }, true, "savingOff"],
  ["and nothing is to be saved", quiet, true, "synced"],
  ["and the network is gone, too", { ...quiet, phase: "waiting", waiting: 2 }, false, "offline"],
  ["and the session has ended", { ...quiet, phase: "signedOut", waiting: 1 }, true, "signedOut"],
])("where the server can save nothing, %s", (_case, status, isOnline, condition) => {
  expect(toSyncCondition(status, isOnline, true)).toBe(condition);
  expect(needsAttention(status, isOnline, true)).toBe(condition !== "synced");
});
