/** What other tools were told, as a proposal for a question of the FAFSA: shown with where it comes from, and kept once it is confirmed. */
import type { FafsaQuestion } from "#domain/aid/fafsaFlow.ts";
import { getTaxHousehold } from "#domain/aid/fafsaFlowFamily.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import { holdsValue } from "#domain/answers/kinds.ts";
import { type AnswerSource, readAnswer } from "#domain/answers/readAnswer.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { parseStartTerm } from "#domain/timeline/applicant.ts";
import type { Day } from "#lib/dates.ts";

export type AidProposal = {
  value: AidAnswer;
  from: "gradeYear" | "startTerm" | "familyIncomeUsd" | "familySize";
};

/** Null where nothing that was said answers it, also where what was said cannot be an answer here. */
export function proposeAidAnswer(
  source: AnswerSource,
  question: FafsaQuestion,
  used: AidAnswers,
  today: Day,
): AidProposal | null {
  const found = findProposal(source, question, used, today);
  return found !== null && holdsValue(question.kind(used), found.value) ? found : null;
}

/** Whoever has left school starts when they said; spring belongs to the school year that began the summer before. */
function findStart(source: AnswerSource, today: Day): AidProposal | null {
  const { value: grade } = readAnswer(source, "gradeYear", { today });
  const said = parseStartTerm(readAnswer(source, "startTerm", { today }).value);
  if (said !== null && (grade === null || grade > 12)) {
    return { value: toStart(said.term === "spring" ? said.year - 1 : said.year), from: "startTerm" };
  }
  return grade === null ? null : { value: toStart(toEntryYear(grade, today)), from: "gradeYear" };
}

/** By the fall in which the school year of the form begins. */
function toStart(fall: number): "now" | "fall2027" | "later" {
  if (fall < 2027) return "now";
  return fall === 2027 ? "fall2027" : "later";
}

function findProposal(
  source: AnswerSource,
  { id }: FafsaQuestion,
  used: AidAnswers,
  today: Day,
): AidProposal | null {
  if (id === "student.start") return findStart(source, today);
  // A dependent student's own income is not the family's.
  const from =
    id === "student.familySize"
      ? "familySize"
      : id === `${getTaxHousehold(used)}.agi`
        ? "familyIncomeUsd"
        : null;
  const value = from === null ? null : readAnswer(source, from).value;
  return from === null || value === null ? null : { value, from };
}
