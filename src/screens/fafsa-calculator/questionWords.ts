/** The text of each question: what is asked, why, and where the figure is on the tax return. */
import { simpleBusinessUsd, simpleIncomeUsd } from "#domain/aid/assetQuestions.ts";
import type { QuestionId, QuestionName } from "#domain/aid/fafsaFlow.ts";
import { getAwardYear, getTaxHousehold, isCoupleFamily } from "#domain/aid/fafsaFlowFamily.ts";
import { findSaiTables } from "#domain/aid/saiTables.ts";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { toDay } from "#lib/dates.ts";
import { formatDate, formatUsd } from "#lib/format.ts";
import { optionWords } from "./optionWords.ts";
import { nameOther, nameOwn, nameTogether, type People, type Person } from "./people.ts";

export type QuestionText = {
  /** As a button calls it: "Next: your parents’ tax return". */
  name: string;
  title: string;
  lead: string;
  /** Form and line, or the document it is on. */
  where?: string;
};

/** `used` gives the tax year and whether one or two people's figures count. */
export function getQuestionText(id: QuestionId, used: AidAnswers): QuestionText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The part of the id after the household.
  const name = id.slice(id.indexOf(".") + 1) as QuestionName;
  const year = getTaxYear(used);
  const isOfTwo = isCoupleFamily(used) === true;
  // A dependent student's own money: the questions about it speak of the student alone.
  const isOwnMoney = id.startsWith("student.") && getTaxHousehold(used) === "first" && !ofHousehold.has(id);
  const text = texts[name];
  if (isOwnMoney) {
    const own = ownTexts[name] ?? text;
    return own(year, { isOfTwo: false, own: you, other: you, both: { ...you, has: "have", does: "do" } });
  }
  const named = { isOfTwo, own: nameOwn(used), other: nameOther(used), both: nameTogether(used) };
  const asked = (isTerritoryReturn(used) ? territoryTexts[name] : undefined) ?? text;
  return asked(year, named);
}

/** The income and tax of a return filed in Puerto Rico or another territory count as they stand on that return. */
function isTerritoryReturn(used: AidAnswers): boolean {
  const household = getTaxHousehold(used);
  return household !== null && used[toAidKey(household, "filingStatus")] === "territory";
}

export function getTaxYear(used: AidAnswers): number {
  return findSaiTables(getAwardYear(used) ?? "2027-28")?.taxYear ?? 2025;
}

/** How to name the people a question is about. */
type Named = { isOfTwo: boolean; own: Person; other: Person; both: People };
type Text = (year: number, named: Named) => QuestionText;

const you: Person = { who: "you", whose: "your" };
const ofHousehold: ReadonlySet<QuestionId> = new Set<QuestionId>([
  "student.familySize",
  "student.residence",
  "student.receivedBenefit",
]);

