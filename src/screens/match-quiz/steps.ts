/** The quiz questions: their order, addresses, and where each leads. */
import { listDecidingFacts, recordFacts } from "#domain/admission/decidingFacts.ts";
import type { Plan } from "#domain/plan/plan.ts";

/** Enough for a first result. */
export const firstSteps = ["grades", "home", "pay"] as const;
/** Each sharpens the result, those with the most effect first. */
const sharpenSteps = ["tests", "record", "majors", "distance", "size", "setting", "kind", "living"] as const;

export type FirstStep = (typeof firstSteps)[number];
export type SharpenStep = (typeof sharpenSteps)[number];
export type Step = FirstStep | SharpenStep;
export type View = Step | "results";

const allSteps: readonly Step[] = [...firstSteps, ...sharpenSteps];

/** The questions for this student: the school record is asked about only where it can decide an admission rule. */
export function listSteps({ profile }: Plan): readonly Step[] {
  const isAsked = listDecidingFacts(profile).length > 0;
  return allSteps.filter((step) => step !== "record" || isAsked);
}

/** The view named in a fragment, such as "#pay"; null if there is none. */
export function parseQuizView(hash: string): View | null {
  const raw = hash.replace(/^#/, "");
  // Until November 2026 the income was a question of its own.
  const name = raw === "income" ? "pay" : raw;
  return name === "results" ? name : (allSteps.find((step) => step === name) ?? null);
}

export function toQuizViewHash(view: View): string {
  return `#${view}`;
}

/** Where the quiz opens if the address names no question: at the first unanswered one, or at the results. */
export function findStartView(plan: Plan): View {
  const open = firstSteps.find((step) => !isAnswered(step, plan));
  if (open === undefined) return "results";
  return firstSteps.some((step) => isAnswered(step, plan)) ? "results" : "grades";
}

/** The results follow the third question and the last one. `returns`: the question was opened from the results. */
export function getNextView(step: Step, returns: boolean, plan: Plan): View {
  if (returns || step === "pay") return "results";
  return findAsked(allSteps.slice(allSteps.indexOf(step) + 1), plan) ?? "results";
}

/** Null at the first question. */
export function getPreviousView(step: Step, returns: boolean, plan: Plan): View | null {
  if (returns || step === "tests") return "results";
  return findAsked(allSteps.slice(0, allSteps.indexOf(step)).toReversed(), plan) ?? null;
}

/** By place in the whole order, since a question in the address may not be one for this student. */
function findAsked(steps: readonly Step[], plan: Plan): Step | undefined {
  const asked = listSteps(plan);
  return steps.find((step) => asked.includes(step));
}

export function isFirstStep(step: Step): step is FirstStep {
  return firstSteps.some((one) => one === step);
}

/** The position of a question within its part of the quiz, starting at 1. */
export function getQuizPosition(step: Step, plan: Plan): { number: number; of: number } {
  const isFirst = isFirstStep(step);
  const asked = listSteps(plan);
  const part = allSteps.filter(
    (one) => isFirstStep(one) === isFirst && (one === step || asked.includes(one)),
  );
  return { number: part.indexOf(step) + 1, of: part.length };
}

export function isAnswered(step: Step, { profile, money, stamps }: Plan): boolean {
  switch (step) {
    case "grades":
      return profile.gpa !== null || profile.gpaScale === "none" || profile.gradeYear !== null;
    case "home":
      return profile.homeState !== null || profile.homeZip !== null;
    case "pay":
      return money.payPerYearUsd !== null;
    case "tests":
      return profile.satTotal !== null || profile.actComposite !== null;
    case "record":
      return recordFacts.some((fact) => profile[fact] !== null);
    case "majors":
      return profile.majorFamilies.length > 0;
    case "distance":
      return profile.maxDistanceMiles !== null;
    case "size":
      return profile.sizes.length > 0;
    case "setting":
      return profile.settings.length > 0;
    case "kind":
      return profile.levels.length > 0 || profile.controls.length > 0;
    case "living":
    default:
      // On campus is assumed until the student says otherwise.
      return "profile.livingPlan" in stamps;
  }
}
