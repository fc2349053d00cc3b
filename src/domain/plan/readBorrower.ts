/** Who would take the loans of an award letter: what the limits of federal loans go by. */
import { isIndependentBy } from "#domain/aid/dependency.ts";
import { type AnswerSource, readAnswer } from "#domain/answers/readAnswer.ts";
import type { Borrower } from "#domain/offers/flags.ts";

/** A transfer student's year is the new college's to say. */
export function readBorrower(plan: AnswerSource): Borrower {
  const isTransfer = readAnswer(plan, "path").value === "transfer";
  return { isIndependent: isIndependentBy(plan.aid), yearInCollege: isTransfer ? null : 1 };
}
