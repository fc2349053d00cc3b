/** Answers that contradict each other: the family is told about each, and nothing is changed. */
import type { AidAnswers } from "#domain/answers/households.ts";
import { toAidKey } from "#domain/answers/households.ts";
import type { QuestionId } from "./fafsaFlow.ts";
import {
  getAwardYear,
  getFiling,
  getMaritalStatus,
  getNumber,
  getTaxHousehold,
  isCoupleFamily,
} from "./fafsaFlowFamily.ts";

export type ConflictCode =
  /** Joint return, but not married now: only this person's share counts. */
  | "jointButNotMarried"
  /** Married now, but filed as unmarried: only right for someone who married after the tax year. */
  | "marriedButSingle"
  /** Married filing separately means two returns, but the other person is said to have filed none. */
  | "separateButOneReturn"
  /** The other person is said to have filed jointly, but this one not. */
  | "jointOnOneSide"
  /** Two heads of household in one home. */
  | "twoHeadsOfHousehold"
  | "wagesAboveIncome"
  | "taxAboveIncome"
  | "parentYoungerThanStudent"
  | "studentYearAndAge";

export type Conflict = { code: ConflictCode; at: QuestionId | "prepare" };

/** In the order of the questions they relate to. */
export function findConflicts(used: AidAnswers, answers: AidAnswers): Conflict[] {
  return [...findReturnConflicts(used), ...findBirthConflicts(used, answers)];
}

function findReturnConflicts(used: AidAnswers): Conflict[] {
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
  // Pay from abroad may be excluded from the income on a federal return, and another country's return has no such line.
  const excluded = Math.abs(getNumber(used, toAidKey(household, "foreignIncomeExclusion")) ?? 0);
  const income = agi === null ? null : Math.max(agi, 0) + excluded;
  const isComparable = own !== "abroad" && other !== "abroad";
  if (income !== null && tax !== null && tax > 0 && tax > income / 2) add("taxAboveIncome", "incomeTaxPaid");
  if (income !== null && isComparable && earned > 2 * income + 25_000)
    add("wagesAboveIncome", "earnedIncome");
  return found;
}

function sumEarnedIncome(used: AidAnswers, household: "first" | "student"): number {
  const read = (name: string) => getNumber(used, toAidKey(household, name)) ?? 0;
  return read("earnedIncome") + read("otherEarnedIncome");
}

/** Years of birth are only asked on the worksheet page; the index does not depend on them. */
function findBirthConflicts(used: AidAnswers, answers: AidAnswers): Conflict[] {
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
