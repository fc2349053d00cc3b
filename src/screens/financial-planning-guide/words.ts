/** The words of /college-financial-planning-guide: what a family reads around the live parts. Figures come from the parameters. */
import { loanTerms2026 as loan } from "#domain/loans/loanTerms.ts";
import { rapTerms as rap, tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import { savings529Terms as plan529 } from "#domain/saving/savings529Terms.ts";
import { taxCreditTerms as credit } from "#domain/saving/taxCreditTerms.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

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

/** The whole of the first part, a share of the second. */
export const opportunityMostUsd =
  credit.opportunity.wholeUsd + (credit.opportunity.partUsd * credit.opportunity.partPercent) / 100;
const refundableMostUsd = (opportunityMostUsd * credit.opportunity.refundablePercent) / 100;
const years = tieredStandardTerms.tiers.map((tier) => tier.years).join(", ");

export const words = {
  title: "Paying for college, in the order that costs least",
  lead: "Gifts first, then your own money, then work, and loans last. Here is what each one does, with the rules of 2026, and a sheet to work out your own figures.",
  kept: "Figures you type here stay on this page. They are not sent anywhere, and they are gone when you leave.",
  noScript: "Scripts are off in this browser, so the sheets keep showing their worked examples.",
  contents: "On this page",
  check: "Check this",
  checkMeans:
    "“Check this” marks a fact that we could confirm in one place only. Ask about it before you rely on it.",
  missing:
    "The result comes back when every field holds a number that can be used. What you typed stays as it is.",

  stairs: {
    label: "The order to use money in",
    steps: [
      { name: "Gifts", text: "Grants and scholarships. Not paid back." },
      { name: "Your own money", text: "Savings, a 529 plan, part of a paycheck. No interest." },
      { name: "Work", text: "A job beside college. Paid by the hour, as you go." },
      { name: "Student loans", text: "Federal: subsidized first, then unsubsidized." },
      { name: "Stop and think", text: "A parent’s loan or a private loan comes after all of these." },
    ],
  },

  sections: {
    order: "The order to use money in",
    saving: "Saving, a little each month",
    "plan-529": "The 529 plan, and how it counts",
    work: "Work, and what it does to aid",
    "tax-credits": "Money back at tax time",
    "student-loans": "The student’s federal loan",
    "parent-loans": "A parent’s loan",
    repayment: "Paying it back: two plans",
    ask: "What to ask, and whom",
  } satisfies Record<SectionId, string>,

  order: {
    text: [
      "Every dollar of a gift is a dollar nobody pays back. So look for gifts first: the college’s own grants, the federal Pell Grant, your state’s grants, then scholarships near home.",
      "A loan is not a gift, even when a letter lists both under “awards”. Work-study is not a gift either: it is a job to find, and its pay comes after the bill is due.",
    ],
    next: { label: "Lay real offers side by side", to: "/offers" },
    pell: "The most a Pell Grant pays in a year. It is a gift.",
    pellMissing: (awardYear: string) => `The amount for ${awardYear} is not published yet.`,
  },
  saving: {
    text: [
      "Saved money does three things: it lowers what you borrow, it earns instead of costing, and it leaves the choice of college more open. A small sum each month is enough to start.",
      "Nobody can promise how savings grow. The growth below is your own guess. Try nothing, then try a little.",
    ],
  },
  plan529: {
    text: [
      "A 529 plan is a savings account for education. What it earns is free of federal tax when it pays for tuition, fees, books, a computer, or room and board at half-time study or more. Room and board count up to the college’s own allowance.",
      "It does not block aid. A parent’s 529 counts as the parents’ savings, and only a small part of those enters the Student Aid Index. A grandparent’s 529 is not reported on the FAFSA at all.",
    ],
    share:
      "The most of a parent’s 529 that can raise the Student Aid Index: 12% of it counts, then at most 47%.",
    school: `The most a year for school before college, since ${plan529.schoolLimitSince.slice(0, 4)}.`,
    roth: `What may move to the student’s own Roth IRA over a lifetime, since 2024. The plan must be ${plan529.rothAccountYears} years old, money from the last ${plan529.rothRecentYears} years stays, the yearly IRA limit holds, and the student needs earned income.`,
    wider:
      "Since July 5, 2025, a 529 may also pay for more before college: books, tutoring by people outside the family, fees for the SAT, ACT and AP exams. It may pay for job licenses and their tests too. Your state may not follow every federal rule.",
    unused:
      "Money left over can go to another child, wait, or move to a Roth IRA. Taken out for something else, the growth is taxed with 10% on top.",
  },
  work: {
    text: [
      "Hours beside college pay for books, food and travel. Work-study is a job that federal aid helps pay for. It does not come off the bill: the student finds the job, works, and is then paid.",
      "Pay from work-study is left out of the next Student Aid Index. Other pay is counted only above an allowance.",
    ],
    next: { label: "Work out your Student Aid Index", to: "/tools/fafsa-calculator" },
    allowance: (taxYear: number) =>
      `What a dependent student may earn after taxes before it counts at all. For this award year, earnings of ${taxYear}.`,
    half: "Of what is above that allowance, the part that counts.",
    monthly: "Monthly",
    workStudy:
      "How often work-study pays at least, and no less than the minimum wage. The offer caps the sum, and the job is not promised.",
  },
  taxCredits: {
    range: (fromUsd: number, toUsd: number) =>
      `${formatUsd(fromUsd / 1_000)}–${formatInteger(toUsd / 1_000)}k`,
    text: [
      "Two federal tax credits give money back for tuition you paid yourself or by loan. Whoever claims the student on the tax return claims the credit. For one student, in one year, you choose one of the two.",
      `The American Opportunity credit is for the first ${credit.opportunity.years} years of college, at half-time or more. The Lifetime Learning credit is for any year, single courses too.`,
    ],
    opportunity: `The most the American Opportunity credit gives for one student in a year. Up to ${formatUsd(refundableMostUsd)} of it is paid out even if you owe no tax.`,
    lifetime: "The most the Lifetime Learning credit gives for one tax return in a year.",
    phaseOut: `For one filer, both credits shrink between these incomes and then end. On a joint return: ${formatUsd(credit.phaseOut.joint.fromUsd)} to ${formatUsd(credit.phaseOut.joint.toUsd)}.`,
  },
  studentLoans: {
    text: [
      "The student’s own federal loan comes in two kinds. On a subsidized loan there is no interest while you study at least half-time; it needs financial need. On an unsubsidized loan interest starts on day one.",
      "The limits below are for full-time study. Since July 1, 2026, fewer credits mean a lower limit. Each year’s loan keeps its own fixed rate.",
    ],
    rate: "Fixed interest a year on new undergraduate loans, subsidized and unsubsidized.",
    fee: "Kept back from each loan before it reaches the college.",
    total: `The most a dependent student may owe in all. Of it, up to ${formatUsd(loan.subsidizedTotalLimitUsd)} may be subsidized.`,
  },
  parentLoans: {
    text: [
      "A Parent PLUS loan is the parent’s own debt. It is not aid, and a letter that uses it to close the gap has not closed the gap. It costs more than the student’s loan, and for loans since July 1, 2026, it has two limits.",
      "It can be paid back only by the Tiered Standard plan. The plan that follows income is not open to it.",
    ],
    rate: "Fixed interest a year on new Parent PLUS loans.",
    year: "The most a year for one student, all parents together.",
    total: "The most in all for one student.",
    legacy:
      "If a student was enrolled on June 30, 2026, with a federal loan for that program, the old limits may last up to three more school years. Ask the aid office whether they do for you.",
  },
  repayment: {
    text: [
      "Loans made since July 1, 2026, are paid back in one of two ways. The Tiered Standard plan asks the same payment each month, over a time that the size of the debt sets. The Repayment Assistance Plan (RAP) asks a share of your income.",
      `RAP looks at the whole income on the tax return. Up to ${formatUsd(rap.lowestIncomeUsd)} it asks ${formatUsd(rap.leastMonthlyUsd)} a month. Above that it is 1% of the income, and one percent more for each further ${formatUsd(rap.stepUsd)}, up to ${rap.mostPercent}%. Each dependent takes ${formatUsd(rap.perDependentUsd)} a month off. It is never less than ${formatUsd(rap.leastMonthlyUsd)}.`,
      `If you pay on time, interest that your payment does not cover is not charged. If the payment takes less than ${formatUsd(rap.principalHelpUsd)} off the debt, the government makes up the difference, but never more than you paid. What is left after ${rap.payments} payments is forgiven. That is 30 years.`,
    ],
    tiers: "Years of the Tiered Standard plan",
    tierColumns: ["Debt when payments begin", "Years"],
    tierLast: (fromUsd: number) => `${formatUsd(fromUsd)} or more`,
    tierFirst: (belowUsd: number) => `Under ${formatUsd(belowUsd)}`,
    tierMiddle: (fromUsd: number, belowUsd: number) =>
      `${formatUsd(fromUsd)} to under ${formatUsd(belowUsd)}`,
    years: `${years} years`,
  },
  ask: {
    text: [
      "Some things we could not confirm in a published source, or they differ by college and state. Take these questions with you.",
    ],
    groups: [
      {
        who: "The college’s aid office",
        questions: [
          "If I win $2,000 from outside, which part of my aid goes down?",
          "Which of these grants come back every year, and what grades keep them?",
          "Is the student independent, or were the parents refused a parent’s loan? Then which loan limits hold?",
          "What fee is kept back from a Parent PLUS loan this year?",
          "Does the college ask for 529 plans of brothers, sisters or grandparents on its own form?",
        ],
      },
      {
        who: "The loan servicer, before you sign",
        questions: [
          "May I pay early without a fee?",
          "Is my loan from before July 1, 2026? Then which plans are still open to me?",
          "What payment counts as on time in RAP, and what happens after a late one?",
          "Will the amount forgiven at the end count as income on my taxes?",
          "What is the rate for 2027-28? It is not published yet.",
        ],
      },
      {
        who: "A tax preparer, or a free tax help site",
        questions: [
          "Do we need Social Security numbers that allow work to claim a credit for 2026?",
          "Should we keep some tuition out of the 529 plan so that it counts for the credit?",
          "Is part of a scholarship taxable because it pays for room and board?",
          "If we file apart, can either of us claim a credit?",
        ],
      },
      {
        who: "Your state’s 529 plan",
        questions: [
          "Does our state give a tax deduction, and does it follow the new federal uses?",
          "How much of a student loan may the plan pay back?",
          "What does a new beneficiary do to the 15 years for a Roth IRA?",
        ],
      },
    ],
  },
  end: {
    title: "Now with your own colleges",
    text: "The cost calculator prices up to four colleges for a family like yours, with a band instead of one promise.",
    first: { label: "Open the cost calculator", to: "/college-cost-calculator" },
    second: { label: "Estimate your aid index", to: "/tools/fafsa-calculator" },
  },
  years:
    "Loan rates and limits are those of award year 2026-27. The Student Aid Index is the one for 2027-28. Both are set anew each year; what is not published yet is named as such.",

  problem: (problem: AnswerProblem, isUsd: boolean): string => {
    const shown = isUsd ? formatUsd : formatInteger;
    switch (problem.kind) {
      case "tooLow":
        return `This cannot be less than ${shown(problem.minimum)} here. Please check it.`;
      case "tooHigh":
        return `This is more than ${shown(problem.maximum)}. Please check the digits.`;
      case "notWhole":
        return "A whole number is enough here, without a point.";
      default:
        return "Use figures only, such as 1,200 or 6.5.";
    }
  },
} as const;
