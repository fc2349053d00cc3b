/** What the answers of the FAFSA questions say of the family: whose figures count, who filed, and which rules hold. */
import type { FlowAnswers } from "#domain/flow/flow.ts";
import { type AssetExemption, findAssetExemption } from "./assetQuestions.ts";
import {
  type Dependency,
  decideDependency,
  type IndependenceReason,
  independenceReasons,
  type UnusualCircumstance,
  unusualCircumstances,
} from "./dependency.ts";
import { toAidKey, type Household } from "./households.ts";
import { findMaxPellIndicator, type PellInput } from "./pell.ts";
import { isSingleParent, type MaritalStatus, maritalStatuses } from "./singleParent.ts";
import type { FilingStatus } from "./worksheetInput.ts";

export const starts = ["fall2027", "now", "later"] as const;
export const citizenships = ["citizen", "eligibleNoncitizen", "neither"] as const;
/** As parents stand to each other, or why none is asked. */
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

/** Where the home state of the student's profile stands among the answers; it is kept there, not among these. */
export const homeStateKey = "student.homeState";

/** Each "yes" that makes a student independent, and the key it is kept under. */
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

/** The award year whose tables are used: the newest published one where college begins later. */
export function getAwardYear(used: FlowAnswers): string | null {
  const start = used["student.start"];
  if (start === undefined) return null;
  return start === "now" ? "2026-27" : "2027-28";
}

/** Null until the questions that decide it are answered. */
export function getDependency(used: FlowAnswers): Dependency | null {
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
  const decided = decideDependency({ reasons, unusual: getUnusualCircumstances(used), parentsRefuse: parents === "refuse" });
  if (decided.status !== "dependent") return decided;
  return parents === undefined || parents === "noSafeContact" ? null : decided;
}

function getUnusualCircumstances(used: FlowAnswers): UnusualCircumstance[] {
  return unusualCircumstances.filter((one) => used[unusualKeys[one]] === true);
}

/** Whether the parents' figures are asked for; null until it is known. */
export function isDependent(used: FlowAnswers): boolean | null {
  const dependency = getDependency(used);
  if (dependency === null) return null;
  return dependency.status === "dependent" || dependency.status === "dependentWithoutParents";
}

/** The household whose return is asked for: the parent's, or an independent student's; null where nobody's is. */
export function getTaxHousehold(used: FlowAnswers): Household | null {
  const dependency = getDependency(used);
  if (dependency === null || dependency.status === "dependentWithoutParents") return null;
  return dependency.status === "dependent" ? "first" : "student";
}

/** Whether two people's figures count: parents together, a stepparent, or the student's spouse; null until known. */
export function isCoupleFamily(used: FlowAnswers): boolean | null {
  const household = getTaxHousehold(used);
  if (household === null) return null;
  if (household === "student") return used["student.isMarried"] === true;
  const marital = getMaritalStatus(used);
  return marital === null ? null : marital === "married" || marital === "remarried" || marital === together;
}

const together: MaritalStatus = "unmarried, living together";

/** The FAFSA parent's, or an independent student's. */
export function getMaritalStatus(used: FlowAnswers): MaritalStatus | null {
  if (getTaxHousehold(used) === "student") return used["student.isMarried"] === true ? "married" : "single";
  if (used["student.parents"] === "marriedToEachOther") return "married";
  if (used["student.parents"] === "unmarriedLivingTogether") return together;
  return maritalStatuses.find((status) => status === used["first.maritalNow"]) ?? null;
}

export function getFiling(used: FlowAnswers, who: "own" | "other"): Filing | null {
  const household = getTaxHousehold(used);
  if (household === null) return null;
  const answer = used[toAidKey(household, who === "own" ? "filingStatus" : "otherFilingStatus")];
  return filings.find((filing) => filing === answer) ?? null;
}

