/** The rules for the first list: which colleges are eligible, which get priority, and how well each fits. */
import { type AdmissionLabel, isSureAdmission } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { commuteMiles, dayDriveMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { isFinancialSafety } from "#domain/price/budgetLabel.ts";
import { classifyCommute, toHome } from "#domain/price/commute.ts";
import { calculateLivingCost } from "#domain/price/living.ts";
import { type CurvePoints, interpolateScore, type MatchPriceBand } from "./curves.ts";
import type { Proven } from "./provenOrder.ts";
import type { RankedCollege } from "./rank.ts";
import { findUnrequestedPurpose } from "./specialPurpose.ts";

/** The list's places; each kind is filled by priority. */
export type ListKind = "safety" | "likely" | "target" | "reach";

/** Admission and price together: a safety is one the student can pay for. */
export type ListLabel = Exclude<AdmissionLabel, "open"> | "likelyPriceNotSafe";

export function toListLabel({ admissionLabel, budgetLabel }: RankedCollege<MatchPriceBand>): ListLabel {
  const { code } = admissionLabel;
  if (isFinancialSafety(code, budgetLabel)) return "safety";
  return isSureAdmission(code) ? "likelyPriceNotSafe" : code;
}

/** Assumptions about what helps a student explore; points are match points. */
export const firstListRule = {
  total: 8,
  /** How many of each kind, by common counseling practice. The next kinds make up for any shortage. */
  shares: [
    { kind: "safety", count: 2 },
    { kind: "likely", count: 2 },
    { kind: "target", count: 2 },
    { kind: "reach", count: 2 },
  ],
  /** Which kinds fill the remaining places; reaches only up to half of the list. */
  fillOrder: ["target", "likely", "safety", "likelyPriceNotSafe", "unknown", "reach"],
  /** A reach must have a chance with at least this upper end; below it, the whole range shows as "under 5 in 100". */
  reachHighFromShare: 0.05,
  /** Points lost by distance. The first miles matter most: they decide whether a student can come home for a day. */
  distancePoints: [
    [0, 0],
    [50, 6],
    [150, 12],
    [300, 18],
    [1_000, 36],
  ],
  /** For another state when the distance is unknown. */
  otherStatePoints: 20,
  /** If even the low end of the price is above what the family can pay, or there is no price. */
  abovePricePoints: 15,
  /** For a college with fewer undergraduates than this. */
  tinyBelow: 300,
  tinyPoints: 20,
  /** For two-year and community colleges, unless the student asked for two-year colleges. */
  shortPoints: 10,
} as const satisfies {
  shares: readonly { kind: ListKind; count: number }[];
  fillOrder: readonly ListLabel[];
  distancePoints: CurvePoints;
  [rule: string]: unknown;
};

/** A college eligible for the list. */
export type Candidate<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  fit: number;
  /** The low end of the price is affordable, or the limit is unknown. */
  isPerhapsPayable: boolean;
  /** Farther than a day's drive, and not a public college in the home state. */
  isFar: boolean;
  /** Its priority for each kind of place, from 0; null if it does not qualify for that kind. */
  turns: Readonly<Record<ListKind, number | null>> & { fill: number };
};

/** Null if the college only appears in the full ranking. */
export function makeCandidate<Band extends MatchPriceBand>(
  { row, score }: Proven<Band>,
  profile: Profile,
  { payPerYearUsd }: Money,
): Candidate<Band> | null {
  if (score === null || !canBeListed(row, profile)) return null;
  const isPerhapsPayable = payPerYearUsd === null || findLowestPrice(row, profile) <= payPerYearUsd;
  const ring = findRing(row, profile);
  return {
    row,
    fit: scoreFit(row, score, profile) - (isPerhapsPayable ? 0 : firstListRule.abovePricePoints),
    isPerhapsPayable,
    isFar: ring === "anywhere",
    turns: chooseTurns(toListLabel(row), ring, isPerhapsPayable),
  };
}

/** Excludes what the student did not ask for, has no realistic chance at, or could not get to. */
function canBeListed(row: RankedCollege<MatchPriceBand>, profile: Profile): boolean {
  const { chance, college, distanceMiles } = row;
  if (chance.kind === "estimate" && chance.high < firstListRule.reachHighFromShare) return false;
  if (college.control === "forProfit" && !profile.controls.includes("forProfit")) return false;
  if (findUnrequestedPurpose(college, profile, distanceMiles) !== null) return false;
  const commute = classifyCommute(college, toHome(profile));
  if (commute === "near") return true;
  if (isTwoYearCollege(college) && (distanceMiles ?? 0) > dayDriveMiles) return false;
  if (isUnrequestedTwoYear(college, profile) && !isInStatePublic(college, profile)) return false;
  return commute === "unknown" || college.livingOnCampusUsd !== null || profile.livingPlan === "offCampus";
}

