/**
 * Colleges' published aid policies as ceilings on a price: which promises cover a family for sure, which may, and what a
 * family that one covers can still be asked to pay.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { type Answers, checkAll } from "#domain/eligibility/evaluate.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { type Bracket, brackets } from "./brackets.ts";
import { typicalFamily } from "./familyIndex.ts";
import type { CollegePolicy, PolicyLine, PricePoint } from "./policyRecords.ts";
import { longestYears, nearUsd, tableReachUsd } from "./policyTerms.ts";

/**
 * What is left to pay below the line: the student's own part, what families below the line paid, living costs, books and
 * personal costs where housing and food are free too, living costs and half of tuition, the most that the college asks for
 * tuition or for tuition, housing and food with the costs beside it, or what its table of examples gives.
 */
export type CeilingBasis =
  | "studentPart"
  | "averageBelowLine"
  | "livingCosts"
  | "otherCosts"
  | "halfTuition"
  | "tuitionCeiling"
  | "netCeiling"
  | "priceTable";

export type AppliedPolicy = PolicyLine & {
  /** "applied": the high end is held too. Otherwise the policy is named, and the high end is not held. */
  status: "applied" | "laterYear" | "assets" | "most";
  /** In the entry year; null if nothing is known of what is left to pay. */
  ceilingUsd: number | null;
  /** For which period the college published the student's part. */
  ceilingPeriod?: string;
  basis: CeilingBasis;
  /** The policy speaks of tuition alone, so mandatory fees come on top. */
  areFeesExtra: boolean;
  /** Family assets from which the policy is not counted on. */
  assetsFromUsd: number;
  /** Where the line is near above the income: the high end of a family just above it, if it pays clearly more. */
  highAboveLineUsd?: number;
  /** Where the range would otherwise have no width: the low end is what families below the line paid. */
  lowEnd?: LowEnd;
  /** Of a table of examples: what it gives at the income and below it, and the examples on both sides. */
  table?: TableReading;
};

/** A line that the family's income is just above, or exactly on without being covered for sure. */
export type MissedLine = NearLine & {
  /** What the line leaves to pay to a family that it covers; null if nothing is known of it. */
  ceilingUsd: number | null;
};
type NearLine = PolicyLine & { underUsd: number; aboveUsd: number };

/**
 * A promise beside the policy that holds the price. "reason": no price counts it. "open": it covers the family if what we
 * don't know holds, and the low end alone counts it. "also": it covers the family too, and leaves no less to pay.
 */
export type NamedPromise = PolicyLine & {
  how: "reason" | "open" | "also";
  /** What it would leave to pay; null if nothing is known of it. */
  ceilingUsd: number | null;
  /** Answers that would decide. */
  missing: readonly ConditionFact[];
  /** It turns on where the student would live. */
  isPlanOpen: boolean;
  /** The income is exactly on the line, and no wording says whether that counts. */
  isOnLine: boolean;
};

/** The average price that families of a whole bracket below the line paid in 2023-24; null where none is lower than the ceiling. */
export type LowEnd = { usd: number; paid: { bracket: Bracket; usd: number } | null };

/** What examples give around an income; null beyond the last one. */
export type TableReading = {
  lowUsd: number;
  middleUsd: number | null;
  highUsd: number | null;
  below: PricePoint;
  above: PricePoint | null;
};

export type PolicyFamily = {
  /** The parents' income, as the lines go by it; null if unknown. */
  incomeUsd: number | null;
  /** Savings and investments that the aid answers count; null if not known. */
  assetsUsd: number | null;
  home: StateCode | null;
  isAidEligible: boolean;
  /** What else promises ask: grades, scores, class rank, the Pell Grant and the index. */
  answers: Answers;
  livingPlan: LivingPlan | null;
};

export type CheckedLines = {
  /** The highest income first. */
  covering: readonly PolicyLine[];
  open: readonly OpenLine[];
  /** Lines that no price counts. */
  uncounted: readonly PolicyLine[];
  /** The line that the income is just above, or on. */
  above: NearLine | null;
};
export type OpenLine = {
  line: PolicyLine;
  missing: readonly ConditionFact[];
  isPlanOpen: boolean;
  isOnLine: boolean;
};

const noLines: CheckedLines = { covering: [], open: [], uncounted: [], above: null };

