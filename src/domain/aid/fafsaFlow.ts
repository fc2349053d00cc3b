/** The FAFSA calculator's questions in order, each with its condition. The wording is in the screen. */
import { type FlowAnswers, type Question, type Walk, walkFlow } from "#domain/flow/flow.ts";
import { simpleIncomeUsd } from "./assetQuestions.ts";
import {
  citizenships,
  dependencyIn,
  exemptionIn,
  type Filing,
  filedAbroadIn,
  filingIn,
  filingsIn,
  homeStateKey,
  isCoupleIn,
  isMaximumPellIn,
  isNonfilerIn,
  numberIn,
  parentSituations,
  reasonKeys,
  residences,
  scheduleCAnswers,
  starts,
  taxHouseholdOf,
  unusualKeys,
} from "./fafsaFlowFamily.ts";
import { type AidAnswers, aidKey, type Household } from "./households.ts";

/** Additional lines of a return; each amount is asked only after a "yes". */
export const extraLines = [
  { flag: "hasDeductibleIra", amount: "deductibleIraPayments" },
  { flag: "hasTaxExemptInterest", amount: "taxExemptInterest" },
  { flag: "hasUntaxedIra", amount: "untaxedIraDistributions" },
  { flag: "hasUntaxedPension", amount: "untaxedPensions" },
  { flag: "hasForeignExclusion", amount: "foreignIncomeExclusion" },
  { flag: "hasTaxableGrants", amount: "taxableScholarships" },
  { flag: "hasEducationCredits", amount: "educationCredits" },
  { flag: "hasWorkStudy", amount: "federalWorkStudy" },
] as const;
export type ExtraLine = (typeof extraLines)[number];

type TaxHousehold = "first" | "student";
type SharedName =
  | "filingStatus"
  | "agi"
  | "otherFilingStatus"
  | "incomeTaxPaid"
  | "earnedIncome"
  | "otherEarnedIncome"
  | "extraLines"
  | ExtraLine["amount"]
  | "receivedEitc"
  | "filedSchedules"
  | "scheduleC"
  | "cashSavings"
  | "investments"
  | "hasBusiness"
  | "businessFarm"
  | "hasChildSupport"
  | "childSupportReceived";

export type QuestionId =
  | `${TaxHousehold}.${SharedName}`
  | "student.start"
  | "student.citizenship"
  | "student.reasons"
  | "student.parents"
  | "student.unusual"
  | "first.maritalNow"
  | "student.familySize"
  | "student.residence"
  | "student.receivedBenefit"
  | "student.hasOwnIncome";

type FafsaQuestion = Question<QuestionId>;

export const fafsaLimits = {
  /** More than any real family's figure; below it the worksheet's sums stay exact. */
  mostUsd: 99_999_999,
  mostPeople: 20,
} as const;

/** Marital statuses of a parent who does not live with the student's other parent. */
export const maritalNow = {
  apart: ["divorced", "separated", "never married", "remarried"],
  oneDied: ["widowed", "remarried"],
} as const;

export const fafsaFlow: readonly FafsaQuestion[] = [
  choice("student.start", starts, () => true),
  choice("student.citizenship", citizenships, () => true),
  flags("student.reasons", Object.values(reasonKeys), () => true),
  choice("student.parents", parentSituations, (used) => !hasReason(used)),
  flags("student.unusual", Object.values(unusualKeys), (used) => used["student.parents"] === "noSafeContact"),
  ...returnQuestions("first"),
  ...ownQuestions(),
  ...returnQuestions("student"),
];

/** What the plan's answers mean for the questions; the home state comes from the student's profile. */
export function walkFafsa(answers: AidAnswers, homeState: string | null): Walk<QuestionId> {
  return walkFlow(fafsaFlow, answers, homeState === null ? {} : { [homeStateKey]: homeState });
}

/** One household's return, benefits and assets: the FAFSA parent's, or an independent student's with a spouse. */
function returnQuestions(household: TaxHousehold): FafsaQuestion[] {
  const isTheirs = (used: FlowAnswers) => taxHouseholdOf(used) === household;
  const needsIncome = (used: FlowAnswers) =>
    isTheirs(used) && filingsIn(used) !== null && !isNonfilerIn(used);
  const id = <Name extends SharedName>(name: Name) => `${household}.${name}` as const;
  const reportsAssets = (used: FlowAnswers) => needsIncome(used) && exemptionIn(used) === null;
  const has = (used: FlowAnswers, name: string) => used[aidKey(household, name)] === true;
  return [
    {
      id: id("filingStatus"),
      keys: [id("filingStatus")],
      kind: { kind: "choice", options: ownFilings },
      when: isTheirs,
    },
    money(id("agi"), (used) => isTheirs(used) && hasFiled(filingIn(used, "own")), true),
    ...(household === "first" ? [maritalQuestion()] : []),
    {
      id: id("otherFilingStatus"),
      keys: [id("otherFilingStatus")],
      kind: { kind: "choice", options: otherFilings },
      when: (used) => isTheirs(used) && isCoupleIn(used) === true && isApart(filingIn(used, "own")),
    },
    // If only the other person filed, this question comes after we know that they did.
    money(
      id("agi"),
      (used) =>
        isTheirs(used) && filingIn(used, "own") === "notRequired" && hasFiled(filingIn(used, "other")),
      true,
    ),
    {
      id: "student.familySize",
      keys: ["student.familySize"],
      kind: { kind: "count", minimum: leastPeople, maximum: fafsaLimits.mostPeople },
      when: (used) => needsIncome(used) && (household === "first" || used["student.hasDependents"] === true),
    },
    choice("student.residence", residences, (used) => needsIncome(used) && used[homeStateKey] === undefined),
    money(id("incomeTaxPaid"), needsIncome),
    money(id("earnedIncome"), needsIncome),
    money(id("otherEarnedIncome"), (used) => needsIncome(used) && isCoupleIn(used) === true),
    ...extraQuestions(household, needsIncome),
    yesOrNo(id("receivedEitc"), (used) => needsIncome(used) && filedHere(used)),
    yesOrNo(
      "student.receivedBenefit",
      (used) =>
        needsIncome(used) && !isMaximumPellIn(used) && !has(used, "receivedEitc") && !filedAbroadIn(used),
    ),
    yesOrNo(id("filedSchedules"), (used) => reportsAssets(used) && mayBeSimple(used, household)),
    choice(
      id("scheduleC"),
      scheduleCAnswers,
      (used) => reportsAssets(used) && used[id("filedSchedules")] === false,
    ),
    money(id("cashSavings"), reportsAssets),
    money(id("investments"), reportsAssets),
    yesOrNo(id("hasBusiness"), reportsAssets),
    money(id("businessFarm"), (used) => reportsAssets(used) && has(used, "hasBusiness")),
    yesOrNo(id("hasChildSupport"), reportsAssets),
    money(id("childSupportReceived"), (used) => reportsAssets(used) && has(used, "hasChildSupport")),
  ];
}

