/** The order of the questions that sharpen the list: the school record is asked about only where it can decide an admission rule. */
import { listDecidingFacts } from "#domain/admission/decidingFacts.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { firstSteps, type SharpenStep, type Step, sharpenSteps, type View } from "./steps.ts";

/** All questions for this student. */
export function listSteps(plan: Plan): readonly Step[] {
  return [...firstSteps, ...listSharpenSteps(plan)];
}

/** The results follow the last question. `returns`: the question was opened from the results. */
export function getNextSharpen(step: SharpenStep, returns: boolean, plan: Plan): View {
  if (returns) return "results";
  return findAsked(sharpenSteps.slice(sharpenSteps.indexOf(step) + 1), plan) ?? "results";
}

export function getPreviousSharpen(step: SharpenStep, returns: boolean, plan: Plan): View {
  if (returns) return "results";
  return findAsked(sharpenSteps.slice(0, sharpenSteps.indexOf(step)).toReversed(), plan) ?? "results";
}

/** The position of a question among those that sharpen the list, starting at 1. */
export function getSharpenPosition(step: SharpenStep, plan: Plan): { number: number; of: number } {
  const asked = listSharpenSteps(plan);
  // A question in the address may not be one for this student.
  const part = sharpenSteps.filter((one) => one === step || asked.includes(one));
  return { number: part.indexOf(step) + 1, of: part.length };
}

function listSharpenSteps({ profile }: Plan): readonly SharpenStep[] {
  const isAsked = listDecidingFacts(profile).length > 0;
  return sharpenSteps.filter((step) => step !== "record" || isAsked);
}

function findAsked(steps: readonly SharpenStep[], plan: Plan): SharpenStep | undefined {
  const asked = listSharpenSteps(plan);
  return steps.find((step) => asked.includes(step));
}
