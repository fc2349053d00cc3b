/** What the FAFSA answers say about the family: whose figures count, who filed, and which rules apply. */
import { filings } from "#domain/answers/catalog/fafsa.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { type Household, toAidKey } from "#domain/answers/households.ts";
import { type AssetExemption, findAssetExemption } from "./assetQuestions.ts";
import {
  type Dependency,
  decideDependency,
  type IndependenceReason,
  independenceReasons,
  reasonKeys,
  type UnusualCircumstance,
  unusualCircumstances,
} from "./dependency.ts";
import { findMaxPellIndicator, type PellInput } from "./pell.ts";
import { isSingleParent, type MaritalStatus, maritalStatuses } from "./singleParent.ts";
import type { FilingStatus } from "./worksheetInput.ts";

export type Filing = (typeof filings)[number];
/** Who filed no return with the IRS, or not the one that counts: a territory's own return replaces it (GENERAL-23-118). */
export type OtherFiling = "notRequired" | "territory" | "abroad";

export function isFiledWithIrs(filing: Filing): filing is Exclude<Filing, OtherFiling> {
  return filing !== "notRequired" && filing !== "territory" && filing !== "abroad";
}

/** The key under which the home state is looked up; it is stored in the profile, not with these answers. */
export const homeStateKey = "student.homeState";
/** The same for the name that the two-households tool has for the parent on the form. */
export const parentNameKey = "first.name";

export const unusualKeys: Readonly<Record<UnusualCircumstance, string>> = {
  abandonment: "student.isAbandoned",
  abuse: "student.isAbused",
  humanTrafficking: "student.isTrafficked",
  parentInPrison: "student.hasParentInPrison",
  refugeeOrAsylee: "student.isRefugee",
  noSafeContact: "student.hasNoSafeContact",
};

/** The award year whose tables are used: the newest published one if college starts later. */
export function getAwardYear(used: AidAnswers): string | null {
  const start = used["student.start"];
  if (start === undefined) return null;
  return start === "now" ? "2026-27" : "2027-28";
}

