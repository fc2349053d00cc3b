/**
 * What a family should know about an offer before it relies on it, the most important first. A remark that rests on sums of the
 * letter is made only where nothing of it is open and its lines don't contradict its total.
 */
import { checkFullGiftAid } from "#domain/aid/pellTerms.ts";
import type { LoanTerms } from "#domain/loans/loanTerms.ts";
import { planParentLoans } from "#domain/loans/parentLimits.ts";
import { type EndedProgram, findEndedProgram } from "./endedPrograms.ts";
import { costKinds } from "./letterCandidates.ts";
import { findSource } from "./letterWords.ts";
import type { Offer, OfferLine, OfferLineKind, OfferSource } from "./offer.ts";
import { isSubsidized } from "./offerLoans.ts";
import { countPriceQuestions, isGuess } from "./openQuestions.ts";
import { findRenewal } from "./renewals.ts";

/** What a letter takes off besides gift aid, or the costs that its own figure leaves out. */
export type UnderstatedCause = "loans" | "parentLoan" | "workStudy" | "costs";

export type OfferFlag =
  /** The letter's amounts are of one term, and each counts this many times. */
  | { code: "termCounted"; terms: 2 | 3 }
  /** Of two columns, those for living on campus. */
  | { code: "onCampus" }
  /** `because`: where the letter's own lines show it to the dollar; null if they don't, and then it is no fault of the letter's. */
  | { code: "understated"; statedUsd: number; moreUsd: number; because: readonly UnderstatedCause[] | null }
  | { code: "grantsAboveCost" }
  /** More loans than gift aid and work leave to pay. */
  | { code: "borrowingAboveNeed"; loansUsd: number; leftUsd: number }
  | { code: "programEnded"; label: string; program: EndedProgram }
  /** `otherUsd`: the limit of an independent student, if the loans are within it; null if not, or if this is that limit. */
  | ({ code: "studentLoansOverLimit"; amountUsd: number; otherUsd: number | null } & LoanLimit)
  | ({ code: "subsidizedOverLimit"; amountUsd: number } & LoanLimit)
  | { code: "parentLoansOverLimit"; limitUsd: number; awardYear: string }
  /** The same amount in each year of the degree would pass the limit in all. */
  | { code: "parentLoansOverTotal"; wantedUsd: number; years: number; limitUsd: number; awardYear: string }
  /** Other gift aid covers the whole cost, which ends a Pell Grant. */
  | { code: "pellBesideFullGiftAid" }
  | { code: "parentLoanInOffer"; amountUsd: number }
  | { code: "loanNotCalledLoan"; label: string }
  | { code: "paidOnce"; label: string; amountUsd: number }
  | { code: "renewalUnsaid"; label: string; amountUsd: number }
  | { code: "partsAboveTotal"; totalUsd: number }
  | { code: "amountMissing"; label: string };

type LoanLimit = {
  limitUsd: number;
  awardYear: string;
  /** Whose limit it is; a year of null stands for the third and later years, whose limit is the highest. */
  yearInCollege: number | null;
  isIndependent: boolean;
};

/** Who would borrow. */
export type Borrower = {
  /** For the FAFSA; null where that is not known, and then the limit of a dependent student is named. */
  isIndependent: boolean | null;
  /** 1 for a first-year student; null where only the college can say, as for a transfer student. */
  yearInCollege: number | null;
};

export const usualBorrower: Borrower = { isIndependent: null, yearInCollege: 1 };

/** The sums of an offer that its flags rest on. */
export type FlagSums = {
  costUsd: number | null;
  itemizedUsd: number;
  statedCostUsd: number;
  netPriceUsd: number | null;
  statedNetPriceUsd: number | null;
  /** Whether the letter gives every cost of a student budget. */
  hasAllCosts: boolean;
  hasTuition: boolean;
};

export type FlagOptions = { loanTerms: LoanTerms; years: number; borrower: Borrower };

/** Letters round. */
const sameWithinUsd = 5;

export function listFlags(offer: Offer, sums: FlagSums, options: FlagOptions): OfferFlag[] {
  const { lines } = offer;
  const missing = lines.flatMap(({ label, amountUsd }): OfferFlag[] =>
    amountUsd === null ? [{ code: "amountMissing", label }] : [],
  );
  // While the family is still asked what a line is, nothing is said about the letter.
  if (countPriceQuestions(offer) > 0) return missing;
  const own = toLettersOwn(lines, sums);
  const isTotalBelow = sums.statedCostUsd > 0 && own.itemizedUsd > sums.statedCostUsd;
  return [
    ...findCounted(lines),
    ...(isTotalBelow
      ? [{ code: "partsAboveTotal" as const, totalUsd: sums.statedCostUsd }]
      : [...findUnderstated(own), ...findTooMuchAid(offer, sums)]),
    ...findLoanFlags(lines, options),
    ...findWordingFlags(offer, lines),
    ...missing,
  ];
}

