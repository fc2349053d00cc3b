/** What is worth knowing about an offer, as facts of its letter: each in a few words for the line at its bar, and as a sentence. */
import type { OfferFlag, UnderstatedCause } from "#domain/offers/flags.ts";
import { formatCount } from "#domain/offers/verdictWords.ts";
import { formatAnd, formatDate, formatUsd } from "#lib/format.ts";

type Flag<Code extends OfferFlag["code"]> = Extract<OfferFlag, { code: Code }>;

/** "subtracts loans and work-study, and leaves out books": what a balance takes off, and what it doesn't count. */
function describeCauses(because: readonly UnderstatedCause[]): string {
  const taken = because.flatMap((cause) => takenOff[cause] ?? []);
  return formatAnd([
    ...(taken.length === 0 ? [] : [`subtracts ${formatAnd(taken)}`]),
    ...(because.includes("parentLoan") ? ["counts a parent loan as aid"] : []),
    ...(because.includes("costs") ? ["leaves out books, travel and other costs"] : []),
  ]);
}

function listCauses(because: readonly UnderstatedCause[]): string[] {
  const taken = because.flatMap((cause) => takenOff[cause] ?? []);
  return [
    ...(taken.length === 0 ? [] : [`${formatAnd(taken)} taken off the bill`]),
    ...(because.includes("parentLoan") ? ["a parent loan counted as aid"] : []),
    ...(because.includes("costs") ? ["costs left out"] : []),
  ];
}

const takenOff: Readonly<Partial<Record<UnderstatedCause, string>>> = {
  loans: "loans",
  workStudy: "work-study",
};

const years = ["first-year", "second-year", "third-year", "fourth-year"] as const;

function describeStudent({ yearInCollege, isIndependent }: Flag<"studentLoansOverLimit">): string {
  const year =
    yearInCollege === null ? "third-year" : (years[Math.min(yearInCollege, 4) - 1] ?? "fourth-year");
  return `${isIndependent ? "an independent" : "a dependent"} ${year} student`;
}

