/** The preparation sheet: the family's figures in the order of the form, as typed; unknown ones stay blank. */
import { type ExtraLine, extraLines, type FafsaWalk } from "#domain/aid/fafsaFlow.ts";
import {
  getAssetExemption,
  getTaxHousehold,
  isCoupleFamily,
  listFilings,
} from "#domain/aid/fafsaFlowFamily.ts";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";

export type SheetPart = "student" | "studentMoney" | "parent" | "parentMoney";

export type SheetRow = {
  key: string;
  /** The key of the field's label. */
  field: string;
  value: string | number | boolean | null;
  isMoney: boolean;
};

export type SheetSection = { part: SheetPart; rows: readonly SheetRow[] };

/** In the order of the form: the student, the student's money, the parent, the parent's money. */
export function buildSheet({ used }: FafsaWalk, answers: AidAnswers): SheetSection[] {
  const household = getTaxHousehold(used);
  const student: SheetRow[] = [
    buildPlainRow(answers, "student.birthYear"),
    buildPlainRow(used, "student.citizenship"),
    buildPlainRow(answers, "student.hasSsn"),
    buildPlainRow(used, "student.isMarried"),
    ...(household === "student" ? [buildPlainRow(used, "student.hasDependents")] : []),
  ];
  if (household === "student") {
    return [
      { part: "student", rows: [...student, buildPlainRow(used, "student.familySize")] },
      { part: "studentMoney", rows: buildMoneyRows(used, "student") },
    ];
  }
  return [
    { part: "student", rows: student },
    { part: "studentMoney", rows: buildOwnRows(used) },
    {
      part: "parent",
      rows: [
        buildPlainRow(answers, "first.birthYear"),
        buildPlainRow(answers, "first.hasSsn"),
        buildPlainRow(answers, "first.maritalStatus"),
        buildPlainRow(used, "student.familySize"),
        buildPlainRow(used, "student.receivedBenefit"),
      ],
    },
    { part: "parentMoney", rows: buildMoneyRows(used, "first") },
  ];
}

function buildMoneyRows(used: AidAnswers, household: "first" | "student"): SheetRow[] {
  const row = (name: string) => buildPlainRow(used, toAidKey(household, name));
  const isCouple = isCoupleFamily(used) === true;
  const filings = listFilings(used);
  return [
    row("filingStatus"),
    ...(filings !== null && filings.length > 1 ? [row("otherFilingStatus")] : []),
    buildMoneyRow(used, household, "agi"),
    buildMoneyRow(used, household, "earnedIncome"),
    ...(isCouple ? [buildMoneyRow(used, household, "otherEarnedIncome")] : []),
    buildMoneyRow(used, household, "incomeTaxPaid"),
    ...extraLines.map((line) => buildExtraRow(used, household, line)),
    row("receivedEitc"),
    ...(used[toAidKey(household, "filedSchedules")] === undefined ? [] : [row("filedSchedules")]),
    ...buildAssetRows(used, household, true),
  ];
}

function buildOwnRows(used: AidAnswers): SheetRow[] {
  const isNone = used["student.hasOwnIncome"] === false;
  const figures = ["agi", "earnedIncome", "incomeTaxPaid"].map((name) =>
    buildMoneyRow(used, "student", name),
  );
  return [
    buildPlainRow(used, "student.hasOwnIncome"),
    ...(isNone ? [] : [...figures, ...extraLines.map((line) => buildExtraRow(used, "student", line))]),
    ...buildAssetRows(used, "student", false),
  ];
}

/** Omitted if the form does not ask for it. */
function buildAssetRows(used: AidAnswers, household: "first" | "student", hasSupport: boolean): SheetRow[] {
  if (getAssetExemption(used) !== null) return [];
  return [
    ...(hasSupport ? [buildZeroableRow(used, household, "childSupportReceived", "hasChildSupport")] : []),
    buildMoneyRow(used, household, "cashSavings"),
    buildMoneyRow(used, household, "investments"),
    buildZeroableRow(used, household, "businessFarm", "hasBusiness"),
  ];
}

function buildExtraRow(
  used: AidAnswers,
  household: "first" | "student",
  { amount, flag }: ExtraLine,
): SheetRow {
  return buildZeroableRow(used, household, amount, flag);
}

/** Answering "no" means 0 on the form. */
function buildZeroableRow(
  used: AidAnswers,
  household: "first" | "student",
  name: string,
  flag: string,
): SheetRow {
  const row = buildMoneyRow(used, household, name);
  return used[toAidKey(household, flag)] === false ? { ...row, value: 0 } : row;
}

function buildMoneyRow(used: AidAnswers, household: "first" | "student", name: string): SheetRow {
  return { ...buildPlainRow(used, toAidKey(household, name)), isMoney: true };
}

function buildPlainRow(answers: AidAnswers, key: string): SheetRow {
  const value = answers[key];
  return { key, field: key.slice(key.indexOf(".") + 1), value: value ?? null, isMoney: false };
}
