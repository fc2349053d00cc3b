/** What would change a college's chance, labels or price: varies each answer a little and recomputes everything. */
import { toShownChance } from "#domain/admission/display.ts";
import { findMeantScale, gpaScaleMaximum } from "#domain/answers/gpaScale.ts";
import { letterGrades } from "#domain/answers/readTyped.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type Money, type Profile } from "#domain/people/profile.ts";
import { classifyCommute } from "#domain/price/commute.ts";
import { toHome } from "#domain/price/commuteFrom.ts";
import { findMeritSteps, type MeritStep } from "#domain/price/meritSteps.ts";
import { toAcademics } from "#domain/price/priceInput.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type RankedCollege, type RankInput, rankCollege } from "./rank.ts";

/** How far an answer is varied: steps a student could reach in a year; assumptions. */
export const whatIfSteps = {
  gradePoints: 0.2,
  percentPoints: 3,
  sat: 100,
  act: 3,
  roundUsd: 500,
  /** How much more a family may find: a quarter, or this much. */
  payFactor: 1.25,
  payUsd: 5_000,
} as const;

/** Colleges decide on the grades up to eleventh grade, so a senior's average no longer moves. */
const lastGradeYearForGpa = 11;

export type WhatIfChange =
  | { code: "gpa"; from: number; to: number; scale: Exclude<Profile["gpaScale"], "none"> }
  | { code: "sat"; from: number; to: number }
  | { code: "act"; from: number; to: number }
  /** The next step of the college's table of merit awards. */
  | ({ code: "merit" } & MeritStep)
  | { code: "livingWithFamily" }
  | { code: "payPerYear"; fromUsd: number; toUsd: number };

export type WhatIf<Band extends MatchPriceBand> = {
  change: WhatIfChange;
  before: RankedCollege<Band>;
  after: RankedCollege<Band>;
};

/** Only changes that visibly affect this college; `inputFor` returns the price rules for changed answers. */
export function listWhatIfs<Band extends MatchPriceBand>(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  inputFor: (profile: Profile, money: Money) => RankInput<Band>,
): WhatIf<Band>[] {
  const before = rankCollege(college, profile, money, inputFor(profile, money));
  const found: WhatIf<Band>[] = [];
  for (const { change, nextProfile, nextMoney } of listScenarios(profile, money, before)) {
    const after = rankCollege(college, nextProfile, nextMoney, inputFor(nextProfile, nextMoney));
    if (change.code === "merit" || hasChanged(before, after)) found.push({ change, before, after });
  }
  return found;
}

type Scenario = { change: WhatIfChange; nextProfile: Profile; nextMoney: Money };

function listScenarios(
  profile: Profile,
  money: Money,
  before: RankedCollege<MatchPriceBand>,
): readonly Scenario[] {
  const { satTotal, actComposite } = profile;
  const scenarios: Scenario[] = [];
  const add = (change: WhatIfChange, fields: Partial<Profile>, nextMoney: Money = money) =>
    scenarios.push({ change, nextProfile: { ...profile, ...fields }, nextMoney });

  const gpa = makeGpaScenario(profile);
  if (gpa !== null) add({ code: "gpa", ...gpa }, { gpa: gpa.to });
  if (satTotal !== null && satTotal < 1600) {
    const to = Math.min(1600, satTotal + whatIfSteps.sat);
    add({ code: "sat", from: satTotal, to }, { satTotal: to });
  }
  if (actComposite !== null && actComposite < 36) {
    const to = Math.min(36, actComposite + whatIfSteps.act);
    add({ code: "act", from: actComposite, to }, { actComposite: to });
  }
  for (const step of listMeritSteps(profile, before)) {
    const fields: Partial<Profile> = {};
    if (step.gpa !== undefined) fields.gpa = step.gpa.to;
    if (step.sat !== undefined) fields.satTotal = step.sat.to;
    if (step.act !== undefined) fields.actComposite = step.act.to;
    add({ code: "merit", ...step }, fields);
  }
  // If the college is too far to commute, this would only price living on campus.
  const canLiveAtHome =
    profile.livingPlan !== "withFamily" && classifyCommute(before.college, toHome(profile)) !== "beyond";
  if (canLiveAtHome) add({ code: "livingWithFamily" }, { livingPlan: "withFamily" });

  const { payPerYearUsd } = money;
  const toUsd = findPayStep(payPerYearUsd, before.priceBand);
  if (payPerYearUsd !== null && toUsd !== null) {
    add({ code: "payPerYear", fromUsd: payPerYearUsd, toUsd }, {}, { ...money, payPerYearUsd: toUsd });
  }
  return scenarios;
}

