/** The text of the guide's calculators: inputs, results, and what each result leaves out. */

import type { MoneyKind } from "#domain/loans/moneyOrder.ts";
import type { SavingsOwner } from "#domain/saving/countedInIndex.ts";
import { formatInteger, formatRate, formatShare, formatUsd } from "#lib/format.ts";

const formatYears = (count: number) => (count === 1 ? "1 year" : `${formatInteger(count)} years`);

export const liveWords = {
  yearsOf: formatYears,
  order: {
    title: "One year, step by step",
    lead: "Put in one college’s full price for a year: tuition, fees, housing, food, books and travel.",
    cost: "Full price of the year",
    gifts: "Grants and scholarships",
    giftsHint: "Gifts only. Leave out loans and work-study.",
    own: "What you can pay yourselves",
    ownFromPlan: "From your plan, with student work in it. A change here does not change the plan.",
    ownExample: "Savings, a 529 plan, part of a paycheck.",
    work: "Earned by work in the year",
    year: "Year of study",
    years: { 1: "1st", 2: "2nd", 3: "3rd", 4: "4th on" },
    dependency: "The student is",
    dependencies: { dependent: "Dependent", independent: "Independent" },
    subsidized: "Does the offer name a subsidized loan?",
    yes: "Yes",
    no: "No, or not sure",
    left: "Still open",
    leftNote: (leftUsd: number) =>
      leftUsd === 0
        ? "The year is covered. The later steps stay at zero: you do not have to borrow what you do not need."
        : "This is the part to stop at. Ask for more aid, look at a college that costs less, or read on about a parent’s loan before you sign one.",
    kinds: {
      gifts: "Gifts",
      own: "Your own money",
      work: "Work",
      subsidized: "Subsidized loan",
      unsubsidized: "Unsubsidized loan",
    } satisfies Record<MoneyKind, string>,
    borrowed: (usd: number) => `, borrowing ${formatUsd(usd)}`,
    total: "Full price of the year",
    giftsOver: (usd: number) =>
      `The gifts are ${formatUsd(usd)} more than the price. Ask the aid office what happens with the rest: it may be taken back or taxed.`,
    picture: (parts: string) => `The year’s price in parts: ${parts}.`,
    note: "Work pays through the year, so the bill of August has to be met another way. Loans arrive less their fee.",
  },
  saving: {
    title: "What monthly saving becomes",
    lead: "Growth is your own guess. A savings account and a fund do not grow alike, and a fund can fall.",
    start: "Saved already",
    monthly: "Put in each month",
    growth: "Growth a year",
    growthHint: "Your guess. 0 is fine, and so is a loss such as -5.",
    years: "Years until college",
    result: (years: number) => `After ${formatYears(years)}`,
    paidIn: "You put in",
    growthLine: "Growth at your guess",
    total: "Together",
    loan: (savedUsd: number, costUsd: number, rateShare: number, years: number) =>
      `Borrowed instead at ${formatRate(rateShare)} over ${formatYears(years)}, ${formatUsd(savedUsd)} would cost ${formatUsd(costUsd)} in interest on top.`,
    picture: "Savings at the end of each year; the darker part is what you put in.",
    note: "Growth is added once a month, and each deposit comes at the end of its month. Taxes on growth are left out. The loan beside it uses the rate of 2026-27.",
  },
  plan529: {
    title: "How much of it counts",
    lead: "For a dependent student in award year 2027-28. Pick whose account it is.",
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
      `At most ${formatRate(share)} of it. For many families it is less, and it is nothing where the FAFSA does not ask about savings.`,
    nothing: "It is not reported on the FAFSA.",
    siblings: "Since 2024-25 it is not counted as the parents’ savings for this student.",
    compare: (balanceUsd: number) => `The same ${formatUsd(balanceUsd)}, at most`,
    note: "A higher index means less need-based aid, not a bill. Colleges with their own form, such as the CSS Profile, may count savings another way.",
  },
  work: {
    title: "Hours into dollars",
    lead: "Pay before taxes, and what of it could count in the next aid index.",
    hours: "Hours a week",
    wage: "Pay an hour",
    weeks: "Weeks in the year",
    kind: "Kind of job",
    kinds: { ordinary: "Any job", workStudy: "Federal Work-Study" },
    result: "Earned in a year",
    beforeTaxes: "before taxes",
    counted: "Raises the aid index by at most",
    countedNone: "nothing",
    workStudy: "Work-study pay is taken off before the index is worked out.",
    under: (allowanceUsd: number) =>
      `Below the allowance of ${formatUsd(allowanceUsd)}, so none of it counts.`,
    over: (allowanceUsd: number) =>
      `Half of what is above ${formatUsd(allowanceUsd)}. Taxes you paid lower it further.`,
    perMonth: (usd: number) => `About ${formatUsd(usd)} a month over twelve months.`,
    note: "For a dependent student and award year 2027-28. The wage is an example; look up the least wage in your state.",
  },
  credits: {
    title: "Which credit, and how much",
    lead: "For one student and one tax year. Count what you paid yourself or by loan, not what a grant or a 529 plan paid.",
    tuition: "Tuition and required fees",
    materials: "Books and course materials",
    income: "Income of who claims the student",
    incomeHint:
      "Adjusted gross income from the tax return. For most families it is the same as the modified one that the rule uses.",
    filing: "Tax return",
    filings: { single: "One filer", joint: "Married, joint" },
    year: "Year of college",
    years: { first: "First four", later: "Later, or single courses" },
    best: "The better credit gives up to",
    none: "Neither credit brings anything with these figures.",
    names: { opportunity: "American Opportunity", lifetime: "Lifetime Learning" },
    refundable: (usd: number) =>
      `Of this, up to ${formatUsd(usd)} is paid out even if you owe no tax. The rest can only lower tax you owe.`,
    onlyTax: "It can only lower tax you owe.",
    share: (share: number) => `With this income ${formatShare(share)} of each credit is left.`,
    picture: (fromUsd: number, toUsd: number) =>
      `Each credit is whole up to ${formatUsd(fromUsd)} and gone at ${formatUsd(toUsd)}.`,
    you: "You",
    note: "Two returns filed apart by a married couple are not covered here. Check the instructions of the year’s Form 8863 before you file.",
  },
  limits: {
    title: "What may be borrowed, year by year",
    lead: "If the student borrows the most each year. Nobody has to.",
    dependency: "The student is",
    dependencies: {
      dependent: "Dependent",
      independent: "Independent, or parents refused a parent’s loan",
    },
    toCheck:
      "We could not confirm the limits for independent students in a publication of this year. Ask the aid office before you count on them.",
    caption: "Loan limits by year of study",
    columns: {
      year: "Year of study",
      most: "Most",
      subsidized: "Of it subsidized",
      received: "Reaches the college",
    },
    rows: ["First", "Second", "Third", "Fourth", "Fifth"],
    all: "All years",
    howMany: "Years of study",
    result: "Borrowed in all",
    owed: (lowUsd: number, highUsd: number) =>
      `When payments begin, interest has made it ${formatUsd(lowUsd)} with financial need, ${formatUsd(highUsd)} without.`,
    monthly: (tierYears: number, lowUsd: number, highUsd: number) =>
      `On the Tiered Standard plan that is ${formatYears(tierYears)} at ${formatUsd(lowUsd)} to ${formatUsd(highUsd)} a month.`,
    tenYears: (lowUsd: number, highUsd: number) =>
      `Paid in 10 years it would be ${formatUsd(lowUsd)} to ${formatUsd(highUsd)} a month.`,
    note: "With need, the subsidized part costs no interest while you study; the rest does from the first day. The terms of 2026-27 stand in for later years, which are not published.",
  },
  parent: {
    title: "What the limits leave",
    lead: "One student, all parents together. Loans from July 1, 2026.",
    wanted: "Wanted each year",
    years: "Years of college",
    result: "Can be borrowed in all",
    beyond: "Beyond the limits",
    beyondNote: "No Parent PLUS loan covers this part.",
    monthly: (tierYears: number, lowUsd: number, highUsd: number) =>
      `${formatYears(tierYears)} on the Tiered Standard plan: ${formatUsd(lowUsd)} a month if you pay the interest while the student studies, ${formatUsd(highUsd)} if you wait until after college.`,
    yearLine: (year: number) => `Year ${year}`,
    interest: "Interest over those years, at the lower payment",
    note: (feeShare: number) =>
      `About ${formatRate(feeShare)} of each loan is kept back as a fee before the college gets it. Ask the aid office to confirm this year’s.`,
  },
  repayment: {
    title: "The two plans side by side",
    lead: "For a student’s federal loan made since July 1, 2026. Every payment on time.",
    debt: "Debt when payments begin",
    debtHint: (borrowedUsd: number) =>
      `With the interest of the college years. The example: ${formatUsd(borrowedUsd)} borrowed over four years, part of it subsidized.`,
    rate: "Interest rate",
    income: "Income in the first year",
    incomeHint: "Adjusted gross income. On a joint return, ask whether your spouse’s counts.",
    dependents: "Dependents on your tax return",
    raise: "Raise a year",
    raiseHint: "Your guess.",
    standard: "Tiered Standard",
    rap: "RAP, by income",
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
    paid: "You pay in all",
    waived: "Interest not charged",
    helped: "Taken off by the government",
    forgiven: "Forgiven at the end",
    column: "What",
    caption: "The two repayment plans compared",
    answer: "RAP begins at",
    perMonth: "a month",
    against: (monthlyUsd: number, years: number) =>
      `Tiered Standard: ${formatUsd(monthlyUsd)} a month for ${formatYears(years)}.`,
    less: (usd: number) => `With these figures RAP costs ${formatUsd(usd)} less in all.`,
    more: (usd: number) => `With these figures RAP costs ${formatUsd(usd)} more in all.`,
    same: "With these figures both cost the same in all.",
    picture: (standardYears: number, rapTime: string) =>
      `The debt over time. Tiered Standard reaches zero after ${formatYears(standardYears)}; RAP ends after ${rapTime}.`,
    start: "now",
    afterYears: (years: string) => `${years} y`,
    byYear: "Year by year",
    tableYear: "Year",
    tablePaid: "RAP, paid",
    tableRap: "RAP, debt",
    tableStandard: "Standard, debt",
    noDebt: "Nothing is owed, so there is nothing to pay.",
    note: "Interest is a twelfth of the year’s rate each month; servicers count days. The law’s sums stay as they are today in all years. Whether what is forgiven is taxed is a question for a tax preparer.",
  },
} as const;