const texts: Readonly<Record<QuestionName, Text>> = {
  start: () => ({
    name: "your school year",
    title: "When will you be in college?",
    lead: "Each school year has its own form, tables and tax year.",
  }),
  citizenship: () => ({
    name: "citizenship",
    title: "What is your citizenship?",
    lead: "Federal aid is for citizens and eligible noncitizens. Your parents’ citizenship does not matter: a parent without a Social Security number can sign too.",
  }),
  reasons: (year) => ({
    name: "what is true of you",
    title: "Which of these are true of you?",
    lead: `A single “yes” makes you independent on the FAFSA, so no parent has to report. ${optionWords.notReasons}`,
    where: `24 or older means born before ${formatDate(toDay(year - 21, 1, 1))}.`,
  }),
  parents: () => ({
    name: "your parents’ situation",
    title: "What is your parents’ situation?",
    lead: "Count parents by birth or adoption. Grandparents, guardians and foster parents do not report unless they adopted you.",
  }),
  unusual: () => ({
    name: "why you can’t contact them",
    title: "Why can’t you contact your parents?",
    lead: "If one of these applies, you file alone as provisionally independent. The college reviews your documents and decides. Its decision carries over to later years unless something changes.",
  }),
  parentIs: (_, { isOfTwo }) => ({
    name: "which parent",
    title: isOfTwo ? "Which of your parents starts the form?" : "Which parent is on the form?",
    lead: isOfTwo
      ? "Either parent can start it. We ask about that parent first, so you always know whose figures we mean."
      : "It’s the parent who gave you more financial support in the last 12 months. If support was equal, it’s the one with the higher income and assets.",
  }),
  stepparentIs: (_, { own }) => ({
    name: "your stepparent",
    title: `Who is married to ${own.who}?`,
    lead: "A stepparent’s figures count on the FAFSA, even with a prenuptial agreement.",
  }),
  filingStatus: (year, { own }) => ({
    name: `${own.whose} tax return`,
    title: `How was ${own.whose} ${year} tax return filed?`,
    lead: "Choose what the return says, even if the marriage has changed since.",
    where: "Form 1040, top of the first page: filing status.",
  }),
  otherFilingStatus: (year, { other }) => ({
    name: `${other.whose} tax return`,
    title: `How was ${other.whose} ${year} tax return filed?`,
    lead: "Two returns mean two contributors. Each makes an account, gives consent and signs.",
    where: "Form 1040, top of the first page: filing status.",
  }),
  maritalNow: (_, { own }) => ({
    name: "marital status",
    title: `What is ${own.whose} marital status today?`,
    lead: "Answer for the day you file. Marital status decides whose income and savings the form asks about.",
  }),
  agi: (year, { isOfTwo, both }) => ({
    name: `${both.whose} income`,
    title: `What was ${both.whose} adjusted gross income in ${year}?`,
    lead: isOfTwo
      ? "Enter the total for both people. If there are two returns, add them. Put a minus sign before a loss."
      : "Put a minus sign before a loss. If the return was joint with someone who is no longer in this family, enter only this person’s share.",
    where: year >= 2025 ? "Form 1040, line 11a." : "Form 1040, line 11.",
  }),
  familySize: (_, { own, both }) => ({
    name: "your family’s size",
    title: "How many people are in your family?",
    lead:
      own.who === "you"
        ? "Count yourself, your spouse if you have one, and everyone who lives with you and gets more than half of their support from you."
        : `Count yourself, ${both.who}, and everyone who lives with them and gets more than half of their support from them. Brothers and sisters in college count if they get that support.`,
    where: "Usually the people on the tax return, plus you if you are not on it.",
  }),
  residence: () => ({
    name: "your legal home",
    title: "Where is your legal home?",
    lead: "We need this only for the poverty guideline behind the Pell Grant. Your state does not raise or lower the index.",
  }),
  incomeTaxPaid: (year, { isOfTwo, both }) => ({
    name: "federal income tax",
    title: `How much was ${both.whose} federal income tax for ${year}?`,
    lead: isOfTwo
      ? "Enter the tax after credits for both people. If there are two returns, add them. Leave out self-employment tax, and do not use the amount withheld. Enter 0 if there was none."
      : "Enter the tax after credits. Leave out self-employment tax, and do not use the amount withheld. Enter 0 if there was none.",
    where: "Form 1040, line 22. If you repaid part of a premium tax credit (Schedule 2), subtract that.",
  }),
  earnedIncome: (year, { own }) => ({
    name: `${own.whose} pay`,
    title: `What were ${own.whose} wages and other pay in ${year}?`,
    lead: "Enter wages plus any profit from self-employment. We ask per person because payroll taxes depend on it. A business loss counts as 0.",
    where: "W-2, box 1, plus profit from Schedule C or F, or a partnership.",
  }),
  otherEarnedIncome: (year, { other }) => ({
    name: `${other.whose} pay`,
    title: `What were ${other.whose} wages and other pay in ${year}?`,
    lead: `Enter 0 if ${other.who} did not work.`,
    where: "W-2, box 1, plus profit from Schedule C or F, or a partnership.",
  }),
  extraLines: (year, { both }) => ({
    name: "other lines of the return",
    title: `Is any of this on ${both.whose} ${year} tax return?`,
    lead: "Most families have none of these. We’ll ask for the amount of each one you choose.",
  }),
  deductibleIraPayments: (_, { both }) => ({
    name: "deductible payments",
    title: `How much did ${both.who} pay into a deductible IRA or a self-employed plan?`,
    lead: "This is added back to income. Payments through an employer plan, such as a 401(k), are not.",
    where: "Schedule 1, lines 16 and 20.",
  }),
  taxExemptInterest: (_, { both }) => ({
    name: "tax-exempt interest",
    title: `How much was ${both.whose} tax-exempt interest?`,
    lead: "This includes interest from municipal bonds, for example.",
    where: "Form 1040, line 2a.",
  }),
  untaxedIraDistributions: (_, { both }) => ({
    name: "untaxed IRA money",
    title: `How much untaxed money did ${both.who} take out of an IRA?`,
    lead: "Leave out what was rolled over into another account.",
    where: "Form 1040, line 4a minus line 4b, without rollovers.",
  }),
  untaxedPensions: (_, { both }) => ({
    name: "untaxed pension",
    title: `How much of ${both.whose} pension was not taxed?`,
    lead: "Leave out what was rolled over into another account.",
    where: "Form 1040, line 5a minus line 5b, without rollovers.",
  }),
  foreignIncomeExclusion: (_, { both }) => ({
    name: "excluded foreign income",
    title: `How much foreign income did ${both.who} exclude?`,
    lead: "This is added back, and it counts toward the income limits for the Pell Grant.",
    where: "Schedule 1, line 8d. Enter it without the minus sign.",
  }),
  taxableScholarships: (_, { both }) => ({
    name: "taxed college grants",
    title: `How much college grant money did ${both.who} report as income?`,
    lead: "These are grants and scholarships that were taxed. They are subtracted from income.",
    where: "Schedule 1, line 8r, if you filed a Schedule 1.",
  }),
  educationCredits: (_, { both }) => ({
    name: "education credits",
    title: `How much were ${both.whose} education credits?`,
    lead: "American Opportunity and Lifetime Learning credits. They are subtracted from income.",
    where: "Form 1040, line 29, plus Schedule 3, line 3.",
  }),
  federalWorkStudy: (_, { both }) => ({
    name: "work-study pay",
    title: `How much did ${both.who} earn in Federal Work-Study?`,
    lead: "This is subtracted from income.",
    where: "The W-2 from the college, or ask its financial aid office.",
  }),
  receivedEitc: (year, { both }) => ({
    name: "the earned income credit",
    title: `Did ${both.whose} ${year} tax return claim the earned income credit?`,
    lead: "If it did, the form does not ask about savings, and an unmarried parent counts as a single parent for the Pell Grant.",
    where: "Form 1040, the line “Earned income credit (EIC).”",
  }),
  receivedBenefit: (year) => ({
    name: "federal benefits",
    title: `Did anyone in your family receive one of these in ${year} or ${year + 1}?`,
    lead: optionWords.benefits,
    where: "Answering yes never raises the index. It only means the form does not ask about savings.",
  }),
  filedSchedules: (year, { both }) => ({
    name: "the return’s schedules",
    title: `Did ${both.whose} ${year} tax return include a Schedule A, B, D, E, F or H?`,
    lead: `With an income below ${formatUsd(simpleIncomeUsd)} and a simple return, the form does not ask about savings. Schedules 1, 2 and 3 do not matter here.`,
    where: "Look at the pages after Form 1040. The name of each schedule is at the top right.",
  }),
  scheduleC: (year, { both }) => ({
    name: "Schedule C",
    title: `Did ${both.whose} ${year} tax return include a Schedule C?`,
    lead: `Schedule C shows the profit or loss of a small business. A profit or loss of up to ${formatUsd(simpleBusinessUsd)} still counts as a simple return.`,
    where: "Schedule C, line 31.",
  }),
  cashSavings: (_, { both }) => ({
    name: `${both.whose} savings`,
    title: `How much ${both.does} ${both.who} have in cash, savings and checking accounts?`,
    lead: "Use the balances on the day you file. Enter 0 if there is nothing.",
    where: "Bank statements or the bank’s app.",
  }),
  investments: (_, { both }) => ({
    name: `${both.whose} investments`,
    title: `How much are ${both.whose} investments worth, minus what is owed on them?`,
    lead: "Count stocks, funds, 529 accounts for you, and property other than the home you live in. Leave out retirement accounts and 529 accounts for brothers and sisters.",
    where: "Account balances on the day you file.",
  }),
  hasBusiness: (_, { both }) => ({
    name: "a business or farm",
    title: `${both.does === "do" ? "Do" : "Does"} ${both.who} have a business or farm to report?`,
    lead: "Since 2026-27 these do not count: a family’s own business with up to 100 full-time workers, a farm the family lives on, and a family fishing business. If that is all you have, answer no.",
  }),
  businessFarm: () => ({
    name: "what it is worth",
    title: "How much is that business or farm worth, minus what is owed on it?",
    lead: "Only part of it counts: 40% of the lowest tier, and a larger share above that.",
    where: "Its balance sheet, or your best estimate of what it would sell for.",
  }),
  hasChildSupport: () => ({
    name: "child support",
    title: "Did your family receive child support?",
    lead: "Answer for anyone in your family in the last full calendar year. Child support that was paid out does not count.",
  }),
  childSupportReceived: () => ({
    name: "how much child support",
    title: "How much child support did your family receive?",
    lead: "Enter the total for the last full calendar year. It counts as an asset.",
    where: "Payment records from the state agency, or bank statements.",
  }),
  hasOwnIncome: (year) => ({
    name: "your own income",
    title: `Did you earn money or file a tax return for ${year}?`,
    lead: "Many students did neither. If you answer no, we won’t ask anything more about your income.",
  }),
};

