/**
 * Limits where Family is for sale: derived from what the account's family pays for, according to the store.
 */
import { familyPlan, freePlan } from "#domain/subscription/plans.ts";
import { summarizeSubscription } from "#domain/subscription/subscription.ts";
import type { Database } from "#server/store/tables.ts";
import { subscriptionsAround } from "#server/subscription/store.ts";
import { type AllowancesPart, openAllowances } from "./port.ts";

export function chooseAllowances(hasPayments: boolean, database: Database, now: () => Date): AllowancesPart {
  return hasPayments ? storedAllowances(database, now) : openAllowances;
}

export function storedAllowances(database: Database, now: () => Date): AllowancesPart {
  return {
    async of(accountId) {
      const around = await subscriptionsAround(database, accountId);
      const isFamily = around.some((one) => summarizeSubscription(one, now()).plan === "family");
      return isFamily ? familyPlan.limits : freePlan.limits;
    },
  };
}
