/** What some colleges cost a plan's family, in its own first year of college and over its own years of study. */

import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { PriceReply, PriceRequest } from "#client/engine/engine.ts";
import { usePrices } from "#client/engine/usePrices.ts";
import { getToday } from "#client/today.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { buildPriceOptions } from "./priceOptions.ts";
import { useAidEstimate } from "./useAidEstimate.ts";

export type PlanPrices = {
  /** Undefined for a college that has not been answered yet. */
  of: (unitId: number) => PriceReply[number] | undefined;
  /** What the prices were calculated from. */
  asked: PriceRequest;
};

/**
 * Null until the college index has loaded, which is asked for only where the plan or the caller has colleges. Browser only,
 * so it may read the date. Null `years` takes the usual length of each college's degree.
 */
export function usePlanPrices(
  plan: Plan,
  unitIds: readonly number[],
  years: number | null = plan.assumptions.years,
): PlanPrices | null {
  const index = useColleges(unitIds.length > 0 || plan.colleges.length > 0);
  const release = index.status === "ready" ? index.value.release : null;
  const aid = useAidEstimate(plan);
  // Callers make the list anew with each render.
  const key = unitIds.join(",");
  const request = useMemo((): PriceRequest | null => {
    if (release === null) return null;
    return {
      release,
      unitIds: key === "" ? [] : key.split(",").map(Number),
      family: toPriceInput(plan.profile, plan.money, aid, readStanding(plan.aid)),
      options: buildPriceOptions(plan, getToday()),
      years,
    };
  }, [release, key, plan, aid, years]);
  const found = usePrices(request);
  return useMemo(() => {
    if (found === null) return null;
    const prices = new Map(found.reply.map((price) => [price.unitId, price]));
    return { of: (unitId: number) => prices.get(unitId), asked: found.of };
  }, [found]);
}