/** What the figures rest on besides the letter's own words. */
function findCounted(lines: readonly OfferLine[]): OfferFlag[] {
  const has = (note: OfferLine["note"]) => lines.some((line) => line.note === note);
  return [
    ...(has("termsAlike") ? [{ code: "termCounted" as const, terms: 2 as const }] : []),
    ...(has("quartersAlike") ? [{ code: "termCounted" as const, terms: 3 as const }] : []),
    ...(has("onCampus") ? [{ code: "onCampus" as const }] : []),
  ];
}

function sumKinds(lines: readonly OfferLine[], ...kinds: readonly OfferLineKind[]): number {
  return lines.reduce((total, line) => total + (kinds.includes(line.kind) ? (line.amountUsd ?? 0) : 0), 0);
}

/** The letter's own lines and their sums: what we filled in is no part of what it says. */
type LettersOwn = Pick<FlagSums, "itemizedUsd" | "statedCostUsd" | "statedNetPriceUsd"> & {
  lines: readonly OfferLine[];
  costUsd: number;
};

function toLettersOwn(all: readonly OfferLine[], sums: FlagSums): LettersOwn {
  const { statedCostUsd, statedNetPriceUsd } = sums;
  const lines = all.filter(({ note }) => note !== "estimate");
  const itemizedUsd = sums.itemizedUsd - (sumKinds(all, ...costKinds) - sumKinds(lines, ...costKinds));
  return {
    lines,
    itemizedUsd,
    statedCostUsd,
    statedNetPriceUsd,
    costUsd: Math.max(itemizedUsd, statedCostUsd),
  };
}

function findUnderstated(own: LettersOwn): OfferFlag[] {
  const { lines, statedNetPriceUsd: statedUsd, costUsd } = own;
  const moreUsd = costUsd - sumKinds(lines, "grant") - (statedUsd ?? 0);
  if (statedUsd === null || costUsd === 0 || moreUsd <= 0) return [];
  return [{ code: "understated", statedUsd, moreUsd, because: findUnderstatedCause(own, statedUsd) }];
}

/** The one sum of the letter's own lines that gives its "left to pay"; null if none does, or gift aid alone does. */
function findUnderstatedCause(
  { lines, costUsd: cost }: LettersOwn,
  statedUsd: number,
): UnderstatedCause[] | null {
  if (lines.some((line) => line.kind === "other" || isGuess(line))) return null;
  const sum = (...kinds: readonly OfferLineKind[]) => sumKinds(lines, ...kinds);
  const direct = sum("tuitionFees", "housingFood");
  const bases: readonly (readonly [number, boolean])[] = [
    [cost, false],
    ...(direct > 0 && direct < cost ? [[direct, true] as const] : []),
  ];
  const student = sum("studentLoan");
  const others = student + sum("privateLoan");
  const parent = sum("parentLoan");
  const work = sum("workStudy");
  for (const [base, leavesOut] of bases) {
    for (const [loan, ofParent, job] of [
      [0, 0, 0],
      [student, 0, 0],
      [others, parent, 0],
      [0, parent, 0],
      [0, 0, work],
      [student, 0, work],
      [others, parent, work],
    ] as const) {
      if (Math.abs(base - sum("grant") - loan - ofParent - job - statedUsd) > sameWithinUsd) continue;
      const causes: UnderstatedCause[] = [
        ...(loan > 0 ? ["loans" as const] : []),
        ...(ofParent > 0 ? ["parentLoan" as const] : []),
        ...(job > 0 ? ["workStudy" as const] : []),
        ...(leavesOut ? ["costs" as const] : []),
      ];
      return causes.length === 0 ? null : causes;
    }
  }
  return null;
}

/** Needs the whole cost, except where gift aid alone is more than what the letter lists, and tuition is part of that. */
function findTooMuchAid(offer: Offer, sums: FlagSums): OfferFlag[] {
  const { costUsd, netPriceUsd, hasAllCosts, hasTuition } = sums;
  if (netPriceUsd === null) return [];
  const pell = hasAllCosts ? findFullGiftAid(offer, costUsd) : [];
  if (netPriceUsd < 0) return hasTuition ? [{ code: "grantsAboveCost" }, ...pell] : [];
  const loansUsd = sumKinds(offer.lines, "studentLoan", "parentLoan", "privateLoan");
  const leftUsd = Math.max(0, netPriceUsd - sumKinds(offer.lines, "workStudy"));
  const isTooMuch = hasAllCosts && loansUsd - leftUsd > sameWithinUsd;
  return isTooMuch ? [{ code: "borrowingAboveNeed", loansUsd, leftUsd }, ...pell] : pell;
}

