/**
 * What would mend a list whose own odds are under half: the two colleges that would raise them most, and what else would:
 * living at home, a budget, beginning at a two-year college.
 */
import { isSureAdmission } from "#domain/admission/label.ts";
import { commuteMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { PricedAward } from "#domain/price/pricedAwards.ts";
import { findShareUnder, type PriceEnds } from "#domain/price/shareUnder.ts";
import type { MatchPriceBand } from "./curves.ts";
import { listScoredOffers } from "./firstList.ts";
import type { Candidate } from "./firstListRule.ts";
import { isTwoYearOnly, mendRule, mendWorth } from "./mendRule.ts";
import { calculateListOdds, calculateMarginalOdds, type OddsEntry, toOddsEntry } from "./odds.ts";
import type { RankedCollege } from "./rank.ts";

export type MendingCollege<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** The odds of the list with this one college more, 0-1. */
  oddsAfter: number;
};

export type ListMend<Band extends MatchPriceBand> = {
  oddsNow: number;
  /** What holds the odds down: with no thought of price they would be over half, or not even then. */
  lacks: "price" | "admission";
  /** Best first; fewer than two where no more would raise the odds by much. */
  colleges: readonly MendingCollege<Band>[];
  /** How many four-year colleges were looked at. */
  compared: number;
  /** With all of these on the list; the odds as they are where none is named. */
  oddsWithAll: number;
  /** The odds if the student lived with family where the college is near enough; null where that changes little. */
  oddsAtHome: number | null;
  /** What the family would have to be able to pay a year for even odds with this list; null where no amount makes them. */
  budgetUsd: number | null;
  /** The nearest two-year college that is sure to take the student and to fit, else the cheapest one within a commute. */
  twoYear: { row: RankedCollege<Band>; fits: boolean } | null;
  /** The state program that may pay the most and is not counted yet: an answer is missing, or a line is close. */
  program: PricedAward | null;
};

export type MendRequest<Band extends MatchPriceBand> = {
  /** The ranking in order, without colleges that turned the student down. */
  ordered: readonly RankedCollege<Band>[];
  entries: readonly OddsEntry[];
  /** What a college of the list costs a student who lives with family, and on campus where it is too far for that. */
  priceAtHome: (unitId: number) => PriceEnds | null;
  /** What the prices of the list say of state programs. */
  awards: readonly PricedAward[];
  profile: Profile;
  money: Money;
};

/** Null where there is nothing to mend: no budget, no chances, an income that is still open, or even odds. */
export function mendList<Band extends MatchPriceBand>(request: MendRequest<Band>): ListMend<Band> | null {
  const { entries, profile, money, ordered } = request;
  const { payPerYearUsd } = money;
  if (payPerYearUsd === null || isTwoYearOnly(profile)) return null;
  const oddsNow = calculateListOdds(entries, payPerYearUsd).fourYearPayable;
  if (oddsNow === null || oddsNow >= mendRule.evenOdds) return null;
  if (entries.every(({ chance }) => chance.kind === "unknown")) return null;
  const listed = new Set(entries.map(({ unitId }) => unitId));
  const offers = listScoredOffers(ordered, profile, money).filter(
    ({ row }) => !listed.has(row.college.unitId),
  );
  const colleges = findMendingColleges(offers, entries, payPerYearUsd, oddsNow);
  const oddsAtHome =
    profile.livingPlan === "withFamily"
      ? oddsNow
      : findOdds(
          entries.map((entry) => ({ ...entry, price: request.priceAtHome(entry.unitId) })),
          payPerYearUsd,
        );
  return {
    oddsNow,
    lacks: findOdds(entries, Number.POSITIVE_INFINITY) >= mendRule.evenOdds ? "price" : "admission",
    colleges,
    compared: offers.filter(({ row }) => row.college.level === "fourYear").length,
    oddsWithAll: findOdds([...entries, ...colleges.map(({ row }) => toOddsEntry(row))], payPerYearUsd),
    oddsAtHome: oddsAtHome - oddsNow >= mendRule.leastGain ? oddsAtHome : null,
    budgetUsd: findEvenBudget(entries, payPerYearUsd),
    twoYear: findTwoYear(ordered, payPerYearUsd),
    program: findProgram(request.awards),
  };
}

function findOdds(entries: readonly OddsEntry[], payPerYearUsd: number): number {
  return calculateListOdds(entries, payPerYearUsd).fourYearPayable ?? 0;
}

