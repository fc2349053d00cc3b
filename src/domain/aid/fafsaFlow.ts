/** The FAFSA calculator's questions in order, each with its condition. The wording is in the screen. */
import { type FlowAnswers, type Question, type Walk, walkFlow } from "#domain/flow/flow.ts";
import { simpleIncomeUsd } from "./assetQuestions.ts";
import {
  type Filing,
  getAssetExemption,
  getDependency,
  getFiling,
  getNumber,
  getTaxHousehold,
  hasFiledAbroad,
  homeStateKey,
  isCoupleFamily,
  isFiledWithIrs,
  isMaximumPell,
  isNonfiler,
  listFilings,
  parentSituations,
  reasonKeys,
  residences,
  scheduleCAnswers,
  starts,
  unusualKeys,
} from "./fafsaFlowFamily.ts";
import { type AidAnswers, type Household, toAidKey } from "./households.ts";
import { citizenships } from "./standing.ts";

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
  | "first.parentIs"
  | "first.maritalNow"
  | "first.stepparentIs"
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

/** What the student calls the parent who begins the form, and that parent's spouse. They change no figure. */
const parentNames = ["mother", "father", "parent"] as const;
const stepparentNames = ["stepmother", "stepfather", "stepparent"] as const;

export const fafsaFlow: readonly FafsaQuestion[] = [
  makeChoiceQuestion("student.start", starts, () => true),
  makeChoiceQuestion("student.citizenship", citizenships, () => true),
  makeFlagsQuestion("student.reasons", Object.values(reasonKeys), () => true),
  makeChoiceQuestion("student.parents", parentSituations, (used) => !hasReason(used)),
  makeFlagsQuestion(
    "student.unusual",
    Object.values(unusualKeys),
    (used) => used["student.parents"] === "noSafeContact",
  ),
  ...listParentQuestions(),
  ...listReturnQuestions("first"),
  ...listOwnQuestions(),
  ...listReturnQuestions("student"),
];

/** Set for answers of before the parents had names: they are complete without one. */
const isUnnamedKey = "first.isUnnamed";

/** What the plan's answers mean for the questions; the home state comes from the student's profile. */
export function walkFafsa(answers: AidAnswers, homeState: string | null): Walk<QuestionId> {
  const isUnnamed = answers["first.filingStatus"] !== undefined && answers["first.parentIs"] === undefined;
  return walkFlow(fafsaFlow, answers, {
    ...(homeState === null ? {} : { [homeStateKey]: homeState }),
    ...(isUnnamed ? { [isUnnamedKey]: true } : {}),
  });
}

/** One household's return, benefits and assets: the FAFSA parent's, or an independent student's with a spouse. */
function listReturnQuestions(household: TaxHousehold): FafsaQuestion[] {
  const isTheirs = (used: FlowAnswers) => getTaxHousehold(used) === household;
  const needsIncome = (used: FlowAnswers) =>
    isTheirs(used) && listFilings(used) !== null && !isNonfiler(used);
  const id = <Name extends SharedName>(name: Name) => `${household}.${name}` as const;
  const reportsAssets = (used: FlowAnswers) => needsIncome(used) && getAssetExemption(used) === null;
  const has = (used: FlowAnswers, name: string) => used[toAidKey(household, name)] === true;
  return [
    {
      id: id("filingStatus"),
      keys: [id("filingStatus")],
      kind: { kind: "choice", options: listOwnFilings },
      when: isTheirs,
    },
    makeMoneyQuestion(id("agi"), (used) => isTheirs(used) && hasFiled(getFiling(used, "own")), true),
    {
      id: id("otherFilingStatus"),
      keys: [id("otherFilingStatus")],
      kind: { kind: "choice", options: listOtherFilings },
      when: (used) =>
        isTheirs(used) && isCoupleFamily(used) === true && isFiledSeparately(getFiling(used, "own")),
    },
    // If only the other person filed, this question comes after we know that they did.
    makeMoneyQuestion(
      id("agi"),
      (used) =>
        isTheirs(used) && getFiling(used, "own") === "notRequired" && hasFiled(getFiling(used, "other")),
      true,
    ),
    {
      id: "student.familySize",
      keys: ["student.familySize"],
      kind: { kind: "count", minimum: getMinimumPeople, maximum: fafsaLimits.mostPeople },
      when: (used) => needsIncome(used) && (household === "first" || used["student.hasDependents"] === true),
    },
    makeChoiceQuestion(
      "student.residence",
      residences,
      (used) => needsIncome(used) && used[homeStateKey] === undefined,
    ),
    makeMoneyQuestion(id("incomeTaxPaid"), needsIncome),
    makeMoneyQuestion(id("earnedIncome"), needsIncome),
    makeMoneyQuestion(id("otherEarnedIncome"), (used) => needsIncome(used) && isCoupleFamily(used) === true),
    ...listExtraQuestions(household, needsIncome),
    makeYesNoQuestion(id("receivedEitc"), (used) => needsIncome(used) && hasFiledWithIrs(used)),
    makeYesNoQuestion(
      "student.receivedBenefit",
      (used) =>
        needsIncome(used) && !isMaximumPell(used) && !has(used, "receivedEitc") && !hasFiledAbroad(used),
    ),
    makeYesNoQuestion(id("filedSchedules"), (used) => reportsAssets(used) && canBeSimple(used, household)),
    makeChoiceQuestion(
      id("scheduleC"),
      scheduleCAnswers,
      (used) => reportsAssets(used) && used[id("filedSchedules")] === false,
    ),
    makeMoneyQuestion(id("cashSavings"), reportsAssets),
    makeMoneyQuestion(id("investments"), reportsAssets),
    makeYesNoQuestion(id("hasBusiness"), reportsAssets),
    makeMoneyQuestion(id("businessFarm"), (used) => reportsAssets(used) && has(used, "hasBusiness")),
    makeYesNoQuestion(id("hasChildSupport"), reportsAssets),
    makeMoneyQuestion(
      id("childSupportReceived"),
      (used) => reportsAssets(used) && has(used, "hasChildSupport"),
    ),
  ];
}

