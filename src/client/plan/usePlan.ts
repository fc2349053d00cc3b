/** The plan for screens: one store for the life of the page, made when the first screen asks for it. */
import { useSyncExternalStore } from "react";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { openPlanDatabase, type PlanDatabase } from "./planDatabase.ts";
import { openPlanStorage } from "./planStorage.ts";
import { createPlanStore, type PlanState, type PlanStore } from "./planStore.ts";

/** What a prerendered page shows: no plan is known before the device has been asked. */
const beforeMount: PlanState = {
  isLoaded: false,
  plan: makeEmptyPlan("none", "1970-01-01T00:00:00.000Z"),
  plans: [],
  keeping: "kept",
  unreadable: 0,
};

const inertStore: PlanStore = {
  getState: () => beforeMount,
  subscribe: () => () => undefined,
  give: () => () => undefined,
  begin: () => undefined,
  show: () => undefined,
  hide: () => undefined,
  remove: () => Promise.resolve(),
  erase: () => Promise.resolve(),
  take: () => undefined,
  reread: () => Promise.resolve(),
  onKept: () => () => undefined,
  onErasing: () => () => undefined,
};

let store: PlanStore | null = null;
let database: Promise<PlanDatabase> | null = null;

/** No provider in the app: a page that asks for no plan, such as the home page, does not download the plan's code. */
export function usePlanStore(): PlanStore {
  // The prerenderer has no storage, and nothing there may be changed.
  if (typeof window === "undefined") return inertStore;
  return browserPlanStore();
}

/** The same store for what is no component. */
export function browserPlanStore(): PlanStore {
  store ??= createBrowserPlanStore();
  return store;
}

/** One connection a page. Rejects where the browser forbids storage. */
export function browserPlanDatabase(): Promise<PlanDatabase> {
  database ??= openPlanDatabase();
  return database;
}

export function usePlan(): PlanState {
  const { subscribe, getState } = usePlanStore();
  return useSyncExternalStore(subscribe, getState, () => beforeMount);
}

function createBrowserPlanStore(): PlanStore {
  return createPlanStore({
    openStorage: () => openPlanStorage(browserPlanDatabase),
    now: () => new Date(),
    newId: randomId,
    channel: typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("tassel-plan"),
    askToKeep() {
      // Safari clears what a page keeps after a week without a visit unless it grants this.
      void navigator.storage?.persist?.().catch(() => false);
    },
  });
}

/** 22 characters of chance; `crypto.randomUUID` is missing over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