/** A dependent student's own money. Keys are never shared: an independent student's money has other questions. */
function ownQuestions(): FafsaQuestion[] {
  const isOwn = (used: FlowAnswers) =>
    taxHouseholdOf(used) === "first" && filingsIn(used) !== null && !isNonfilerIn(used);
  const hasIncome = (used: FlowAnswers) => isOwn(used) && used["student.hasOwnIncome"] === true;
  const reportsAssets = (used: FlowAnswers) => isOwn(used) && exemptionIn(used) === null;
  return [
    yesOrNo("student.hasOwnIncome", isOwn),
    money("student.agi", hasIncome, true),
    money("student.incomeTaxPaid", hasIncome),
    money("student.earnedIncome", hasIncome),
    ...extraQuestions("student", hasIncome),
    money("student.cashSavings", reportsAssets),
    money("student.investments", reportsAssets),
    yesOrNo("student.hasBusiness", reportsAssets),
    money("student.businessFarm", (used) => reportsAssets(used) && used["student.hasBusiness"] === true),
  ];
}

function extraQuestions(household: TaxHousehold, when: FafsaQuestion["when"]): FafsaQuestion[] {
  return [
    flags(
      `${household}.extraLines`,
      extraLines.map(({ flag }) => aidKey(household, flag)),
      when,
    ),
    ...extraLines.map(({ flag, amount }) =>
      money(`${household}.${amount}`, (used) => when(used) && used[aidKey(household, flag)] === true),
    ),
  ];
}

function maritalQuestion(): FafsaQuestion {
  return {
    id: "first.maritalNow",
    keys: ["first.maritalNow"],
    kind: {
      kind: "choice",
      options: (used) => (used["student.parents"] === "oneDied" ? maritalNow.oneDied : maritalNow.apart),
    },
    when: (used) =>
      taxHouseholdOf(used) === "first" &&
      (used["student.parents"] === "apart" || used["student.parents"] === "oneDied"),
  };
}

function hasReason(used: FlowAnswers): boolean {
  const dependency = dependencyIn({ ...used, "student.parents": "marriedToEachOther" });
  // Until the list is answered, we cannot know whether the question after it applies.
  return dependency === null || dependency.status === "independent";
}

const aloneFilings: readonly Filing[] = ["single", "hoh", "mfs", "qss", "notRequired", "abroad"];
const anyFilings: readonly Filing[] = ["mfj", ...aloneFilings];

/** Two people who never married cannot have filed jointly. */
function ownFilings(used: FlowAnswers): readonly Filing[] {
  return used["student.parents"] === "unmarriedLivingTogether" ? aloneFilings : anyFilings;
}

function otherFilings(): readonly Filing[] {
  return anyFilings;
}

function hasFiled(filing: Filing | null): boolean {
  return filing !== null && filing !== "notRequired";
}

function isApart(filing: Filing | null): boolean {
  return filing !== null && filing !== "mfj";
}

/** Someone filed a U.S. return, which is required for the credit. */
function filedHere(used: FlowAnswers): boolean {
  return filingsIn(used)?.some((filing) => filing !== "notRequired" && filing !== "abroad") ?? false;
}

function mayBeSimple(used: FlowAnswers, household: Household): boolean {
  const agi = numberIn(used, aidKey(household, "agi"));
  return agi !== null && agi < simpleIncomeUsd && !filedAbroadIn(used);
}

/** The student plus each parent on the form, or plus a spouse and at least one more person. */
function leastPeople(used: FlowAnswers): number {
  return isCoupleIn(used) === true ? 3 : 2;
}

function money(id: QuestionId, when: FafsaQuestion["when"], mayBeNegative = false): FafsaQuestion {
  const maximum = fafsaLimits.mostUsd;
  return { id, keys: [id], kind: { kind: "money", minimum: mayBeNegative ? -maximum : 0, maximum }, when };
}

function choice(id: QuestionId, options: readonly string[], when: FafsaQuestion["when"]): FafsaQuestion {
  return { id, keys: [id], kind: { kind: "choice", options: () => options }, when };
}

function yesOrNo(id: QuestionId, when: FafsaQuestion["when"]): FafsaQuestion {
  return { id, keys: [id], kind: { kind: "yesNo" }, when };
}

function flags(id: QuestionId, keys: readonly string[], when: FafsaQuestion["when"]): FafsaQuestion {
  return { id, keys, kind: { kind: "flags" }, when };
}
