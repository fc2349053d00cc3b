/** How well a college fits the student's answers, or the first list where none is named. */
import { matchColleges } from "#domain/match/matchColleges.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, CounselorReading } from "../counselor.ts";
import {
  type Draft,
  joinDrafts,
  joinWords,
  listAskedColleges,
  makeDraft,
  rankForPlan,
  toMatchQuestion,
} from "../draft.ts";
import { links } from "../words.ts";
import { tellChance } from "./chance.ts";
import { answerSearchColleges, isStudentKnown } from "./searchColleges.ts";

const mostColleges = 3;
const mostNamed = 4;

export function answerMatch(reading: CounselorReading, context: AnswerContext): Draft {
  const colleges = listAskedColleges(reading, context);
  const question = toMatchQuestion(context);
  const { profile } = question;
  if (colleges.length > 0) {
    return joinDrafts(
      colleges.slice(0, mostColleges).map((college) => {
        const { matchPercent } = rankForPlan(college, question);
        const chance = tellChance(college, question);
        if (matchPercent === null || !isStudentKnown(profile)) return chance;
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
  if (
    profile.gpa === null &&
    profile.satTotal === null &&
    profile.actComposite === null &&
    profile.homeState === null
  ) {
    return makeDraft(
      "To suggest colleges, I need your grades or your ZIP code. The match quiz asks three questions.",
      {
        kind: "dont-know",
        parts: [links.quiz],
      },
    );
  }
  const { first } = matchColleges(context.colleges, question);
  const shown = [...first.rows, ...first.beyond].map(({ college }) => college);
  if (shown.length === 0) {
    return makeDraft("No college fits all your answers. Loosen one in the match quiz.", {
      kind: "dont-know",
      parts: [links.quiz],
    });
  }
  return makeDraft(
    `Your first list, the surest ones first: ${joinWords(shown.slice(0, mostNamed).map(({ name }) => name))}${shown.length > mostNamed ? ", and more below" : ""}.`,
    { parts: [{ kind: "colleges", unitIds: shown.map(({ unitId }) => unitId) }, links.quiz] },
  );
}
