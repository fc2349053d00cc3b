/** The whole list as the student asked to see it: filtered, sorted, and how much of it is shown. */

import type { Ranked } from "#components/matches/useMatches.ts";
import { type LabelCode, labelCodes } from "#domain/admission/label.ts";
import { type Control, controls } from "#domain/college/college.ts";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import { scoreSize } from "#domain/match/curves.ts";
import { type CollegeSize, sizes } from "#domain/people/profile.ts";

export const sorts = ["match", "chance", "price", "distance", "name"] as const;
export type Sort = (typeof sorts)[number];

/** How many colleges each "show more" adds. */
export const pageSize = 20;

const shownMaximum = 10_000;

export type Listing = {
  sort: Sort;
  labels: LabelCode[];
  controls: Control[];
  sizes: CollegeSize[];
  state: StateCode | null;
  isWithinPrice: boolean;
  shown: number;
};

export const everything: Listing = {
  sort: "match",
  labels: [],
  controls: [],
  sizes: [],
  state: null,
  isWithinPrice: false,
  shown: pageSize,
};

/** What the browser's history kept of a listing, or everything by match where it kept none. */
export function readListing(raw: unknown): Listing {
  return isListing(raw) ? raw : everything;
}

/** Checked by hand: a schema library would be the largest part of the first result for this one border. */
function isListing(raw: unknown): raw is Listing {
  if (typeof raw !== "object" || raw === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...raw };
  const { sort, state, isWithinPrice, shown } = fields;
  return (
    isChoice(sorts, sort) &&
    areChoices(labelCodes, fields["labels"]) &&
    areChoices(controls, fields["controls"]) &&
    areChoices(sizes, fields["sizes"]) &&
    (state === null || isChoice(stateCodes, state)) &&
    typeof isWithinPrice === "boolean" &&
    typeof shown === "number" &&
    Number.isInteger(shown) &&
    shown >= pageSize &&
    shown <= shownMaximum
  );
}

function isChoice(choices: readonly unknown[], value: unknown): boolean {
  return choices.includes(value);
}

function areChoices(choices: readonly unknown[], values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => isChoice(choices, value));
}

export function filterCount(listing: Listing): number {
  const { labels, state, isWithinPrice } = listing;
  return (
    labels.length +
    listing.controls.length +
    listing.sizes.length +
    (state === null ? 0 : 1) +
    (isWithinPrice ? 1 : 0)
  );
}

/** All rows that pass, in the order asked for; rows come best match first, and equal ones stay so. */
export function applyListing(
  rows: readonly Ranked[],
  listing: Listing,
  payPerYearUsd: number | null,
): readonly Ranked[] {
  const kept = filterCount(listing) === 0 ? rows : rows.filter((row) => isListed(row, listing, payPerYearUsd));
  return listing.sort === "match" ? kept : kept.toSorted(orders[listing.sort]);
}

function isListed({ college, label, priceBand }: Ranked, listing: Listing, payPerYearUsd: number | null) {
  if (listing.labels.length > 0 && !listing.labels.includes(label.code)) return false;
  if (listing.controls.length > 0 && !listing.controls.includes(college.control)) return false;
  if (listing.state !== null && college.state !== listing.state) return false;
  if (listing.sizes.length > 0) {
    if (college.undergraduates === null || scoreSize(college.undergraduates, listing.sizes) < 100)
      return false;
  }
  if (!listing.isWithinPrice || payPerYearUsd === null) return true;
  return priceBand !== null && priceBand.highUsd <= payPerYearUsd;
}

const orders: Record<Exclude<Sort, "match">, (a: Ranked, b: Ranked) => number> = {
  chance: (a, b) => getChance(b) - getChance(a),
  price: (a, b) => getLast(a.priceBand?.middleUsd) - getLast(b.priceBand?.middleUsd),
  distance: (a, b) => getLast(a.distanceMiles) - getLast(b.distanceMiles),
  name: (a, b) => names.compare(a.college.name, b.college.name),
};

const names = new Intl.Collator("en-US");
const atTheEnd = Number.MAX_SAFE_INTEGER;

/** What is not known comes last, whichever way it is sorted. */
function getLast(value: number | null | undefined): number {
  return value ?? atTheEnd;
}

function getChance({ chance }: Ranked): number {
  if (chance.kind === "estimate") return chance.share;
  return chance.kind === "unknown" ? -1 : 2;
}
