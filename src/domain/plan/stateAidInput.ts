/** What a plan says of the facts that state programs ask about. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { emptyStateAidInput, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { type AnswerId, type AnswerSource, readAnswer } from "#domain/answers/readAnswer.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Day } from "#lib/dates.ts";

export function readStateAidInput(state: StateCode, plan: AnswerSource, today: Day): StateAidInput {
  const estimate = estimateAid(plan.aid, plan.profile.homeState);
  const read = <Id extends AnswerId>(id: Id) => readAnswer(plan, id, { today, fafsa: estimate }).value;
  const homeState = read("homeState");
  const livesHere = homeState === null ? null : homeState === state;
  return {
    ...emptyStateAidInput,
    isResident: livesHere,
    finishesSchoolHere: livesHere,
    graduationYear: read("graduationYear"),
    gpa: read("gpa"),
    gpaScale: read("gpaScale"),
    satTotal: read("satTotal"),
    actComposite: read("actComposite"),
    classRankTopPercent: read("classRankTopPercent"),
    // State programs look at the adjusted gross income, not at the one that decides a price bracket.
    incomeUsd: estimate?.agiUsd ?? read("familyIncomeUsd"),
    familySize: read("familySize"),
    sai: estimate === null ? null : { low: estimate.saiLow, high: estimate.saiHigh },
  };
}
