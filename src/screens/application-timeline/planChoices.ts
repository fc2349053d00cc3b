/** How one college can be applied to: the rounds that are known of it first, with their dates, then the others. */
import type { Deadline, DeadlineRound } from "#domain/college/details.ts";
import { findDeadlineClass } from "#domain/timeline/nextCycle.ts";
import { type ApplicationPlan, applicationPlans } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

export type PlanChoice = {
  plan: ApplicationPlan;
  isKnown: boolean;
  /** The known dates that are still to come, or the last where all are over; none for rolling and for what is not known. */
  dates: readonly Day[];
  /** The dates are those of another class: a pattern, not a fact. */
  isOtherYear: boolean;
  /** Every known date has gone by for this class. */
  isOver: boolean;
};

const roundsOf: Readonly<Partial<Record<ApplicationPlan, readonly DeadlineRound[]>>> = {
  earlyDecision1: ["earlyDecision", "earlyDecision1"],
  earlyDecision2: ["earlyDecision2"],
  earlyAction: [
    "earlyAction",
    "earlyActionInState",
    "earlyActionOutOfState",
    "earlyAction1",
    "earlyAction2",
    "earlyAction3",
    "earlyAction4",
  ],
  restrictiveEarlyAction: ["restrictiveEarlyAction"],
  regularDecision: ["regularDecision", "regularDecisionFinal"],
};

/**
 * `deadlines` are those of the college; `system` is the statewide application it is reached by; `chosen` stands among
 * the choices even where it is none of this college; `graduationYear` null takes the class that the dates are for.
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
    // A statewide application is no choice anywhere else, and where it is used there is no other.
    return system === null && plan !== "uc" && plan !== "csu";
  };
  const choices = applicationPlans.filter(isOffered).map((plan) => toPlanChoice(plan, college));
  return [...choices.filter(({ isKnown }) => isKnown), ...choices.filter(({ isKnown }) => !isKnown)];
}

function toPlanChoice(plan: ApplicationPlan, college: Parameters<typeof listPlanChoices>[0]): PlanChoice {
  const { deadlines, system, graduationYear, today } = college;
  const rounds = roundsOf[plan === system ? "regularDecision" : plan] ?? [];
  const rows = deadlines.filter(({ round, isRolling }) =>
    plan === "rolling" ? isRolling : rounds.includes(round) && !isRolling,
  );
  const isOtherYear = rows.some(
    ({ date, asOf }) =>
      date !== null && graduationYear !== null && findDeadlineClass(date, asOf) !== graduationYear,
  );
  const all = [...new Set(rows.flatMap(({ date }) => date ?? []))].toSorted();
  const coming = isOtherYear ? all : all.filter((date) => date >= today);
  const isOver = all.length > 0 && coming.length === 0;
  return {
    plan,
    isKnown: rows.length > 0 || plan === system || (plan === "rolling" && college.hasOpenAdmission),
    dates: isOver ? all.slice(-1) : coming,
    isOtherYear,
    isOver,
  };
}
