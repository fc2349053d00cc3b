/** The text of /college-financial-planning-guide around the calculators. Figures come from the parameters. */
import { assetRatePercent, findSaiTables } from "#domain/aid/saiTables.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { loanTerms2026 as loan } from "#domain/loans/loanTerms.ts";
import { rapTerms as rap, tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { savings529Terms as plan529 } from "#domain/saving/savings529Terms.ts";
import { taxCreditTerms as credit } from "#domain/saving/taxCreditTerms.ts";
import { latestValue } from "#facts/fact.ts";
import { loanNewTermsBegin, loanOldTermsEnrolledOn } from "#facts/federal-aid/loans.ts";
import { plan529WiderUseBegins } from "#facts/federal-aid/savings529.ts";
import { formatDate, formatInteger, formatUsd } from "#lib/format.ts";

export const sectionIds = [
  "order",
  "saving",
  "plan-529",
  "work",
  "tax-credits",
  "student-loans",
  "parent-loans",
  "repayment",
  "ask",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** All of the first amount, a share of the second. */
export const opportunityMostUsd =
  credit.opportunity.wholeUsd + (credit.opportunity.partUsd * credit.opportunity.partPercent) / 100;
const refundableMostUsd = (opportunityMostUsd * credit.opportunity.refundablePercent) / 100;
const newTermsBegin = formatDate(latestValue(loanNewTermsBegin).date);
/** The rate of the schedule’s highest step. */
const topRatePercent = findSaiTables("2027-28")?.contribution.steps.at(-1)?.ratePercent ?? 0;
const exampleAward = formatUsd(2_000);
const years = tieredStandardTerms.tiers.map((tier) => tier.years).join(", ");

export const words = {
  title: "How to pay for college, cheapest money first",
  lead: "Use gift aid first, then your own money, then pay from work, and loans last. Here is how each one works under the 2026 rules, with calculators for your own numbers.",
  kept: "What you type stays on this device. Your income and what you can pay are saved for our other tools. Everything else is erased when you leave.",
  noScript: "JavaScript is off in this browser, so the calculators show only their examples.",
  contents: "On this page",
  check: "Check this",
  checkMeans: "“Check this” marks a fact we found in only one source. Confirm it before you rely on it.",
  missing: "The result will appear again when every field has a valid number. Nothing you typed is lost.",

  stairs: {
    label: "Which money to use first",
    steps: [
      { name: "Gift aid", text: "Grants and scholarships. You don’t pay them back." },
      { name: "Your own money", text: "Savings, a 529 plan or part of a paycheck, with no interest to pay." },
      { name: "Work", text: "A part-time job during college, paid by the hour as you work." },
      { name: "Student loans", text: "Federal loans: subsidized first, then unsubsidized." },
      { name: "Stop and think", text: "Consider a parent loan or a private loan only after all of these." },
    ],
  },

  sections: {
    order: "Which money to use first",
    saving: "Save a little each month",
    "plan-529": "529 plans and how they count",
    work: "Work, and how it affects aid",
    "tax-credits": "Money back at tax time",
    "student-loans": "The student’s federal loan",
    "parent-loans": "Parent loans",
    repayment: "Paying it back: two plans",
    ask: "Who to ask, and what",
  } satisfies Record<SectionId, string>,

  order: {
    text: [
      "Look first for gift aid, which you don’t pay back. It includes the college’s own grants, the federal Pell Grant, your state’s grants and local scholarships.",
      "A loan is not gift aid, even if an award letter lists both under “awards.” Work-study isn’t gift aid either: you have to find a job, and the pay comes after the bill is due.",
    ],
    next: { label: "Compare real award letters", to: "/offers" },
    pell: "This is the most a Pell Grant pays in a year. You don’t pay it back.",
    pellMissing: (awardYear: string) => `The amount for ${awardYear} has not been published yet.`,
  },
  saving: {
    text: [
      "Start with a small amount each month. Savings can earn interest, reduce what you borrow and give you more colleges to choose from.",
      "No one can promise how savings will grow, so you choose the growth rate below. Try 0 first, then a little more.",
    ],
  },
  plan529: {
    text: [
      "A 529 plan is a savings account for education. Its earnings are free of federal tax when you spend them on tuition, fees, books, a computer, or room and board for a student enrolled at least half-time. Room and board count only up to the college’s own allowance.",
      "Having a 529 does not rule out financial aid. A parent’s 529 counts as parents’ savings, and only a small share of those is added to the Student Aid Index. A grandparent’s 529 doesn’t go on the FAFSA at all.",
    ],
    share: `This is the largest share of a parent’s 529 that can be added to the Student Aid Index: ${assetRatePercent.A}% of the account counts, then at most ${topRatePercent}% of that amount.`,
    school: `Since ${plan529.schoolLimitSince.slice(0, 4)}, this is the most you can spend from a 529 plan in a year on K-12 schooling.`,
    roth: `Since 2024, this is the lifetime limit on moving 529 money to the student’s own Roth IRA. The account must be ${plan529.rothAccountYears} years old, and money added in the last ${plan529.rothRecentYears} years has to stay in it. The yearly IRA limit applies, and the student needs earned income.`,
    wider: `Since ${formatDate(latestValue(plan529WiderUseBegins).date)}, a 529 can also pay for books, tutoring by someone outside the family, and SAT, ACT and AP fees before college. Job licenses and the tests they require qualify too. Your state may not follow every federal rule.`,
    unused:
      "You can use leftover money for another child, leave it in the plan, or move it to a Roth IRA. If you take it out for anything else, you pay tax on the growth plus a 10% penalty.",
  },
  work: {
    text: [
      "A part-time job can pay for books, food and travel. Work-study is a job that federal aid helps pay for. It does not reduce the college bill: the student finds a job, works and then gets paid.",
      "Work-study pay does not count in the next Student Aid Index. Pay from other jobs counts only above an allowance.",
    ],
    next: { label: "Calculate your Student Aid Index", to: "/tools/fafsa-calculator" },
    allowance: (taxYear: number) =>
      `A dependent student can earn this much after taxes before any of it counts. For this award year, ${taxYear} earnings count.`,
    half: "This is the share of earnings above the allowance that counts.",
    monthly: "Monthly",
    workStudy:
      "Work-study pays at least this often, and at least minimum wage. Your award letter sets the maximum, and a job is not guaranteed.",
  },
  taxCredits: {
    range: (fromUsd: number, toUsd: number) =>
      `${formatUsd(fromUsd / 1_000)}–${formatInteger(toUsd / 1_000)}k`,
    text: [
      "Two federal tax credits give you money back for tuition you paid yourself or with a loan. Whoever claims the student on a tax return claims the credit. For each student, you can claim only one of the two each year.",
      `The American Opportunity credit is for the first ${credit.opportunity.years} years of college, for students enrolled at least half-time. The Lifetime Learning credit is for any year of college, or even a single course.`,
    ],
    opportunity: `This is the largest American Opportunity credit for one student in a year. You can get up to ${formatUsd(refundableMostUsd)} of it even if you owe no tax.`,
    lifetime: "This is the largest Lifetime Learning credit on one tax return.",
    phaseOut: `For a single filer, both credits shrink over this range of income, then end. On a joint return, the range is ${formatUsd(credit.phaseOut.joint.fromUsd)} to ${formatUsd(credit.phaseOut.joint.toUsd)}.`,
  },
  studentLoans: {
    text: [
      "The student’s own federal loan comes in two kinds. A subsidized loan is for students with financial need, and it charges no interest while the student is enrolled at least half-time. On an unsubsidized loan, interest starts on day one.",
      `The limits below are for full-time students. Since ${newTermsBegin}, taking fewer credits lowers the limit. Each year’s loan keeps its own fixed rate.`,
    ],
    rate: "This is the fixed interest rate on new undergraduate loans, subsidized and unsubsidized.",
    fee: "This fee is taken out of each loan before it reaches the college.",
    total: `This is the most a dependent student can owe in total. Up to ${formatUsd(loan.subsidizedTotalLimitUsd)} of it can be subsidized.`,
  },
  parentLoans: {
    text: [
      `A Parent PLUS loan is the parent’s own debt. It is not aid, and an award letter that uses one to close the gap has not really closed it. It costs more than the student’s loan, and since ${newTermsBegin}, it has two limits.`,
      "You can repay it only on the Tiered Standard plan, not on the plan based on income.",
    ],
    rate: "This is the fixed interest rate on new Parent PLUS loans.",
    year: "This is the yearly limit for one student, shared by all parents.",
    total: "This is the total limit for one student.",
    legacy: `The old limits still apply if the student was enrolled on ${formatDate(latestValue(loanOldTermsEnrolledOn).date)}, and the student or a parent already had a federal loan for that program. They last three more school years, or until the program is due to end, whichever comes first. Ask the financial aid office to confirm this.`,
  },
  repayment: {
    text: [
      `Loans made since ${newTermsBegin}, are repaid in one of two ways. On the Tiered Standard plan, you pay the same amount each month, for a number of years that depends on the size of your debt. On the Repayment Assistance Plan (RAP), you pay a share of your income. If you have older student loans, you may choose RAP too.`,
      `RAP counts all the income on your tax return. If it is ${formatUsd(rap.lowestIncomeUsd)} or less, you pay ${formatUsd(rap.leastMonthlyUsd)} a month. Above that, you pay 1% of your income, plus one more percentage point for every additional ${formatUsd(rap.stepUsd)}, up to ${rap.mostPercent}%. Each dependent lowers the payment by ${formatUsd(rap.perDependentUsd)} a month. You never pay less than ${formatUsd(rap.leastMonthlyUsd)}.`,
      `If you pay on time, you are not charged interest that your payment does not cover. If your payment takes less than ${formatUsd(rap.principalHelpUsd)} off the debt, the government makes up the difference, up to what you paid. Whatever is left after ${rap.payments} payments, or 30 years, is forgiven.`,
    ],
    tiers: "How long the Tiered Standard plan lasts",
    tierColumns: ["Debt when payments begin", "Years"],
    tierLast: (fromUsd: number) => `${formatUsd(fromUsd)} or more`,
    tierFirst: (belowUsd: number) => `Under ${formatUsd(belowUsd)}`,
    tierMiddle: (fromUsd: number, belowUsd: number) =>
      `${formatUsd(fromUsd)} to under ${formatUsd(belowUsd)}`,
    years: `${years} years`,
  },
  ask: {
    text: [
      "Take these questions with you. We could not confirm the answers in a published source, or they differ by college and state.",
    ],
    groups: [
      {
        who: "The college’s financial aid office",
        questions: [
          `If I win a ${exampleAward} outside scholarship, which part of my aid goes down?`,
          "Which of these grants renew every year, and what GPA do I need to keep them?",
          "If the student is independent, or the parents were denied a PLUS loan, which loan limits apply?",
          "What is the fee on a Parent PLUS loan this year?",
          "Does your own form ask about the 529 plans of siblings or grandparents?",
        ],
      },
      {
        who: "The loan servicer, before you sign",
        questions: [
          "Can I pay early without a fee?",
          `If my loan is from before ${newTermsBegin}, which plans are still open to me?`,
          "What counts as an on-time payment under RAP, and what happens after a late one?",
          "Will the amount forgiven at the end count as taxable income?",
          "What is the rate for 2027-28, once it is published?",
        ],
      },
      {
        who: "A tax preparer, or a free tax help site",
        questions: [
          "Do we need Social Security numbers that are valid for work to claim a credit for 2026?",
          "Should we pay some tuition without the 529 plan so that it counts for the credit?",
          "Is part of a scholarship taxable because it pays for room and board?",
          "If we file separately, can either of us claim a credit?",
        ],
      },
      {
        who: "Your state’s 529 plan",
        questions: [
          "Does our state offer a tax deduction, and does it allow the new federal uses?",
          "How much of a student loan can the plan repay?",
          `Does changing the beneficiary restart the ${plan529.rothAccountYears}-year clock for a Roth IRA?`,
        ],
      },
    ],
  },
  end: {
    title: "Now try your own colleges",
    text: "The cost calculator shows what a family like yours would pay at up to four colleges, as a range.",
    first: { label: "Open the cost calculator", to: "/college-cost-calculator" },
    second: { label: "Estimate your Student Aid Index", to: "/tools/fafsa-calculator" },
  },
  years:
    "Loan rates and limits are for award year 2026-27, and the Student Aid Index is for 2027-28. Both change every year. Where a figure has not been published yet, we say so.",

  problem: (problem: AnswerProblem, isUsd: boolean): string => {
    const shown = isUsd ? formatUsd : formatInteger;
    switch (problem.kind) {
      case "tooLow":
        return `Enter ${shown(problem.minimum)} or more.`;
      case "tooHigh":
        return `This number is more than ${shown(problem.maximum)}. Check the digits.`;
      case "notWhole":
        return "Enter a whole number.";
      default:
        return "Use numbers only, such as 1,200 or 6.5.";
    }
  },
} as const;
