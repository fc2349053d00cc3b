/** The text of the family’s aid offers, side by side and each with its lines. */
import type { LeftOutReason } from "#domain/offers/leftOut.ts";
import { formatCount, itemNames } from "#domain/offers/verdictWords.ts";
import { formatRate, formatUsd } from "#lib/format.ts";

export const words = {
  loading: "Loading your offers",
  addTitle: (offers: number) => (offers === 0 ? "Your first offer" : "Another offer"),
  addPaste: "Paste a letter or open a PDF",
  addTyped: "Type in an offer",
  addNote: "We can’t read photos or scans yet, so type in the lines from those.",
  photoWish: { label: "Tell me when you can", to: "/waitlist" },
  full: "You have eight offers, the most this page can hold. Remove one to add another.",
  loadingReader: "Loading the letter reader",
  check: {
    openLeftOut: "Left out unless you add it",
    settledLeftOut: (amounts: number) =>
      amounts === 1 ? "One more amount is not counted" : `${amounts} more amounts are not counted`,
    putBack: "Put back",
    leaveOut: "Leave out",
    noAmount: "amount unclear",
  },
  wordsUnknown:
    "We found the amounts but couldn’t read the words. The letter may be in another language. Tell us what each line is.",
  leftOut: {
    sum: "A total of other lines",
    totalDiffers: "A total that doesn’t match the lines above. Is a line missing or misread?",
    repeated: "A repeat of another line",
    mentioned: "Mentioned in a sentence, and the totals add up without it",
    notAid: "Neither a cost nor aid",
    declined: "Declined",
    notOffered: "An earlier amount, or one the letter doesn’t offer you this year",
    zero: "Zero",
    unknown: "The letter doesn’t say what it is",
    unclear: "The digits are mixed with letters, as happens in scans. Check the letter.",
    otherCurrency: "Not in U.S. dollars",
    tooLarge: "More than $999,999",
    tooMany: "More than 60 lines",
    byHand: "You left it out",
  } satisfies Record<LeftOutReason, string>,
  offersTitle: "Your offers",
  yearOf: (year: string | null) => (year === null ? "Year not given" : year),
  edit: "Edit this offer’s lines",
  remove: "Remove this offer",
  removed: (name: string) => `The offer from ${name} was removed.`,
  undo: "Undo",
  netPrice: "Net price, first year",
  netPriceNote: "Full cost minus gift aid only",
  netPriceUnknown: "Unknown: the letter gives no cost",
  netPriceOpen: "Unknown: costs are missing",
  netPriceAtLeast: (amount: string) => `At least ${amount}`,
  overYears: (years: number) => `All ${formatCount(years)} years`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  rangeNote:
    "The higher figure is what you would pay if every grant that the letter doesn’t call renewable ended after a year.",
  missing: (items: readonly (keyof typeof itemNames)[]) =>
    `No line for ${items.map((item) => itemNames[item]).join(", ")}.`,
  estimate: "Fill in estimates",
  estimateNote: (year: string) =>
    `These figures are based on what the college reports to the government, adjusted to ${year}. They are marked as estimates.`,
  estimateLine: (items: readonly (keyof typeof itemNames)[]) =>
    `Estimate: ${items.map((item) => itemNames[item]).join(" and ")}`,
  estimateAskHome:
    "This public college charges by home state. Tell us your home state to fill in tuition and fees.",
  estimateDone: (items: readonly string[], year: string) =>
    `Filled in for ${year}: ${items.join(", ")}. These are our estimates and are not from the letter.`,
  estimateItem: (items: readonly (keyof typeof itemNames)[], amount: string) =>
    `${items.map((item) => itemNames[item]).join(" and ")} ${amount}`,
  estimateNone: "The college publishes no figures for these. Ask the financial aid office.",
  estimateNoCollege: "Choose the college by name to fill these in from its published costs.",
  notItemized: (amount: string) => `${amount} of the letter’s total cost isn’t itemized.`,
  unsorted: (amount: string) => `${amount} is in lines you haven’t sorted yet, so it isn’t counted.`,
  compareTitle: "What each college would cost you",
  compareCaption: "Your offers side by side",
  compareOne: "Add a second offer to see them side by side.",
  rows: {
    figure: "Figure",
    year: "Academic year",
    cost: "Full cost",
    grant: "Gift aid",
    net: "Net price, first year",
    study: "Net price, all years",
    work: "Work-study (a job)",
    student: "Student loans",
    parent: "Parent loans",
    private: "Private loans",
    left: "Left to pay after work-study and loans",
    stated: "Left to pay, according to the letter",
    missing: "Costs left out",
    practices: "Best practices followed",
  },
  afterAnswers: "after your answers",
  none: "none",
  notSaid: "not given",
  estimatePart: (amount: string) => `${amount} of it estimated`,
  practicesShort: (followed: number, open: number) =>
    open === 0 ? `${followed} of 10` : `${followed} of 10, ${open} not answered`,
  lowestMark: "Costs the least",
  lowestMarkSame: "Nearly tied for lowest cost",
  withheldSome: "Not compared yet:",
  withheldOffer: (name: string, questions: string) => `${name}: ${questions}`,
  howQuestions: "Answer the questions about this offer.",
  howMissing: (canEstimate: boolean) =>
    canEstimate
      ? "Use “Fill in estimates” on this offer, or ask the financial aid office for its full cost of attendance."
      : "Ask the financial aid office for its full cost of attendance, or choose the college by name to fill in its published costs.",
  toOffer: "Go to this offer",
  growthHint: "We assume that grants stay the same dollar amount each year.",
  loanNote: (awardYear: string, student: number, parent: number, limit: number, total: number) =>
    `Federal loan rates for ${awardYear}: ${formatRate(student)} for students, ${formatRate(parent)} for parents. Parent loans go up to ${formatUsd(limit)} a year and ${formatUsd(total)} in all for one student. Terms for later years are not published yet.`,
  monthly: (loans: string, lowUsd: number, highUsd: number, years: number) =>
    `Repaying this year’s student loans of ${loans} alone would take about ${lowUsd === highUsd ? formatUsd(lowUsd) : `${formatUsd(lowUsd)} to ${formatUsd(highUsd)}`} a month for ${years} years, including interest that builds up during college.`,
  print: "Print the comparison",
  printed: (date: string) =>
    `Calculated on this device on ${date}. Confirm estimates and guesses with each college.`,
  appealTitle: "Ask for more aid",
  appealLead:
    "Make a fact sheet for the financial aid office with both offers, your own figures, and the proof you will bring.",
  appealOpen: "Make the fact sheet",
  appealLoading: "Loading the fact sheet",
  practicesTitle: "How clear the letter is",
  practicesLead: (followed: number, open: number) =>
    open === 0
      ? `Follows ${followed} of ten best practices.`
      : `Follows ${followed} of ten best practices. ${open === 1 ? "One is" : `${open} are`} still for you to answer.`,
  practicesNote:
    "The first four are worded as in the report. The rest are in our words, based on the report and the Department of Education’s advice.",
  practice: {
    itemizesCosts: "Lists each cost: tuition, housing, books, travel, personal",
    givesTotalCost: "Gives a total cost of attendance",
    givesNetPrice: "Gives a net price: cost minus gift aid only",
    keepsKindsApart: "Lists gift aid, loans and work-study separately",
    labelsEachKind: "Says what each line is, and calls each loan a loan",
    namesSources: "Says where each kind of aid comes from",
    leavesOutParentLoans: "Leaves out parent loans, or lists them separately",
    givesNextSteps: "Lists next steps, with dates",
    explainsTerms: "Explains repayment and renewal",
    hasPlainTitle: "Is called an aid offer, not an award",
  },
  practiceIs: { followed: "Yes", notFollowed: "No", open: "Not answered" },
  yes: "Yes",
  no: "No",
} as const;