/** A dependent student's own money. Keys are never shared: an independent student's money has other questions. */
function listOwnQuestions(): FafsaQuestion[] {
  const isOwn = (used: FlowAnswers) =>
    getTaxHousehold(used) === "first" && listFilings(used) !== null && !isNonfiler(used);
  const hasIncome = (used: FlowAnswers) => isOwn(used) && used["student.hasOwnIncome"] === true;
  const reportsAssets = (used: FlowAnswers) => isOwn(used) && getAssetExemption(used) === null;
  return [
    makeYesNoQuestion("student.hasOwnIncome", isOwn),
    makeMoneyQuestion("student.agi", hasIncome, true),
    makeMoneyQuestion("student.incomeTaxPaid", hasIncome),
    makeMoneyQuestion("student.earnedIncome", hasIncome),
    ...listExtraQuestions("student", hasIncome),
    makeMoneyQuestion("student.cashSavings", reportsAssets),
    makeMoneyQuestion("student.investments", reportsAssets),
    makeYesNoQuestion("student.hasBusiness", reportsAssets),
    makeMoneyQuestion(
      "student.businessFarm",
      (used) => reportsAssets(used) && used["student.hasBusiness"] === true,
    ),
  ];
}

function listExtraQuestions(household: TaxHousehold, when: FafsaQuestion["when"]): FafsaQuestion[] {
  return [
    makeFlagsQuestion(
      `${household}.extraLines`,
      extraLines.map(({ flag }) => toAidKey(household, flag)),
      when,
    ),
    ...extraLines.map(({ flag, amount }) =>
      makeMoneyQuestion(
        `${household}.${amount}`,
        (used) => when(used) && used[toAidKey(household, flag)] === true,
      ),
    ),
  ];
}

/** Who the form's parent is, and with whom they live: asked before any money, because it decides whose counts. */
function listParentQuestions(): FafsaQuestion[] {
  const isNamed = (used: FlowAnswers) => getTaxHousehold(used) === "first" && used[isUnnamedKey] !== true;
  return [
    makeChoiceQuestion("first.parentIs", parentNames, isNamed),
    makeMaritalQuestion(),
    makeChoiceQuestion(
      "first.stepparentIs",
      stepparentNames,
      (used) => isNamed(used) && used["first.maritalNow"] === "remarried",
    ),
  ];
}

function makeMaritalQuestion(): FafsaQuestion {
  return {
    id: "first.maritalNow",
    keys: ["first.maritalNow"],
    kind: {
      kind: "choice",
      options: (used) => (used["student.parents"] === "oneDied" ? maritalNow.oneDied : maritalNow.apart),
    },
    when: (used) =>
      getTaxHousehold(used) === "first" &&
      (used["student.parents"] === "apart" || used["student.parents"] === "oneDied"),
  };
}

function hasReason(used: FlowAnswers): boolean {
  const dependency = getDependency({ ...used, "student.parents": "marriedToEachOther" });
  // Until the list is answered, we cannot know whether the question after it applies.
  return dependency === null || dependency.status === "independent";
}

const aloneFilings: readonly Filing[] = ["single", "hoh", "mfs", "qss", "notRequired", "territory", "abroad"];
const anyFilings: readonly Filing[] = ["mfj", ...aloneFilings];

/** Two people who never married cannot have filed jointly. */
function listOwnFilings(used: FlowAnswers): readonly Filing[] {
  return used["student.parents"] === "unmarriedLivingTogether" ? aloneFilings : anyFilings;
}

function listOtherFilings(): readonly Filing[] {
  return anyFilings;
}

function hasFiled(filing: Filing | null): boolean {
  return filing !== null && filing !== "notRequired";
}

function isFiledSeparately(filing: Filing | null): boolean {
  return filing !== null && filing !== "mfj";
}

/** Someone filed a federal return, which is required for the credit. */
function hasFiledWithIrs(used: FlowAnswers): boolean {
  return listFilings(used)?.some(isFiledWithIrs) ?? false;
}

function canBeSimple(used: FlowAnswers, household: Household): boolean {
  const agi = getNumber(used, toAidKey(household, "agi"));
  return agi !== null && agi < simpleIncomeUsd && !hasFiledAbroad(used);
}

/** The student plus each parent on the form, or plus a spouse and at least one more person. */
function getMinimumPeople(used: FlowAnswers): number {
  return isCoupleFamily(used) === true ? 3 : 2;
}

function makeMoneyQuestion(
  id: QuestionId,
  when: FafsaQuestion["when"],
  mayBeNegative = false,
): FafsaQuestion {
  const maximum = fafsaLimits.mostUsd;
  return { id, keys: [id], kind: { kind: "money", minimum: mayBeNegative ? -maximum : 0, maximum }, when };
}

function makeChoiceQuestion(
  id: QuestionId,
  options: readonly string[],
  when: FafsaQuestion["when"],
): FafsaQuestion {
  return { id, keys: [id], kind: { kind: "choice", options: () => options }, when };
}

function makeYesNoQuestion(id: QuestionId, when: FafsaQuestion["when"]): FafsaQuestion {
  return { id, keys: [id], kind: { kind: "yesNo" }, when };
}

function makeFlagsQuestion(
  id: QuestionId,
  keys: readonly string[],
  when: FafsaQuestion["when"],
): FafsaQuestion {
  return { id, keys, kind: { kind: "flags" }, when };
}
