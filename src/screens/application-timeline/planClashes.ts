/** Application plans that do not go together, found while they are being chosen. */
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";

export type PlanClash =
  | { code: "twoEarly"; plan: ApplicationPlan; unitIds: readonly number[] }
  | { code: "restrictive"; unitId: number; otherUnitIds: readonly number[] };

type Planned = { unitId: number; applicationPlan: ApplicationPlan | null };

/** Early decision I at one college and II at another may follow each other; two of the same may not. */
export function findPlanClashes(colleges: readonly Planned[]): PlanClash[] {
  const clashes: PlanClash[] = [];
  const getUnitIds = (...plans: ApplicationPlan[]) =>
    colleges
      .filter(({ applicationPlan }) => applicationPlan !== null && plans.includes(applicationPlan))
      .map(({ unitId }) => unitId);
  for (const plan of ["earlyDecision1", "earlyDecision2"] as const) {
    const unitIds = getUnitIds(plan);
    if (unitIds.length > 1) clashes.push({ code: "twoEarly", plan, unitIds });
  }
  for (const unitId of getUnitIds("restrictiveEarlyAction")) {
    const otherUnitIds = getUnitIds("earlyDecision1", "earlyAction", "restrictiveEarlyAction").filter(
      (other) => other !== unitId,
    );
    if (otherUnitIds.length > 0) clashes.push({ code: "restrictive", unitId, otherUnitIds });
  }
  return clashes;
}
