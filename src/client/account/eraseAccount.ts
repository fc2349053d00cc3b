/** Erasing the account from this device: nothing is exchanged meanwhile, and what the device knew of the account goes too. */
import type { QueryClient } from "@tanstack/react-query";
import { browserPlanDatabase, browserPlanStore } from "#client/plan/usePlan.ts";
import { inTurn } from "#client/planSync/browserPlanSync.ts";
import { planApi } from "#client/planSync/planApi.ts";
import { openSyncStorage } from "#client/planSync/syncStorage.ts";
import { holdPlanSync } from "#client/planSync/usePlanSync.ts";
import { endSession } from "#client/session/session.ts";
import type { Receipt } from "#contract/plans.ts";
import { sendErase } from "./accountApi.ts";

/** `isPlanRemoved`: whether the plan went from this device too, where that was asked for. */
export type ErasedAccount = { receipt: Receipt; isPlanRemoved: boolean };

/**
 * Rejects where the server refuses or cannot be asked: then nothing has changed, here or there. What this device cannot
 * forget afterwards does no harm: a plan is never sent to an account that it is not kept for.
 */
export async function eraseAccount(queries: QueryClient, removesPlan: boolean): Promise<ErasedAccount> {
  holdPlanSync(true);
  try {
    const outcome: { erased: ErasedAccount | null } = { erased: null };
    // In the other tabs' place too: with a tenant of its own, the next exchange would begin the account anew.
    await inTurn(async () => {
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
    // The browser refuses its storage.
  }
  return false;
}
