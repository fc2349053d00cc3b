/** The FAFSA calculator's questions in order, each with its part and its condition. The wording is in the screen. */
import { type FafsaAnswerName, fafsaAnswers, filings } from "#domain/answers/catalog/fafsa.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { type Household, toAidKey } from "#domain/answers/households.ts";
import { choice, yesNo } from "#domain/answers/kinds.ts";
import { type Question, type Walk, walkFlow } from "#domain/answers/walkFlow.ts";
import { simpleIncomeUsd } from "./assetQuestions.ts";
import { reasonKeys } from "./dependency.ts";
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
  parentNameKey,
  unusualKeys,
} from "./fafsaFlowFamily.ts";
import { listSharedAnswers, readFafsaParentName } from "./parentAnswers.ts";

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

/** The five parts, the same for every family: one that does not apply is said to be skipped. */
export const fafsaParts = ["you", "parents", "taxes", "savings", "ownMoney"] as const;
export type FafsaPart = (typeof fafsaParts)[number];

/** Questions that ask for several answers at once: "which of these are true of you?" */
type ListName = "reasons" | "unusual" | "extraLines";
/** What one question asks: an answer of the catalog, or a list of them. */
export type QuestionName = Exclude<FafsaAnswerName, FlagName | SheetName | ParentToolName> | ListName;
export type ReasonName =
  | "isAge24"
  | "isMarried"
  | "isGraduateStudent"
  | "isVeteran"
  | "hasDependents"
  | "isOrphanOrFoster"
  | "isEmancipated"
  | "isHomeless";
export type FlagName =
  | ExtraLine["flag"]
  | ReasonName
  | "isAbandoned"
  | "isAbused"
  | "isTrafficked"
  | "hasParentInPrison"
  | "isRefugee"
  | "hasNoSafeContact";
type SheetName = "birthYear" | "hasSsn";
type ParentToolName =
  | "paidMore"
  | "hasMore"
  | "livedWith"
  | "nameOfFirst"
  | "nameOfSecond"
  | "isRemarried"
  | "filedJointly";

type TaxHousehold = "first" | "student";
export type QuestionId = `${TaxHousehold}.${QuestionName}`;

export type FafsaQuestion = Question<QuestionId> & {
  part: FafsaPart;
  /** Asked only after certain answers to the question before, whose number it shares. */
  isFollowUp: boolean;
};
export type FafsaWalk = Walk<FafsaQuestion>;

/** Marital statuses of a parent who does not live with the student's other parent. */
export const maritalNow = {
  apart: ["divorced", "separated", "never married", "remarried"],
  oneDied: ["widowed", "remarried"],
} as const;

type When = FafsaQuestion["when"];

export const fafsaFlow: readonly FafsaQuestion[] = [
  ask("you", "student.start", () => true),
  ask("you", "student.citizenship", () => true),
  askList("you", "student.reasons", Object.values(reasonKeys), () => true),
  ask("parents", "student.parents", (used) => !hasReason(used)),
  followUp(
    askList(
      "parents",
      "student.unusual",
      Object.values(unusualKeys),
      (used) => used["student.parents"] === "noSafeContact",
    ),
  ),
  ...listParentQuestions(),
  ...listReturnQuestions("first"),
  ...listOwnQuestions(),
  ...listReturnQuestions("student"),
];

/** Set for answers of before the parents had names: they are complete without one. */
export const isUnnamedKey = "first.isUnnamed";

/** What the plan's answers mean for the questions; the home state comes from the student's profile. */
export function walkFafsa(answers: AidAnswers, homeState: string | null): FafsaWalk {
  const isUnnamed = answers["first.filingStatus"] !== undefined && answers["first.parentIs"] === undefined;
  const name = readFafsaParentName(answers);
  return walkFlow(
    fafsaFlow,
    { ...listSharedAnswers(answers), ...answers },
    {
      ...(homeState === null ? {} : { [homeStateKey]: homeState }),
      ...(isUnnamed ? { [isUnnamedKey]: true } : {}),
      ...(name === null ? {} : { [parentNameKey]: name }),
    },
  );
}