/** Where the family stands to each line of a policy. */
export function checkPolicyLines(
  policy: CollegePolicy,
  college: CollegeSummary,
  family: PolicyFamily,
  isEligible = family.isAidEligible,
): CheckedLines {
  const { incomeUsd, home } = family;
  if (incomeUsd === null || !isEligible || policy.lines.length === 0) return noLines;
  const covering: PolicyLine[] = [];
  const open: OpenLine[] = [];
  const uncounted: PolicyLine[] = [];
  let above: NearLine | null = null;
  for (const line of policy.lines) {
    if (line.isForResidentsOnly && home !== college.state) continue;
    if (line.states.length > 0 && (home === null || !line.states.includes(home))) continue;
    const { verdict, missing, isPlanOpen } = checkTerms(line, family);
    if (verdict === "no") continue;
    const { underUsd } = line;
    const aboveUsd = incomeUsd - (underUsd ?? Number.POSITIVE_INFINITY);
    const isOnLine = aboveUsd === 0 && line.isInclusive === null;
    const isCovered = aboveUsd < 0 || (aboveUsd === 0 && line.isInclusive === true);
    if (line.terms !== null && line.terms.reason !== null) {
      if (isCovered || isOnLine) uncounted.push(line);
    } else if (verdict === "open") {
      if (isCovered || isOnLine) open.push({ line, missing, isPlanOpen, isOnLine });
    } else if (isCovered) {
      if (isInTable(line, incomeUsd)) covering.push(line);
    } else if (underUsd !== null && aboveUsd <= nearUsd && (above === null || underUsd === above.underUsd)) {
      // Of two lines at one income, the later leaves less to pay.
      above = { ...line, underUsd, aboveUsd };
    }
  }
  return { covering, open, uncounted, above };
}

type TermsCheck = Pick<OpenLine, "missing" | "isPlanOpen"> & { verdict: "yes" | "no" | "open" };
const met: TermsCheck = { verdict: "yes", missing: [], isPlanOpen: false };
const failed: TermsCheck = { ...met, verdict: "no" };

function checkTerms({ terms }: PolicyLine, { answers, livingPlan }: PolicyFamily): TermsCheck {
  if (terms === null) return met;
  const { verdict, missing, restsOnOtherGpa } = checkAll(terms.conditions, answers);
  const livesElsewhere = terms.livesOnCampus && livingPlan !== null && livingPlan !== "onCampus";
  if (verdict === "no" || livesElsewhere) return failed;
  const isUnasked = terms.livesIn !== null || terms.unasked !== null || terms.doubt !== null;
  const isPlanOpen = terms.livesOnCampus && livingPlan === null;
  const isOpen = verdict === "cannotTell" || restsOnOtherGpa || isUnasked || isPlanOpen;
  if (!isOpen) return met;
  // An index known as a range is not missing, and more answers narrow it.
  const isIndexOpen =
    verdict === "cannotTell" && terms.conditions.some((one) => one.kind === "atMost" && one.fact === "sai");
  return { verdict: "open", missing: isIndexOpen ? [...missing, "sai"] : missing, isPlanOpen };
}

/** Far beyond its last example a table says nothing. */
function isInTable({ terms }: PolicyLine, incomeUsd: number): boolean {
  const last = terms?.points.at(-1);
  return last === undefined || incomeUsd <= last.incomeUsd + tableReachUsd;
}

/** What the price's own calculation knows, in dollars of the entry year; null where unknown. */
export type PolicyCosts = {
  entryYear: number;
  assetsUsd: number | null;
  incomeUsd: number;
  tuitionUsd: number | null;
  livingUsd: number | null;
  /** Books and personal costs, which living with family is made of. */
  otherUsd: number | null;
  netFactor: number;
};

