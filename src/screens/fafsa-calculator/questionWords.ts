/** The text of each question: what is asked, why, and where the figure is on the tax return. */
import { simpleBusinessUsd, simpleIncomeUsd } from "#domain/aid/assetQuestions.ts";
import type { QuestionId } from "#domain/aid/fafsaFlow.ts";
import { getAwardYear, isCoupleFamily } from "#domain/aid/fafsaFlowFamily.ts";
import { findSaiTables } from "#domain/aid/saiTables.ts";
import type { FlowAnswers } from "#domain/flow/flow.ts";
import { toDay } from "#lib/dates.ts";
import { formatDate, formatUsd } from "#lib/format.ts";
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
    lead: "Each school year has its own form, its own tables, and its own tax year.",
  }),
  citizenship: () => ({
    title: "What is the student’s citizenship?",
    lead: "Federal aid is for citizens and eligible noncitizens. The parents’ citizenship does not matter: a parent without a Social Security number can sign too.",
  }),
  reasons: (year) => ({
    title: "Which of these are true of the student?",
    lead: `One “yes” makes a student independent on the FAFSA, so no parent has to report. ${optionWords.notReasons}`,
    where: `24 or older means born before ${formatDate(toDay(year - 21, 1, 1))}.`,
  }),
  parents: () => ({
    title: "What is the parents’ situation?",
    lead: "Count parents by birth or adoption. Grandparents, guardians and foster parents do not report unless they adopted the student.",
  }),
  unusual: () => ({
    title: "Why can’t the student contact the parents?",
    lead: "With one of these, the student files alone as provisionally independent. The college reviews documents and decides. Its decision carries over to later years unless something changes.",
  }),
  filingStatus: (year) => ({
    title: `How was the ${year} tax return filed?`,
    lead: "Choose what the return says, even if the marriage has changed since.",
    where: "Form 1040, top of the first page: filing status.",
  }),
  otherFilingStatus: (year) => ({
    title: `How did the other person file for ${year}?`,
    lead: "Two returns mean two contributors. Each makes an account, gives consent and signs.",
    where: "Form 1040, top of the first page: filing status.",
  }),
  maritalNow: () => ({
    title: "What is this parent’s marital status today?",
    lead: "Answer for the day you file. A stepparent’s figures count too, even with a prenuptial agreement.",
  }),
  agi: (year, isOfTwo) => ({
    title: `What was the adjusted gross income in ${year}?`,
    lead: isOfTwo
      ? "Enter the total for both people. If there are two returns, add them. Put a minus sign before a loss."
      : "Put a minus sign before a loss. If the return was joint with someone who is no longer in this family, enter only this person’s share.",
    where: year >= 2025 ? "Form 1040, line 11a." : "Form 1040, line 11.",
  }),
  familySize: (_, isOfTwo) => ({
    title: "How many people are in the family?",
    lead: isOfTwo
      ? "Count the student, both people, and everyone who lives with them and gets more than half of their support from them. Brothers and sisters in college count if they are supported."
      : "Count the student, this parent, and everyone who lives with them and gets more than half of their support from them.",
    where: "Usually the people on the tax return, plus the student.",
  }),
  residence: () => ({
    title: "Where is the student’s legal home?",
    lead: "We need this only for the poverty guideline behind the Pell Grant. Your state does not raise or lower the index.",
  }),
  incomeTaxPaid: (_, isOfTwo) => ({
    title: "How much was the federal income tax?",
    lead: isOfTwo
      ? "Enter the tax after credits for both people. If there are two returns, add them. Leave out self-employment tax, and do not use the amount withheld. Enter 0 if there was none."
      : "Enter the tax after credits. Leave out self-employment tax, and do not use the amount withheld. Enter 0 if there was none.",
    where: "Form 1040, line 22. If you repaid part of a premium tax credit (Schedule 2), subtract that.",
  }),
  earnedIncome: (_, isOfTwo) => ({
    title: isOfTwo ? "How much did the first person earn from work?" : "How much was earned from work?",
    lead: "Enter wages plus any profit from self-employment. We ask per person because payroll taxes depend on it. A business loss counts as 0.",
    where: "W-2, box 1, plus profit from Schedule C or F, or a partnership.",
  }),
  otherEarnedIncome: () => ({
    title: "How much did the second person earn from work?",
    lead: "Enter 0 if this person did not work.",
    where: "W-2, box 1, plus profit from Schedule C or F, or a partnership.",
  }),
  extraLines: () => ({
    title: "Is any of this on the tax return?",
    lead: "Most families have none of these. We’ll ask for the amount of each one you choose.",
  }),
  deductibleIraPayments: () => ({
    title: "How much went into a deductible IRA or a self-employed plan?",
    lead: "This is added back to income. Payments through an employer, such as a 401(k), are not.",
    where: "Schedule 1, lines 16 and 20.",
  }),
  taxExemptInterest: () => ({
    title: "How much tax-exempt interest was there?",
    lead: "From municipal bonds, for example.",
    where: "Form 1040, line 2a.",
  }),
  untaxedIraDistributions: () => ({
    title: "How much untaxed money came out of an IRA?",
    lead: "Leave out what was rolled over into another account.",
    where: "Form 1040, line 4a minus line 4b, without rollovers.",
  }),
  untaxedPensions: () => ({
    title: "How much untaxed pension money was there?",
    lead: "Leave out what was rolled over into another account.",
    where: "Form 1040, line 5a minus line 5b, without rollovers.",
  }),
  foreignIncomeExclusion: () => ({
    title: "How much foreign income was excluded?",
    lead: "This is added back, and it counts toward the income limits for the Pell Grant.",
    where: "Schedule 1, line 8d. Enter it without the minus sign.",
  }),
  taxableScholarships: () => ({
    title: "How much college grant money was reported as income?",
    lead: "These are grants and scholarships that were taxed. They are subtracted from income.",
    where: "Schedule 1, line 8r, if there is one.",
  }),
  educationCredits: () => ({
    title: "How much were the education credits?",
    lead: "American Opportunity and Lifetime Learning credits. They are subtracted from income.",
    where: "Form 1040, line 29, plus Schedule 3, line 3.",
  }),
  federalWorkStudy: () => ({
    title: "How much was earned in Federal Work-Study?",
    lead: "This is subtracted from income.",
    where: "The college’s W-2, or ask its financial aid office.",
  }),
  receivedEitc: (year) => ({
    title: `Did the ${year} tax return claim the earned income credit?`,
    lead: "If it did, the form does not ask about savings, and an unmarried parent counts as a single parent for the Pell Grant.",
    where: "Form 1040, the line “Earned income credit (EIC)”.",
  }),
  receivedBenefit: (year) => ({
    title: `Did anyone in the family receive one of these in ${year} or ${year + 1}?`,
    lead: optionWords.benefits,
    where: "A “yes” never raises the index. It only means the form does not ask about savings.",
  }),
  filedSchedules: () => ({
    title: "Did the tax return include a Schedule A, B, D, E, F or H?",
    lead: `With an income below ${formatUsd(simpleIncomeUsd)} and a simple return, the form does not ask about savings. Schedules 1, 2 and 3 do not matter here.`,
    where: "The pages after Form 1040. The name is at the top right.",
  }),
  scheduleC: () => ({
    title: "Did the tax return include a Schedule C?",
    lead: `It shows the profit or loss of a small business. Up to ${formatUsd(simpleBusinessUsd)} of either still counts as a simple return.`,
    where: "Schedule C, line 31.",
  }),
  cashSavings: () => ({
    title: "How much is in cash, savings and checking accounts?",
    lead: "Use the balances on the day you file. Enter 0 if there is nothing.",
    where: "Bank statements or the bank’s app.",
  }),
  investments: () => ({
    title: "How much are investments worth, minus what is owed on them?",
    lead: "Count stocks, funds, 529 accounts for this student, and property other than the home you live in. Leave out retirement accounts and 529 accounts for brothers and sisters.",
    where: "Account statements for the day you file.",
  }),
  hasBusiness: () => ({
    title: "Is there a business or farm to report?",
    lead: "Since 2026-27 these do not count: a family’s own business with up to 100 full-time workers, a farm the family lives on, and a family fishing business. If you have only one of those, answer no.",
  }),
  businessFarm: () => ({
    title: "How much is that business or farm worth, minus what is owed on it?",
    lead: "Only part of it counts: 40% of the lowest tier, and more above that.",
    where: "Its balance sheet, or your best estimate of what it would sell for.",
  }),
  hasChildSupport: () => ({
    title: "Did the family receive child support?",
    lead: "Answer for the last full calendar year and anyone in the family. Child support you paid does not count.",
  }),
  childSupportReceived: () => ({
    title: "How much child support did the family receive?",
    lead: "Enter the total for the last full calendar year. It counts as an asset.",
    where: "Payment records from the state agency, or bank statements.",
  }),
  hasOwnIncome: (year) => ({
    title: `Did the student earn money or file a tax return for ${year}?`,
    lead: "Many students did not. If so, there are no more questions about the student’s income.",
  }),
};

/** A dependent student's questions whose wording differs from the parents'. */
const studentTexts: Readonly<Partial<Record<QuestionId, (year: number) => QuestionText>>> = {
  "student.agi": (year) => ({
    title: `What was the adjusted gross income in ${year}?`,
    lead: "Put a minus sign before a loss. If the student did not file, enter what they earned.",
    where: year >= 2025 ? "Form 1040, line 11a." : "Form 1040, line 11.",
  }),
};
