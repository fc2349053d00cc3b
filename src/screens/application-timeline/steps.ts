/** The timeline questions: their order and addresses, and which of them have something left to ask. */
import { type AnswerId, isSettled as isReadingSettled, readAnswer } from "#domain/answers/readAnswer.ts";
import { listCollegesToPlan, type Plan } from "#domain/plan/plan.ts";
import type { Day } from "#lib/dates.ts";

export const steps = [
  "class",
  "transfer",
  "colleges",
  "plans",
  "tests",
  "aid",
  "situations",
  "service",
] as const;
export type Step = (typeof steps)[number];

/** The answers of each question; the colleges and how to apply to them are the plan's list. */
export const stepAnswers = {
  class: ["graduationYear"],
  transfer: ["transfer"],
  colleges: [],
  plans: [],
  tests: ["tests"],
  aid: ["aidForms"],
  situations: ["situations"],
  service: ["isVeteran", "isVeteranDependent"],
} as const satisfies Readonly<Record<Step, readonly AnswerId[]>>;

/** The question named in the fragment, such as "#tests"; null if there is none. */
export function parseStep(hash: string): Step | null {
  const name = hash.replace(/^#/, "");
  return steps.find((step) => step === name) ?? null;
}

export function toStepHash(step: Step): string {
  return `#${step}`;
}

/**
 * The questions for this plan: without a college there is no application plan to choose, and first-year rounds and tests
 * are not for a transfer student.
 */
export function listAskedSteps(plan: Plan, today: Day): readonly Step[] {
  const isTransfer =
    readAnswer(plan, "path", { today }).value === "transfer" &&
    readAnswer(plan, "gradeYear", { today }).value === 13;
  const isAsked: { [One in Step]?: boolean } = {
    transfer: isTransfer,
    plans: !isTransfer && listCollegesToPlan(plan).length > 0,
    tests: !isTransfer,
    service: plan.situations.includes("militaryFamily"),
  };
  return steps.filter((step) => isAsked[step] !== false);
}

/** Whether a question has its answer, said here or known from elsewhere. */
export function isAnswered(step: Step, plan: Plan, today: Day): boolean {
  if (step === "colleges") return plan.colleges.length > 0;
  if (step === "plans")
    return listCollegesToPlan(plan).every(({ applicationPlan }) => applicationPlan !== null);
  return readStep(step, plan, today).every(({ origin }) => origin === "typed" || origin === "derived");
}

/** "Not sure yet" is an answer too, until another day. */
export function isSettled(step: Step, plan: Plan, today: Day): boolean {
  if (stepAnswers[step].length === 0) return isAnswered(step, plan, today);
  return readStep(step, plan, today).every((reading) => isReadingSettled(reading, today));
}

/** Left open with "not sure yet", on whatever day. */
export function isLeftOpen(step: Step, plan: Plan, today: Day): boolean {
  return readStep(step, plan, today).some(({ origin }) => origin === "notSure");
}

function readStep(step: Step, plan: Plan, today: Day) {
  return stepAnswers[step].map((id) => readAnswer(plan, id, { today }));
}

/** A timeline only needs the class, and one known from the quiz begins none before a question here has its answer. */
export function hasBegun(plan: Plan, today: Day): boolean {
  const isBegun =
    plan.timeline.graduationYear !== null ||
    (["tests", "aid", "situations"] as const).some((step) => isSettled(step, plan, today));
  return isBegun && isAnswered("class", plan, today);
}

/**
 * The questions that a round leaves out: what is known is not asked again. Colleges and application plans are optional, so
 * they are left out once passed, and a college from elsewhere stands on the list to be seen before that.
 */
export function listKnownSteps(plan: Plan, today: Day): readonly Step[] {
  const hasPassedPlans = isSettled("tests", plan, today) || isSettled("aid", plan, today);
  return listAskedSteps(plan, today).filter((step) => {
    if (step === "colleges") return hasPassedPlans;
    // After high school the class's question also asks what for.
    if (step === "class" && readAnswer(plan, "gradeYear", { today }).value === 13)
      return readAnswer(plan, "path", { today }).value !== null || plan.timeline.graduationYear !== null;
    return (step === "plans" && hasPassedPlans) || isSettled(step, plan, today);
  });
}

/** The questions of a round in order: those asked and not left out, and the one at hand, wherever its address came from. */
export function listRound(plan: Plan, at: Step, leftOut: readonly Step[], today: Day): readonly Step[] {
  const asked = listAskedSteps(plan, today);
  return steps.filter((step) => step === at || (asked.includes(step) && !leftOut.includes(step)));
}

/** Where to go on: the first question without an answer; null if there is none. */
export function findNextOpenStep(plan: Plan, today: Day): Step | null {
  const known = listKnownSteps(plan, today);
  const open = listAskedSteps(plan, today).filter((step) => !known.includes(step));
  return open.find((step) => !isSettled(step, plan, today)) ?? null;
}

/** What a question's history entry remembers: that it was opened to change one answer, or what its round leaves out. */
type RoundState = { returns: boolean; leftOut: readonly Step[] };

export function readRoundState(state: unknown): RoundState {
  const entry: object = typeof state === "object" && state !== null ? state : {};
  const leftOut: readonly unknown[] = "leftOut" in entry && Array.isArray(entry.leftOut) ? entry.leftOut : [];
  return {
    returns: "returns" in entry && entry.returns === true,
    leftOut: steps.filter((step) => leftOut.includes(step)),
  };
}
