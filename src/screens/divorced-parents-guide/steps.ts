/** Which questions about the FAFSA parent are asked, in order, given the answers so far. */
import {
  findMarriageToAsk,
  parentQuestions,
  readParentAnswers,
  readParentsTogether,
  toFiledJointlyKey,
  toRemarriedKey,
} from "#domain/aid/parentAnswers.ts";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";

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

/** All steps as far as they can be known: for what is open, those of the family with the most questions. */
export function listExpectedSteps(answers: AidAnswers): readonly StepId[] {
  const open = openStep(answers);
  if (open === null || open === "names") return listSteps(answers);
  return listExpectedSteps({ ...answers, [findStepKey(open, answers)]: assumed[open] });
}

const assumed = {
  together: "apart",
  paidMore: "neither",
  hasMore: "first",
  isRemarried: true,
  filedJointly: false,
  livedWith: "equal",
} as const satisfies Record<Exclude<StepId, "names">, AidAnswer>;

/** Where a question's answer is kept: about a marriage, below the parent whose it is. */
export function findStepKey(step: Exclude<StepId, "names">, answers: AidAnswers): string {
  const about = findMarriageToAsk(readParentAnswers(answers)) ?? "surviving";
  if (step === "isRemarried") return toRemarriedKey(about);
  return step === "filedJointly" ? toFiledJointlyKey(about) : parentQuestions[step];
}
