/** Which prices a shared plan shows, and of which colleges. */
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";

/** Money is shared with this person, it is kept in the account, and there is an answer to go by. */
export function canShowMoney({ plan, scopes, moneySharedSince }: SharedPlan): boolean {
  const hasAnswers = plan.money.familyIncomeUsd !== null || Object.keys(plan.aid).length > 0;
  return scopes.includes("money") && moneySharedSince !== null && hasAnswers;
}

/** Colleges that said no cost nothing; a number that no college has is left out. */
export function buildPriceRows(
  plan: Pick<Plan, "colleges">,
  getCollege: (unitId: number) => CollegeSummary | null,
  getPrice: (college: CollegeSummary) => PriceBand | null,
): { college: CollegeSummary; band: PriceBand | null }[] {
  return plan.colleges
    .filter(({ status }) => status !== "denied")
    .flatMap(({ unitId }) => {
      const college = getCollege(unitId);
      return college === null ? [] : [{ college, band: getPrice(college) }];
    });
}
