/** What the FAFSA answers say about the family: whose figures count, who filed, and which rules apply. */
import type { FlowAnswers } from "#domain/flow/flow.ts";
import { type AssetExemption, assetExemption } from "./assetQuestions.ts";
import {
  type Dependency,
  dependencyOf,
  type IndependenceReason,
  independenceReasons,
  type UnusualCircumstance,
  unusualCircumstances,
} from "./dependency.ts";
import { aidKey, type Household } from "./households.ts";
import { maxPellIndicator, type PellInput } from "./pell.ts";
import { isSingleParent, type MaritalStatus, maritalStatuses } from "./singleParent.ts";
import type { FilingStatus } from "./worksheetInput.ts";

export const starts = ["fall2027", "now", "later"] as const;
export const citizenships = ["citizen", "eligibleNoncitizen", "neither"] as const;
/** How the parents' relationship is answered, or why no parent is asked. */
export const parentSituations = [
  "marriedToEachOther",
  "unmarriedLivingTogether",
  "apart",
  "oneDied",
  "bothDied",
  "noSafeContact",
  "refuse",
] as const;
export const filings = ["mfj", "single", "hoh", "mfs", "qss", "notRequired", "abroad"] as const;
export type Filing = (typeof filings)[number];
export const residences = ["states", "alaska", "hawaii"] as const;
export const scheduleCAnswers = ["none", "small", "large"] as const;

/** The key under which the home state is looked up; it is stored in the profile, not with these answers. */
export const homeStateKey = "student.homeState";

/** Each "yes" that makes a student independent, and the key it is stored under. */
export const reasonKeys: Readonly<Record<IndependenceReason, string>> = {
  age24: "student.isAge24",
  married: "student.isMarried",
  graduateStudent: "student.isGraduateStudent",
  veteranOrActiveDuty: "student.isVeteran",
  hasDependents: "student.hasDependents",
  orphanWardOrFosterCare: "student.isOrphanOrFoster",
  emancipatedOrGuardianship: "student.isEmancipated",
  unaccompaniedHomeless: "student.isHomeless",
};

export const unusualKeys: Readonly<Record<UnusualCircumstance, string>> = {
  abandonment: "student.isAbandoned",
  abuse: "student.isAbused",
  humanTrafficking: "student.isTrafficked",
  parentInPrison: "student.hasParentInPrison",
  refugeeOrAsylee: "student.isRefugee",
  noSafeContact: "student.hasNoSafeContact",
};

/** The award year whose tables are used: the newest published one if college starts later. */
export function awardYearOf(used: FlowAnswers): string | null {
  const start = used["student.start"];
  if (start === undefined) return null;
  return start === "now" ? "2026-27" : "2027-28";
}

