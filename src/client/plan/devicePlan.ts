/** The plan's store and database in this browser, one of each a page load; downloaded when a page first shows or changes a plan. */
import { notePlan } from "./glance.ts";
import { reportKeeping } from "./keepingNews.ts";
import { browserLeaving } from "./leaving.ts";
import { openPlanDatabase, type PlanDatabase } from "./planDatabase.ts";
import { openPlanStorage } from "./planStorage.ts";
import { createPlanStore } from "./planStore.ts";
import type { PlanStore } from "./planStoreTypes.ts";

let store: PlanStore | null = null;
let database: Promise<PlanDatabase> | null = null;

/** The same store however often its code was asked for. */
export function openDevicePlan(): PlanStore {
  if (store !== null) return store;
  const opened = createPlanStore({
    openStorage: () => openPlanStorage(browserPlanDatabase),
    now: () => new Date(),
    newId: randomId,
    channel: typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("tassel-plan"),
    askToKeep() {
      // Safari evicts a page's data after a week without a visit unless it grants this.
      void navigator.storage?.persist?.().catch(() => false);
    },
    leaving: browserLeaving,
    reportKeeping,
  });
  store = opened;
  opened.subscribe(() => notePlan(opened.getState()));
  return opened;
}

/** One connection per page. Rejects if the browser forbids storage. */
export function browserPlanDatabase(): Promise<PlanDatabase> {
  database ??= openPlanDatabase();
  return database;
}

/** 22 random characters; `crypto.randomUUID` is missing over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
