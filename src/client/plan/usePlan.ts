/** The plan for screens. Its code is downloaded once the first screen that needs it is alive. */
import { useSyncExternalStore } from "react";
import { readRetryDelayMaxMs, retryDelayStartMs } from "#client/limits.ts";
import { createLatePlanStore, unknownPlan } from "./latePlanStore.ts";
import type { PlanState, PlanStore } from "./planStoreTypes.ts";

const store = createLatePlanStore(loadDevicePlan);

/**
 * There is no provider in the app, so that a page without a plan, such as the home page, does not download
 * the plan's code.
 */
export function usePlanStore(): PlanStore {
  return store;
}

/** The same store for code that is not a component. */
export function browserPlanStore(): PlanStore {
  return store;
}

export function usePlan(): PlanState {
  return useSyncExternalStore(store.subscribe, store.getState, () => unknownPlan);
}

/** Never gives up: what was changed meanwhile is in memory alone. */
async function loadDevicePlan(): Promise<PlanStore> {
  for (let failures = 0; ; failures += 1) {
    try {
      const { openDevicePlan } = await import("./devicePlan.ts");
      return openDevicePlan();
    } catch {
      await waitForNetwork(Math.min(retryDelayStartMs * 2 ** failures, readRetryDelayMaxMs));
    }
  }
}

function waitForNetwork(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, atMostMs);
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    }
    window.addEventListener("online", end);
  });
}
