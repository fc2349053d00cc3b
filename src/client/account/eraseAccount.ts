/** Deletes the account and clears it from this device, with plan sync stopped meanwhile. */
import type { QueryClient } from "@tanstack/react-query";
import { browserPlanDatabase } from "#client/plan/devicePlan.ts";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { takeTurn } from "#client/planSync/browserPlanSync.ts";
import { planApi } from "#client/planSync/planApi.ts";
import { openSyncStorage } from "#client/planSync/syncStorage.ts";
import { holdPlanSync } from "#client/planSync/usePlanSync.ts";
import { endSession } from "#client/session/session.ts";
import type { Receipt } from "#contract/plans.ts";
import { sendErase } from "./accountApi.ts";

/** `isPlanRemoved`: whether the plan was also removed from this device, if that was requested. */
export type ErasedAccount = { receipt: Receipt; isPlanRemoved: boolean };

/**
 * Rejects if the server refuses or cannot be reached; then nothing has changed on either side. Anything this
 * device fails to clear afterwards is harmless: a plan is only ever sent to the account it belongs to.
 */
export async function eraseAccount(queries: QueryClient, removesPlan: boolean): Promise<ErasedAccount> {
  holdPlanSync(true);
  try {
    const outcome: { erased: ErasedAccount | null } = { erased: null };
    // Stops sync in other tabs too: with an external identity host, the next sync would create the account again.
    await takeTurn(async () => {
      const { accountId } = await planApi.list();
      const receipt = await sendErase();
      endSession();
      outcome.erased = { receipt, isPlanRemoved: await cleanUpDevice(accountId, removesPlan) };
    });
    if (outcome.erased === null) throw new Error("The account was not erased.");
    queries.clear();
    return outcome.erased;
  } finally {
    holdPlanSync(false);
  }
}

async function cleanUpDevice(accountId: string, removesPlan: boolean): Promise<boolean> {
  const store = browserPlanStore();
  try {
    if (removesPlan) {
      await store.erase();
      return true;
    }
    await openSyncStorage(await browserPlanDatabase()).forgetAccount(accountId);
    await store.reread();
  } catch {
    // The browser blocks storage.
  }
  return false;
}