/** What would cover the whole price range, else at least its low end; null if the family could hardly stretch that far. */
function findPayStep(payUsd: number | null, band: MatchPriceBand | null): number | null {
  if (payUsd === null || band === null) return null;
  const mostUsd = Math.max(payUsd * whatIfSteps.payFactor, payUsd + whatIfSteps.payUsd);
  const steps = [band.highUsd, band.lowUsd].map(
    (usd) => Math.ceil(usd / whatIfSteps.roundUsd) * whatIfSteps.roundUsd,
  );
  return steps.find((usd) => usd > payUsd && usd <= mostUsd) ?? null;
}

function listMeritSteps(profile: Profile, { college, priceBand }: RankedCollege<MatchPriceBand>) {
  const merit = priceBand?.merit;
  if (merit === undefined) return [];
  return findMeritSteps(
    college,
    { ...merit, academics: toAcademics(profile), home: profile.homeState },
    merit,
  );
}

/** One step up on the student's own scale; null if there is none. */
function makeGpaScenario({
  gpa,
  gpaScale,
  gradeYear,
}: Profile): Omit<Extract<WhatIfChange, { code: "gpa" }>, "code"> | null {
  if (gpa === null || gpaScale === "none" || (gradeYear ?? 0) > lastGradeYearForGpa) return null;
  if (gpaScale === "letter") {
    const better = Object.values(letterGrades).filter((value) => value > gpa);
    return better.length === 0 ? null : { from: gpa, to: Math.min(...better), scale: gpaScale };
  }
  if (findMeantScale(gpa, gpaScale) !== null) return null;
  const step = gpaScale === "percent" ? whatIfSteps.percentPoints : whatIfSteps.gradePoints;
  // In hundredths, so that 3.6 plus 0.2 is 3.8.
  const to = Math.min(gpaScaleMaximum[gpaScale], Math.round((gpa + step) * 100) / 100);
  return to > gpa ? { from: gpa, to, scale: gpaScale } : null;
}

/** Whether a family would notice: a label, the displayed range, or the price by $500 or more. */
function hasChanged(before: RankedCollege<MatchPriceBand>, after: RankedCollege<MatchPriceBand>): boolean {
  return (
    hasOtherAdmission(before, after) ||
    hasOtherBudget(before, after) ||
    hasOtherChance(before, after) ||
    hasOtherPrice(before, after)
  );
}

type Row = RankedCollege<MatchPriceBand>;

export function hasOtherAdmission(before: Row, after: Row): boolean {
  return before.admissionLabel.code !== after.admissionLabel.code;
}

export function hasOtherBudget(before: Row, after: Row): boolean {
  return before.budgetLabel !== after.budgetLabel;
}

export function hasOtherChance(before: Row, after: Row): boolean {
  if (before.chance.kind !== after.chance.kind) return true;
  if (before.chance.kind !== "estimate" || after.chance.kind !== "estimate") return false;
  const one = toShownChance(before.chance);
  const other = toShownChance(after.chance);
  return JSON.stringify([one.low, one.high]) !== JSON.stringify([other.low, other.high]);
}

export function hasOtherPrice(before: Row, after: Row): boolean {
  if (before.priceBand === null || after.priceBand === null) return before.priceBand !== after.priceBand;
  return (
    Math.abs(before.priceBand.lowUsd - after.priceBand.lowUsd) >= whatIfSteps.roundUsd ||
    Math.abs(before.priceBand.highUsd - after.priceBand.highUsd) >= whatIfSteps.roundUsd
  );
}
