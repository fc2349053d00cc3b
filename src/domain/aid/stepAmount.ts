/** What a program that pays by an average or a score pays one student: the highest step the student reaches. */
import type { GpaScale } from "#domain/answers/gpaScale.ts";
import type { AidAmount } from "./stateProgram.ts";

/** The years of high school that each earn a step. */
const schoolYears = 4;

export type StepAnswers = {
  gpa: number | null;
  gpaScale: GpaScale;
  actComposite: number | null;
  satTotal: number | null;
};

const plainScales: ReadonlySet<GpaScale> = new Set<GpaScale>(["unweighted", "letter"]);

/**
 * Whole dollars for the amount's period; 0 below the lowest step, null where the figure is not told or not comparable: steps
 * go by a plain average. An average of all years stands for each of them.
 */
export function calculateStepUsd(
  { fact, steps, earned }: Extract<AidAmount, { kind: "steps" }>,
  told: StepAnswers,
): number | null {
  const value = fact === "gpa" && !plainScales.has(told.gpaScale) ? null : told[fact];
  if (value === null) return null;
  const usd = steps.reduce((most, step) => (value >= step.from ? Math.max(most, step.usd) : most), 0);
  return earned === "eachSchoolYear" ? usd * schoolYears : usd;
}
