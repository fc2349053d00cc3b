/** The plan for screens: one store per page load, created when the first screen needs it. */
import { useSyncExternalStore } from "react";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { reportKeeping } from "./keepingNews.ts";
import { openPlanDatabase, type PlanDatabase } from "./planDatabase.ts";
import { openPlanStorage } from "./planStorage.ts";
import { createPlanStore, type PlanState, type PlanStore } from "./planStore.ts";

/** The state in prerendered pages: no plan is known before storage has been read. */
const beforeMount: PlanState = {
  isLoaded: false,
  plan: makeEmptyPlan("none", "1970-01-01T00:00:00.000Z"),
  plans: [],
  keeping: "kept",
  unkept: [],
  unreadable: 0,
};

const inertStore: PlanStore = {
  getState: () => beforeMount,
  subscribe: () => () => undefined,
  give: () => ({ undo: () => undefined, outcome: Promise.resolve({ kept: true }) }),
  giveTo: () => ({ undo: () => undefined, outcome: Promise.resolve({ kept: true }) }),
  tryAgain: () => Promise.resolve({ kept: true }),
  begin: () => undefined,
  show: () => undefined,
  hide: () => undefined,
  remove: () => Promise.resolve(),
  erase: () => Promise.resolve(),
  take: () => undefined,
  noteJoined: () => undefined,
  reread: () => Promise.resolve(),
  onKept: () => () => undefined,
  onErasing: () => () => undefined,
};

let store: PlanStore | null = null;
let database: Promise<PlanDatabase> | null = null;

/**
 * There is no provider in the app, so that a page without a plan, such as the home page, does not download
 * the plan's code.
 */
export function usePlanStore(): PlanStore {
  // The prerenderer has no storage, and nothing may be changed there.
  if (typeof window === "undefined") return inertStore;
  return browserPlanStore();
}

/** The same store for code that is not a component. */
export function browserPlanStore(): PlanStore {
  store ??= createBrowserPlanStore();
  return store;
}

/** One connection per page. Rejects if the browser forbids storage. */
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
      // Safari evicts a page's data after a week without a visit unless it grants this.
      void navigator.storage?.persist?.().catch(() => false);
    },
    reportKeeping,
  });
}

/** 22 random characters; `crypto.randomUUID` is missing over plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