/** What the policy leaves to pay in the entry year. */
export function applyPolicyLine(
  line: PolicyLine,
  policy: CollegePolicy,
  college: CollegeSummary,
  at: PolicyCosts,
): AppliedPolicy {
  const assetsFromUsd =
    line.terms?.hasNoAssetTest === true
      ? Number.POSITIVE_INFINITY
      : (line.assetsUnderUsd ?? typicalFamily.mostAssetsUsd);
  const isLater = at.entryYear - Number(line.awardYear.slice(0, 4)) > longestYears;
  const status =
    at.assetsUsd !== null && at.assetsUsd > assetsFromUsd
      ? "assets"
      : isLater
        ? "laterYear"
        : line.isForMost
          ? "most"
          : "applied";
  const { tuitionUsd, livingUsd, otherUsd } = at;
  const leave = (basis: CeilingBasis, ceilingUsd: number | null, areFeesExtra = false): AppliedPolicy => ({
    ...line,
    status,
    assetsFromUsd,
    basis,
    ceilingUsd,
    areFeesExtra,
  });
  const mostUsd = line.terms?.mostUsd ?? 0;
  switch (line.code) {
    case "freeTuition":
      return leave("livingCosts", livingUsd, !line.coversFees);
    case "halfTuition":
      return leave(
        "halfTuition",
        tuitionUsd === null || livingUsd === null ? null : tuitionUsd / 2 + livingUsd,
      );
    case "tuitionCeiling":
      return leave("tuitionCeiling", livingUsd === null ? null : mostUsd + livingUsd);
    case "netCeiling":
      // Tuition is covered in full, so who lives with family is left with the costs of that.
      return leave(
        "netCeiling",
        livingUsd === null || otherUsd === null ? null : Math.min(mostUsd + otherUsd, livingUsd),
        !line.coversFees,
      );
    case "priceTable": {
      const table = readTable(line.terms?.points ?? [], at.incomeUsd);
      return { ...leave("priceTable", table.highUsd), table };
    }
    case "noParentContribution":
      if (policy.studentPart !== null)
        return {
          ...leave("studentPart", policy.studentPart.usd),
          ceilingPeriod: policy.studentPart.period,
        };
  }
  const mostPaidUsd = findMostPaidBelow(college, line.underUsd ?? at.incomeUsd);
  const paidUsd = mostPaidUsd === null ? null : Math.max(0, mostPaidUsd) * at.netFactor;
  // With housing and food free too, living costs come down to the other ones, which some colleges put higher than families paid.
  if (line.code === "freeTuitionAndLiving" && otherUsd !== null && livingUsd !== null) {
    const ceilingUsd = Math.min(otherUsd, livingUsd);
    if (paidUsd === null || ceilingUsd < paidUsd) return leave("otherCosts", ceilingUsd, !line.coversFees);
  }
  return leave("averageBelowLine", paidUsd);
}

/** A table of examples at an income; between two of them in proportion, and never beyond the last. */
function readTable(points: readonly PricePoint[], incomeUsd: number): TableReading {
  const last = points.at(-1) ?? { incomeUsd: 0, usd: 0 };
  return {
    lowUsd: interpolate(points, incomeUsd - tableReachUsd) ?? last.usd,
    middleUsd: interpolate(points, incomeUsd),
    highUsd: interpolate(points, incomeUsd + tableReachUsd),
    below: points.findLast((point) => point.incomeUsd <= incomeUsd) ?? points[0] ?? last,
    above: points.find((point) => point.incomeUsd > incomeUsd) ?? null,
  };
}

/** Below the first example, what that one pays; null above the last. */
function interpolate(points: readonly PricePoint[], incomeUsd: number): number | null {
  const at = points.findIndex((point) => incomeUsd <= point.incomeUsd);
  const above = points[at];
  if (above === undefined) return null;
  const below = points[at - 1];
  if (below === undefined) return above.usd;
  const share = (incomeUsd - below.incomeUsd) / (above.incomeUsd - below.incomeUsd);
  return below.usd + share * (above.usd - below.usd);
}

/** Two ends closer than this read as one price. */
export const leastWidthUsd = 500;
const fromHighest: readonly Bracket[] = brackets.toReversed();

/**
 * What families below the line paid, for a range that the ceiling would leave without width: the average of the highest
 * bracket wholly below the line that is lower than the ceiling. `toPrice` brings an average to the entry year and the
 * family's arrangement. Where none is lower, families differ from each other by `spreadUsd`.
 */
export function findLowBelow(
  college: CollegeSummary,
  underUsd: number,
  ceilingUsd: number,
  toPrice: (paidUsd: number) => number,
  spreadUsd: number,
): LowEnd {
  for (const bracket of fromHighest) {
    const { toUsd } = incomeBrackets[bracket];
    const paidUsd = college.netPriceByIncomeUsd[bracket];
    if (toUsd === null || toUsd > underUsd || paidUsd === null) continue;
    const usd = Math.max(0, toPrice(paidUsd));
    if (usd <= ceilingUsd - leastWidthUsd) return { usd, paid: { bracket, usd: paidUsd } };
  }
  return { usd: Math.max(0, ceilingUsd - spreadUsd), paid: null };
}

/** The highest average price of the brackets that lie wholly below the line. */
export function findMostPaidBelow(college: CollegeSummary, underUsd: number): number | null {
  let mostUsd: number | null = null;
  for (const [bracket, { toUsd }] of incomeBrackets.entries()) {
    const price = college.netPriceByIncomeUsd[bracket] ?? null;
    if (toUsd !== null && toUsd <= underUsd && price !== null) mostUsd = Math.max(mostUsd ?? price, price);
  }
  return mostUsd;
}
