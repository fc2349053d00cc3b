/** The whole list as the student wants it: filtered, sorted, and how much of it is shown. */

import type { Ranked } from "#components/matches/useMatches.ts";
import { type AdmissionLabel, admissionLabels } from "#domain/admission/label.ts";
import { type Control, controls } from "#domain/college/college.ts";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import { scoreSize } from "#domain/match/curves.ts";
import { type CollegeSize, sizes } from "#domain/people/profile.ts";
import { type BudgetLabel, budgetLabels } from "#domain/price/budgetLabel.ts";

export const sorts = ["match", "chance", "price", "distance", "name"] as const;
export type Sort = (typeof sorts)[number];

export const scopes = ["fit", "all"] as const;
export type Scope = (typeof scopes)[number];

/** How many colleges "show more" adds. */
export const pageSize = 20;

const shownMaximum = 10_000;

export type Listing = {
  sort: Sort;
  labels: AdmissionLabel[];
  budgets: BudgetLabel[];
  controls: Control[];
  sizes: CollegeSize[];
  state: StateCode | null;
  /** Only colleges that miss none of the student's answers, or all that are ranked. */
  scope: Scope;
  shown: number;
};

export const everything: Listing = {
  sort: "match",
  labels: [],
  budgets: [],
  controls: [],
  sizes: [],
  state: null,
  scope: "fit",
  shown: pageSize,
};

/** The listing stored in history state, or everything by match if there is none. */
export function readListing(raw: unknown): Listing {
  const listing = isRecord(raw) ? upgradeListing(raw) : null;
  return isListing(listing) ? listing : everything;
}

function isRecord(raw: unknown): raw is Partial<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null;
}

/** Until November 2026 a label stood for admission and price together, and a check box for "within budget". */
function upgradeListing(raw: Partial<Record<string, unknown>>): Partial<Record<string, unknown>> {
  const { isWithinPrice, ...kept } = raw;
  const fields: Partial<Record<string, unknown>> = { scope: "fit", ...kept };
  if (typeof isWithinPrice !== "boolean" || !Array.isArray(fields["labels"])) return fields;
  const codes: unknown[] = fields["labels"];
  const labels = codes.flatMap((code) =>
    code === "safety" || code === "likelyPriceNotSafe" ? ["safety", "open"] : [code],
  );
  return { ...fields, labels: [...new Set(labels)], budgets: isWithinPrice ? ["within"] : [] };
}

/** Validated by hand: a schema library would be the largest part of the first result just for this check. */
function isListing(raw: unknown): raw is Listing {
  if (!isRecord(raw)) return false;
  const { sort, state, shown } = raw;
  return (
    isChoice(sorts, sort) &&
    areChoices(admissionLabels, raw["labels"]) &&
    areChoices(budgetLabels, raw["budgets"]) &&
    areChoices(controls, raw["controls"]) &&
    areChoices(sizes, raw["sizes"]) &&
    isChoice(scopes, raw["scope"]) &&
    (state === null || isChoice(stateCodes, state)) &&
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
  const { labels, budgets, state } = listing;
  const choices = labels.length + budgets.length + listing.controls.length + listing.sizes.length;
  return choices + (state === null ? 0 : 1);
}

/** All rows that pass the filters, sorted; input is best match first, and ties keep that order. */
export function applyListing(rows: readonly Ranked[], listing: Listing): readonly Ranked[] {
  const kept = filterCount(listing) === 0 ? rows : rows.filter((row) => isListed(row, listing));
  return listing.sort === "match" ? kept : kept.toSorted(orders[listing.sort]);
}

function isListed({ college, admissionLabel, budgetLabel }: Ranked, listing: Listing) {
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

const orders: Record<Exclude<Sort, "match">, (a: Ranked, b: Ranked) => number> = {
  chance: (a, b) => getChance(b) - getChance(a),
  price: (a, b) => getLast(a.priceBand?.middleUsd) - getLast(b.priceBand?.middleUsd),
  distance: (a, b) => getLast(a.distanceMiles) - getLast(b.distanceMiles),
  name: (a, b) => names.compare(a.college.name, b.college.name),
};

const names = new Intl.Collator("en-US");
const atTheEnd = Number.MAX_SAFE_INTEGER;

/** Unknown values come last in either direction. */
function getLast(value: number | null | undefined): number {
  return value ?? atTheEnd;
}

function getChance({ chance }: Ranked): number {
  if (chance.kind === "estimate") return chance.share;
  return chance.kind === "unknown" ? -1 : 2;
}