/** Null until the questions that decide it are answered. */
export function dependencyIn(used: FlowAnswers): Dependency | null {
  const entries = independenceReasons.map((reason) => [reason, yesNo(used[reasonKeys[reason]])] as const);
  const isKnown = entries.every(([, answer]) => answer !== null) || entries.some(([, answer]) => answer);
  if (!isKnown) return null;
  const given = Object.fromEntries(entries);
  const reasons = Object.fromEntries(
    independenceReasons.map((reason) => [reason, given[reason] ?? null]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Built from the list that the record's keys are.
  ) as Record<IndependenceReason, boolean | null>;
  const parents = used["student.parents"];
  if (parents === "bothDied") {
    return dependencyOf({
      reasons: { ...reasons, orphanWardOrFosterCare: true },
      unusual: [],
      parentsRefuse: false,
    });
  }
  const decided = dependencyOf({ reasons, unusual: unusualIn(used), parentsRefuse: parents === "refuse" });
  if (decided.status !== "dependent") return decided;
  return parents === undefined || parents === "noSafeContact" ? null : decided;
}

function unusualIn(used: FlowAnswers): UnusualCircumstance[] {
  return unusualCircumstances.filter((one) => used[unusualKeys[one]] === true);
}

/** Whether the parents' figures are required; null until known. */
export function isDependentIn(used: FlowAnswers): boolean | null {
  const dependency = dependencyIn(used);
  if (dependency === null) return null;
  return dependency.status === "dependent" || dependency.status === "dependentWithoutParents";
}

/** The household whose return is required: the parent's or an independent student's; null if neither. */
export function taxHouseholdOf(used: FlowAnswers): Household | null {
  const dependency = dependencyIn(used);
  if (dependency === null || dependency.status === "dependentWithoutParents") return null;
  return dependency.status === "dependent" ? "first" : "student";
}

/** Whether two people's figures count: parents together, a stepparent, or the student's spouse; null until known. */
export function isCoupleIn(used: FlowAnswers): boolean | null {
  const household = taxHouseholdOf(used);
  if (household === null) return null;
  if (household === "student") return used["student.isMarried"] === true;
  const marital = maritalStatusIn(used);
  return marital === null ? null : marital === "married" || marital === "remarried" || marital === together;
}

const together: MaritalStatus = "unmarried, living together";

/** The FAFSA parent's, or an independent student's. */
export function maritalStatusIn(used: FlowAnswers): MaritalStatus | null {
  if (taxHouseholdOf(used) === "student") return used["student.isMarried"] === true ? "married" : "single";
  if (used["student.parents"] === "marriedToEachOther") return "married";
  if (used["student.parents"] === "unmarriedLivingTogether") return together;
  return maritalStatuses.find((status) => status === used["first.maritalNow"]) ?? null;
}

export function filingIn(used: FlowAnswers, who: "own" | "other"): Filing | null {
  const household = taxHouseholdOf(used);
  if (household === null) return null;
  const answer = used[aidKey(household, who === "own" ? "filingStatus" : "otherFilingStatus")];
  return filings.find((filing) => filing === answer) ?? null;
}

/** What each contributor filed: one entry for a single person or a joint return, two for a couple that filed separately. */
export function filingsIn(used: FlowAnswers): readonly Filing[] | null {
  const own = filingIn(used, "own");
  const isCouple = isCoupleIn(used);
  if (own === null || isCouple === null) return null;
  if (own === "mfj" || !isCouple) return [own];
  const other = filingIn(used, "other");
  return other === null ? null : [own, other];
}

/** Nobody whose income counts had to file. */
export function isNonfilerIn(used: FlowAnswers): boolean {
  return filingsIn(used)?.every((filing) => filing === "notRequired") ?? false;
}

/** Every return was a foreign one. */
export function filedAbroadIn(used: FlowAnswers): boolean {
  const all = filingsIn(used);
  return (
    all !== null && all.includes("abroad") && all.every((one) => one === "abroad" || one === "notRequired")
  );
}

/** The status used for the payroll tax allowance: without a U.S. return, the marital status. */
export function payrollStatus(filing: Filing, isMarried: boolean): FilingStatus {
  if (filing !== "notRequired" && filing !== "abroad") return filing;
  return isMarried ? "mfs" : "single";
}

export function isSingleParentIn(used: FlowAnswers, receivedEitc: boolean): boolean {
  const marital = maritalStatusIn(used);
  if (marital === null) return false;
  if (taxHouseholdOf(used) === "student" && used["student.hasDependents"] !== true) return false;
  const filing = filingIn(used, "own");
  const status = filing === null || filing === "notRequired" || filing === "abroad" ? null : filing;
  return isSingleParent(marital, status, receivedEitc);
}

/** Certain from the answers so far: unanswered counts as no. Null until income is known. */
export function pellInputIn(used: FlowAnswers): PellInput | null {
  const household = taxHouseholdOf(used);
  const awardYear = awardYearOf(used);
  const familySize = familySizeIn(used);
  if (household === null || awardYear === null || familySize === null) return null;
  const agi = numberIn(used, aidKey(household, "agi"));
  const nonfiler = isNonfilerIn(used);
  if (agi === null && !nonfiler) return null;
  return {
    awardYear,
    dependencyStatus: household === "first" ? "dependent" : "independent",
    familySize,
    state: stateIn(used),
    agi: agi ?? 0,
    foreignIncomeExclusion: numberIn(used, aidKey(household, "foreignIncomeExclusion")) ?? 0,
    nonfiler,
    singleParent: isSingleParentIn(used, used[aidKey(household, "receivedEitc")] === true),
    isParent: household === "student" && used["student.hasDependents"] === true,
  };
}

/** People in the family: as typed, or one or two if an independent student has no dependents. */
export function familySizeIn(used: FlowAnswers): number | null {
  const household = taxHouseholdOf(used);
  if (household === null) return null;
  const isAlone = household === "student" && used["student.hasDependents"] !== true;
  if (isAlone) return used["student.isMarried"] === true ? 2 : 1;
  return numberIn(used, "student.familySize");
}

/** The postal code for the poverty guideline; null for the 48 states, D.C. and the territories. */
export function stateIn(used: FlowAnswers): string | null {
  const home = used[homeStateKey];
  if (typeof home === "string") return home;
  if (used["student.residence"] === "alaska") return "AK";
  return used["student.residence"] === "hawaii" ? "HI" : null;
}

/** Whether the maximum grant is certain from the answers so far. */
export function isMaximumPellIn(used: FlowAnswers): boolean {
  const input = pellInputIn(used);
  if (input === null) return false;
  const indicator = maxPellIndicator(input);
  return indicator.ok && indicator.value !== 0;
}

/** Why no assets have to be reported, from the answers so far; null if they do, or if unknown. */
export function exemptionIn(used: FlowAnswers): AssetExemption | null {
  const household = taxHouseholdOf(used);
  const input = pellInputIn(used);
  if (household === null || input === null) return null;
  const indicator = maxPellIndicator(input);
  return assetExemption({
    maxPellIndicator: indicator.ok ? indicator.value : 0,
    agiUsd: input.agi,
    filedOtherSchedules: yesNo(used[aidKey(household, "filedSchedules")]),
    scheduleCNetUsd: scheduleCNetIn(used[aidKey(household, "scheduleC")]),
    receivedBenefit: hasBenefitIn(used, household),
    filedAbroad: filedAbroadIn(used),
  });
}

/** The earned income credit is one of the qualifying benefits. */
function hasBenefitIn(used: FlowAnswers, household: Household): boolean {
  return used[aidKey(household, "receivedEitc")] === true || used["student.receivedBenefit"] === true;
}

/** The rule asks whether it is within $10,000 of zero, so a figure on the right side represents the answer. */
function scheduleCNetIn(answer: unknown): number | null {
  if (answer === "none") return null;
  return answer === "small" ? 0 : Number.MAX_SAFE_INTEGER;
}

/** Answers implied by others and stored with them, for rules that read single keys. */
export function derivedAnswers(used: FlowAnswers): Record<string, string | boolean | null> {
  return {
    "student.awardYear": awardYearOf(used),
    "student.isDependent": isDependentIn(used),
    "first.maritalStatus": taxHouseholdOf(used) === "first" ? maritalStatusIn(used) : null,
  };
}

export function numberIn(used: FlowAnswers, key: string): number | null {
  const answer = used[key];
  return typeof answer === "number" ? answer : null;
}

export function yesNo(answer: unknown): boolean | null {
  return typeof answer === "boolean" ? answer : null;
}
