/** What people are told about unsynced changes before they remove plans from a device. */
import { expect, test } from "vitest";
import type { PlanSyncStatus } from "#client/planSync/syncOnce.ts";
import { describeUnsent } from "./describeUnsent.ts";

const synced: PlanSyncStatus = {
  phase: "synced",
  waiting: 0,
  problems: [],
  leftOut: [],
  onlyHere: [],
  report: null,
};
const full = { planId: "maya", problem: "full" } as const;
const others = { planId: "theirs", problem: "notYours" } as const;
const lost = /you’ll lose/;

test.each([
  ["the account has everything", synced, null, null],
  ["one change waits", { ...synced, phase: "waiting", waiting: 1 }, null, /^One change .+ you’ll lose it\.$/],
  ["several wait", { ...synced, phase: "waiting", waiting: 3 }, null, /^3 changes .+ you’ll lose them\.$/],
  [
    "something waits, perhaps of this plan",
    { ...synced, waiting: 2 },
    "maya",
    /you’ll lose any that belong to it/,
  ],
  ["a plan does not go into the account", { ...synced, problems: [full] }, null, lost],
  ["this plan does not go into the account", { ...synced, problems: [full] }, "maya", lost],
  [
    "another account's plan is here too",
    { ...synced, problems: [others] },
    null,
    /^This device also has a plan from another account/,
  ],
  ["another account's plan stays", { ...synced, problems: [others] }, "noah", null],
  ["only another plan does not", { ...synced, problems: [full] }, "noah", null],
  ["the account is being asked", { ...synced, phase: "working" }, null, /We don’t know/],
  ["the account could not be asked", { ...synced, phase: "waiting" }, "maya", /We don’t know/],
  ["nothing is known of the account", null, "maya", /We don’t know/],
] satisfies [string, PlanSyncStatus | null, string | null, RegExp | null][])(
  "%s",
  (_, status, planId, expected) => {
    const sentences = describeUnsent(status, planId).join(" ");
    if (expected === null) expect(sentences).toBe("");
    else expect(sentences).toMatch(expected);
  },
);
