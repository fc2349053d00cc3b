/** How a college's price for a family was calculated, line by line. */
import { explainPrice } from "#domain/price/working.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

export const answerWorking: Engine["working"] = async ({ release, unitId, family, options }) => {
  const college = getHeldColleges(release).byUnitId.get(unitId);
  return college === undefined ? null : explainPrice(college, family, options);
};
