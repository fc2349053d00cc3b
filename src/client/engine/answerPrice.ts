/** What a family would pay at some colleges: the first year, and the whole of their studies. */
import { createPriceEstimator } from "#domain/price/band.ts";
import { createIncomePricer } from "#domain/price/byIncome.ts";
import { estimateShownStudyPrice } from "#domain/price/studyByIncome.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

export const answerPrice: Engine["price"] = async ({ release, unitIds, family, options, years }) => {
  const { byUnitId } = getHeldColleges(release);
  const getBand = createPriceEstimator(family, options);
  const show = createIncomePricer(family, options);
  return unitIds.map((unitId) => {
    const college = byUnitId.get(unitId);
    if (college === undefined) return { unitId, band: null, study: null };
    return {
      unitId,
      band: show(college, getBand(college)),
      study: estimateShownStudyPrice(college, family, { ...options, years }),
    };
  });
};
