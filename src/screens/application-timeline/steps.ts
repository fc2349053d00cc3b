/** The timeline questions: their order, addresses, and where each leads. */
import { listCollegesToPlan, type Plan } from "#domain/plan/plan.ts";

export const steps = ["class", "colleges", "plans", "tests", "aid", "situations"] as const;
export type Step = (typeof steps)[number];

/** The question named in the fragment, such as "#tests"; null if there is none. */
export function parseStep(hash: string): Step | null {
  const name = hash.replace(/^#/, "");
  return steps.find((step) => step === name) ?? null;
}

export function toStepHash(step: Step): string {
  return `#${step}`;
}

/** What decides which questions are asked. */
type Asker = Pick<Plan, "colleges" | "timeline" | "profile">;

/**
 * The questions for this plan: without a college there is no application plan to choose, and first-year rounds and tests
 * are not for a transfer student.
 */
export function listAskedSteps(plan: Asker): readonly Step[] {
  const isTransfer = plan.timeline.path === "transfer" && plan.profile.gradeYear === 13;
  const hasPlans = !isTransfer && listCollegesToPlan(plan).length > 0;
  return steps.filter((step) => (step !== "plans" || hasPlans) && (step !== "tests" || !isTransfer));
}

/** Null after the last question, where the timeline is built. */
export function getNextFlowStep(step: Step, plan: Asker): Step | null {
  return listAskedSteps(plan).find((other) => steps.indexOf(other) > steps.indexOf(step)) ?? null;
}

/** Null at the first question. */
export function getPreviousFlowStep(step: Step, plan: Asker): Step | null {
  return listAskedSteps(plan).findLast((other) => steps.indexOf(other) < steps.indexOf(step)) ?? null;
}

/** The position of a question among those asked, starting at 1. */
export function getFlowPosition(step: Step, plan: Asker): { number: number; of: number } {
  const asked = listAskedSteps(plan);
  return { number: Math.max(0, asked.indexOf(step)) + 1, of: asked.length };
}

export function isAnswered(step: Step, plan: Plan): boolean {
  switch (step) {
    case "class":
      return plan.timeline.graduationYear !== null;
    case "colleges":
      return plan.colleges.length > 0;
    case "plans":
      return listCollegesToPlan(plan).every(({ applicationPlan }) => applicationPlan !== null);
    case "tests":
      return plan.timeline.tests !== null;
    case "aid":
      return plan.timeline.aidForms !== null;
    case "situations":
    default:
      // "No special situation" is an answer too: its command left a timestamp.
      return plan.situations.length > 0 || "situations" in plan.stamps;
  }
}

/** A timeline only needs the class; a grade from the quiz alone is not confirmed yet. */
export function hasBegun(plan: Plan): boolean {
  return isAnswered("class", plan);
}

/**
 * The first unanswered question, or null if there is none. Colleges and application plans are optional, so
 * they are asked again only of people who have not passed them yet.
 */
export function findNextOpenStep(plan: Plan): Step | null {
  const hasPassedPlans = isAnswered("tests", plan) || isAnswered("aid", plan);
  const open = listAskedSteps(plan).filter((step) => !isAnswered(step, plan));
  return open.find((step) => !hasPassedPlans || (step !== "colleges" && step !== "plans")) ?? null;
}
