/**
 * Limits where Family is for sale: derived from what the account's family pays for, according to the store.
 */
import { familyPlan, freePlan, type PlanId } from "#domain/subscription/plans.ts";
import { summarizeSubscription } from "#domain/subscription/subscription.ts";
import { type AllowancesPart, openAllowances } from "#server/ports/allowances.ts";
import type { Database } from "#server/store/tables.ts";
import { subscriptionsAround } from "./store.ts";

export function chooseAllowances(hasPayments: boolean, database: Database, now: () => Date): AllowancesPart {
  return hasPayments ? storedAllowances(database, now) : openAllowances;
}

export function storedAllowances(database: Database, now: () => Date): AllowancesPart {
  async function planOf(accountId: string): Promise<PlanId> {
    const around = await subscriptionsAround(database, accountId);
    return around.some((one) => summarizeSubscription(one, now()).plan === "family") ? "family" : "free";
  }
  return {
    planOf,
    of: async (accountId) => ((await planOf(accountId)) === "family" ? familyPlan : freePlan).limits,
  };
}
