/** Which questions about the FAFSA parent are asked, in order, given the answers so far. */
import type { AidAnswers } from "#domain/aid/households.ts";
import { findMarriageToAsk, readParentAnswers, readParentsTogether } from "#domain/aid/parentAnswers.ts";

export type StepId =
  | "together"
  | "names"
  | "paidMore"
  | "hasMore"
  | "isRemarried"
  | "filedJointly"
  | "livedWith";

/** Up to and including the first unanswered question that decides what comes next. */
export function listSteps(answers: AidAnswers): readonly StepId[] {
  const together = readParentsTogether(answers);
  const found = readParentAnswers(answers);
  if (together === null) return ["together"];
  if (together === "marriedToEachOther") return ["together", "filedJointly"];
  if (together === "oneDied") return ["together", ...listMarriageSteps(found.isRemarried)];
  if (together !== "apart") return ["together"];
  const steps: StepId[] = ["together", "names", "paidMore"];
  if (found.paidMore === "equal" || found.paidMore === "neither") steps.push("hasMore");
  if (findMarriageToAsk(found) === null) return steps;
  steps.push(...listMarriageSteps(found.isRemarried));
  return found.isRemarried === null ? steps : [...steps, "livedWith"];
}

function listMarriageSteps(isRemarried: boolean | null): readonly StepId[] {
  return isRemarried === true ? ["isRemarried", "filedJointly"] : ["isRemarried"];
}

/** Names are optional, so they never count as unanswered. */
export function isAnswered(step: StepId, answers: AidAnswers): boolean {
  if (step === "names") return true;
  if (step === "together") return readParentsTogether(answers) !== null;
  return readParentAnswers(answers)[step] !== null;
}

/** The first unanswered question; null if there is none. */
export function openStep(answers: AidAnswers): StepId | null {
  return listSteps(answers).find((step) => !isAnswered(step, answers)) ?? null;
}

/** The next question; null if the result comes next. */
export function getNextQuestion(step: StepId, answers: AidAnswers): StepId | null {
  const steps = listSteps(answers);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The previous question; null at the first. */
export function getPreviousQuestion(step: StepId, answers: AidAnswers): StepId | null {
  const steps = listSteps(answers);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The maximum number of questions for a family with this living arrangement. */
export function countMaxSteps(answers: AidAnswers): number {
  switch (readParentsTogether(answers)) {
    case "marriedToEachOther":
      return 2;
    case "oneDied":
      return 3;
    case "unmarriedLivingTogether":
    case "bothDied":
      return 1;
    case "apart":
    case null:
    default:
      return 7;
  }
}