/** Two-year colleges, and community colleges that award a few bachelor's degrees. */
function isTwoYearCollege({ control, isBachelorsCollege, level }: CollegeSummary): boolean {
  return level === "twoYear" || (control === "public" && !isBachelorsCollege);
}

function isUnrequestedTwoYear(college: CollegeSummary, { levels }: Profile): boolean {
  return isTwoYearCollege(college) && !levels.includes("twoYear");
}

function isInStatePublic({ control, state }: CollegeSummary, { homeState }: Profile): boolean {
  return control === "public" && state === homeState;
}

/** The low end of the price. For a nearby college without housing, minus the savings of living at home: its students commute. */
function findLowestPrice({ college, priceBand }: RankedCollege<MatchPriceBand>, profile: Profile): number {
  if (priceBand === null) return Infinity;
  const isForCommuters =
    college.livingOnCampusUsd === null && classifyCommute(college, toHome(profile)) === "near";
  if (!isForCommuters) return priceBand.lowUsd;
  const asked = calculateLivingCost(college, profile.livingPlan) ?? 0;
  const atHome = calculateLivingCost(college, "withFamily") ?? asked;
  return priceBand.lowUsd - Math.max(0, asked - atHome);
}

/** How far from home a college counts. Community colleges come after universities unless the student asked for them. */
type Ring = "localPublic" | "localCommunity" | "inStatePublic" | "dayTrip" | "dayDrive" | "anywhere";

/** Without a home location, all colleges count the same. */
function findRing({ college, distanceMiles }: RankedCollege<MatchPriceBand>, profile: Profile): Ring | null {
  if (profile.homeState === null) return null;
  const miles = distanceMiles ?? (college.state === profile.homeState ? dayDriveMiles : Infinity);
  if (isInStatePublic(college, profile)) {
    const isShort = isUnrequestedTwoYear(college, profile);
    if (miles <= commuteMiles) return isShort ? "localCommunity" : "localPublic";
    if (!isShort) return "inStatePublic";
  }
  if (miles <= dayTripMiles) return "dayTrip";
  return miles <= dayDriveMiles ? "dayDrive" : "anywhere";
}

/**
 * Priority for the safety half, highest first. A likely, local and possibly affordable college is preferred to a safety
 * farther than a day trip. Distant colleges have no priority and are used only when nothing close is left.
 */
const safetyTurns = {
  safety: { localPublic: 0, localCommunity: 1, inStatePublic: 1, dayTrip: 2, dayDrive: 4, anywhere: null },
  standsIn: { localPublic: 3, localCommunity: 3, inStatePublic: 5, dayTrip: 6, dayDrive: 7, anywhere: null },
  likely: { localPublic: 0, localCommunity: 1, inStatePublic: 1, dayTrip: 2, dayDrive: 3, anywhere: null },
  likelyAbovePrice: {
    localPublic: 4,
    localCommunity: 5,
    inStatePublic: 5,
    dayTrip: 6,
    dayDrive: 7,
    anywhere: null,
  },
} as const satisfies Record<string, Readonly<Record<Ring, number | null>>>;

/** For every kind, colleges within a day's drive and in-state public colleges come before distant ones. */
function chooseTurns(
  label: ListLabel,
  ring: Ring | null,
  isPerhapsPayable: boolean,
): Candidate<MatchPriceBand>["turns"] {
  const isLikely = label === "likely" || label === "likelyPriceNotSafe";
  const turnIn = (turns: Readonly<Record<Ring, number | null>>) => (ring === null ? 0 : turns[ring]);
  const byDrive = (ring === "anywhere" ? 2 : 0) + (isPerhapsPayable ? 0 : 1);
  const { fillOrder } = firstListRule;
  const standsIn = isLikely && isPerhapsPayable && ring !== null;
  return {
    safety: label === "safety" ? turnIn(safetyTurns.safety) : standsIn ? turnIn(safetyTurns.standsIn) : null,
    likely: isLikely ? turnIn(isPerhapsPayable ? safetyTurns.likely : safetyTurns.likelyAbovePrice) : null,
    target: label === "target" ? byDrive : null,
    reach: label === "reach" ? byDrive : null,
    fill: (2 * byDrive + (label === "unknown" ? 1 : 0)) * fillOrder.length + fillOrder.indexOf(label),
  };
}

/** The adjusted match, minus penalties for preferences that the match leaves out. */
function scoreFit(row: RankedCollege<MatchPriceBand>, score: number, profile: Profile): number {
  const rule = firstListRule;
  const { college, distanceMiles } = row;
  let fit = score;
  if (distanceMiles !== null) fit -= interpolateScore(rule.distancePoints, distanceMiles);
  else if (profile.homeState !== null && college.state !== profile.homeState) fit -= rule.otherStatePoints;
  if ((college.undergraduates ?? 0) < rule.tinyBelow) fit -= rule.tinyPoints;
  if (isUnrequestedTwoYear(college, profile)) fit -= rule.shortPoints;
  return fit;
}
