/** A plan's timeline. Its rules are many, so only pages that show a timeline download them. */
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

export const answerTimeline: Engine["timeline"] = async ({ release, plan, deadlines, today }) => {
  const byUnitId = release === null ? null : getHeldColleges(release).byUnitId;
  const input = buildTimelineInput(plan, (unitId) => byUnitId?.get(unitId) ?? null, deadlines, today);
  return input === null ? null : buildTimeline(input);
};
