/** The preparation sheet: the family's figures in the order of the form, as typed; what is not known stays blank. */
import { type ExtraLine, extraLines, type QuestionId } from "#domain/aid/fafsaFlow.ts";
import { exemptionIn, filingsIn, isCoupleIn, taxHouseholdOf } from "#domain/aid/fafsaFlowFamily.ts";
import { type AidAnswers, aidKey } from "#domain/aid/households.ts";
import type { FlowAnswers, Walk } from "#domain/flow/flow.ts";

export type SheetPart = "student" | "studentMoney" | "parent" | "parentMoney";

export type SheetRow = {
  key: string;
  /** Names the field's words. */
  field: string;
  value: string | number | boolean | null;
  isMoney: boolean;
};

export type SheetSection = { part: SheetPart; rows: readonly SheetRow[] };

export type Signer = "student" | "spouse" | "parent" | "otherParent" | "stepparent";

/** In the order the form asks: the student, the student's money, the parent, the parent's money. */
export function sheetOf({ used }: Walk<QuestionId>, answers: AidAnswers): SheetSection[] {
  const household = taxHouseholdOf(used);
  const student: SheetRow[] = [
    plain(answers, "student.birthYear"),
    plain(used, "student.citizenship"),
    plain(answers, "student.hasSsn"),
    plain(used, "student.isMarried"),
    ...(household === "student" ? [plain(used, "student.hasDependents")] : []),
  ];
  if (household === "student") {
    return [
      { part: "student", rows: [...student, plain(used, "student.familySize")] },
      { part: "studentMoney", rows: moneyRows(used, "student") },
    ];
  }
  return [
    { part: "student", rows: student },
    { part: "studentMoney", rows: ownRows(used) },
    {
      part: "parent",
      rows: [
        plain(answers, "first.birthYear"),
        plain(answers, "first.hasSsn"),
        plain(answers, "first.maritalStatus"),
        plain(used, "student.familySize"),
        plain(used, "student.receivedBenefit"),
      ],
    },
    { part: "parentMoney", rows: moneyRows(used, "first") },
  ];
}

function moneyRows(used: FlowAnswers, household: "first" | "student"): SheetRow[] {
  const row = (name: string) => plain(used, aidKey(household, name));
  const isCouple = isCoupleIn(used) === true;
  const filings = filingsIn(used);
  return [
    row("filingStatus"),
    ...(filings !== null && filings.length > 1 ? [row("otherFilingStatus")] : []),
    money(used, household, "agi"),
    money(used, household, "earnedIncome"),
    ...(isCouple ? [money(used, household, "otherEarnedIncome")] : []),
    money(used, household, "incomeTaxPaid"),
    ...extraLines.map((line) => extra(used, household, line)),
    row("receivedEitc"),
    ...(used[aidKey(household, "filedSchedules")] === undefined ? [] : [row("filedSchedules")]),
    ...assetRows(used, household, true),
  ];
}

function ownRows(used: FlowAnswers): SheetRow[] {
  const isNone = used["student.hasOwnIncome"] === false;
  const figures = ["agi", "earnedIncome", "incomeTaxPaid"].map((name) => money(used, "student", name));
  return [
    plain(used, "student.hasOwnIncome"),
    ...(isNone ? [] : [...figures, ...extraLines.map((line) => extra(used, "student", line))]),
    ...assetRows(used, "student", false),
  ];
}

/** Left out where the form does not ask for them. */
function assetRows(used: FlowAnswers, household: "first" | "student", hasSupport: boolean): SheetRow[] {
  if (exemptionIn(used) !== null) return [];
  return [
    ...(hasSupport ? [orZero(used, household, "childSupportReceived", "hasChildSupport")] : []),
    money(used, household, "cashSavings"),
    money(used, household, "investments"),
    orZero(used, household, "businessFarm", "hasBusiness"),
  ];
}

function extra(used: FlowAnswers, household: "first" | "student", { amount, flag }: ExtraLine): SheetRow {
  return orZero(used, household, amount, flag);
}

/** A "no" to having it is a 0 on the form. */
function orZero(used: FlowAnswers, household: "first" | "student", name: string, flag: string): SheetRow {
  const row = money(used, household, name);
  return used[aidKey(household, flag)] === false ? { ...row, value: 0 } : row;
}

function money(used: FlowAnswers, household: "first" | "student", name: string): SheetRow {
  return { ...plain(used, aidKey(household, name)), isMoney: true };
}

function plain(answers: FlowAnswers, key: string): SheetRow {
  const value = answers[key];
  return { key, field: key.slice(key.indexOf(".") + 1), value: value ?? null, isMoney: false };
}

/** Everybody who makes an account, gives consent and signs. */
export function signersOf(used: FlowAnswers): Signer[] {
  const household = taxHouseholdOf(used);
  const hasTwo = (filingsIn(used)?.length ?? 1) > 1;
  if (household === "student") return hasTwo ? ["student", "spouse"] : ["student"];
  if (household === null) return ["student"];
  const isStep = used["first.maritalNow"] === "remarried";
  return hasTwo ? ["student", "parent", isStep ? "stepparent" : "otherParent"] : ["student", "parent"];
}
