/** Where Family can be bought: what an account may have follows from what its family pays for, as the store knows it. */
import { familyPlan, freePlan } from "#domain/subscription/plans.ts";
import { summarizeSubscription } from "#domain/subscription/subscription.ts";
import { subscriptionsAround } from "#server/store/subscriptions.ts";
import type { Database } from "#server/store/tables.ts";
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
