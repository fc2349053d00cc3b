/** The text of each question: what is asked, why, and where the figure is on the tax return. */
import type { QuestionId } from "#domain/aid/fafsaFlow.ts";
import { getAwardYear, isCoupleFamily } from "#domain/aid/fafsaFlowFamily.ts";
import { findSaiTables } from "#domain/aid/saiTables.ts";
import type { FlowAnswers } from "#domain/flow/flow.ts";
import { optionWords } from "./optionWords.ts";

export type QuestionText = {
  title: string;
  lead: string;
  /** Form and line, or the document it is on. */
  where?: string;
};

/** `used` gives the tax year and whether one or two people's figures count. */
export function getQuestionText(id: QuestionId, used: FlowAnswers): QuestionText {
  const name = id.slice(id.indexOf(".") + 1);
  const year = getTaxYear(used);
  const isOfTwo = isCoupleFamily(used) === true;
  const own = studentTexts[id];
  if (own !== undefined) return own(year);
  const shared = texts[name];
  return shared === undefined ? { title: name, lead: "" } : shared(year, isOfTwo);
}

export function getTaxYear(used: FlowAnswers): number {
  return findSaiTables(getAwardYear(used) ?? "2027-28")?.taxYear ?? 2025;
}

/** Whose figures a question is about, shown above its title; null if it is not about anyone's money. */
export function getWhoseText(id: QuestionId, used: FlowAnswers): string | null {
  const isOfTwo = isCoupleFamily(used) === true;
  if (id.startsWith("first.")) return isOfTwo ? "Both parents’ figures" : "The FAFSA parent’s figures";
  if (asideFromMoney.has(id)) return null;
  return isOfTwo && used["first.agi"] === undefined
    ? "The student’s and spouse’s figures"
    : "The student’s own figures";
}

const asideFromMoney: ReadonlySet<QuestionId> = new Set<QuestionId>([
  "student.start",
  "student.citizenship",
  "student.reasons",
  "student.parents",
  "student.unusual",
  "student.familySize",
  "student.residence",
  "student.receivedBenefit",
]);

type Text = (year: number, isOfTwo: boolean) => QuestionText;

