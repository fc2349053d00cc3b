/** What somebody who removes plans from a device is told about changes that the account does not have. */
import { expect, test } from "vitest";
import type { PlanSyncStatus } from "#client/planSync/planSync.ts";
import { describeUnsent } from "./describeUnsent.ts";

const synced: PlanSyncStatus = { phase: "inStep", waiting: 0, problems: [], leftOut: [], report: null };
const full = { planId: "maya", problem: "full" } as const;
const others = { planId: "theirs", problem: "notYours" } as const;
const lost = /are lost|is lost/;

test.each([
  ["the account has everything", synced, null, null],
  [
    "one change waits",
    { ...synced, phase: "waiting", waiting: 1 },
    null,
    /^One change .+ that change is lost\.$/,
  ],
  ["several wait", { ...synced, phase: "waiting", waiting: 3 }, null, /^3 changes .+ they are lost\.$/],
  ["something waits, perhaps of this plan", { ...synced, waiting: 2 }, "maya", /those in it are lost/],
  ["a plan does not go into the account", { ...synced, problems: [full] }, null, lost],
  ["this plan does not go into the account", { ...synced, problems: [full] }, "maya", lost],
  [
    "another account's plan is here too",
    { ...synced, problems: [others] },
    null,
    /^A plan of another account/,
  ],
  ["another account's plan stays", { ...synced, problems: [others] }, "noah", null],
  ["only another plan does not", { ...synced, problems: [full] }, "noah", null],
  ["the account is being asked", { ...synced, phase: "working" }, null, /It is not known/],
  ["the account could not be asked", { ...synced, phase: "waiting" }, "maya", /It is not known/],
  ["nothing is known of the account", null, "maya", /It is not known/],
] satisfies [string, PlanSyncStatus | null, string | null, RegExp | null][])(
  "%s",
  (_, status, planId, expected) => {
    const sentences = describeUnsent(status, planId).join(" ");
    if (expected === null) expect(sentences).toBe("");
    else expect(sentences).toMatch(expected);
  },
);