/** Each candidate alone, then the best of them as pairs: two that need the same luck help less than two that do not. */
function findMendingColleges<Band extends MatchPriceBand>(
  offers: readonly Candidate<Band>[],
  entries: readonly OddsEntry[],
  payPerYearUsd: number,
  oddsNow: number,
): MendingCollege<Band>[] {
  const candidates = offers.filter((one) => isCandidate(one, payPerYearUsd));
  const gains = calculateMarginalOdds(
    entries,
    candidates.map(({ row }) => toOddsEntry(row)),
    payPerYearUsd,
  );
  const worthwhile = candidates
    .map(({ row, score, isWished, isRarelyFinished }, place): Weighed<Band> => {
      const gain = gains[place]?.fourYearGain ?? 0;
      const fit = mendWorth.perScorePoint * score + (isWished ? mendWorth.wishedValue : 0);
      return { row, gain, isRarelyFinished, value: gain + fit };
    })
    .filter(({ gain }) => gain >= mendRule.leastGain)
    .toSorted((a, b) => b.value - a.value);
  const usual = choosePair(
    worthwhile.filter(({ isRarelyFinished }) => !isRarelyFinished),
    entries,
    payPerYearUsd,
  );
  // A college that few finish is named only where no two others help.
  const best = usual.length < mendRule.named ? choosePair(worthwhile, entries, payPerYearUsd, usual) : usual;
  return best
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ row, gain }) => ({ row, oddsAfter: oddsNow + gain }));
}

type Weighed<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** Alone, 0-1. */
  gain: number;
  /** The gain, and what nearness and fit are worth beside it. */
  value: number;
  isRarelyFinished: boolean;
};

function isCandidate(
  { row: { college, priceBand, chance }, miles, isHomePublic, isRarelyFinished }: Candidate<MatchPriceBand>,
  payPerYearUsd: number,
): boolean {
  if (
    isRarelyFinished &&
    !(isHomePublic && (college.completionRate ?? 0) >= mendRule.rareCompletionFromShare)
  )
    return false;
  if (college.level !== "fourYear" || chance.kind === "unknown" || priceBand === null) return false;
  if (!isHomePublic && (miles ?? 0) > mendRule.withinMiles) return false;
  return findShareUnder(priceBand, payPerYearUsd) > 0;
}

/** The two with the highest odds and fit together, `kept` among them; one where no second adds enough. */
function choosePair<Band extends MatchPriceBand>(
  candidates: readonly Weighed<Band>[],
  entries: readonly OddsEntry[],
  payPerYearUsd: number,
  kept: readonly Weighed<Band>[] = [],
): readonly Weighed<Band>[] {
  const compared = candidates.slice(0, mendRule.paired);
  let best = kept.length > 0 ? kept : compared.slice(0, 1);
  let highest = -1;
  for (const [place, one] of (kept.length > 0 ? kept : compared).entries()) {
    const beside = kept.length > 0 ? compared.filter((other) => other !== one) : compared.slice(place + 1);
    const more = calculateMarginalOdds(
      [...entries, toOddsEntry(one.row)],
      beside.map(({ row }) => toOddsEntry(row)),
      payPerYearUsd,
    );
    beside.forEach((other, index) => {
      const added = more[index]?.fourYearGain ?? 0;
      const value = one.value + other.value - other.gain + added;
      if (added < mendRule.leastGain || value <= highest) return;
      highest = value;
      best = [one, other];
    });
  }
  return best;
}

/** The least that would make the odds even, in round steps; null where admission is what lacks. */
function findEvenBudget(entries: readonly OddsEntry[], payPerYearUsd: number): number | null {
  const { budgetStepUsd, highestBudgetUsd, evenOdds } = mendRule;
  const isEven = (steps: number) => findOdds(entries, steps * budgetStepUsd) >= evenOdds;
  let low = Math.floor(payPerYearUsd / budgetStepUsd);
  let high = highestBudgetUsd / budgetStepUsd;
  if (high <= low || !isEven(high)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEven(middle)) high = middle;
    else low = middle;
  }
  return high * budgetStepUsd;
}

function findTwoYear<Band extends MatchPriceBand>(
  ordered: readonly RankedCollege<Band>[],
  payPerYearUsd: number,
): ListMend<Band>["twoYear"] {
  const near = ordered.filter(
    ({ college, priceBand, admissionLabel, distanceMiles }) =>
      college.level === "twoYear" &&
      college.control === "public" &&
      priceBand !== null &&
      isSureAdmission(admissionLabel.code) &&
      (distanceMiles ?? Infinity) <= dayTripMiles,
  );
  const fitting = near
    .filter(({ priceBand }) => (priceBand?.highUsd ?? Infinity) <= payPerYearUsd)
    .toSorted((a, b) => (a.distanceMiles ?? Infinity) - (b.distanceMiles ?? Infinity));
  const cheapest = near
    .filter(({ distanceMiles }) => (distanceMiles ?? Infinity) <= commuteMiles)
    .toSorted((a, b) => (a.priceBand?.middleUsd ?? Infinity) - (b.priceBand?.middleUsd ?? Infinity));
  const row = fitting[0] ?? cheapest[0];
  return row === undefined ? null : { row, fits: fitting.length > 0 };
}

function findProgram(awards: readonly PricedAward[]): PricedAward | null {
  const open = awards.filter(
    ({ status, usd, nearest }) =>
      usd !== null && (status === "open" || (status === "missed" && nearest !== null)),
  );
  return open.toSorted((a, b) => (b.usd ?? 0) - (a.usd ?? 0))[0] ?? null;
}
