/** What decides a place on the first list: who may stand on it, whose turn comes first, and how well each fits. */
import type { LabelCode } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { commuteMiles, dayDriveMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { classifyCommute, toHome } from "#domain/price/commute.ts";
import { calculateLivingCost } from "#domain/price/living.ts";
import { type CurvePoints, type MatchPriceBand, interpolateScore } from "./curves.ts";
import type { Proven } from "./provenOrder.ts";
import type { RankedCollege } from "./rank.ts";
import { findUnrequestedPurpose } from "./specialPurpose.ts";

/** The places of the list; each is filled in turns, `turnsOf`. */
export type ListKind = "safety" | "likely" | "target" | "reach";

/** All assumptions about what helps a student look; points are match points. */
export const firstListRule = {
  total: 8,
  /** How many of each kind, by common counseling practice. What one kind lacks, the next ones fill. */
  shares: [
    { kind: "safety", count: 2 },
    { kind: "likely", count: 2 },
    { kind: "target", count: 2 },
    { kind: "reach", count: 2 },
  ],
  /** Who fills the places left; reaches only up to half of the list. */
  fillOrder: ["target", "likely", "safety", "likelyPriceNotSafe", "unknown", "reach"],
  /** A reach must have a chance whose upper end is at least this: below, all of its range is shown as "under 5 in 100". */
  reachHighFromShare: 0.05,
  /** Points lost by distance. The first miles count most: they decide whether a student can come home for a day. */
  distancePoints: [
    [0, 0],
    [50, 6],
    [150, 12],
    [300, 18],
    [1_000, 36],
  ],
  /** For another state where miles are not known. */
  otherStatePoints: 20,
  /** Where even the low end of the price is above what the family can pay, or no price is known. */
  abovePricePoints: 15,
  /** By a college of fewer undergraduates than this. */
  tinyBelow: 300,
  tinyPoints: 20,
  /** By two-year and community colleges, unless the student asked for two-year ones. */
  shortPoints: 10,
} as const satisfies {
  shares: readonly { kind: ListKind; count: number }[];
  fillOrder: readonly LabelCode[];
  distancePoints: CurvePoints;
  [rule: string]: unknown;
};

/** A college that may stand on the list. */
export type Candidate<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  fit: number;
  /** The low end of the price is within what the family can pay, or that is not known. */
  isPerhapsPayable: boolean;
  /** Farther than a day's drive, and no public college of the home state. */
  isFar: boolean;
  /** In which turn it fills a place of each kind, from 0; null where it has no claim to that kind. */
  turns: Readonly<Record<ListKind, number | null>> & { fill: number };
};

/** Null for a college that is left to the whole list. */
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
    turns: chooseTurns(row.label.code, ring, isPerhapsPayable),
  };
}

/** What the student did not ask for, cannot reach or could not live at stays off the list. */
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

/** The low end of the price; where a college without rooms is near, less what living at home saves: its students commute. */
function findLowestPrice({ college, priceBand }: RankedCollege<MatchPriceBand>, profile: Profile): number {
  if (priceBand === null) return Infinity;
  const isForCommuters = college.livingOnCampusUsd === null && classifyCommute(college, toHome(profile)) === "near";
  if (!isForCommuters) return priceBand.lowUsd;
  const asked = calculateLivingCost(college, profile.livingPlan) ?? 0;
  const atHome = calculateLivingCost(college, "withFamily") ?? asked;
  return priceBand.lowUsd - Math.max(0, asked - atHome);
}

/** Where a college stands from home. Unless they were asked for, community colleges stand behind universities. */
type Ring = "localPublic" | "localCommunity" | "inStatePublic" | "dayTrip" | "dayDrive" | "anywhere";

/** Without a home all are alike. */
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
 * Whose turn it is for the places of the sure half, from the first. What is likely, local and perhaps payable stands in
 * for a safety before one does that is farther than a day trip. What is far has no turn: it comes when nothing near is left.
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

/** All kinds take what lies within a day's drive, and public colleges of the home state, before what lies farther. */
function chooseTurns(
  label: LabelCode,
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

/** The proven match, less for what the first three answers tell and the match leaves out. */
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
