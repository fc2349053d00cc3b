/** The text of the page that compares aid offers. */
import type { CompareCaveat } from "#domain/offers/compareOffers.ts";
import type { LeftOutReason } from "#domain/offers/leftOut.ts";
import type { OpenQuestion } from "#domain/offers/openQuestions.ts";
import type { OfferFlag } from "#domain/offers/summarizeOffer.ts";
import { formatFineShare, formatRate, formatShare, formatUsd } from "#lib/format.ts";
import { itemNames } from "./lineWords.ts";

const count = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"] as const;
const formatCount = (value: number) => count[value] ?? String(value);

export const words = {
  title: "Compare aid offers",
  lead: "Paste or type what each college offers. You see what is a gift, what is a loan, and what each college would cost for one year and for all of them.",
  privacy: "Letters are read on this device. Nothing of them is sent anywhere.",
  loading: "Getting your offers",
  hidesTitle: "What a letter may not say",
  hides: [
    "A loan is not a gift. It is paid back with interest, so it does not lower the price.",
    "Work-study is a job to find. It is paid by the hour and does not lower the bill.",
    "A grant for one year is gone in the second. Ask about each one that does not say.",
    "Books, travel and daily life cost money too, also where a letter leaves them out.",
  ],
  finding: (missing: number, colleges: number) =>
    `From the offers of ${colleges} colleges the Government Accountability Office estimates that ${formatShare(missing)} of colleges give no net price or one that is too low. None of those it read followed all ten practices of a clear offer.`,
  addTitle: (offers: number) => (offers === 0 ? "Your first offer" : "Another offer"),
  addPaste: "Paste a letter or open a PDF",
  addTyped: "Type an offer in",
  addNote:
    "The text of a PDF is read on this device. From a photo or a scan, type the lines in: pictures are not read here.",
  full: "Eight offers are here, and that is the most. Remove one to add another.",
  paste: {
    label: "The letter’s text",
    hint: "All of it or only the part with amounts. After it is read, we keep each line with the words it came from, and nothing else.",
    read: "Read the letter",
    cancel: "Discard this text",
    problem: {
      empty: "There is no text here yet. Paste the letter, or type the offer in.",
      tooLong:
        "This is more than 256,000 characters, far more than a letter. Paste only the part with the amounts.",
      isFile:
        "This looks like the inside of a file, not like its text. Open the file, select the text in it and paste that.",
      noAmounts:
        "No dollar amount was found in this text. If the letter is a picture or a scan, type its lines in instead.",
      severalLetters:
        "This looks like letters from two colleges in one text. Keep the first, read it, then paste the second one on its own.",
      otherCurrency:
        "The amounts in this letter are not in US dollars. Ask the college for an offer in dollars, or type the lines in converted.",
    },
    reading: "Reading the letter",
    kept: "Your text is kept as it is.",
    loading: "Getting the reader",
  },
  pdf: {
    choose: "Open a PDF letter",
    reading: "Taking the text out of the PDF",
    done: (name: string) => `The text of ${name} is in the field. Look it over, then read the letter.`,
    problem: {
      tooLarge: "This file is far larger than a letter. Choose the letter alone, or paste its text.",
      notPdf: "This is not a PDF. Open the file, select its text and paste it.",
      locked: "This PDF asks for a password. Open it, select its text and paste it.",
      noText: "There is no text in this PDF: it is a picture or a scan. Type its lines in instead.",
      broken: "This PDF cannot be read. Open it, select its text and paste it.",
      notLoaded:
        "The reader for PDF files could not be fetched. Try again with a connection, or paste the text.",
    },
  },
  check: {
    title: "Check what was read",
    lead: "Compare each line below with the letter. We hold the comparison until these are answered.",
    question: {
      nameless: () => "Which college sent this letter? Choose it below.",
      unsorted: (lines: number) =>
        lines === 1
          ? "One line could not be sorted. Say below what it is."
          : `${lines} lines could not be sorted. Say below what each one is.`,
      guessed: (lines: number) =>
        lines === 1
          ? "One line is a guess. Confirm it or correct it."
          : `${lines} lines are guesses. Confirm them or correct them.`,
      amountMissing: (lines: number) =>
        lines === 1 ? "One line has no amount yet." : `${lines} lines have no amount yet.`,
      leftOut: (amounts: number) =>
        amounts === 1
          ? "One amount was left out, and the letter does not say why. Put it back or leave it out."
          : `${amounts} amounts were left out, and the letter does not say why. Put each back or leave it out.`,
    } satisfies Record<OpenQuestion, (count: number) => string>,
    confirm: (lines: number) => (lines === 1 ? "The guess is right" : `All ${lines} guesses are right`),
    openLeftOut: "Left out: your call",
    settledLeftOut: (amounts: number) =>
      amounts === 1 ? "One more amount is not counted" : `${amounts} more amounts are not counted`,
    putBack: "Put back",
    leaveOut: "Leave out",
    noAmount: "no sure amount",
  },
  wordsUnknown:
    "The amounts were found, but the words were not understood. The letter may be in another language. Say for each line what it is.",
  leftOut: {
    sum: "A total of other lines",
    totalDiffers: "A total that the lines above do not add up to. Is a line missing or read wrong?",
    repeated: "The same line again",
    notAid: "Not a cost and not aid",
    declined: "Declined",
    zero: "Zero",
    unknown: "Nothing says what it is",
    unclear: "Letters stand among the digits, as in a scan. Look it up in the letter.",
    otherCurrency: "Not in US dollars",
    tooLarge: "More than $999,999",
    tooMany: "More than 60 lines",
    byHand: "You left it out",
  } satisfies Record<LeftOutReason, string>,
  offersTitle: "Your offers",
  nameless: "Unnamed college",
  yearOf: (year: string | null) => (year === null ? "Year not said" : year),
  edit: "Lines of this offer",
  remove: "Remove this offer",
  removed: (name: string) => `The offer of ${name} was removed.`,
  undo: "Bring it back",
  netPrice: "Net price, first year",
  netPriceNote: "Full cost less gift aid only",
  netPriceUnknown: "Not known: no cost is named",
  netPriceAtLeast: (amount: string) => `At least ${amount}`,
  overYears: (years: number) => `In all ${formatCount(years)} years`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  rangeNote: "The higher figure holds if grants that do not say so do not come again.",
  missing: (items: readonly (keyof typeof itemNames)[]) =>
    `No line for ${items.map((item) => itemNames[item]).join(", ")}.`,
  estimate: "Fill in estimates",
  estimateNote: (year: string) =>
    `From what the college reports to the government, brought to ${year}. Marked as estimates.`,
  estimateLine: (items: readonly (keyof typeof itemNames)[]) =>
    `Estimate: ${items.map((item) => itemNames[item]).join(" and ")}`,
  estimateNone: "For these the college’s published figures hold no estimate. Ask the aid office.",
  estimateNoCollege: "Choose the college by name, and published costs can fill the gap.",
  notItemized: (amount: string) => `${amount} of the cost is in the letter’s total, but in no line.`,
  understated: (stated: string, more: string) =>
    `The letter says ${stated} is left to pay. By gift aid alone it is ${more} more: the letter also takes off loans or work, or leaves costs out.`,
  severalRenewalsUnsaid: (grants: readonly string[]) =>
    `The letter does not say whether these come again, or on what terms: ${grants.join(", ")}. Ask.`,
  flag: {
    loanNotCalledLoan: (label: string) => `“${label}” is a loan, though it does not say so.`,
    paidOnce: (label: string, amount: string) =>
      `“${label}” (${amount}) is paid once. It is left out of later years.`,
    renewalUnsaid: (label: string, amount: string) =>
      `“${label}” (${amount}): the letter does not say whether it comes again, or on what terms. Ask.`,
    studentLoansOverLimit: (limit: string, awardYear: string) =>
      `Student loans are above ${limit}, the federal limit of ${awardYear} for a dependent first-year student. Ask which part is not federal.`,
    parentLoansOverLimit: (limit: string, awardYear: string) =>
      `The parent loan is above ${limit} a year for one student, the federal limit of ${awardYear}.`,
    parentLoanInOffer: (amount: string) => `${amount} is a parent’s loan. It is the parent’s debt, not aid.`,
    grantsAboveCost:
      "Grants are more than the cost. Check the lines, and ask the college how it handles this.",
    partsAboveTotal: (total: string) =>
      `The lines come to more than the letter’s total of ${total}. The lines are counted.`,
    amountMissing: (label: string) => `“${label}” has no amount yet and counts nothing.`,
  } satisfies Record<OfferFlag["code"], unknown>,
  unsorted: (amount: string) => `${amount} is in lines that nobody has sorted yet. It is in no sum.`,
  compareTitle: "Side by side",
  compareCaption: "Your offers side by side",
  compareOne: "Add a second offer to see them side by side.",
  rows: {
    figure: "Figure",
    year: "Academic year",
    cost: "Full cost",
    grant: "Gift aid",
    net: "Net price, first year",
    study: "Net price, all years",
    work: "Work-study, a job",
    student: "Student loans",
    parent: "Parent loans",
    private: "Private loans",
    stated: "Left to pay, by the letter",
    missing: "Costs left out",
    practices: "Practices of a clear offer",
  },
  none: "none",
  notSaid: "not said",
  estimatePart: (amount: string) => `${amount} of it estimated`,
  practicesShort: (followed: number, open: number) =>
    open === 0 ? `${followed} of 10` : `${followed} of 10, ${open} not answered`,
  lowest: (name: string, price: string, ahead: string) =>
    `${name} asks the least in the first year: ${price}, which is ${ahead} less than the next one.`,
  lowestUnsure: (names: string, price: string) =>
    `So far ${names} looks lowest in the first year, from ${price}. Its letter leaves costs out, so it may not be.`,
  same: (names: string, price: string) => `${names} ask about the same in the first year, from ${price}.`,
  notComparable: "No offer can be called the lowest yet.",
  withheld: "We will say which offer asks the least once every line is confirmed.",
  withheldOffer: (name: string, questions: string) => `${name}: ${questions}`,
  withheldShort: {
    nameless: () => "the college is not named",
    unsorted: (lines: number) => (lines === 1 ? "one line is not sorted" : `${lines} lines are not sorted`),
    guessed: (lines: number) =>
      lines === 1 ? "one guess is not confirmed" : `${lines} guesses are not confirmed`,
    amountMissing: (lines: number) =>
      lines === 1 ? "one amount is missing" : `${lines} amounts are missing`,
    leftOut: (amounts: number) =>
      amounts === 1 ? "one amount was left out" : `${amounts} amounts were left out`,
  } satisfies Record<OpenQuestion, (count: number) => string>,
  otherOverStudy: (name: string, years: number) =>
    `Over ${formatCount(years)} years ${name} would ask less, if grants that do not say so do not come again.`,
  caveatsTitle: "Before you rely on it",
  caveat: {
    costMissing: "An offer names no cost at all. Add its costs first.",
    itemsMissing: "An offer leaves costs out, so its price looks lower than it is.",
    differentYears: "The offers are for different years.",
    yearUnsaid: "An offer does not say which year it is for.",
    paidOnce: "Some grants are paid once, so later years cost more.",
    renewalUnsaid: "Some grants do not say whether they come again.",
    estimates: "Some costs are estimates from published figures.",
    unsorted: "Some lines are not sorted yet and count nothing.",
    otherOverFourYears: "Another offer asks less over the whole time of study.",
  } satisfies Record<CompareCaveat, string>,
  growthLabel: "Costs grow",
  growthOwn: "each college’s own rate",
  growthValue: (share: number) => `${formatFineShare(share)} a year`,
  growthHint: "An assumption that you can move. Grants are taken to stay the same dollars.",
  growthReset: "Use each college’s own rate",
  loanNote: (awardYear: string, student: number, parent: number, limit: number, total: number) =>
    `Federal loans of ${awardYear}: ${formatRate(student)} for students, ${formatRate(parent)} for parents. A parent may borrow ${formatUsd(limit)} a year and ${formatUsd(total)} in all for one student. Terms of later years are not published yet.`,
  monthly: (loans: string, lowUsd: number, highUsd: number, years: number) =>
    `Paying back this year’s student loans of ${loans} alone takes about ${lowUsd === highUsd ? formatUsd(lowUsd) : `${formatUsd(lowUsd)} to ${formatUsd(highUsd)}`} a month for ${years} years, with the interest that builds up during college.`,
  print: "Print the comparison",
  printed: (date: string) =>
    `Worked out on this device on ${date}. Estimates and guesses may be wrong: check each with the college.`,
  practicesTitle: "How clear the letter is",
  practicesLead: (followed: number, open: number) =>
    open === 0
      ? `Follows ${followed} of ten practices.`
      : `Follows ${followed} of ten practices. ${open === 1 ? "One is" : `${open} are`} still yours to answer.`,
  practicesNote:
    "The first four as the report words them, the others in our words after it and the Department of Education’s advice.",
  practice: {
    itemizesCosts: "Lists each cost: tuition, housing, books, travel, personal",
    givesTotalCost: "Gives a total cost of attendance",
    givesNetPrice: "Gives a net price: cost less gift aid only",
    keepsKindsApart: "Keeps gift aid, loans and work-study apart",
    labelsEachKind: "Says of each line what it is, and “loan” of each loan",
    namesSources: "Says who gives each line",
    leavesOutParentLoans: "Leaves parent loans out, or sets them apart",
    givesNextSteps: "Says what to do next, with dates",
    explainsTerms: "Explains repayment and renewal",
    hasPlainTitle: "Is called an aid offer, not an award",
  },
  practiceIs: { followed: "Yes", notFollowed: "No", open: "Not answered" },
  yes: "Yes",
  no: "No",
  appealTitle: "Ask for more aid",
  appealLead:
    "A fact sheet for the aid office, with your own figures. It lists facts and proof. It never claims a need that is not there.",
  appealOpen: "Make the fact sheet",
  appealLoading: "Getting the fact sheet",
} as const;
