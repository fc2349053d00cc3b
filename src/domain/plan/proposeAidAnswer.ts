/** What other tools were told, as a proposal for a question of the FAFSA: shown with where it comes from, and kept once it is confirmed. */
import type { FafsaQuestion } from "#domain/aid/fafsaFlow.ts";
import { getTaxHousehold } from "#domain/aid/fafsaFlowFamily.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import { holdsValue } from "#domain/answers/kinds.ts";
import { type AnswerSource, readAnswer } from "#domain/answers/readAnswer.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import type { Day } from "#lib/dates.ts";

export type AidProposal = { value: AidAnswer; from: "gradeYear" | "familyIncomeUsd" | "familySize" };

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

function findProposal(
  source: AnswerSource,
  { id }: FafsaQuestion,
  used: AidAnswers,
  today: Day,
): AidProposal | null {
  if (id === "student.start") {
    const { value: grade } = readAnswer(source, "gradeYear", { today });
    if (grade === null) return null;
    return { value: toEntryYear(grade, today) > 2027 ? "later" : "fall2027", from: "gradeYear" };
  }
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
