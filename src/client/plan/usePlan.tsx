/** The plan for screens: one store a page, read through React. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { emptyPlan } from "#domain/plan/plan.ts";
import { openPlanStorage } from "./planStorage.ts";
import { createPlanStore, type PlanState, type PlanStore } from "./planStore.ts";

/** What a prerendered page shows: no plan is known before the device has been asked. */
const beforeMount: PlanState = {
  isLoaded: false,
  plan: emptyPlan("none", "1970-01-01T00:00:00.000Z"),
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
  erase: () => Promise.resolve(),
};

const PlanContext = createContext<PlanStore>(inertStore);

/** Without `store` one is made of the browser's own parts when the provider mounts in a browser. */
export function PlanProvider(props: { children: ReactNode }) {
  const [store] = useState(() => (typeof indexedDB === "undefined" ? inertStore : createBrowserPlanStore()));
  return <PlanContext value={store}>{props.children}</PlanContext>;
}

export function usePlanStore(): PlanStore {
  return useContext(PlanContext);
}

export function usePlan(): PlanState {
  const store = usePlanStore();
  return useSyncExternalStore(store.subscribe, store.getState, () => beforeMount);
}

function createBrowserPlanStore(): PlanStore {
  return createPlanStore({
    openStorage: openPlanStorage,
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