export const flagWords = {
  summary: (shorts: readonly string[]) =>
    shorts.length <= 2
      ? `Note: ${formatAnd(shorts)}`
      : `Note: ${shorts.slice(0, 2).join(", ")}, and ${shorts.length - 2} more`,
  understated: ({ statedUsd, moreUsd, because }: Flag<"understated">) => {
    const [stated, more] = [formatUsd(statedUsd), formatUsd(moreUsd)];
    return because === null
      ? `The letter says ${stated} is left to pay. Based on the lines here, you would pay ${more} more. Check the lines, and ask the college how it got its figure.`
      : `The letter says ${stated} is left to pay. Counting only gift aid, you would pay ${more} more, because the letter ${describeCauses(because)}.`;
  },
  termCounted: ({ terms }: Flag<"termCounted">) =>
    terms === 2
      ? "The letter gives one semester’s amounts, so we counted them twice for the year. Ask the college if the other semester will be the same."
      : "The letter gives one quarter’s amounts, so we counted them three times for the year. Ask the college if the other quarters will be the same.",
  termCountedShort: ({ terms }: Flag<"termCounted">) =>
    terms === 2 ? "one semester’s amounts, counted twice" : "one quarter’s amounts, counted three times",
  onCampus: "The letter also has amounts for living elsewhere. The amounts here are for living on campus.",
  understatedShort: ({ because }: Flag<"understated">) =>
    because === null ? ["a figure that doesn’t match"] : listCauses(because),
  aboveDependentLimit: "student loans above a dependent student’s limit",
  short: {
    onCampus: "amounts for living on campus",
    grantsAboveCost: "more gift aid than cost",
    borrowingAboveNeed: "more loans than you need",
    programEnded: "a loan that has ended",
    studentLoansOverLimit: "student loans above the limit",
    subsidizedOverLimit: "subsidized loans above the limit",
    parentLoansOverLimit: "a parent loan above the limit",
    parentLoansOverTotal: "a parent loan that runs out early",
    pellBesideFullGiftAid: "a Pell Grant that may not be paid",
    parentLoanInOffer: "a parent loan",
    loanNotCalledLoan: "a loan not labeled a loan",
    paidOnce: "a grant paid once",
    renewalUnsaid: "a grant that may end",
    partsAboveTotal: "lines above the letter’s total",
    amountMissing: "an amount missing",
  } satisfies Record<Exclude<OfferFlag["code"], "understated" | "termCounted">, string>,
  grantsAboveCost:
    "Gift aid adds up to more than the costs listed here. Check the lines, and ask the college what happens to the extra.",
  borrowingAboveNeed: ({ loansUsd, leftUsd }: Flag<"borrowingAboveNeed">) =>
    leftUsd === 0
      ? `Gift aid and work-study cover the whole cost, so you don’t need the ${formatUsd(loansUsd)} in loans.`
      : `The loans come to ${formatUsd(loansUsd)}, but after gift aid and work-study only ${formatUsd(leftUsd)} is left to pay. You don’t need to borrow more than that.`,
  programEnded: ({ label, program }: Flag<"programEnded">) =>
    program.code === "perkins"
      ? `“${label}” can’t be a new loan: colleges could make Perkins Loans only until ${formatDate(program.endedOn)}. Ask what this money is.`
      : `“${label}” is a loan for graduate students, and new borrowers have not been able to get one since ${formatDate(program.endedOn)}. Ask what this money is.`,
  studentLoansOverLimit: (flag: Flag<"studentLoansOverLimit">) =>
    `Student loans of ${formatUsd(flag.amountUsd)} are above ${formatUsd(flag.limitUsd)}, the ${flag.awardYear} federal limit for ${describeStudent(flag)}. ${
      flag.otherUsd === null
        ? "Ask which part is not federal."
        : `An independent student, or one whose parent was turned down for a PLUS loan, can borrow up to ${formatUsd(flag.otherUsd)}.`
    }`,
  subsidizedOverLimit: (flag: Flag<"subsidizedOverLimit">) =>
    `Subsidized loans of ${formatUsd(flag.amountUsd)} are above ${formatUsd(flag.limitUsd)}, the ${flag.awardYear} limit for one year. The rest would be unsubsidized, with interest from the first day.`,
  parentLoansOverLimit: ({ limitUsd, awardYear }: Flag<"parentLoansOverLimit">) =>
    `The parent loan is above ${formatUsd(limitUsd)} a year, the ${awardYear} federal limit for one student.`,
  parentLoansOverTotal: (flag: Flag<"parentLoansOverTotal">) =>
    `The same parent loan in each of ${formatCount(flag.years)} years would come to ${formatUsd(flag.wantedUsd)}. The ${flag.awardYear} federal limit for one student is ${formatUsd(flag.limitUsd)} in all.`,
  pellBesideFullGiftAid:
    "Your other grants seem to cover the whole cost. Starting in 2026-27, students in that case can’t get a Pell Grant, so ask the college whether this applies to you.",
  parentLoanInOffer: ({ amountUsd }: Flag<"parentLoanInOffer">) =>
    `${formatUsd(amountUsd)} is a parent loan. The parent who signs for it owes it.`,
  loansNotCalledLoans: (labels: readonly string[]) =>
    labels.length === 1
      ? `“${labels[0]}” is a loan, though the letter doesn’t call it one.`
      : `${formatAnd(labels.map((label) => `“${label}”`))} are loans, though the letter doesn’t call them loans.`,
  paidOnce: (grants: readonly string[]) => `Paid once, so not counted in later years: ${formatAnd(grants)}.`,
  renewalsUnsaid: (grants: readonly string[]) =>
    `The letter doesn’t say whether these renew, or on what terms: ${formatAnd(grants)}. Ask the college.`,
  grant: (label: string, amountUsd: number) => `${label} (${formatUsd(amountUsd)})`,
  partsAboveTotal: ({ totalUsd }: Flag<"partsAboveTotal">) =>
    `The lines add up to more than the letter’s total of ${formatUsd(totalUsd)}. We use the lines.`,
  amountsMissing: (labels: readonly string[]) =>
    labels.length === 1
      ? `“${labels[0]}” has no amount yet, so it isn’t counted.`
      : `${formatAnd(labels.map((label) => `“${label}”`))} have no amount yet, so they aren’t counted.`,
} as const;
