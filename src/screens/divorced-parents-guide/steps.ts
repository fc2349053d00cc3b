/** Which questions about the FAFSA parent are asked, in their order, after the answers so far. */
import type { AidAnswers } from "#domain/aid/households.ts";
import { marriageAsked, parentAnswersOf, togetherAnswered } from "#domain/aid/parentAnswers.ts";

export type StepId =
  | "together"
  | "names"
  | "paidMore"
  | "hasMore"
  | "isRemarried"
  | "filedJointly"
  | "livedWith";

/** Up to and with the first question that is open and has to be answered before the next is known. */
export function stepsOf(answers: AidAnswers): readonly StepId[] {
  const together = togetherAnswered(answers);
  const found = parentAnswersOf(answers);
  if (together === null) return ["together"];
  if (together === "marriedToEachOther") return ["together", "filedJointly"];
  if (together === "oneDied") return ["together", ...marriageSteps(found.isRemarried)];
  if (together !== "apart") return ["together"];
  const steps: StepId[] = ["together", "names", "paidMore"];
  if (found.paidMore === "equal" || found.paidMore === "neither") steps.push("hasMore");
  if (marriageAsked(found) === null) return steps;
  steps.push(...marriageSteps(found.isRemarried));
  return found.isRemarried === null ? steps : [...steps, "livedWith"];
}

function marriageSteps(isRemarried: boolean | null): readonly StepId[] {
  return isRemarried === true ? ["isRemarried", "filedJointly"] : ["isRemarried"];
}

/** Names are never open: they can be left out. */
export function isAnswered(step: StepId, answers: AidAnswers): boolean {
  if (step === "names") return true;
  if (step === "together") return togetherAnswered(answers) !== null;
  return parentAnswersOf(answers)[step] !== null;
}

/** The first question without an answer; null where all are answered. */
export function openStep(answers: AidAnswers): StepId | null {
  return stepsOf(answers).find((step) => !isAnswered(step, answers)) ?? null;
}

/** The question after this one; null where the result comes next. */
export function stepAfter(step: StepId, answers: AidAnswers): StepId | null {
  const steps = stepsOf(answers);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The question before this one; null at the first. */
export function stepBefore(step: StepId, answers: AidAnswers): StepId | null {
  const steps = stepsOf(answers);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** At most so many questions for a family that lives like this. */
export function mostSteps(answers: AidAnswers): number {
  switch (togetherAnswered(answers)) {
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