const texts: Readonly<Record<string, Text>> = {
  start: () => ({
    title: "When will the student be in college?",
    lead: "Each school year has its own form, its own tables, and the tax return of its own year.",
  }),
  citizenship: () => ({
    title: "What is the student’s citizenship?",
    lead: "Federal aid is for citizens and eligible noncitizens. The parents’ citizenship does not matter: a parent without a Social Security number can sign and file too.",
  }),
  reasons: (year) => ({
    title: "Which of these are true of the student?",
    lead: `One “yes” makes a student independent on the FAFSA: then no parent is asked. ${optionWords.notReasons}`,
    where: `24 or older means born before January 1, ${year - 21}.`,
  }),
  parents: () => ({
    title: "How do the student’s parents live?",
    lead: "Parents by birth or adoption. Grandparents, guardians and foster parents are not asked, unless they adopted the student.",
  }),
  unusual: () => ({
    title: "What keeps the student from the parents?",
    lead: "With one of these the student files alone, provisionally independent. The college decides, with documents, and the decision holds for later years unless facts change.",
  }),
  filingStatus: (year) => ({
    title: `How was the ${year} tax return filed?`,
    lead: "What the return says, even if the marriage has changed since.",
    where: "Form 1040, top of the first page: filing status.",
  }),
  otherFilingStatus: (year) => ({
    title: `How did the other person file for ${year}?`,
    lead: "Two returns mean two contributors: each has an account, gives consent and signs.",
    where: "Form 1040, top of the first page: filing status.",
  }),
  maritalNow: () => ({
    title: "What is this parent’s marital status today?",
    lead: "The day you file counts. A stepparent’s figures count too, whatever a prenuptial agreement says.",
  }),
  agi: (year, isOfTwo) => ({
    title: `What was the adjusted gross income in ${year}?`,
    lead: isOfTwo
      ? "Of both people. With two returns, add them. A loss is written with a minus sign."
      : "A loss is written with a minus sign. If the return was joint with somebody who is not part of this family now, only this person’s share.",
    where: year >= 2025 ? "Form 1040, line 11a." : "Form 1040, line 11.",
  }),
  familySize: (_, isOfTwo) => ({
    title: "How many people are in the family?",
    lead: isOfTwo
      ? "The student, both people, and everybody who lives with them and gets more than half of their support from them. Brothers and sisters at college count if they are supported."
      : "The student, this parent, and everybody who lives with them and gets more than half of their support from them.",
    where: "Usually the people on the return, and the student.",
  }),
  residence: () => ({
    title: "Where is the student’s legal home?",
    lead: "Only the poverty guideline behind the Pell Grant goes by it. No state lowers or raises the index.",
  }),
  incomeTaxPaid: (_, isOfTwo) => ({
    title: "How much federal income tax was due?",
    lead: isOfTwo
      ? "After credits, for both people: add two returns. Not what was withheld, and not self-employment tax. Write 0 if it was nothing."
      : "After credits. Not what was withheld, and not self-employment tax. Write 0 if it was nothing.",
    where: "Form 1040, line 22. If you repaid part of a premium tax credit (Schedule 2), take that off.",
  }),
  earnedIncome: (_, isOfTwo) => ({
    title: isOfTwo ? "What did the first person earn from work?" : "What was earned from work?",
    lead: "Pay and profit from self-employment, by person: payroll taxes are worked out from it. A business loss counts as 0, so it cannot be below 0.",
    where: "W-2, box 1, plus profit from Schedule C or F, or a partnership.",
  }),
  otherEarnedIncome: () => ({
    title: "What did the second person earn from work?",
    lead: "0 if this person did not work.",
    where: "W-2, box 1, plus profit from Schedule C or F, or a partnership.",
  }),
  extraLines: () => ({
    title: "Is any of this on the return?",
    lead: "Most families have none of these. Each one you choose is asked for next.",
  }),
  deductibleIraPayments: () => ({
    title: "How much was paid into a deductible IRA or a self-employed plan?",
    lead: "Added back to the income. Payments through an employer, such as a 401(k), are not.",
    where: "Schedule 1, lines 16 and 20.",
  }),
  taxExemptInterest: () => ({
    title: "How much tax-exempt interest was there?",
    lead: "From municipal bonds, for example.",
    where: "Form 1040, line 2a.",
  }),
  untaxedIraDistributions: () => ({
    title: "How much came out of an IRA untaxed?",
    lead: "Leave out what was rolled over into another account.",
    where: "Form 1040, line 4a minus line 4b, without rollovers.",
  }),
  untaxedPensions: () => ({
    title: "How much of a pension was untaxed?",
    lead: "Leave out what was rolled over into another account.",
    where: "Form 1040, line 5a minus line 5b, without rollovers.",
  }),
  foreignIncomeExclusion: () => ({
    title: "How much foreign income was excluded?",
    lead: "It is added back, and it counts in the income tests of the Pell Grant.",
    where: "Schedule 1, line 8d. Write it without the minus sign.",
  }),
  taxableScholarships: () => ({
    title: "How much college grant money was reported as income?",
    lead: "Grants and scholarships that were taxed. They are taken off again.",
    where: "Schedule 1, line 8r, if it is there.",
  }),
  educationCredits: () => ({
    title: "How much were the education credits?",
    lead: "American Opportunity and Lifetime Learning. They are taken off the income.",
    where: "Form 1040, line 29, plus Schedule 3, line 3.",
  }),
  federalWorkStudy: () => ({
    title: "How much was earned in Federal Work-Study?",
    lead: "It is left out of the income again.",
    where: "W-2 of the college, or ask its aid office.",
  }),
  receivedEitc: (year) => ({
    title: `Did the ${year} return have the earned income credit?`,
    lead: "With it no savings are asked for, and a parent alone counts as a single parent for the Pell Grant.",
    where: "Form 1040, the line “Earned income credit (EIC)”.",
  }),
  receivedBenefit: (year) => ({
    title: `Did anybody in the family receive one of these in ${year} or ${year + 1}?`,
    lead: optionWords.benefits,
    where: "It never raises the index. It only means that savings are not asked for.",
  }),
  filedSchedules: () => ({
    title: "Did the return have a Schedule A, B, D, E, F or H?",
    lead: "Below $60,000 a simple return means that savings are not asked for. Schedules 1, 2 and 3 do not count here.",
    where: "The pages behind Form 1040, named at the top right.",
  }),
  scheduleC: () => ({
    title: "Did the return have a Schedule C?",
    lead: "A profit or loss of a small business. Up to $10,000 either way still counts as a simple return.",
    where: "Schedule C, line 31.",
  }),
  cashSavings: () => ({
    title: "How much is in cash, savings and checking?",
    lead: "On the day you file. Write 0 if it is nothing.",
    where: "Bank statements or the bank’s app.",
  }),
  investments: () => ({
    title: "What are investments worth, less what is owed on them?",
    lead: "Stocks, funds, 529 accounts for this student, and property other than the home you live in. Retirement accounts are not counted, nor 529 accounts for brothers and sisters.",
    where: "Statements of the day you file.",
  }),
  hasBusiness: () => ({
    title: "Is there a business or farm that has to be reported?",
    lead: "Left out since 2026-27: a family’s own business with up to 100 full-time workers, a farm the family lives on, and a family’s fishing business. With one of those alone, answer no.",
  }),
  businessFarm: () => ({
    title: "What is that business or farm worth, less what is owed on it?",
    lead: "Only a part of it counts: 40 percent of the first step, more above.",
    where: "Its balance sheet, or your best estimate of what it would sell for.",
  }),
  hasChildSupport: () => ({
    title: "Was child support received?",
    lead: "In the last full calendar year, for anybody in the family. What was paid to somebody else does not count.",
  }),
  childSupportReceived: () => ({
    title: "How much child support was received?",
    lead: "In the last full calendar year. It counts among the assets.",
    where: "Payment records of the state’s agency, or bank statements.",
  }),
  hasOwnIncome: (year) => ({
    title: `Did the student earn money or file a tax return for ${year}?`,
    lead: "Many students did not. Then nothing more is asked of their income.",
  }),
};

/** A dependent student's questions whose wording differs from the parents'. */
const studentTexts: Readonly<Partial<Record<QuestionId, (year: number) => QuestionText>>> = {
  "student.agi": (year) => ({
    title: `What was the adjusted gross income in ${year}?`,
    lead: "A loss is written with a minus sign. If no return was filed, write what was earned.",
    where: year >= 2025 ? "Form 1040, line 11a." : "Form 1040, line 11.",
  }),
};
