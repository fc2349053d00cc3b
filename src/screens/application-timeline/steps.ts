/** The questions of the timeline in their order, the address of each, and where a student goes from one. */
import type { CollegeStatus, Plan, PlanCollege } from "#domain/plan/plan.ts";

export const steps = ["class", "colleges", "plans", "tests", "aid", "situations"] as const;
export type Step = (typeof steps)[number];

/** The question that an address's fragment names, "#tests"; null where it names none. */
export function parseStep(hash: string): Step | null {
  const name = hash.replace(/^#/, "");
  return steps.find((step) => step === name) ?? null;
}

export function toStepHash(step: Step): string {
  return `#${step}`;
}

/** How to apply is asked only for colleges that have not answered yet. */
export function listCollegesToPlan(plan: Pick<Plan, "colleges">): PlanCollege[] {
  return plan.colleges.filter(({ status }) => stillOpen.has(status));
}
const stillOpen: ReadonlySet<CollegeStatus> = new Set(["considering", "applying", "applied"]);

/** The questions asked of this plan: without a college there is no plan to choose. */
export function listAskedSteps(plan: Pick<Plan, "colleges">): readonly Step[] {
  return listCollegesToPlan(plan).length > 0 ? steps : steps.filter((step) => step !== "plans");
}

/** Null after the last question, where the timeline is made. */
export function getNextFlowStep(step: Step, plan: Pick<Plan, "colleges">): Step | null {
  return listAskedSteps(plan).find((other) => steps.indexOf(other) > steps.indexOf(step)) ?? null;
}

/** Null at the first question. */
export function getPreviousFlowStep(step: Step, plan: Pick<Plan, "colleges">): Step | null {
  return listAskedSteps(plan).findLast((other) => steps.indexOf(other) < steps.indexOf(step)) ?? null;
}

/** The place of a question among those asked, counted from 1. */
export function getFlowPosition(step: Step, plan: Pick<Plan, "colleges">): { number: number; of: number } {
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
      // No situation is an answer too: the command that said so left its stamp.
      return plan.situations.length > 0 || "situations" in plan.stamps;
  }
}

/** A timeline can be made as soon as the class is known; the grade of the quiz alone is not yet confirmed. */
export function hasBegun(plan: Plan): boolean {
  return isAnswered("class", plan);
}

/**
 * Where to go on: the first open question, or null where none is. Colleges and application plans may stay open, so
 * they are asked again only by someone who has not yet come past them.
 */
export function findNextOpenStep(plan: Plan): Step | null {
  const hasPassedPlans = isAnswered("tests", plan) || isAnswered("aid", plan);
  const open = listAskedSteps(plan).filter((step) => !isAnswered(step, plan));
  return open.find((step) => !hasPassedPlans || (step !== "colleges" && step !== "plans")) ?? null;
}
