/** The whole ranked list as the student wants to see it: filtered and sorted. */

import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { Control } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { CollegeSize } from "#domain/people/profile.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { once } from "#lib/once.ts";
import { type MatchPriceBand, scoreSize } from "./curves.ts";
import type { RankedCollege } from "./rank.ts";

/** `recommended` is the order that the first list is chosen in: the match, and what home gives and distance costs. */
export const sorts = ["recommended", "match", "chance", "price", "distance", "name"] as const;
export type Sort = (typeof sorts)[number];

export const scopes = ["fit", "all"] as const;
export type Scope = (typeof scopes)[number];

/** Plain data: it is kept in the history of the browser. */
export type Listing = {
  sort: Sort;
  labels: AdmissionLabel[];
  budgets: BudgetLabel[];
  controls: Control[];
  sizes: CollegeSize[];
  state: StateCode | null;
  /** Only colleges that miss none of the student's answers, or all that are ranked. */
  scope: Scope;
};

/** How many filters are set. */
export function filterCount(listing: Listing): number {
  const { labels, budgets, state } = listing;
  const choices = labels.length + budgets.length + listing.controls.length + listing.sizes.length;
  return choices + (state === null ? 0 : 1);
}

/**
 * All rows that pass the filters, sorted; input is best match first, and ties keep that order. `recommend` scores a row for
 * the recommended order, as `scoreRecommended` does, which pages that only show the choice of an order do without.
 */
export function applyListing<Band extends MatchPriceBand>(
  rows: readonly RankedCollege<Band>[],
  listing: Listing,
  recommend: (row: RankedCollege<Band>) => number,
): readonly RankedCollege<Band>[] {
  const kept = filterCount(listing) === 0 ? rows : rows.filter((row) => isListed(row, listing));
  if (listing.sort === "match") return kept;
  return listing.sort === "recommended" ? sortByScore(kept, recommend) : kept.toSorted(orders[listing.sort]);
}

/** Highest first, each scored once. */
export function sortByScore<Item>(items: readonly Item[], score: (item: Item) => number): Item[] {
  const scored = items.map((item) => ({ item, score: score(item) }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}

type Row = RankedCollege<MatchPriceBand>;

function isListed({ college, admissionLabel, budgetLabel }: Row, listing: Listing) {
  if (listing.labels.length > 0 && !listing.labels.includes(admissionLabel.code)) return false;
  // Without a budget the choice has nothing to go by; it is kept for when there is one again.
  if (listing.budgets.length > 0 && budgetLabel !== "noBudget" && !listing.budgets.includes(budgetLabel))
    return false;
  if (listing.controls.length > 0 && !listing.controls.includes(college.control)) return false;
  if (listing.state !== null && college.state !== listing.state) return false;
  if (listing.sizes.length > 0) {
    if (college.undergraduates === null || scoreSize(college.undergraduates, listing.sizes) < 100)
      return false;
  }
  return true;
}

const orders: Record<Exclude<Sort, "match" | "recommended">, (a: Row, b: Row) => number> = {
  chance: (a, b) => getChance(b) - getChance(a),
  price: (a, b) => getLast(a.priceBand?.middleUsd) - getLast(b.priceBand?.middleUsd),
  distance: (a, b) => getLast(a.distanceMiles) - getLast(b.distanceMiles),
  name: (a, b) => names().compare(a.college.name, b.college.name),
};

const names = once(() => new Intl.Collator("en-US"));
const atTheEnd = Number.MAX_SAFE_INTEGER;

/** Unknown values come last in either direction. */
function getLast(value: number | null | undefined): number {
  return value ?? atTheEnd;
}

function getChance({ chance }: Row): number {
  if (chance.kind === "estimate") return chance.share;
  return chance.kind === "unknown" ? -1 : 2;
}
