/** The words of the cost calculator's results. */
import { type Control, type Level } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { TuitionGuarantee } from "#domain/price/tuitionGuarantees.ts";
import { formatFineShare, formatUsd } from "#lib/format.ts";
import type { CostPartCode } from "./costStack.ts";

/** What sets the high end over the years, if anything does. */
export type PriceHolder = "tuitionFree" | "policy" | "merit" | null;

export const words = {
  yearsLabel: "Years of study",
  yearsUsual: "Typical for the degree",
  years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
  growthHint: "This is an assumption you can change. Nobody knows what future prices will be.",
  assumptionsTitle: "What we assume",
  printedFor: (incomeUsd: number | null, payUsd: number | null, home: StateCode | null) =>
    `For a family with ${incomeUsd === null ? "an income you haven’t given" : `an income of ${formatUsd(incomeUsd)} a year`}, ${payUsd === null ? "" : `able to pay ${formatUsd(payUsd)} a year, `}${home === null ? "home state not given" : `living in ${stateNames[home]}`}.`,
  board: {
    band: "what you would likely pay",
    beyond: "above what you can pay",
    sticker: "sticker price",
    pay: "you can pay",
    calculator: "the college’s own calculator",
  },
  publishedShort: (amount: string) => `published ${amount}`,
  payMark: (amount: string) => `You can pay ${amount}`,
  sideTitle: "Side by side",
  side: {
    caption: "The colleges side by side",
    first: "First year",
    sticker: "Sticker price",
    /** Null where the colleges take different lengths. */
    total: (years: string | null) => (years === null ? "Total for the whole degree" : `Total for ${years}`),
    borrow: "Total to borrow",
    monthly: (years: number) => `Monthly loan payment, for ${years} years`,
    uncovered: "Not covered",
  },
  eachTitle: (count: number) => (count === 1 ? "The details" : "Each college in detail"),
  figure: "Figure",
  lowest: "lowest",
  nothing: "nothing",
  notPublished: "not published",
  noEstimate: "no estimate",
  payFirst: "enter what you can pay",
  noFederalLoans: "no federal loans",
  kind: (control: Control, level: Level) => `${controls[control]}, ${levels[level]}`,
  remove: "Remove",
  removeLabel: (name: string) => `Remove ${name}`,
  basisYear: (fallYear: number, share: number) =>
    `For fall ${fallYear}. Based on prices paid in 2023-24 and costs for 2024-25, raised ${formatFineShare(share)} a year.`,
  calculator: {
    calculator: "The college’s own net price calculator",
    home: "The college’s website",
    aid: "The college’s cost and aid page",
    admission: "The college’s admission page",
    application: "The college’s application page",
  },
  calculatorElsewhere:
    "When the government asked for its net price calculator, the college gave this page. Look for the calculator there.",
  calculatorText:
    "It asks more questions than we do, so its answer will fit your family better. Use it before you decide.",
  calculatorMissing:
    "The federal data has no link to this college’s calculator. Look for “net price calculator” on its site.",
  calculatorWaiting: "Loading the link to its calculator",
  calculatorOffline: "The link to its calculator didn’t load. Look for “net price calculator” on its site.",
  newSite: "(another site)",
  stackTitle: "What makes up the first year’s price",
  stack: {
    tuition: "Tuition and fees",
    housingAndFood: "Housing and food",
    books: "Books and supplies",
    other: "Travel and other",
    livingAndOther: "Travel and other, living at home",
    living: "Housing, food, books and other",
  } satisfies Record<CostPartCode, string>,
  stackTotal: "Sticker price",
  stackCost: "The cost",
  stackCover: "Who pays",
  grants: "Grants, which you don’t pay back",
  grantsOrTuition: "Grants, or in-state tuition if you get it",
  grantsNote: "At the middle of your range",
  yourPart: "Your family",
  stackDrawing: (parts: string) => `The sticker price: ${parts}.`,
  coverDrawing: (grants: string, yours: string) => `Grants cover ${grants}, and your family pays ${yours}.`,
  stackNote: (fallYear: number) =>
    `Published costs for 2024-25, raised to fall ${fallYear}. The split of living costs is from 2023-24, the last year colleges reported it.`,
  stackNone: "This college doesn’t report its sticker price, so there is no chart.",
  yearsTitle: (years: string) => `The total for ${years}`,
  yearName: (year: number) => `Year ${year}`,
  yearsNote: (share: number, isMoved: boolean, heldBy: PriceHolder) =>
    `Prices rise ${formatFineShare(share)} a year${isMoved ? ", the rate you set" : ", based on this college’s increases from 2021-22 to 2024-25 and the national average"}. ${
      heldBy === null
        ? "The high end assumes your grants stay the same, so you pay every increase."
        : heldBy === "policy"
          ? "The high end assumes the college keeps its aid policy every year and your income stays below its limit."
          : heldBy === "tuitionFree"
            ? "Only the part you would still pay rises."
            : "A merit award stays the same amount, so you pay every increase. The high end counts the award only for the years the college promises."
    }`,
  guarantee: ({ name, years, students, holdsFees, holdsHousing }: TuitionGuarantee, held: string) =>
    `${name}${students === "residents" ? ", for state residents" : ""}: ${held} of the first year’s price stays the same for ${years} years in a row. That covers ${holdsFees ? "tuition and general fees" : "tuition; fees may still rise a little"}${holdsHousing ? ", plus housing and meals if you live on campus" : ""}. The rest can rise.`,
  loanTitle: "If you borrow the rest",
  loanNeedsPay:
    "Enter what your family can pay a year to see what is left to borrow and what the payments would be.",
  loanNotOpen:
    "Federal loans are only for citizens and eligible noncitizens. The rest would have to come from the college, from scholarships, or from a private loan with a cosigner who is a citizen or permanent resident. Talk to the college before you sign one.",
  loanNone: (pay: string) =>
    `If you pay ${pay} a year, you won’t need to borrow, even at the high end of the range.`,
  loanNoneMiddle: (pay: string) =>
    `If you pay ${pay} a year, you won’t need to borrow at the middle of the range. At the high end, you would.`,
  loanHero: "a month",
  loanRange: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  loanLead: (years: number, borrowed: string) =>
    `for ${years} years after college, to pay back ${borrowed} in federal student loans.`,
  loanOwed: (low: string, high: string) =>
    `Interest adds up before your first payment. By then you will owe ${low === high ? low : `${low} to ${high}`}.`,
  loanSubsidy: {
    none: "With your Student Aid Index, you have no financial need at this price, so none of the loan is subsidized. Interest starts on day one.",
    known: (amount: string) =>
      `With your Student Aid Index, ${amount} of the loan can be subsidized, with no interest while you are in school. On the rest, interest starts on day one.`,
    range: (low: string, high: string) =>
      `Based on your aid answers so far, ${low} to ${high} of the loan can be subsidized, with no interest while you are in school.`,
    unknown: (amount: string) =>
      `The lower payment is for a student with financial need: up to ${amount} of this can be subsidized, with no interest while you are in school. The higher payment is for a student without need. Your FAFSA decides which one applies.`,
  },
  loanTiered: (years: number, low: string, high: string) =>
    `The federal Tiered Standard plan spreads a debt this size over ${years} years: ${low === high ? low : `${low} to ${high}`} a month, with more interest in total. You can always pay faster.`,
  loanTable: "Price, loan and what is left, year by year, at the middle of the range",
  loanColumns: {
    year: "Year",
    price: "Price",
    loan: "Student loan",
    atLimit: "the limit",
    limit: (amount: string) => `limit ${amount}`,
    left: "Not covered",
  },
  loanTotal: "Total",
  uncoveredTitle: (amount: string) => `${amount} is not covered`,
  uncoveredText:
    "This is more than a student may borrow from the federal government. It would have to come from savings, income, other scholarships, or a parent loan.",
  parentLoan: (covered: string, borrowed: string, rate: string) =>
    `A Parent PLUS loan of ${borrowed} at ${rate} could cover ${covered} of it after the fee. It is the parent’s own debt, not aid, and it requires a credit check.`,
  parentMonthly: (low: string, high: string, years: number) =>
    `The payment would be about ${low} a month for ${years} years if you pay the interest during college, or ${high} if you wait until after college.`,
  parentBeyond: (amount: string, yearly: string, total: string) =>
    `The other ${amount} is above the federal limits for parents: ${yearly} a year and ${total} in total for one student.`,
  loanEnds: (low: string, high: string, uncovered: string) =>
    `At the low end of the range you would borrow ${low}. At the high end you would borrow ${high}, with ${uncovered} not covered.`,
  loanTerms: (rate: string, fee: string, awardYear: string) =>
    `Student loans: ${rate} interest, a ${fee} fee, and the limits for ${awardYear}. Rates and limits for later years are not published yet, so we use these for every year.`,
  print: "Print",
  compare: "Compare more than cost",
  share:
    "The link to this page remembers your colleges, so you can bookmark or share it. It never includes your answers.",
};

const controls: Readonly<Record<Control, string>> = {
  public: "Public",
  nonprofit: "Private nonprofit",
  forProfit: "For-profit",
};
const levels: Readonly<Record<Level, string>> = {
  fourYear: "four-year",
  twoYear: "two-year",
  lessThanTwoYear: "shorter programs",
};