/** The questions whose lines are on another return than the IRS's. */
const territoryTexts: Partial<Readonly<Record<QuestionName, Text>>> = {
  agi: (year, named) => ({
    ...texts.agi(year, named),
    where:
      "The adjusted gross income on the return filed with Puerto Rico or the other territory. If you can’t tell which line that is, ask a college’s aid office.",
  }),
  incomeTaxPaid: (year, { isOfTwo, both }) => ({
    name: "income tax",
    title: `How much was ${both.whose} income tax for ${year}?`,
    lead: `Enter the tax on the territory’s return, after credits${isOfTwo ? ", for both people" : ""}. Leave out self-employment tax, and do not use the amount withheld. Enter 0 if there was none.`,
    where: "The income tax on the return filed with Puerto Rico or the other territory.",
  }),
  earnedIncome: (year, named) => ({
    ...texts.earnedIncome(year, named),
    where:
      "The wage statement from work (in Puerto Rico, Form 499R-2/W-2PR), plus profit from self-employment.",
  }),
  otherEarnedIncome: (year, named) => ({
    ...texts.otherEarnedIncome(year, named),
    where:
      "The wage statement from work (in Puerto Rico, Form 499R-2/W-2PR), plus profit from self-employment.",
  }),
};

/** A dependent student need not have filed. */
const ownIncome: Text = (year) => ({
  name: "your income",
  title: `What was your adjusted gross income in ${year}?`,
  lead: "Put a minus sign before a loss. If you did not file, enter what you earned.",
  where: year >= 2025 ? "Form 1040, line 11a." : "Form 1040, line 11.",
});

/** A dependent student's own money, where the question differs from the parents'. */
const ownTexts: Partial<Record<QuestionName, Text>> = {
  agi: ownIncome,
  investments: () => ({
    name: "your investments",
    title: "How much are your own investments worth, minus what is owed on them?",
    lead: "Count stocks and funds in your name. Leave out retirement accounts and 529 accounts: a 529 account for you counts with your parents’ investments, no matter who at home owns it.",
    where: "Account balances on the day you file.",
  }),
};