/** One household's return, benefits and assets: the FAFSA parent's, or an independent student's with a spouse. */
function listReturnQuestions(household: TaxHousehold): FafsaQuestion[] {
  const isTheirs = (used: AidAnswers) => getTaxHousehold(used) === household;
  const needsIncome = (used: AidAnswers) => isTheirs(used) && listFilings(used) !== null && !isNonfiler(used);
  const id = <Name extends QuestionName>(name: Name) => `${household}.${name}` as const;
  const reportsAssets = (used: AidAnswers) => needsIncome(used) && getAssetExemption(used) === null;
  const has = (used: AidAnswers, name: string) => used[toAidKey(household, name)] === true;
  return [
    narrow(ask("taxes", id("filingStatus"), isTheirs), (used) => choice(listOwnFilings(used))),
    ask("taxes", id("agi"), (used) => isTheirs(used) && hasFiled(getFiling(used, "own"))),
    followUp(
      ask(
        "taxes",
        id("otherFilingStatus"),
        (used) =>
          isTheirs(used) && isCoupleFamily(used) === true && isFiledSeparately(getFiling(used, "own")),
      ),
    ),
    // If only the other person filed, this question comes after we know that they did.
    ask(
      "taxes",
      id("agi"),
      (used) =>
        isTheirs(used) && getFiling(used, "own") === "notRequired" && hasFiled(getFiling(used, "other")),
    ),
    narrow(
      ask(
        "taxes",
        "student.familySize",
        (used) => needsIncome(used) && (household === "first" || used["student.hasDependents"] === true),
      ),
      (used) => ({ ...fafsaAnswers.familySize.kind, minimum: getMinimumPeople(used) }),
    ),
    followUp(
      ask("taxes", "student.residence", (used) => needsIncome(used) && used[homeStateKey] === undefined),
    ),
    ask("taxes", id("incomeTaxPaid"), needsIncome),
    ask("taxes", id("earnedIncome"), needsIncome),
    ask("taxes", id("otherEarnedIncome"), (used) => needsIncome(used) && isCoupleFamily(used) === true),
    ...listExtraQuestions("taxes", household, needsIncome),
    ask("taxes", id("receivedEitc"), (used) => needsIncome(used) && hasFiledWithIrs(used)),
    ask(
      "taxes",
      "student.receivedBenefit",
      (used) =>
        needsIncome(used) && !isMaximumPell(used) && !has(used, "receivedEitc") && !hasFiledAbroad(used),
    ),
    followUp(
      ask("savings", id("filedSchedules"), (used) => reportsAssets(used) && canBeSimple(used, household)),
    ),
    followUp(
      ask("savings", id("scheduleC"), (used) => reportsAssets(used) && used[id("filedSchedules")] === false),
    ),
    ask("savings", id("cashSavings"), reportsAssets),
    ask("savings", id("investments"), reportsAssets),
    ask("savings", id("hasBusiness"), reportsAssets),
    followUp(ask("savings", id("businessFarm"), (used) => reportsAssets(used) && has(used, "hasBusiness"))),
    ask("savings", id("hasChildSupport"), reportsAssets),
    followUp(
      ask(
        "savings",
        id("childSupportReceived"),
        (used) => reportsAssets(used) && has(used, "hasChildSupport"),
      ),
    ),
  ];
}

/** A dependent student's own money. Keys are never shared: an independent student's money has other questions. */
function listOwnQuestions(): FafsaQuestion[] {
  const isOwn = (used: AidAnswers) =>
    getTaxHousehold(used) === "first" && listFilings(used) !== null && !isNonfiler(used);
  const hasIncome = (used: AidAnswers) => isOwn(used) && used["student.hasOwnIncome"] === true;
  const reportsAssets = (used: AidAnswers) => isOwn(used) && getAssetExemption(used) === null;
  return [
    ask("ownMoney", "student.hasOwnIncome", isOwn),
    ask("ownMoney", "student.agi", hasIncome),
    ask("ownMoney", "student.incomeTaxPaid", hasIncome),
    ask("ownMoney", "student.earnedIncome", hasIncome),
    ...listExtraQuestions("ownMoney", "student", hasIncome).map(followUp),
    ask("ownMoney", "student.cashSavings", reportsAssets),
    ask("ownMoney", "student.investments", reportsAssets),
    ask("ownMoney", "student.hasBusiness", reportsAssets),
    followUp(
      ask(
        "ownMoney",
        "student.businessFarm",
        (used) => reportsAssets(used) && used["student.hasBusiness"] === true,
      ),
    ),
  ];
}

