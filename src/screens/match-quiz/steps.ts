/** The quiz questions: their names and addresses, and where each of the first three leads. */
import { isMilitaryZip } from "#domain/geography/militaryZip.ts";
import { recordFacts } from "#domain/people/profile.ts";
import type { Plan } from "#domain/plan/plan.ts";

/** Enough for a first result. */
export const firstSteps = ["grades", "home", "pay"] as const;
/** Each sharpens the result, those with the most effect first. */
export const sharpenSteps = [
  "tests",
  "record",
  "majors",
  "distance",
  "size",
  "setting",
  "kind",
  "living",
] as const;

export type FirstStep = (typeof firstSteps)[number];
export type SharpenStep = (typeof sharpenSteps)[number];
export type Step = FirstStep | SharpenStep;
export type View = Step | "results";

const allSteps: readonly Step[] = [...firstSteps, ...sharpenSteps];

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

/** The results follow the third question. `returns`: the question was opened from the results. */
export function getNextOfFirst(step: FirstStep, returns: boolean): View {
  const next = firstSteps[firstSteps.indexOf(step) + 1];
  return returns || next === undefined ? "results" : next;
}

/** Null at the first question. */
export function getPreviousOfFirst(step: FirstStep, returns: boolean): View | null {
  return returns ? "results" : (firstSteps[firstSteps.indexOf(step) - 1] ?? null);
}

export function isFirstStep(step: Step): step is FirstStep {
  return firstSteps.some((one) => one === step);
}

export function isAnswered(step: Step, { profile, money, stamps }: Plan): boolean {
  switch (step) {
    case "grades":
      return profile.gpa !== null || profile.gpaScale === "none" || profile.gradeYear !== null;
    case "home":
      return profile.homeState !== null || (profile.homeZip !== null && !isMilitaryZip(profile.homeZip));
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
