/** The essays a plan's colleges ask for. The questions are a large table, so only pages about essays download them. */
import { listEssays } from "#domain/essays/listEssays.ts";
import { buildEssayListInput } from "#domain/plan/essayListInput.ts";
import { addRequirements } from "./addRequirements.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

export const answerEssayList: Engine["essayList"] = async ({
  release,
  plan,
  deadlines,
  requirements,
  today,
}) => {
  const byUnitId = release === null ? null : getHeldColleges(release).byUnitId;
  const findCollege = (unitId: number) => byUnitId?.get(unitId) ?? null;
  const input = buildEssayListInput(plan, findCollege, deadlines, today);
  return Promise.resolve(listEssays({ ...input, colleges: addRequirements(input, requirements ?? null) }));
};
