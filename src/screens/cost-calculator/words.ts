/** The text of the cost calculator. */
import type { Control, Level } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { TuitionGuarantee } from "#domain/price/tuitionGuarantees.ts";
import { formatFineShare, formatSchoolYear, formatUsd } from "#lib/format.ts";
import type { CostPartCode } from "./costStack.ts";

export const words = {
  title: "What would college cost your family?",
  lead: "Choose up to four colleges. You see a band for each: what families like yours pay after grants, not the price on the brochure.",
  chooseTitle: "Your colleges",
  familyTitle: "Your family",
  familyNote: "Kept on this device. Your money answers are never put into a link or sent anywhere.",
  incomeSkipped: "Rather not say? Leave it empty: the band then spans all incomes.",
  familySizeLabel: "Family size",
  familySizeHint: "People in your household, with you",
  familySizeProblem: {
    tooLow: "A family has at least 1 person.",
    tooHigh: "We take up to 30 people.",
    other: "Use a whole number, such as 4.",
  },
  familySizeNote:
    "Federal price figures go by income alone. Family size moves the band only above $110,000, at colleges that say they meet full need. The college’s own calculator always asks for it.",
  yearsLabel: "Years of study",
  yearsUsual: "Usual for the degree",
  years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
  growthLabel: "Prices grow",
  growthOwn: "each college’s own rate",
  growthValue: (share: number) => `${formatFineShare(share)} a year`,
  growthHint: "An assumption that you can move. Nobody knows the prices of the next years.",
  growthReset: "Use each college’s own rate",
  assumptionsTitle: "What nobody knows yet",
  printedFor: (incomeUsd: number | null, payUsd: number | null, home: StateCode | null) =>
    `For a family with ${incomeUsd === null ? "income not said" : `an income of ${formatUsd(incomeUsd)} a year`}, ${payUsd === null ? "" : `able to pay ${formatUsd(payUsd)} a year, `}${home === null ? "home state not said" : `at home in ${stateNames[home]}`}.`,
  loading: "Getting the colleges’ figures",
  failed: "The colleges’ figures could not be loaded",
  failedKept: "Your answers are kept.",
  emptyTitle: "No college chosen yet",
  emptyText: "Search by name or nickname, or start with one of these.",
  suggestions: {
    plan: "From your plan",
    homeState: (state: StateCode) => `The largest in ${stateNames[state]}`,
    nation: "The largest in the country",
  },
  addSuggestion: (name: string) => `Show the cost of ${name}`,
  boardTitle: (fallYear: number) => `The first year, ${formatSchoolYear(fallYear)}`,
  boardLead: "On one scale, so that you can compare by eye.",
  board: {
    band: "what you would likely pay",
    beyond: "above what you can pay",
    sticker: "published price",
    pay: "you can pay",
  },
  publishedShort: (amount: string) => `published ${amount}`,
  payMark: (amount: string) => `You can pay ${amount}`,
  payMissing: "Say what your family can pay a year, and it is drawn into the picture.",
  sideTitle: "Side by side",
  side: {
    caption: "The colleges side by side",
    first: "First year",
    sticker: "Published price",
    total: (years: string) => `In all, ${years}`,
    borrow: "To borrow in all",
    monthly: (years: number) => `A month after college, for ${years} years`,
    uncovered: "Not covered",
  },
  eachTitle: (count: number) => (count === 1 ? "The figures, one by one" : "Each college, figure by figure"),
  figure: "Figure",
  lowest: "lowest",
  nothing: "nothing",
  notPublished: "not published",
  noEstimate: "no estimate",
  payFirst: "say what you can pay",
  noFederalLoans: "no federal loans",
  collegePage: (name: string) => `Everything about ${name}`,
  kind: (control: Control, level: Level) => `${controls[control]}, ${levels[level]}`,
  remove: "Remove",
  removeLabel: (name: string) => `Remove ${name}`,
  basisYear: (fallYear: number, share: number) =>
    `For fall ${fallYear}. From prices paid in 2023-24 and costs of 2024-25, grown ${formatFineShare(share)} a year.`,
  calculator: "The college’s own net price calculator",
  calculatorText: "It asks more than we do and answers for you alone. Use it before you decide.",
  calculatorMissing:
    "This college’s own calculator has no address in the federal data. Look for “net price calculator” on its site.",
  calculatorWaiting: "Getting the address of its calculator",
  calculatorOffline:
    "The address of its calculator did not load. Look for “net price calculator” on its site.",
  newSite: "(another site)",
  stackTitle: "What the first year is made of",
  stack: {
    tuition: "Tuition and fees",
    housingAndFood: "Housing and food",
    books: "Books and supplies",
    other: "Travel and other",
    livingAndOther: "Travel and other, living at home",
    living: "Housing, food, books and other",
  } satisfies Record<CostPartCode, string>,
  stackTotal: "Published price",
  stackCost: "It costs",
  stackCover: "It is paid by",
  grants: "Grants, never paid back",
  grantsOrTuition: "Grants, or in-state tuition if you get it",
  grantsNote: "In the middle of your band",
  yourPart: "Your family",
  stackDrawing: (parts: string) => `The published price: ${parts}.`,
  coverDrawing: (grants: string, yours: string) =>
    `Covered by grants of ${grants} and by your family with ${yours}.`,
  stackNote: (fallYear: number) =>
    `Published costs of 2024-25 grown to fall ${fallYear}. How living costs divide is from 2023-24, the last year the colleges reported it.`,
  stackNone: "The published price is not reported, so there is no stack to draw.",
  yearsTitle: (years: string) => `${years} in all`,
  yearsHero: (low: string, high: string) => `${low} to ${high}`,
  yearName: (year: number) => `Year ${year}`,
  yearsNote: (share: number, isMoved: boolean, heldBy: "policy" | "merit" | null) =>
    `Prices grow ${formatFineShare(share)} a year${isMoved ? ", as you set it" : ": the college’s own growth of 2021-22 to 2024-25, drawn toward the national one"}. ${
      heldBy === null
        ? "At the high end grants stay as they are and you pay the whole growth."
        : heldBy === "policy"
          ? "The high end counts on the college’s aid policy in every year, and on an income that stays below its line."
          : "A merit award stays the same amount, so you pay the whole growth. The high end counts the award only in the years that its page promises."
    }`,
  guarantee: ({ name, years, students, holdsFees, holdsHousing }: TuitionGuarantee, held: string) =>
    `${name}${students === "residents" ? ", for residents of the state" : ""}: ${held} of the first year’s price stays the same for ${years} years in a row. That is ${holdsFees ? "tuition and general fees" : "tuition; fees may still rise a little"}${holdsHousing ? ", and campus housing and meals for who lives there" : ""}. The rest grows.`,
  loanTitle: "If you borrow for the rest",
  loanNeedsPay:
    "Say what your family can pay a year. Then you see what is left to borrow, and the payment after.",
  loanNotOpen:
    "Federal loans are for citizens and eligible noncitizens. What your family does not pay would have to come from the college, from scholarships, or from a private loan with a cosigner who is a citizen or permanent resident. Ask the college before you sign one.",
  loanNone: (pay: string) =>
    `With ${pay} a year there is nothing to borrow, even at the high end of the band.`,
  loanNoneMiddle: (pay: string) =>
    `With ${pay} a year there is nothing to borrow in the middle of the band. At the high end there is.`,
  loanHero: "a month",
  loanRange: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  loanLead: (years: number, borrowed: string) =>
    `for ${years} years after college, to pay back ${borrowed} of federal student loans.`,
  loanOwed: (low: string, high: string) =>
    `Interest adds up before the first payment: by then you owe ${low === high ? low : `${low} to ${high}`}.`,
  loanSubsidy: {
    none: "With your Student Aid Index there is no financial need at this price, so no part is subsidized: interest runs from the first day.",
    known: (amount: string) =>
      `By your Student Aid Index ${amount} of it can be subsidized: no interest on that part while you study. On the rest, interest runs from the first day.`,
    range: (low: string, high: string) =>
      `Between ${low} and ${high} of it can be subsidized, by your aid answers so far: no interest on that part while you study.`,
    unknown: (amount: string) =>
      `The lower payment is for a family with financial need: at most ${amount} of this can be subsidized, with no interest on that part while you study. The higher is for a family without need. Your FAFSA decides.`,
  },
  loanTiered: (years: number, low: string, high: string) =>
    `The federal Tiered Standard plan spreads a debt of this size over ${years} years: ${low === high ? low : `${low} to ${high}`} a month, and more interest in all. You may always pay faster.`,
  loanTable: "Price, loan and what is left, year by year, in the middle of the band",
  loanColumns: {
    year: "Year",
    price: "Price",
    loan: "Student loan",
    atLimit: "the limit",
    limit: (amount: string) => `limit ${amount}`,
    left: "Not covered",
  },
  loanTotal: "In all",
  uncoveredTitle: (amount: string) => `${amount} stays uncovered`,
  uncoveredText:
    "More than a student may borrow from the federal government. It would have to come from savings, income, other scholarships, or a parent’s loan.",
  parentLoan: (covered: string, borrowed: string, rate: string) =>
    `A Parent PLUS loan of ${borrowed} could cover ${covered} of it after its fee, at ${rate}. It is the parent’s own debt, not aid, and a credit check comes first.`,
  parentMonthly: (low: string, high: string, years: number) =>
    `Its payment: about ${low} a month for ${years} years if you pay the interest during college, ${high} if you wait until after college.`,
  parentBeyond: (amount: string, yearly: string, total: string) =>
    `The other ${amount} is beyond the federal limits for parents: ${yearly} a year and ${total} in all for one student.`,
  loanEnds: (low: string, high: string, uncovered: string) =>
    `At the low end of the band you would borrow ${low}, at the high end ${high}, with ${uncovered} not covered.`,
  loanTerms: (rate: string, fee: string, awardYear: string) =>
    `Student loans: interest ${rate}, fee ${fee}, limits of ${awardYear}. Rates and limits of later years are not published yet; these stand in for all years.`,
  print: "Print",
  compare: "Compare more than cost",
  share:
    "The address of this page keeps your colleges, so you can bookmark or share it. It holds no answer of yours.",
  money: formatUsd,
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
