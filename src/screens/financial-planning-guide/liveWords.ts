/** The text of the guide's calculators: inputs, results, and what each result leaves out. */

import type { MoneyKind } from "#domain/loans/moneyOrder.ts";
import type { SavingsOwner } from "#domain/saving/countedInIndex.ts";
import { latestValue } from "#facts/fact.ts";
import { loanNewTermsBegin } from "#facts/federal-aid/loans.ts";
import { formatDate, formatInteger, formatRate, formatShare, formatUsd } from "#lib/format.ts";

const formatYears = (count: number) => (count === 1 ? "1 year" : `${formatInteger(count)} years`);

const untilAnswered = (exampleUsd: number) => `Until you enter an amount, we use ${formatUsd(exampleUsd)}.`;

export const liveWords = {
  yearsOf: formatYears,
  order: {
    title: "One year, step by step",
    lead: "Enter one college’s full cost for a year: tuition, fees, housing, food, books and travel.",
    cost: "Cost of attendance for the year",
    gifts: "Grants and scholarships",
    giftsHint: "Leave out loans and work-study.",
    own: "What your family can pay",
    ownFromPlan: "This comes from your plan and includes student work.",
    untilAnswered,
    ownExample: "Savings, a 529 plan or part of a paycheck.",
    work: "Earned from work during the year",
    year: "Year of study",
    years: { 1: "1st", 2: "2nd", 3: "3rd", 4: "4th or later" },
    dependency: "The student is",
    dependencies: { dependent: "Dependent", independent: "Independent" },
    subsidized: "Does the award letter include a subsidized loan?",
    yes: "Yes",
    no: "No, or not sure",
    left: "Still not covered",
    leftNote: (leftUsd: number) =>
      leftUsd === 0
        ? "The year is covered. You don’t have to borrow what you don’t need."
        : "Stop and think. Ask for more aid, look at a less expensive college, or read about parent loans below before you sign for one.",
    kinds: {
      gifts: "Gift aid",
      own: "Your own money",
      work: "Work",
      subsidized: "Subsidized loan",
      unsubsidized: "Unsubsidized loan",
    } satisfies Record<MoneyKind, string>,
    borrowed: (usd: number) => `, borrowing ${formatUsd(usd)}`,
    total: "Cost of attendance for the year",
    giftsOver: (usd: number) =>
      `Gift aid is ${formatUsd(usd)} more than the cost. Ask the financial aid office what happens to the extra, because it may be taken back or taxed.`,
    picture: (parts: string) => `The year’s price in parts: ${parts}.`,
    note: "Paychecks come over the year, so you need another way to pay the August bill. Loan fees are taken out before the money arrives.",
  },
  saving: {
    title: "What monthly savings grow to",
    lead: "Guess a growth rate. A savings account and an investment fund grow differently, and a fund can lose money.",
    start: "Already saved",
    monthly: "Monthly savings",
    growth: "Growth per year",
    growthHint: "You can enter 0, or a loss such as -5.",
    years: "Years until college",
    result: (years: number) => `After ${formatYears(years)}`,
    paidIn: "You put in",
    growthLine: "Growth at the rate you guessed",
    total: "Total",
    loan: (savedUsd: number, costUsd: number, rateShare: number, years: number) =>
      `If you borrowed ${formatUsd(savedUsd)} instead, at ${formatRate(rateShare)} over ${formatYears(years)}, you would pay ${formatUsd(costUsd)} in interest.`,
    picture: "The bars show savings at the end of each year, and the darker part is what you put in.",
    axis: "After years of saving",
    note: "We add growth once a month and each deposit at the end of the month, and leave out taxes on growth. The loan example uses the 2026-27 rate.",
  },
  plan529: {
    title: "How much of it counts",
    lead: "This is for a dependent student in award year 2027-28. Choose whose account it is.",
    balance: "In the account",
    owner: "Whose account",
    owners: {
      parent529: "A parent’s 529",
      student529: "The student’s 529",
      studentAccount: "The student’s savings account",
      grandparent529: "A grandparent’s 529",
      sibling529: "A 529 for a brother or sister",
    } satisfies Record<SavingsOwner, string>,
    result: "Raises the index by at most",
    exact: (share: number) =>
      `At most ${formatRate(share)} of it counts. For many families, less of it counts, or none if the FAFSA does not ask about their savings.`,
    nothing: "You don’t report it on the FAFSA.",
    siblings: "Since 2024-25, it does not count as the parents’ savings for this student.",
    compare: (balanceUsd: number) => `The same ${formatUsd(balanceUsd)}, at most`,
    note: "A higher index means less need-based aid, not a bill. Colleges that use the CSS Profile or their own form may count savings differently.",
  },
  work: {
    title: "What a job pays",
    lead: "See your pay before taxes, and how much of it could count in your next Student Aid Index.",
    hours: "Hours per week",
    wage: "Hourly pay",
    weeks: "Weeks per year",
    kind: "Kind of job",
    kinds: { ordinary: "Any job", workStudy: "Federal Work-Study" },
    result: "Earned in a year",
    beforeTaxes: "before taxes",
    counted: "Raises the index by at most",
    countedNone: "$0",
    workStudy: "Work-study pay is subtracted before the index is calculated.",
    under: (allowanceUsd: number) =>
      `This is below the allowance of ${formatUsd(allowanceUsd)}, so none of it counts.`,
    over: (allowanceUsd: number) =>
      `Half of the amount above ${formatUsd(allowanceUsd)} counts. Taxes you paid lower it further.`,
    perMonth: (usd: number) => `That is about ${formatUsd(usd)} a month over twelve months.`,
    note: "This is for a dependent student in award year 2027-28. The wage is an example; look up your state’s minimum wage.",
  },
  credits: {
    title: "Which credit, and how much",
    lead: "This is for one student and one tax year. Count what you paid yourself or with a loan, not what a grant or a 529 plan paid.",
    tuition: "Tuition and required fees",
    materials: "Books and course materials",
    income: "Income of the person who claims the student",
    incomeHint:
      "Adjusted gross income from the tax return. For most families, it is the same as the modified AGI that the credit rules use.",
    untilAnswered,
    filing: "Tax return",
    filings: { single: "Single", joint: "Married filing jointly" },
    year: "Year of college",
    years: { first: "First four", later: "Later, or single courses" },
    best: "The better credit gives up to",
    none: "With these figures, neither credit pays anything.",
    names: { opportunity: "American Opportunity", lifetime: "Lifetime Learning" },
    refundable: (usd: number) =>
      `You can get up to ${formatUsd(usd)} of this even if you owe no tax. The rest can only reduce the tax you owe.`,
    onlyTax: "It can only lower tax you owe.",
    share: (share: number) => `At this income, you can claim ${formatShare(share)} of each credit.`,
    picture: (fromUsd: number, toUsd: number) =>
      `You get the full credit up to ${formatUsd(fromUsd)} and none from ${formatUsd(toUsd)}.`,
    you: "You",
    axisX: "Your income",
    axisY: "Share of the credit you get",
    note: "This calculator does not cover married couples who file separately. Check the instructions for Form 8863 before you file.",
  },
  limits: {
    title: "How much the student can borrow each year",
    lead: "These are the yearly maximums. You don’t have to borrow that much.",
    dependency: "The student is",
    dependencies: {
      dependent: "Dependent",
      independent: "Independent, or parents denied a PLUS loan",
    },
    toCheck:
      "Ask the financial aid office before you count on the limits for independent students. We could not confirm them in a document from this year.",
    caption: "Loan limits by year of study",
    columns: {
      year: "Year of study",
      most: "Maximum",
      subsidized: "Subsidized part",
      received: "Reaches the college",
    },
    rows: ["First", "Second", "Third", "Fourth", "Fifth"],
    all: "All years",
    howMany: "Years of study",
    result: "Total borrowed",
    owed: (lowUsd: number, highUsd: number) =>
      `With interest, you would owe ${formatUsd(lowUsd)} when payments begin if you have financial need, or ${formatUsd(highUsd)} if you don’t.`,
    monthly: (tierYears: number, lowUsd: number, highUsd: number) =>
      `On the Tiered Standard plan, you would pay ${formatUsd(lowUsd)} to ${formatUsd(highUsd)} a month for ${formatYears(tierYears)}.`,
    tenYears: (lowUsd: number, highUsd: number) =>
      `To pay it off in 10 years, you would pay ${formatUsd(lowUsd)} to ${formatUsd(highUsd)} a month.`,
    note: "If you have financial need, the subsidized part charges no interest while you are in school. On the rest, interest starts on day one. Terms for later years have not been published, so we use those for 2026-27.",
  },
  parent: {
    title: "How much parents can borrow",
    lead: `These are the limits for one student, all parents together, on loans made since ${formatDate(latestValue(loanNewTermsBegin).date)}.`,
    wanted: "Amount wanted each year",
    years: "Years of college",
    result: "Total you can borrow",
    beyond: "Above the limits",
    beyondNote: "A Parent PLUS loan cannot cover this amount.",
    monthly: (tierYears: number, lowUsd: number, highUsd: number) =>
      `On the Tiered Standard plan, you would pay for ${formatYears(tierYears)}: ${formatUsd(lowUsd)} a month if you pay the interest during college, or ${formatUsd(highUsd)} if you wait until after college.`,
    yearLine: (year: number) => `Year ${year}`,
    interest: "Interest over those years, with the lower payment",
    note: (feeShare: number) =>
      `A ${formatRate(feeShare)} fee comes out of each loan before the money reaches the college. Ask the financial aid office to confirm this year’s fee.`,
  },
  repayment: {
    title: "The two plans side by side",
    lead: `These figures are for a student’s federal loan made since ${formatDate(latestValue(loanNewTermsBegin).date)}, with every payment made on time.`,
    debt: "Debt when payments begin",
    debtHint: (borrowedUsd: number) =>
      `Include interest from the college years. In this example, ${formatUsd(borrowedUsd)} was borrowed over four years, part of it subsidized.`,
    rate: "Interest rate",
    income: "Income in the first year",
    incomeHint:
      "Use adjusted gross income. If you file a joint return, ask whether your spouse’s income counts.",
    dependents: "Dependents on your tax return",
    raise: "Raise per year",
    raiseHint: "Your guess.",
    standard: "Tiered Standard",
    rap: "RAP, based on income",
    first: "First payment",
    highest: "Highest payment",
    time: "Time",
    months: (count: number) => {
      const years = Math.floor(count / 12);
      const rest = count % 12;
      if (count === 0) return "none";
      if (rest === 0) return formatYears(years);
      return years === 0 ? `${rest} months` : `${formatYears(years)}, ${rest} mo.`;
    },
    paid: "Total you pay",
    waived: "Interest not charged",
    helped: "Paid off by the government",
    forgiven: "Forgiven at the end",
    column: "What",
    caption: "The two repayment plans compared",
    answer: "RAP starts at",
    perMonth: "a month",
    against: (monthlyUsd: number, years: number) =>
      `Tiered Standard: ${formatUsd(monthlyUsd)} a month for ${formatYears(years)}.`,
    less: (usd: number) => `With these figures, RAP costs ${formatUsd(usd)} less in total.`,
    more: (usd: number) => `With these figures, RAP costs ${formatUsd(usd)} more in total.`,
    same: "With these figures, both plans cost the same.",
    picture: (standardYears: number, rapTime: string) =>
      `The debt over time. Tiered Standard reaches zero after ${formatYears(standardYears)}; RAP ends after ${rapTime}.`,
    start: "now",
    afterYears: (years: string) => `${years} y`,
    byYear: "Year by year",
    tableYear: "Year",
    tablePaid: "RAP, paid",
    tableRap: "RAP, debt",
    tableStandard: "Standard, debt",
    noDebt: "You owe nothing, so there is nothing to pay.",
    note: "We charge interest monthly, at a twelfth of the yearly rate; loan servicers charge it by the day. For every year, we use the dollar amounts in today’s law. Ask a tax preparer whether the forgiven amount is taxed.",
  },
} as const;