/** Grants whose source nobody named count too: the family asks before it counts on the money, and is told why. */
function findFullGiftAid({ lines, academicYear }: Offer, costUsd: number | null): OfferFlag[] {
  const hasPell = lines.some(
    ({ kind, label, amountUsd }) => kind === "grant" && amountUsd !== null && /\bpell\b/i.test(label),
  );
  if (!hasPell) return [];
  const others = lines.filter(
    ({ label, source }) => !isFederal(source) && !isFederal(findSource(label, null)),
  );
  const check = checkFullGiftAid(academicYear, costUsd, sumKinds(others, "grant"));
  return check === "coversCost" ? [{ code: "pellBesideFullGiftAid" }] : [];
}

/** Veterans' benefits are federal money. */
function isFederal(source: OfferSource): boolean {
  return source === "federal" || source === "military";
}

function findLoanFlags(lines: readonly OfferLine[], options: FlagOptions): OfferFlag[] {
  const { loanTerms: terms, borrower, years } = options;
  const { awardYear } = terms;
  const ended = lines.flatMap((line): OfferFlag[] => {
    const program = isLoan(line) && (line.amountUsd ?? 0) > 0 ? findEndedProgram(line.label) : null;
    return program === null ? [] : [{ code: "programEnded", label: line.label, program }];
  });
  const current = lines.filter(({ label }) => findEndedProgram(label) === null);
  const parentUsd = sumKinds(current, "parentLoan");
  const parent: OfferFlag[] = [];
  if (parentUsd > terms.parentYearLimitUsd)
    parent.push({ code: "parentLoansOverLimit", limitUsd: terms.parentYearLimitUsd, awardYear });
  else if (planParentLoans(parentUsd, years, terms).beyondUsd > 0)
    parent.push({
      code: "parentLoansOverTotal",
      wantedUsd: parentUsd * years,
      years,
      limitUsd: terms.parentTotalLimitUsd,
      awardYear,
    });
  if (parentUsd > 0) parent.push({ code: "parentLoanInOffer", amountUsd: parentUsd });
  return [...ended, ...findStudentLimits(current, terms, borrower), ...parent];
}

/** Loans that the college, a state or someone else lends have limits of their own. */
function findStudentLimits(
  lines: readonly OfferLine[],
  terms: LoanTerms,
  { isIndependent, yearInCollege }: Borrower,
): OfferFlag[] {
  const federal = lines.filter(
    ({ kind, source }) => kind === "studentLoan" && (source === "federal" || source === "unknown"),
  );
  // Where only the college can say which year it is, the highest limit.
  const limitOf = (limits: LoanTerms["dependentYearLimitsUsd"]) =>
    limits[Math.min(Math.max(yearInCollege ?? limits.length, 1), limits.length) - 1] ?? limits[3];
  const independentUsd = limitOf(terms.independentYearLimitsUsd);
  const limitUsd = isIndependent === true ? independentUsd : limitOf(terms.dependentYearLimitsUsd);
  const subsidizedLimitUsd = limitOf(terms.subsidizedYearLimitsUsd);
  const whose = { awardYear: terms.awardYear, yearInCollege, isIndependent: isIndependent === true };
  const amountUsd = sumKinds(federal, "studentLoan");
  const subsidizedUsd = sumKinds(
    federal.filter(({ label }) => isSubsidized(label)),
    "studentLoan",
  );
  const flags: OfferFlag[] = [];
  if (amountUsd > limitUsd) {
    const otherUsd = isIndependent !== true && amountUsd <= independentUsd ? independentUsd : null;
    flags.push({ code: "studentLoansOverLimit", amountUsd, limitUsd, otherUsd, ...whose });
  }
  if (subsidizedUsd > subsidizedLimitUsd)
    flags.push({
      code: "subsidizedOverLimit",
      amountUsd: subsidizedUsd,
      limitUsd: subsidizedLimitUsd,
      ...whose,
    });
  return flags;
}

function isLoan({ kind }: OfferLine): boolean {
  return kind === "studentLoan" || kind === "parentLoan" || kind === "privateLoan";
}

function findWordingFlags({ practices }: Offer, lines: readonly OfferLine[]): OfferFlag[] {
  return lines.flatMap((line): OfferFlag[] => {
    const { label, amountUsd, kind, isRenewable } = line;
    if (amountUsd === null) return [];
    // Below a heading of its own a loan is called one.
    if (isLoan(line) && practices.keepsKindsApart !== true && !/\bloans?\b|\brepa(?:y|id)\b/i.test(label))
      return [{ code: "loanNotCalledLoan", label }];
    if (kind !== "grant") return [];
    if (isRenewable === false) return [{ code: "paidOnce", label, amountUsd }];
    return findRenewal(line) === "mayEnd" ? [{ code: "renewalUnsaid", label, amountUsd }] : [];
  });
}