function listExtraQuestions(part: FafsaPart, household: TaxHousehold, when: When): FafsaQuestion[] {
  const keys = extraLines.map(({ flag }) => toAidKey(household, flag));
  return [
    askList(part, `${household}.extraLines`, keys, when),
    ...extraLines.map(({ flag, amount }) =>
      followUp(
        ask(part, `${household}.${amount}`, (used) => when(used) && used[toAidKey(household, flag)] === true),
      ),
    ),
  ];
}

/** Who the form's parent is, and with whom they live: asked before any money, because it decides whose counts. */
function listParentQuestions(): FafsaQuestion[] {
  const isForParent = (used: AidAnswers) => getTaxHousehold(used) === "first" && used[isUnnamedKey] !== true;
  return [
    ask("parents", "first.parentIs", (used) => isForParent(used) && used[parentNameKey] === undefined),
    followUp(
      narrow(
        ask(
          "parents",
          "first.maritalNow",
          (used) =>
            getTaxHousehold(used) === "first" &&
            (used["student.parents"] === "apart" || used["student.parents"] === "oneDied"),
        ),
        (used) => choice(maritalNow[used["student.parents"] === "oneDied" ? "oneDied" : "apart"]),
      ),
    ),
    followUp(
      ask(
        "parents",
        "first.stepparentIs",
        (used) => isForParent(used) && used["first.maritalNow"] === "remarried",
      ),
    ),
  ];
}

function hasReason(used: AidAnswers): boolean {
  const dependency = getDependency({ ...used, "student.parents": "marriedToEachOther" });
  // Until the list is answered, we cannot know whether the question after it applies.
  return dependency === null || dependency.status === "independent";
}

/** Two people who never married cannot have filed jointly. */
function listOwnFilings(used: AidAnswers): readonly Filing[] {
  return used["student.parents"] === "unmarriedLivingTogether"
    ? filings.filter((filing) => filing !== "mfj")
    : filings;
}

function hasFiled(filing: Filing | null): boolean {
  return filing !== null && filing !== "notRequired";
}

function isFiledSeparately(filing: Filing | null): boolean {
  return filing !== null && filing !== "mfj";
}

/** Someone filed a federal return, which is required for the credit. */
function hasFiledWithIrs(used: AidAnswers): boolean {
  return listFilings(used)?.some(isFiledWithIrs) ?? false;
}

function canBeSimple(used: AidAnswers, household: Household): boolean {
  const agi = getNumber(used, toAidKey(household, "agi"));
  return agi !== null && agi < simpleIncomeUsd && !hasFiledAbroad(used);
}

/** The student plus each parent on the form, or plus a spouse and at least one more person. */
function getMinimumPeople(used: AidAnswers): number {
  return isCoupleFamily(used) === true ? 3 : 2;
}

/** A question whose answer is kept in the catalog of answers. */
function ask(part: FafsaPart, id: QuestionId, when: When): FafsaQuestion {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The part of the id after the household.
  const name = id.slice(id.indexOf(".") + 1) as Exclude<QuestionName, ListName>;
  const { kind } = fafsaAnswers[name];
  return { id, keys: [id], kind: () => kind, when, part, isFollowUp: false };
}

/** A list of answers, of which any may be true. */
function askList(part: FafsaPart, id: QuestionId, keys: readonly string[], when: When): FafsaQuestion {
  return { id, keys, kind: () => yesNo, when, part, isFollowUp: false };
}

function narrow(question: FafsaQuestion, kind: FafsaQuestion["kind"]): FafsaQuestion {
  return { ...question, kind };
}

function followUp(question: FafsaQuestion): FafsaQuestion {
  return { ...question, isFollowUp: true };
}
