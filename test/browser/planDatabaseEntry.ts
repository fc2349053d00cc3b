/** The device's storage as one script, for a page that holds nothing else. */
import { openPlanDatabase } from "#client/plan/planDatabase.ts";
import { openPlanStorage, type PlanStorage } from "#client/plan/planStorage.ts";
import { openSyncStorage, type SyncStorage } from "#client/planSync/syncStorage.ts";

type Opened = { plans: PlanStorage; sync: SyncStorage };

declare global {
  var openDevice: () => Promise<Opened>;
  var device: Opened;
}

/** One connection for both, as a page has it. */
globalThis.openDevice = async () => {
  const database = await openPlanDatabase();
  globalThis.device = {
    plans: await openPlanStorage(() => Promise.resolve(database)),
    sync: openSyncStorage(database),
  };
  return globalThis.device;
};
