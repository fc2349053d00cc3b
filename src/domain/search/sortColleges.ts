/** The sort order of the colleges found. Colleges without the figure come last, in the order they were found. */

import type { CollegeSummary } from "#domain/college/college.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import type { Sort } from "./filters.ts";

export type Home = { latitude: number; longitude: number };

/** What all colleges mean for a student; null for a college without the figure. */
export type StudentFigures = {
  getMatchPercent: (unitId: number) => number | null;
  /** The middle of the price. */
  getMiddleUsd: (unitId: number) => number | null;
};

export type OrderContext = {
  home: Home | null;
  /** The student's figures at every college; null unless the order or a filter needs them. */
  figures: StudentFigures | null;
};

/** `found` is in search order: best match, else most prominent, first. */
export function sortColleges(
  found: readonly CollegeSummary[],
  sort: Sort,
  context: OrderContext,
): readonly CollegeSummary[] {
  if (sort === "best") return found;
  if (sort === "name") return found.toSorted((a, b) => a.name.localeCompare(b.name, "en-US"));
  const getKey = keys[sort];
  const keyed = found.map((college) => ({
    college,
    key: getKey(college, context) ?? Number.POSITIVE_INFINITY,
  }));
  // Infinity minus Infinity is NaN.
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return keyed.toSorted((a, b) => compare(a.key, b.key)).map(({ college }) => college);
}

type Key = (college: CollegeSummary, context: OrderContext) => number | null;

/** Smaller comes first. Uses this student's own price if any college has one. */
const keys: Readonly<Record<Exclude<Sort, "best" | "name">, Key>> = {
  price: (college, { figures }) =>
    figures === null ? college.netPriceUsd : figures.getMiddleUsd(college.unitId),
  admit: ({ hasOpenAdmission, admitRate }) => (hasOpenAdmission === true ? 1 : admitRate),
  graduate: ({ completionRate }) => toDescending(completionRate),
  size: ({ undergraduates }) => toDescending(undergraduates),
  near: (college, { home }) => measureMiles(home, college),
  match: (college, { figures }) => toDescending(figures?.getMatchPercent(college.unitId) ?? null),
};

function toDescending(value: number | null): number | null {
  return value === null ? null : -value;
}

/** Miles to the nearest campus as rules count them; null if either position is unknown. */
export function measureMiles(home: Home | null, college: CollegeSummary): number | null {
  return measureTravel(home, college).distanceMiles;
}
