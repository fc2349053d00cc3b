/** What somebody who removes plans from a device is told about changes that the account does not have. */
import { expect, test } from "vitest";
import type { PlanSyncStatus } from "#client/planSync/planSync.ts";
import { unsentSentence } from "./unsent.ts";

const inStep: PlanSyncStatus = { phase: "inStep", waiting: 0, problems: [], report: null };
const full = { planId: "maya", problem: "full" } as const;
const lost = /are lost|is lost/;

test.each([
  ["the account has everything", inStep, null, null],
  [
    "one change waits",
    { ...inStep, phase: "waiting", waiting: 1 },
    null,
    /^One change .+ that change is lost\.$/,
  ],
  ["several wait", { ...inStep, phase: "waiting", waiting: 3 }, null, /^3 changes .+ they are lost\.$/],
  ["something waits, perhaps of this plan", { ...inStep, waiting: 2 }, "maya", /those in this plan are lost/],
  ["a plan does not go into the account", { ...inStep, problems: [full] }, null, lost],
  ["this plan does not go into the account", { ...inStep, problems: [full] }, "maya", lost],
  ["only another plan does not", { ...inStep, problems: [full] }, "noah", null],
  ["the account is being asked", { ...inStep, phase: "working" }, null, /could not be asked/],
  ["the account could not be asked", { ...inStep, phase: "waiting" }, "maya", /could not be asked/],
  ["nothing is known of the account", null, "maya", /could not be asked/],
] satisfies [string, PlanSyncStatus | null, string | null, RegExp | null][])(
  "%s",
  (_, status, planId, expected) => {
    const sentence = unsentSentence(status, planId);
    if (expected === null) expect(sentence).toBeNull();
    else expect(sentence).toMatch(expected);
  },
);
