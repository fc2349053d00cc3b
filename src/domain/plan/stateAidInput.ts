/** What a plan says of the facts that state programs ask about. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { emptyStateAidInput, type StateAidInput } from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";
import type { Plan } from "./plan.ts";
import { findGraduationYear } from "./timelineInput.ts";

export function readStateAidInput(
  state: StateCode,
  plan: Pick<Plan, "profile" | "money" | "aid" | "timeline">,
  today: Day,
): StateAidInput {
  const { profile, money, aid } = plan;
  const { gpa, gpaScale, satTotal, actComposite, classRankTopPercent, homeState } = profile;
  const estimate = estimateAid(aid, homeState);
  const livesHere = homeState === null ? null : homeState === state;
  return {
    ...emptyStateAidInput,
    isResident: livesHere,
    finishesSchoolHere: livesHere,
    graduationYear: findGraduationYear(plan, today),
    gpa,
    gpaScale,
    satTotal,
    actComposite,
    classRankTopPercent,
    incomeUsd: estimate?.agiUsd ?? money.familyIncomeUsd,
    familySize: estimate?.familySize ?? money.familySize,
    sai: estimate === null ? null : { low: estimate.saiLow, high: estimate.saiHigh },
  };
}
