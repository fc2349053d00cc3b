/** The three things most worth doing next, from the state of the plan. */
import type { DeadlineRound } from "#domain/college/details.ts";
import type { BalanceGap } from "#domain/match/balance.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { PlanCollege } from "#domain/plan/plan.ts";

export type NextStep =
  | { code: "deadline"; unitId: number; round: DeadlineRound; date: string; isBinding: boolean; days: number }
  | { code: "compareOffers"; count: number }
  | { code: "sayGrades" | "sayPay" | "sayHome" | "sayIncome" | "addReach" | "keepCopy" }
  | { code: "addSafety" | "addMiddle"; missing: number }
  | { code: "priceCalculator"; unitId: number };

export type KnownDeadline = { unitId: number; round: DeadlineRound; date: string | null; isBinding: boolean };

export type StepInput = {
  profile: Profile;
  money: Money;
  colleges: readonly PlanCollege[];
  gaps: readonly BalanceGap[];
  /** Colleges whose price rests on an estimate or may be above the limit, the least sure first. */
  unsurePriceUnitIds: readonly number[];
  /** Only dates that are in the data. */
  deadlines: readonly KnownDeadline[];
  /** YYYY-MM-DD; null until the device's clock has been asked. */
  today: string | null;
};

const shownSteps = 3;
/** A deadline this near comes before everything else; one further off than `deadlineAheadDays` waits. */
const deadlineUrgentDays = 21;
const deadlineAheadDays = 75;

export function nextSteps(input: StepInput): NextStep[] {
  const { profile, money, colleges, gaps } = input;
  const deadlines = upcoming(input);
  const steps: NextStep[] = deadlines.filter((step) => step.days <= deadlineUrgentDays).slice(0, 2);
  const admitted = colleges.filter((college) => college.status === "admitted").length;
  if (admitted > 0) steps.push({ code: "compareOffers", count: admitted });
  const hasGrades = profile.gpa !== null || profile.satTotal !== null || profile.actComposite !== null;
  if (!hasGrades) steps.push({ code: "sayGrades" });
  if (money.payPerYearUsd === null) steps.push({ code: "sayPay" });
  if (profile.homeState === null) steps.push({ code: "sayHome" });
  for (const gap of gaps) {
    if (gap.code === "needsSafety") steps.push({ code: "addSafety", missing: gap.missing });
    if (gap.code === "needsTargetOrLikely") steps.push({ code: "addMiddle", missing: gap.missing });
  }
  if (money.familyIncomeUsd === null) steps.push({ code: "sayIncome" });
  const later = deadlines.find((step) => step.days > deadlineUrgentDays);
  if (later !== undefined) steps.push(later);
  const unitId = input.unsurePriceUnitIds[0];
  if (unitId !== undefined) steps.push({ code: "priceCalculator", unitId });
  if (gaps.some((gap) => gap.code === "couldAddReach")) steps.push({ code: "addReach" });
  steps.push({ code: "keepCopy" });
  return steps.slice(0, shownSteps);
}

type DeadlineStep = Extract<NextStep, { code: "deadline" }>;

/** The nearest date still ahead of each college that has not been applied to, soonest first. */
function upcoming({ colleges, deadlines, today }: StepInput): DeadlineStep[] {
  if (today === null) return [];
  const steps = colleges
    .filter(({ status }) => status === "considering" || status === "applying")
    .flatMap(({ unitId }): DeadlineStep[] => {
      const ahead = deadlines
        .filter((deadline) => deadline.unitId === unitId)
        .flatMap(({ round, date, isBinding }) => {
          const days = date === null ? null : daysBetween(today, date);
          if (date === null || days === null || days < 0 || days > deadlineAheadDays) return [];
          return [{ code: "deadline" as const, unitId, round, date, isBinding, days }];
        });
      return ahead.toSorted((a, b) => a.days - b.days).slice(0, 1);
    });
  return steps.toSorted((a, b) => a.days - b.days || a.unitId - b.unitId);
}

/** Whole days from one date YYYY-MM-DD to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
