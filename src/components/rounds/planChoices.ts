/** The ways to apply to one college: rounds with known dates first, then the others. */
import type { Deadline } from "#domain/college/deadline.ts";
import { roundsByPlan } from "#domain/timeline/applications.ts";
import { findDeadlineClass, toThisCycle } from "#domain/timeline/nextCycle.ts";
import { type ApplicationPlan, applicationPlans } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

export type PlanChoice = {
  plan: ApplicationPlan;
  isKnown: boolean;
  /** The known dates still to come, or the last one if all have passed; empty for rolling and unknown ones. */
  dates: readonly Day[];
  /** The dates are for another class: a pattern, not a fact. */
  isOtherYear: boolean;
  /** The dates are last cycle's, a year later, or need checking. */
  isExpected: boolean;
  /** Every known date for this class has passed. */
  isOver: boolean;
  /** The row behind the first of the dates, with its source; null if there is none. */
  row: Deadline | null;
};

/**
 * `deadlines` are the college's; `system` is its statewide application; `chosen` is always among the choices,
 * even if this college does not offer it; a null `graduationYear` means the class the dates are for.
 */
export function listPlanChoices(college: {
  deadlines: readonly Deadline[];
  system: "uc" | "csu" | null;
  chosen: ApplicationPlan | null;
  hasOpenAdmission: boolean;
  graduationYear: number | null;
  today: Day;
}): PlanChoice[] {
  const { system, chosen } = college;
  const isOffered = (plan: ApplicationPlan) => {
    if (plan === chosen || plan === system) return true;
    // A statewide application is only offered where it is used, and there it is the only choice.
    return system === null && plan !== "uc" && plan !== "csu";
  };
  const choices = applicationPlans.filter(isOffered).map((plan) => toPlanChoice(plan, college));
  return [...choices.filter(({ isKnown }) => isKnown), ...choices.filter(({ isKnown }) => !isKnown)];
}

function toPlanChoice(plan: ApplicationPlan, college: Parameters<typeof listPlanChoices>[0]): PlanChoice {
  const { deadlines, system, graduationYear, today } = college;
  const isElsewhere = (plan === "uc" || plan === "csu") && plan !== system;
  const rounds = isElsewhere ? [] : roundsByPlan[plan];
  const published = deadlines.filter(({ round, isRolling }) =>
    plan === "rolling" ? isRolling : rounds.includes(round) && !isRolling,
  );
  const rows = published.map(toThisCycle);
  const isOtherYear = rows.some(
    (row) => row.date !== null && graduationYear !== null && findDeadlineClass(row) !== graduationYear,
  );
  const all = [...new Set(rows.flatMap(({ date }) => date ?? []))].toSorted();
  const coming = isOtherYear ? all : all.filter((date) => date >= today);
  const isOver = all.length > 0 && coming.length === 0;
  const dates = isOver ? all.slice(-1) : coming;
  return {
    plan,
    isKnown: rows.length > 0 || plan === system || (plan === "rolling" && college.hasOpenAdmission),
    dates,
    isOtherYear,
    isExpected: rows.some(({ confidence = "published" }) => confidence !== "published"),
    isOver,
    row: published[rows.findIndex(({ date }) => date === (dates[0] ?? null))] ?? null,
  };
}
