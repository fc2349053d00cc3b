/** How well a college fits the student's answers, or a short list where none is named. */
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  listAskedColleges,
  makeDraft,
  rankForPlan,
  toMatchQuestion,
} from "../draft.ts";
import { tellChance } from "./chance.ts";
import { answerCollegeFacts } from "./collegeFacts.ts";
import { answerSearchColleges } from "./searchColleges.ts";
import { answerShortList } from "./shortList.ts";

const mostColleges = 3;

export function answerMatch(reading: CounselorReading, context: AnswerContext): Draft {
  const colleges = listAskedColleges(reading, context);
  const question = toMatchQuestion(context);
  const { profile } = question;
  const { gpa, satTotal, actComposite, majorFamilies } = profile;
  const isKnown = gpa !== null || satTotal !== null || actComposite !== null || majorFamilies.length > 0;
  // By the home alone a percentage would say nothing: what the college is, a family can judge itself.
  if (colleges.length > 0 && !isKnown)
    return answerCollegeFacts({ ...reading, tool: "collegeFacts", measure: "overview" }, context);
  if (colleges.length > 0) {
    return joinDrafts(
      colleges.slice(0, mostColleges).map((college) => {
        const { matchPercent } = rankForPlan(college, question);
        const chance = tellChance(college, question);
        if (matchPercent === null) return chance;
        const fact: AnswerFact = {
          ref: `${college.unitId}.match`,
          kind: "share",
          subject: college.unitId,
          text: `${Math.round(matchPercent)}%`,
          year: "",
        };
        return {
          ...makeDraft(
            `${college.name} is ${/^(8|11%|18%)/.test(fact.text) ? "an" : "a"} ${fact.text} match with what you told us. ${chance.text}`,
            {
              facts: [fact, ...chance.facts],
              sources: chance.sources,
              parts: [{ kind: "match", unitId: college.unitId }, ...chance.parts],
            },
          ),
        };
      }),
    );
  }
  if (reading.entities.some(({ kind }) => kind === "state" || kind === "major"))
    return answerSearchColleges(reading, context);
  return answerShortList(reading, context);
}
