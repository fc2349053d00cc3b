/** The scoring curves of the match: how each part of a college becomes 0-100. All interpolate between the points given here. */

import type { CollegeSummary, Setting } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import { type CollegeSize, type Profile, sizeLimits } from "#domain/people/profile.ts";
import type { MeritOutcome } from "#domain/price/meritAwards.ts";
import type { PriceEnds } from "#domain/price/shareUnder.ts";

/** A price range in whole dollars a year. */
export type MatchPriceBand = {
  lowUsd: number;
  middleUsd: number;
  highUsd: number;
  merit?: MeritOutcome;
  notes?: readonly string[];
  /** Where the income is unknown and the range too wide to be an answer. */
  pricesByIncome?: readonly PriceEnds[];
};

/** Points of a curve, from lowest to highest x; constant beyond both ends. */
export type CurvePoints = readonly (readonly [x: number, score: number])[];

/** Academics: z-score against enrolled students. Highest among peers, lower where the student would be bored or lost. */
export const academicsCurve: CurvePoints = [
  [-3, 5],
  [-2, 20],
  [-1, 60],
  [-0.25, 90],
  [0, 100],
  [0.75, 100],
  [1.5, 85],
  [2, 75],
];

/** The most a match can be, by the upper end of the chance: out of reach is no match, whatever it costs and offers. */
export const outOfReachCurve: CurvePoints = [
  [0, 20],
  [0.05, 50],
  [0.15, 80],
  [0.25, 100],
];

/** Outcomes: completion rate, and median earnings ten years after entry in dollars. */
export const outcomeCurves = {
  fourYear: {
    completion: [
      [0.2, 0],
      [0.9, 100],
    ],
    earnings: [
      [25_000, 0],
      [75_000, 100],
    ],
  },
  shorter: {
    completion: [
      [0.1, 0],
      [0.7, 100],
    ],
    earnings: [
      [25_000, 0],
      [55_000, 100],
    ],
  },
} as const satisfies Record<string, Record<string, CurvePoints>>;

/** Price, size, setting and distance: parameters of the scores below. */
export const fitRules = {
  /** The score when the whole range is just above the limit; it falls to 0 at 1.5 times the limit. */
  priceAllAbove: 40,
  priceOverrunShare: 0.5,
  /** Minimum width of the overrun, so that a limit of $0 still ranks colleges. */
  priceOverrunFloorUsd: 10_000,
  /** A college this many times too large or too small scores 0 on size. */
  sizeFactor: 4,
  /** Adjacent settings: city and suburb, suburb and town, town and rural. */
  neighborSettingScore: 50,
  /** The distance score falls to 0 at this multiple of the limit. */
  distanceFactor: 2,
  /** What a field with too few degrees counts, of one that is offered. */
  fewDegreesShare: 0.3,
} as const;

/** The score at x, by linear interpolation. */
export function interpolateScore(points: CurvePoints, x: number): number {
  let previous = points[0];
  if (previous === undefined) return 0;
  if (x <= previous[0]) return previous[1];
  for (const point of points) {
    if (x <= point[0]) {
      const progress = (x - previous[0]) / (point[0] - previous[0] || 1);
      return previous[1] + progress * (point[1] - previous[1]);
    }
    previous = point;
  }
  return previous[1];
}

/** 100 if the whole range is within the limit, 40 if just none of it is, 0 far above. */
export function scorePrice(band: MatchPriceBand, payPerYearUsd: number): number {
  const { priceAllAbove, priceOverrunShare, priceOverrunFloorUsd } = fitRules;
  if (band.highUsd <= payPerYearUsd) return 100;
  if (band.lowUsd < payPerYearUsd) {
    const within = (payPerYearUsd - band.lowUsd) / (band.highUsd - band.lowUsd);
    return priceAllAbove + (100 - priceAllAbove) * within;
  }
  const room = Math.max(payPerYearUsd * priceOverrunShare, priceOverrunFloorUsd);
  return Math.max(0, priceAllAbove * (1 - (band.lowUsd - payPerYearUsd) / room));
}

/** 100 for a wanted size, falling with the ratio to the nearest limit. */
export function scoreSize(undergraduates: number, wanted: readonly CollegeSize[]): number {
  let best = 0;
  for (const size of wanted) {
    const from = size === "small" ? 0 : size === "medium" ? sizeLimits.smallBelow : sizeLimits.largeAbove + 1;
    const to =
      size === "small" ? sizeLimits.smallBelow - 1 : size === "medium" ? sizeLimits.largeAbove : Infinity;
    const count = Math.max(1, undergraduates);
    const ratio = count < from ? from / count : count > to ? count / to : 1;
    const score = 100 * (1 - Math.log(ratio) / Math.log(fitRules.sizeFactor));
    if (score > best) best = score;
  }
  return best;
}

const settingOrder: Record<Setting, number> = { city: 0, suburb: 1, town: 2, rural: 3 };

/** 100 for a wanted setting, half for an adjacent one, otherwise 0. */
export function scoreSetting(setting: Setting, wanted: readonly Setting[]): number {
  let best = 0;
  for (const wish of wanted) {
    const steps = Math.abs(settingOrder[setting] - settingOrder[wish]);
    const score = steps === 0 ? 100 : steps === 1 ? fitRules.neighborSettingScore : 0;
    if (score > best) best = score;
  }
  return best;
}

/** 100 within the limit, then linearly down to 0 at twice the limit. */
export function scoreDistance(miles: number, limitMiles: number): number {
  if (miles <= limitMiles) return 100;
  const beyond = (miles - limitMiles) / (limitMiles * (fitRules.distanceFactor - 1));
  return Math.max(0, 100 * (1 - beyond));
}

/** The mean of completion and earnings; a figure that is not published counts as `unknownScore`. */
export function scoreOutcomes(college: CollegeSummary, unknownScore: number): number {
  const curves = college.level === "fourYear" ? outcomeCurves.fourYear : outcomeCurves.shorter;
  const { completionRate, earningsUsd } = college;
  const completion =
    completionRate === null ? unknownScore : interpolateScore(curves.completion, completionRate);
  const earnings = earningsUsd === null ? unknownScore : interpolateScore(curves.earnings, earningsUsd);
  return (completion + earnings) / 2;
}

/** The share of the student's fields that the college offers, as 0-100; one with too few degrees counts for less. */
export function scoreMajor({ offeredCount, fewCount }: FieldOfStudy, { majorFamilies }: Profile): number {
  const counted = offeredCount + fewCount * fitRules.fewDegreesShare;
  return (100 * Math.min(counted, majorFamilies.length)) / majorFamilies.length;
}