/** What each contributor filed: one entry for a person alone or a joint return, two where a couple filed apart. */
export function listFilings(used: FlowAnswers): readonly Filing[] | null {
  const own = getFiling(used, "own");
  const isCouple = isCoupleFamily(used);
  if (own === null || isCouple === null) return null;
  if (own === "mfj" || !isCouple) return [own];
  const other = getFiling(used, "other");
  return other === null ? null : [own, other];
}

/** Nobody whose income counts had to file. */
export function isNonfiler(used: FlowAnswers): boolean {
  return listFilings(used)?.every((filing) => filing === "notRequired") ?? false;
}

/** Every return was another country's. */
export function hasFiledAbroad(used: FlowAnswers): boolean {
  const all = listFilings(used);
  return (
    all !== null && all.includes("abroad") && all.every((one) => one === "abroad" || one === "notRequired")
  );
}

/** The status the payroll allowance is worked out with: without a United States return, the marital one. */
export function toPayrollStatus(filing: Filing, isMarried: boolean): FilingStatus {
  if (filing !== "notRequired" && filing !== "abroad") return filing;
  return isMarried ? "mfs" : "single";
}

export function isSingleParentFamily(used: FlowAnswers, receivedEitc: boolean): boolean {
  const marital = getMaritalStatus(used);
  if (marital === null) return false;
  if (getTaxHousehold(used) === "student" && used["student.hasDependents"] !== true) return false;
  const filing = getFiling(used, "own");
  const status = filing === null || filing === "notRequired" || filing === "abroad" ? null : filing;
  return isSingleParent(marital, status, receivedEitc);
}

/** The certain answer from what is known: what is not answered counts as not given. Null before income is known. */
export function buildPellInput(used: FlowAnswers): PellInput | null {
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

/** People in the family: typed, or one or two where an independent student has no dependents. */
export function getFamilySize(used: FlowAnswers): number | null {
  const household = getTaxHousehold(used);
  if (household === null) return null;
  const isAlone = household === "student" && used["student.hasDependents"] !== true;
  if (isAlone) return used["student.isMarried"] === true ? 2 : 1;
  return getNumber(used, "student.familySize");
}

/** The postal code that the poverty guideline goes by; null for the 48 states, the District and the territories. */
export function getState(used: FlowAnswers): string | null {
  const home = used[homeStateKey];
  if (typeof home === "string") return home;
  if (used["student.residence"] === "alaska") return "AK";
  return used["student.residence"] === "hawaii" ? "HI" : null;
}

/** Whether the maximum grant is certain by what is known so far. */
export function isMaximumPell(used: FlowAnswers): boolean {
  const input = buildPellInput(used);
  if (input === null) return false;
  const indicator = findMaxPellIndicator(input);
  return indicator.ok && indicator.value !== 0;
}

/** Why no assets have to be reported, by what is known so far; null where they do, or while it is open. */
export function getAssetExemption(used: FlowAnswers): AssetExemption | null {
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

/** The earned income credit is one of the benefits. */
function hasMeansTestedBenefit(used: FlowAnswers, household: Household): boolean {
  return used[toAidKey(household, "receivedEitc")] === true || used["student.receivedBenefit"] === true;
}

/** The rule asks whether it lies within $10,000 either way: a figure on the right side stands for the answer. */
function getScheduleCNet(answer: unknown): number | null {
  if (answer === "none") return null;
  return answer === "small" ? 0 : Number.MAX_SAFE_INTEGER;
}

/** Answers that follow from others and are kept beside them, for the rules that read single keys. */
export function deriveAnswers(used: FlowAnswers): Record<string, string | boolean | null> {
  return {
    "student.awardYear": getAwardYear(used),
    "student.isDependent": isDependent(used),
    "first.maritalStatus": getTaxHousehold(used) === "first" ? getMaritalStatus(used) : null,
  };
}

export function getNumber(used: FlowAnswers, key: string): number | null {
  const answer = used[key];
  return typeof answer === "number" ? answer : null;
}

export function toYesNo(answer: unknown): boolean | null {
  return typeof answer === "boolean" ? answer : null;
}
