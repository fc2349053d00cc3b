/** Which questions about the FAFSA parent are asked, in their order, after the answers so far. */
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

/** Up to and with the first question that is open and has to be answered before the next is known. */
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

/** Names are never open: they can be left out. */
export function isAnswered(step: StepId, answers: AidAnswers): boolean {
  if (step === "names") return true;
  if (step === "together") return readParentsTogether(answers) !== null;
  return readParentAnswers(answers)[step] !== null;
}

/** The first question without an answer; null where all are answered. */
export function openStep(answers: AidAnswers): StepId | null {
  return listSteps(answers).find((step) => !isAnswered(step, answers)) ?? null;
}

/** The question after this one; null where the result comes next. */
export function getNextQuestion(step: StepId, answers: AidAnswers): StepId | null {
  const steps = listSteps(answers);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The question before this one; null at the first. */
export function getPreviousQuestion(step: StepId, answers: AidAnswers): StepId | null {
  const steps = listSteps(answers);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** At most so many questions for a family that lives like this. */
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
