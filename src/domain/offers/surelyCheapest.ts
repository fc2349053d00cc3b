/** The cheapest offer a family can be sure of: no answer to what is still open in any letter makes another one cheaper. */
import type { SummarizedOffer } from "./compareOffers.ts";
import { findPriceRange, type PriceRange } from "./priceRange.ts";
import type { CostItem } from "./summarizeOffer.ts";

export type SurelyCheapest = {
  /** Several if they cost about the same. */
  offerIds: readonly string[];
  /** Of the first. */
  netPriceUsd: number;
  /** The next one and how many dollars a year more it costs; at least that many if either price is open. Null if all cost about the same. */
  next: { offerId: string; aheadUsd: number; isAtLeast: boolean } | null;
  /** Offers with open questions or costs left out, which cannot change the order. */
  openIds: readonly string[];
};

/** Smaller differences count as equal. */
export const samePriceWithinUsd = 250;

type Ranged = { id: string; netPriceUsd: number; range: PriceRange; isExact: boolean };

/** Null with fewer than two offers, for different years, or while the order is open. */
export function findSurelyCheapest(all: readonly SummarizedOffer[]): SurelyCheapest | null {
  const years = new Set(all.flatMap(({ offer }) => offer.academicYear ?? []));
  if (all.length < 2 || years.size > 1) return null;
  const ranged = all.flatMap((one): Ranged[] => {
    const { netPriceUsd } = one.figures;
    if (netPriceUsd === null) return [];
    const range = findPriceRange(one.offer, one.figures);
    const isExact = range.lowUsd === netPriceUsd && range.highUsd === netPriceUsd;
    return [{ id: one.offer.id, netPriceUsd, range, isExact }];
  });
  // An offer without a price may cost anything.
  if (ranged.length < all.length) return null;
  const [lowest] = ranged.toSorted((a, b) => getHigh(a) - getHigh(b) || a.netPriceUsd - b.netPriceUsd);
  const mostUsd = lowest?.range.highUsd ?? null;
  if (lowest === undefined || mostUsd === null) return null;
  const others = ranged.filter((one) => one !== lowest);
  const same = others.filter(
    ({ isExact, netPriceUsd }) =>
      isExact && lowest.isExact && netPriceUsd - lowest.netPriceUsd < samePriceWithinUsd,
  );
  const dearer = others.filter((one) => !same.includes(one));
  const aheadOf = ({ range }: Ranged) => (range.lowUsd === null ? -Infinity : range.lowUsd - mostUsd);
  if (dearer.some((one) => aheadOf(one) < samePriceWithinUsd)) return null;
  const [next] = dearer.toSorted((a, b) => aheadOf(a) - aheadOf(b));
  return {
    offerIds: [lowest, ...same].map(({ id }) => id),
    netPriceUsd: lowest.netPriceUsd,
    next:
      next === undefined || same.length > 0
        ? null
        : { offerId: next.id, aheadUsd: aheadOf(next), isAtLeast: !(next.isExact && lowest.isExact) },
    openIds: ranged.filter(({ isExact }) => !isExact).map(({ id }) => id),
  };
}

function getHigh({ range }: Ranged): number {
  return range.highUsd ?? Infinity;
}

export type CheapestUnless = { offerId: string; missing: readonly CostItem[]; roomUsd: number };

/**
 * The one offer that is surely the cheapest unless the costs that its letter leaves out come to more than `roomUsd` a year; null if
 * something else is open between the offers.
 */
export function findCheapestUnless(all: readonly SummarizedOffer[]): CheapestUnless | null {
  const years = new Set(all.flatMap(({ offer }) => offer.academicYear ?? []));
  if (all.length < 2 || years.size > 1) return null;
  for (const one of all) {
    const { missing } = one.figures;
    const { highUsd } = findPriceRange(one.offer, one.figures, { withoutMissing: true });
    if (missing.length === 0 || highUsd === null) continue;
    const lows = all.flatMap((other) =>
      other === one ? [] : [findPriceRange(other.offer, other.figures).lowUsd],
    );
    const room = lows.map((lowUsd) => (lowUsd === null ? -Infinity : lowUsd - highUsd));
    const roomUsd = Math.min(...room);
    if (roomUsd >= samePriceWithinUsd) return { offerId: one.offer.id, missing, roomUsd };
  }
  return null;
}
