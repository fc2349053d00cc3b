/** What to ask a student in a meeting, from what their plan leaves open; the most pressing first. */
import type { Plan } from "#domain/plan/plan.ts";
import type { Timeline } from "#domain/timeline/timeline.ts";
import { listDueSoon } from "./dueSoon.ts";

export type BriefQuestion =
  | "dueSoon"
  | "overdue"
  | "noColleges"
  | "fafsa"
  | "noBudget"
  | "noRound"
  | "noSafety"
  | "reply"
  | "noYear";

/** More than a meeting has time for is not asked. */
const mostAsked = 5;

export type BriefInput = {
  plan: Plan;
  /** Null where no class year is known. */
  timeline: Timeline | null;
  /** Whether the money in the plan is shown to the counselor. */
  seesMoney: boolean;
  /** Null where that is unknown. */
  hasFinancialSafety: boolean | null;
};

export function listBriefQuestions({
  plan,
  timeline,
  seesMoney,
  hasFinancialSafety,
}: BriefInput): BriefQuestion[] {
  const tasks = timeline?.tasks ?? [];
  const undecided = plan.colleges.filter(
    ({ status, applicationPlan }) =>
      (status === "considering" || status === "applying") && applicationPlan === null,
  );
  const isAsked: Readonly<Record<BriefQuestion, boolean>> = {
    dueSoon: timeline !== null && listDueSoon(timeline).length > 0,
    overdue: tasks.some(({ state, stillOpen, weight }) => state === "past" && stillOpen && weight === "must"),
    noColleges: plan.colleges.length === 0,
    fafsa: tasks.some(
      ({ templateId, state }) => templateId === "fafsaFile" && (state === "urgent" || state === "past"),
    ),
    noBudget: seesMoney && plan.money.payPerYearUsd === null,
    noRound: undecided.length > 0 && tasks.some(({ templateId }) => templateId === "appDecide"),
    noSafety: hasFinancialSafety === false,
    reply:
      plan.colleges.some(({ status }) => status === "admitted") &&
      (timeline?.due ?? []).some(({ kind }) => kind === "reply"),
    noYear: timeline === null,
  };
  return briefOrder.filter((question) => isAsked[question]).slice(0, mostAsked);
}

const briefOrder: readonly BriefQuestion[] = [
  "noYear",
  "dueSoon",
  "overdue",
  "noColleges",
  "reply",
  "fafsa",
  "noSafety",
  "noRound",
  "noBudget",
];