/** Null until the questions that decide it are answered. */
export function getDependency(used: AidAnswers): Dependency | null {
  const entries = independenceReasons.map((reason) => [reason, toYesNo(used[reasonKeys[reason]])] as const);
  const isKnown = entries.every(([, answer]) => answer !== null) || entries.some(([, answer]) => answer);
  if (!isKnown) return null;
  const given = Object.fromEntries(entries);
  const reasons = Object.fromEntries(
    independenceReasons.map((reason) => [reason, given[reason] ?? null]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Built from the list that the record's keys are.
  ) as Record<IndependenceReason, boolean | null>;
  const parents = used["student.parents"];
  if (parents === "bothDied") {
    return decideDependency({
      reasons: { ...reasons, orphanWardOrFosterCare: true },
      unusual: [],
      parentsRefuse: false,
    });
  }
  const decided = decideDependency({
    reasons,
    unusual: getUnusualCircumstances(used),
    parentsRefuse: parents === "refuse",
  });
  if (decided.status !== "dependent") return decided;
  return parents === undefined || parents === "noSafeContact" ? null : decided;
}

function getUnusualCircumstances(used: AidAnswers): UnusualCircumstance[] {
  return unusualCircumstances.filter((one) => used[unusualKeys[one]] === true);
}

/** Whether the parents' figures are required; null until known. */
export function isDependent(used: AidAnswers): boolean | null {
  const dependency = getDependency(used);
  if (dependency === null) return null;
  return dependency.status === "dependent" || dependency.status === "dependentWithoutParents";
}

/** The household whose return is required: the parent's or an independent student's; null if neither. */
export function getTaxHousehold(used: AidAnswers): Household | null {
  const dependency = getDependency(used);
  if (dependency === null || dependency.status === "dependentWithoutParents") return null;
  return dependency.status === "dependent" ? "first" : "student";
}

/** Whether two people's figures count: parents together, a stepparent, or the student's spouse; null until known. */
export function isCoupleFamily(used: AidAnswers): boolean | null {
  const household = getTaxHousehold(used);
  if (household === null) return null;
  if (household === "student") return used["student.isMarried"] === true;
  const marital = getMaritalStatus(used);
  return marital === null ? null : marital === "married" || marital === "remarried" || marital === together;
}

const together: MaritalStatus = "unmarried, living together";

/** The FAFSA parent's, or an independent student's. */
export function getMaritalStatus(used: AidAnswers): MaritalStatus | null {
  if (getTaxHousehold(used) === "student") return used["student.isMarried"] === true ? "married" : "single";
  if (used["student.parents"] === "marriedToEachOther") return "married";
  if (used["student.parents"] === "unmarriedLivingTogether") return together;
  return maritalStatuses.find((status) => status === used["first.maritalNow"]) ?? null;
}

export function getFiling(used: AidAnswers, who: "own" | "other"): Filing | null {
  const household = getTaxHousehold(used);
  if (household === null) return null;
  const answer = used[toAidKey(household, who === "own" ? "filingStatus" : "otherFilingStatus")];
  return filings.find((filing) => filing === answer) ?? null;
}

/** What each contributor filed: one entry for a single person or a joint return, two for a couple that filed separately. */
export function listFilings(used: AidAnswers): readonly Filing[] | null {
  const own = getFiling(used, "own");
  const isCouple = isCoupleFamily(used);
  if (own === null || isCouple === null) return null;
  if (own === "mfj" || !isCouple) return [own];
  const other = getFiling(used, "other");
  return other === null ? null : [own, other];
}

/** Nobody whose income counts had to file. */
export function isNonfiler(used: AidAnswers): boolean {
  return listFilings(used)?.every((filing) => filing === "notRequired") ?? false;
}

/** Every return was a foreign one. A territory of the United States is not abroad: its families may skip the assets as well. */
export function hasFiledAbroad(used: AidAnswers): boolean {
  const all = listFilings(used);
  return (
    all !== null && all.includes("abroad") && all.every((one) => one === "abroad" || one === "notRequired")
  );
}

/** The status used for the payroll tax allowance: without a federal return, the marital status. */
export function toPayrollStatus(filing: Filing, isMarried: boolean): FilingStatus {
  if (isFiledWithIrs(filing)) return filing;
  return isMarried ? "mfs" : "single";
}

export function isSingleParentFamily(used: AidAnswers, receivedEitc: boolean): boolean {
  const marital = getMaritalStatus(used);
  if (marital === null) return false;
  if (getTaxHousehold(used) === "student" && used["student.hasDependents"] !== true) return false;
  const filing = getFiling(used, "own");
  const status = filing !== null && isFiledWithIrs(filing) ? filing : null;
  return isSingleParent(marital, status, receivedEitc);
}

/** Certain from the answers so far: unanswered counts as no. Null until income is known. */
export function buildPellInput(used: AidAnswers): PellInput | null {
  const household = getTaxHousehold(used);
  const awardYear = getAwardYear(used);
  const familySize = getFamilySize(used);
  if (household === null || awardYear === null || familySize === null) return null;
  const agi = getNumber(used, toAidKey(household, "agi"));
  const nonfiler = isNonfiler(used);
  if (agi === null && !nonfiler) return null;
  return {
    awardYear,
    dependencyStatus: household === "first" ? "dependent" : "independent",
    familySize,
    state: getState(used),
    agi: agi ?? 0,
    foreignIncomeExclusion: getNumber(used, toAidKey(household, "foreignIncomeExclusion")) ?? 0,
    nonfiler,
    singleParent: isSingleParentFamily(used, used[toAidKey(household, "receivedEitc")] === true),
    isParent: household === "student" && used["student.hasDependents"] === true,
  };
}

/** People in the family: as typed, or one or two if an independent student has no dependents. */
export function getFamilySize(used: AidAnswers): number | null {
  const household = getTaxHousehold(used);
  if (household === null) return null;
  const isAlone = household === "student" && used["student.hasDependents"] !== true;
  if (isAlone) return used["student.isMarried"] === true ? 2 : 1;
  return getNumber(used, "student.familySize");
}

/** The postal code for the poverty guideline; null for the 48 states, D.C. and the territories. */
export function getState(used: AidAnswers): string | null {
  const home = used[homeStateKey];
  if (typeof home === "string") return home;
  if (used["student.residence"] === "alaska") return "AK";
  return used["student.residence"] === "hawaii" ? "HI" : null;
}

/** Whether the maximum grant is certain from the answers so far. */
export function isMaximumPell(used: AidAnswers): boolean {
  const input = buildPellInput(used);
  if (input === null) return false;
  const indicator = findMaxPellIndicator(input);
  return indicator.ok && indicator.value !== 0;
}

/** Why no assets have to be reported, from the answers so far; null if they do, or if unknown. */
export function getAssetExemption(used: AidAnswers): AssetExemption | null {
  const household = getTaxHousehold(used);
  const input = buildPellInput(used);
  if (household === null || input === null) return null;
  const indicator = findMaxPellIndicator(input);
  return findAssetExemption({
    maxPellIndicator: indicator.ok ? indicator.value : 0,
    agiUsd: input.agi,
    filedOtherSchedules: toYesNo(used[toAidKey(household, "filedSchedules")]),
    scheduleCNetUsd: getScheduleCNet(used[toAidKey(household, "scheduleC")]),
    receivedBenefit: hasMeansTestedBenefit(used, household),
    filedAbroad: hasFiledAbroad(used),
  });
}

/** The earned income credit is one of the qualifying benefits. */
function hasMeansTestedBenefit(used: AidAnswers, household: Household): boolean {
  return used[toAidKey(household, "receivedEitc")] === true || used["student.receivedBenefit"] === true;
}

/** The rule asks whether it is within $10,000 of zero, so a figure on the right side represents the answer. */
function getScheduleCNet(answer: unknown): number | null {
  if (answer === "none") return null;
  return answer === "small" ? 0 : Number.MAX_SAFE_INTEGER;
}

/** Answers implied by others and stored with them, for rules that read single keys. */
export function deriveAnswers(used: AidAnswers): Record<string, string | boolean | null> {
  return {
    "student.awardYear": getAwardYear(used),
    "student.isDependent": isDependent(used),
    "first.maritalStatus": getTaxHousehold(used) === "first" ? getMaritalStatus(used) : null,
  };
}

export function getNumber(used: AidAnswers, key: string): number | null {
  const answer = used[key];
  return typeof answer === "number" ? answer : null;
}

export function toYesNo(answer: unknown): boolean | null {
  return typeof answer === "boolean" ? answer : null;
}
