/** Which of the plan's drafts could serve which question that has no draft yet. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { EssayList } from "#domain/essays/essayList.ts";
import { findNamedColleges } from "#domain/essays/findNamedColleges.ts";
import { findReuse, listReuseTargets, type Reuse } from "#domain/essays/findReuse.ts";
import { toReusableDrafts } from "#domain/essays/studentEssays.ts";
import type { Plan } from "#domain/plan/plan.ts";

export function listReuse(
  list: EssayList,
  plan: Plan,
  findCollege: (unitId: number) => CollegeSummary | null,
): Reuse[] {
  const colleges = plan.colleges.flatMap(({ unitId }) => findCollege(unitId) ?? []);
  const findNames = (text: string) => findNamedColleges(text, colleges);
  return findReuse(toReusableDrafts(plan.essays, findNames), listReuseTargets(list));
}
