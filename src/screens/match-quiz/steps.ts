/** The questions in their order, the address of each, and where a student goes from one. */
import type { Plan } from "#domain/plan/plan.ts";

/** Enough for a first result. */
export const firstSteps = ["grades", "home", "pay"] as const;
/** Each makes the result sharper, in the order of what moves it most. */
export const sharpenSteps = [
  "tests",
  "income",
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

/** The view that an address's fragment names, "#pay"; null where it names none. */
export function parseQuizView(hash: string): View | null {
  const name = hash.replace(/^#/, "");
  return name === "results" ? name : (allSteps.find((step) => step === name) ?? null);
}

export function toQuizViewHash(view: View): string {
  return `#${view}`;
}

/** Where the quiz opens when the address names no question: at what is unanswered, or at the results. */
export function findStartView(plan: Plan): View {
  const open = firstSteps.find((step) => !isAnswered(step, plan));
  if (open === undefined) return "results";
  return firstSteps.some((step) => isAnswered(step, plan)) ? "results" : "grades";
}

/** After the third question come the results; after the last one too. `returns`: the question was opened from there. */
export function getNextView(step: Step, returns: boolean): View {
  if (returns || step === "pay") return "results";
  return allSteps[allSteps.indexOf(step) + 1] ?? "results";
}

/** Null at the first question. */
export function getPreviousView(step: Step, returns: boolean): View | null {
  if (returns || step === "tests") return "results";
  return allSteps[allSteps.indexOf(step) - 1] ?? null;
}

export function isFirstStep(step: Step): step is FirstStep {
  return firstSteps.some((one) => one === step);
}

/** The place of a question within its part of the quiz, counted from 1. */
export function getQuizPosition(step: Step): { number: number; of: number } {
  const part: readonly Step[] = isFirstStep(step) ? firstSteps : sharpenSteps;
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
    case "income":
      return money.familyIncomeUsd !== null;
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
      // On campus is assumed until the student says so.
      return "profile.livingPlan" in stamps;
  }
}
