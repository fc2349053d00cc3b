/** What the menus say of changes that have not reached the account. */
import { expect, test } from "vitest";
import type { PlanSyncStatus } from "#client/planSync/syncOnce.ts";
import { describeSyncSign } from "./useSyncSign.ts";

const synced: PlanSyncStatus = {
  phase: "synced",
  waiting: 0,
  problems: [],
  leftOut: [],
  onlyHere: [],
  report: null,
};
const waiting: PlanSyncStatus = { ...synced, phase: "waiting", waiting: 2 };

test.each<[string, PlanSyncStatus | null, boolean, boolean, string | null]>([
  ["nothing is known yet", null, true, false, null],
  ["all is in step, though nothing can be saved", synced, true, true, null],
  [
    "nothing can be saved",
    waiting,
    true,
    true,
    "We can’t save to your account right now. 2 changes are saved on this device and will go to your account as soon as we can save again.",
  ],
  [
    "nothing can be saved, and it is just tried again",
    { ...waiting, phase: "working", waiting: 1 },
    true,
    true,
    "We can’t save to your account right now. 1 change is saved on this device and will go to your account as soon as we can save again.",
  ],
  [
    "the server is away",
    waiting,
    true,
    false,
    "2 changes are waiting on this device until we can reach your account.",
  ],
  [
    "the network is away, too",
    waiting,
    false,
    true,
    "2 changes are waiting on this device and will go to your account once you are online.",
  ],
  [
    "the account has no room",
    { ...synced, waiting: 1, problems: [{ planId: "p", problem: "full" }] },
    true,
    false,
    "Your account has no room for more of this plan. Your changes are saved on this device.",
  ],
])("where %s", (_case, status, isOnline, isSavingOff, sign) => {
  expect(describeSyncSign(status, isOnline, isSavingOff)).toBe(sign);
});
