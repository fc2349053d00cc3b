/** Answers that do not fit together: each is told to the family, none is changed. */
import type { FlowAnswers } from "#domain/flow/flow.ts";
import type { QuestionId } from "./fafsaFlow.ts";
import {
  getAwardYear,
  getFiling,
  isCoupleFamily,
  getMaritalStatus,
  getNumber,
  getTaxHousehold,
} from "./fafsaFlowFamily.ts";
import { type AidAnswers, toAidKey } from "./households.ts";

export type ConflictCode =
  /** Joint return, but not married now: only this person's share counts. */
  | "jointButNotMarried"
  /** Married now, but a status of somebody unmarried: right only for who married after the tax year. */
  | "marriedButSingle"
  /** Married filing separately means two returns, and the other person is said to have filed none. */
  | "separateButOneReturn"
  /** The other person is said to have filed jointly, and this one not. */
  | "jointOnOneSide"
  /** Nobody filed one status alone: two heads of household in one home. */
  | "twoHeadsOfHousehold"
  | "wagesAboveIncome"
  | "taxAboveIncome"
  | "parentYoungerThanStudent"
  | "studentYearAndAge";

export type Conflict = { code: ConflictCode; at: QuestionId | "prepare" };

/** In the order of the questions they are told at. */
export function findConflicts(used: FlowAnswers, answers: AidAnswers): Conflict[] {
  return [...findReturnConflicts(used), ...findBirthConflicts(used, answers)];
}

function findReturnConflicts(used: FlowAnswers): Conflict[] {
  const household = getTaxHousehold(used);
  if (household !== "first" && household !== "student") return [];
  const found: Conflict[] = [];
  const add = (
    code: ConflictCode,
    name: "filingStatus" | "otherFilingStatus" | "earnedIncome" | "incomeTaxPaid",
  ) => found.push({ code, at: `${household}.${name}` });
  const own = getFiling(used, "own");
  const other = getFiling(used, "other");
  const isCouple = isCoupleFamily(used);
  const marital = getMaritalStatus(used);
  const isMarried = marital === "married" || marital === "remarried";
  if (own === "mfj" && isCouple === false) add("jointButNotMarried", "filingStatus");
  if ((own === "single" || own === "qss") && isMarried) add("marriedButSingle", "filingStatus");
  if (isMarried && own === "mfs" && other === "notRequired") add("separateButOneReturn", "otherFilingStatus");
  if (own !== null && own !== "mfj" && other === "mfj") add("jointOnOneSide", "otherFilingStatus");
  if (own === "hoh" && other === "hoh") add("twoHeadsOfHousehold", "otherFilingStatus");
  const agi = getNumber(used, toAidKey(household, "agi"));
  const tax = getNumber(used, toAidKey(household, "incomeTaxPaid"));
  const earned = sumEarnedIncome(used, household);
  if (agi !== null && tax !== null && tax > 0 && tax > Math.max(agi, 0) / 2)
    add("taxAboveIncome", "incomeTaxPaid");
  if (agi !== null && earned > 2 * Math.max(agi, 0) + 25_000) add("wagesAboveIncome", "earnedIncome");
  return found;
}

function sumEarnedIncome(used: FlowAnswers, household: "first" | "student"): number {
  const read = (name: string) => getNumber(used, toAidKey(household, name)) ?? 0;
  return read("earnedIncome") + read("otherEarnedIncome");
}

/** Years of birth are asked for on the sheet only; the index does not depend on them. */
function findBirthConflicts(used: FlowAnswers, answers: AidAnswers): Conflict[] {
  const found: Conflict[] = [];
  const student = answers["student.birthYear"];
  const parent = answers["first.birthYear"];
  if (typeof student !== "number") return found;
  if (typeof parent === "number" && parent >= student) {
    found.push({ code: "parentYoungerThanStudent", at: "prepare" });
  }
  const awardYear = getAwardYear(used);
  const isOldEnough = awardYear !== null && student <= Number(awardYear.slice(0, 4)) - 24;
  if (awardYear !== null && isOldEnough !== (used["student.isAge24"] === true)) {
    found.push({ code: "studentYearAndAge", at: "prepare" });
  }
  return found;
}
