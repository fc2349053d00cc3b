/** The device storage as one script, for an otherwise empty page. */
import { browserLeaving } from "#client/plan/leaving.ts";
import { openPlanDatabase } from "#client/plan/planDatabase.ts";
import { openPlanStorage, type PlanStorage } from "#client/plan/planStorage.ts";
import { createPlanStore } from "#client/plan/planStore.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { openSyncStorage, type SyncOverview, type SyncStorage } from "#client/planSync/syncStorage.ts";

type Opened = { plans: PlanStorage; sync: SyncStorage };

/** Everything stored, and which commands the account has, by plan. */
type Stored = SyncOverview & { commands: unknown[]; sent: Map<string, ReadonlySet<string>> };

declare global {
  var openDevice: () => Promise<Opened>;
  var device: Opened;
  var openPlan: () => PlanStore;
  var plan: PlanStore;
  var readDevice: () => Promise<Stored>;
}

/** One connection for both, as in a page. */
globalThis.openDevice = async () => {
  const database = await openPlanDatabase();
  globalThis.device = {
    plans: await openPlanStorage(() => Promise.resolve(database)),
    sync: openSyncStorage(database),
  };
  return globalThis.device;
};

/** As in a page, once. */
globalThis.openPlan = () => {
  globalThis.plan = createPlanStore({
    openStorage: openPlanStorage,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    channel: null,
    askToKeep: () => undefined,
    leaving: browserLeaving,
    reportKeeping: () => undefined,
  });
  return globalThis.plan;
};

globalThis.readDevice = async () => {
  const { plans, sync } = globalThis.device;
  const [overview, { commands }] = await Promise.all([sync.readOverview(), plans.read()]);
  const sent = new Map<string, ReadonlySet<string>>();
  const planIds = new Set([...overview.plans.map(({ id }) => id), ...overview.rows.map((row) => row.planId)]);
  for (const planId of planIds) {
    const stored = await sync.readPlan(planId);
    if (stored.sent.size > 0) sent.set(planId, stored.sent);
  }
  return { ...overview, commands: commands.map(({ command }) => command), sent };
};
