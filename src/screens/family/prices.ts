/** Which prices a shared plan shows. */
import type { SharedPlan } from "#client/family/sharedPlan.ts";

/** Money is shared with this person and stored in the account, and there is an answer to use. */
export function canShowMoney({ plan, scopes, moneySharedSince }: SharedPlan): boolean {
  const hasAnswers = plan.money.familyIncomeUsd !== null || Object.keys(plan.aid).length > 0;
  return scopes.includes("money") && moneySharedSince !== null && hasAnswers;
}
