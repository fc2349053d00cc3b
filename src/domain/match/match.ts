/** How well a college fits what the student wants and can pay: 0-100 from parts with reasons. It is not the chance of admission. */
import type { Chance } from "#domain/admission/chance.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import type { DistanceKind } from "#domain/geography/drive.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import { toShownMiles } from "#domain/geography/travelDistance.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import {
  academicsCurve,
  interpolateScore,
  type MatchPriceBand,
  outOfReachCurve,
  scoreDistance,
  scoreMajor,
  scoreOutcomes,
  scorePrice,
  scoreSetting,
  scoreSize,
} from "./curves.ts";
import { findNarrowPurpose, type NarrowPurpose } from "./specialPurpose.ts";

export const matchParts = ["academics", "major", "price", "size", "setting", "distance", "outcomes"] as const;
export type MatchPartCode = (typeof matchParts)[number];

/** The weight of each part; any numbers of 0 or more, only the proportions matter. */
export type MatchWeights = Readonly<Record<MatchPartCode, number>>;

/** An assumption the student can change. */
export const defaultMatchWeights: MatchWeights = {
  academics: 3,
  major: 3,
  price: 3,
  size: 1,
  setting: 1,
  distance: 2,
  outcomes: 2,
};

/** Assumptions. Without them, a college publishing one good figure about six students would lead every list. */
export const provenRule = {
  /** The score assumed for what the student asked about and the college does not publish. */
  unknownScore: 50,
  /** A college with this many undergraduates is pulled halfway toward `unknownScore`; with 9 times as many, one-tenth. */
  halfWayUndergraduates: 100,
  /** The most for a college with a narrow purpose that the student did not ask for: no more than for the unknown. */
  narrowPurposePercent: 50,
} as const;

/** The match's input besides college, profile and money. */
export type MatchContext = {
  chance: Chance;
  /** What the college has of the student's fields; null if none was chosen, or nothing is known. */
  field: FieldOfStudy | null;
  distanceMiles: number | null;
  distanceKind?: DistanceKind | null;
  priceBand: MatchPriceBand | null;
};

/** Scores in the order of `matchParts`; null if a part is left out, `unknownScore` if it was asked and is not published. */
export type MatchScores = (number | null)[];

export type MatchPart =
  | {
      part: MatchPartCode;
      kind: "scored";
      /** 0-100, not rounded. */
      score: number;
      weight: number;
      /** The figures behind the score: dollars, shares 0-1, miles, z-scores. */
      values: Readonly<Record<string, number | string | null>>;
    }
  /** Asked, but the college publishes nothing: counted at `unknownScore`. */
  | { part: MatchPartCode; kind: "assumed"; score: number; weight: number }
  | { part: MatchPartCode; kind: "leftOut"; because: "notAsked" | "openAdmission" | "guaranteed" };

/** What a match cannot exceed, 0-100, whatever its parts say. */
export type MatchCeiling = { percent: number; because: "outOfReach" | NarrowPurpose };

export type Match = {
  /** 0-100, not rounded; null if no part is known. */
  percent: number | null;
  /** The ceiling that lowered it; null if the parts decide. */
  ceiling: MatchCeiling | null;
  /** How far the parts count, 0-1; the rest counts as `unknownScore`. */
  trust: number;
  parts: readonly MatchPart[];
};

/** Writes the seven scores into `scores` without allocating, for a pass over all colleges. False if none is known. */
export function writeScores(
  scores: MatchScores,
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  context: MatchContext,
): boolean {
  const { chance, field, distanceMiles, priceBand } = context;
  const { payPerYearUsd } = money;
  const { undergraduates, setting } = college;
  const { unknownScore } = provenRule;
  let known = 0;
  const score = (index: number, isAsked: boolean, value: number | null) => {
    if (isAsked && value !== null) known += 1;
    scores[index] = isAsked ? (value ?? unknownScore) : null;
  };
  score(
    0,
    chance.kind === "estimate" || (chance.kind === "unknown" && hasAcademicAnswers(profile)),
    chance.kind === "estimate" ? interpolateScore(academicsCurve, chance.enrolledZ) : null,
  );
  score(1, profile.majorFamilies.length > 0, field === null ? null : scoreMajor(field, profile));
  score(2, payPerYearUsd !== null, priceBand === null ? null : scorePrice(priceBand, payPerYearUsd ?? 0));
  score(
    3,
    profile.sizes.length > 0,
    undergraduates === null ? null : scoreSize(undergraduates, profile.sizes),
  );
  score(4, profile.settings.length > 0, setting === null ? null : scoreSetting(setting, profile.settings));
  const nearMiles = findNearMiles(college, profile);
  scores[5] = nearMiles !== null && distanceMiles !== null ? scoreDistance(distanceMiles, nearMiles) : null;
  if (scores[5] !== null) known += 1;
  const outcomes = scoreOutcomes(college, unknownScore);
  scores[6] = outcomes;
  return known > 0 || college.completionRate !== null || college.earningsUsd !== null;
}

/** The limit the student stated; without one, a two-year college is for those who can commute to it. */
function findNearMiles({ level }: CollegeSummary, { maxDistanceMiles }: Profile): number | null {
  return maxDistanceMiles ?? (level === "twoYear" ? commuteMiles : null);
}

function hasAcademicAnswers({ gpa, satTotal, actComposite }: Profile): boolean {
  return gpa !== null || satTotal !== null || actComposite !== null;
}

/**
 * The weighted mean of the scores, 0-100, pulled toward `unknownScore` where a college has few students; null if all
 * weights are 0.
 */
export function combineScores(
  scores: MatchScores,
  weights: MatchWeights,
  undergraduates: number | null,
): number | null {
  let sum = 0;
  let weightSum = 0;
  for (let index = 0; index < matchParts.length; index += 1) {
    const part = matchParts[index];
    const score = scores[index];
    if (part === undefined || score === null || score === undefined) continue;
    sum += weights[part] * score;
    weightSum += weights[part];
  }
  if (weightSum === 0) return null;
  const { unknownScore } = provenRule;
  return unknownScore + (sum / weightSum - unknownScore) * calculateTrust(undergraduates);
}

/**
 * A college that will almost surely say no, or that is made for others, is no match however well the rest fits. Null for
 * nearly every college.
 */
export function findCeiling(
  college: CollegeSummary,
  profile: Profile,
  { chance, distanceMiles }: Pick<MatchContext, "chance" | "distanceMiles">,
): MatchCeiling | null {
  if (chance.kind === "guaranteed") return null;
  const purpose = findNarrowPurpose(college, profile, distanceMiles);
  const reach =
    chance.kind === "estimate" && chance.high < outOfReachEnd
      ? interpolateScore(outOfReachCurve, chance.high)
      : 100;
  if (purpose !== null && provenRule.narrowPurposePercent <= reach)
    return { percent: provenRule.narrowPurposePercent, because: purpose };
  return reach < 100 ? { percent: reach, because: "outOfReach" } : null;
}

const outOfReachEnd = outOfReachCurve[outOfReachCurve.length - 1]?.[0] ?? 0;

/** How far the parts count, 0-1: figures about few students say little. */
function calculateTrust(undergraduates: number | null): number {
  const students = undergraduates ?? 0;
  return students / (students + provenRule.halfWayUndergraduates);
}

/** The match with its parts and reasons, for a college on screen. */
export function explainScores(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  context: MatchContext,
  weights: MatchWeights = defaultMatchWeights,
): Match {
  const scores: MatchScores = [];
  const isKnown = writeScores(scores, college, profile, money, context);
  const parts = matchParts.map((part, index): MatchPart => {
    const score = scores[index] ?? null;
    if (score === null) return { part, kind: "leftOut", because: explainLeftOut(part, context) };
    const weight = weights[part];
    if (isAssumed(part, college, context)) return { part, kind: "assumed", score, weight };
    return {
      part,
      kind: "scored",
      score,
      weight,
      values: listPartValues(part, college, profile, money, context),
    };
  });
  const { undergraduates } = college;
  const combined = isKnown ? combineScores(scores, weights, undergraduates) : null;
  const ceiling = findCeiling(college, profile, context);
  const isHeld = combined !== null && ceiling !== null && ceiling.percent < combined;
  return {
    percent: isHeld ? ceiling.percent : combined,
    ceiling: isHeld ? ceiling : null,
    trust: calculateTrust(undergraduates),
    parts,
  };
}

/** Whether a part that counts has nothing published behind it. */
function isAssumed(part: MatchPartCode, college: CollegeSummary, context: MatchContext): boolean {
  switch (part) {
    case "academics":
      return context.chance.kind !== "estimate";
    case "major":
      return context.field === null;
    case "price":
      return context.priceBand === null;
    case "size":
      return college.undergraduates === null;
    case "setting":
      return college.setting === null;
    case "distance":
      return false;
    default:
      return college.completionRate === null && college.earningsUsd === null;
  }
}

function explainLeftOut(
  part: MatchPartCode,
  { chance }: MatchContext,
): "notAsked" | "openAdmission" | "guaranteed" {
  if (part !== "academics") return "notAsked";
  if (chance.kind === "open") return "openAdmission";
  return chance.kind === "guaranteed" ? "guaranteed" : "notAsked";
}

function listPartValues(
  part: MatchPartCode,
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  context: MatchContext,
): Readonly<Record<string, number | string | null>> {
  const { chance, priceBand } = context;
  switch (part) {
    case "academics":
      return { enrolledZ: chance.kind === "estimate" ? chance.enrolledZ : null };
    case "major":
      return { ...listFieldValues(context.field), wanted: profile.majorFamilies.length };
    case "price":
      return {
        lowUsd: priceBand?.lowUsd ?? null,
        highUsd: priceBand?.highUsd ?? null,
        payPerYearUsd: money.payPerYearUsd,
      };
    case "size":
      return { undergraduates: college.undergraduates };
    case "setting":
      return { setting: college.setting };
    case "distance":
      return {
        miles: toShownMiles({
          distanceMiles: context.distanceMiles,
          distanceKind: context.distanceKind ?? null,
        }),
        distanceKind: context.distanceKind ?? null,
        limitMiles: findNearMiles(college, profile),
        limitFrom: profile.maxDistanceMiles === null ? "twoYear" : "student",
      };
    default:
      return {
        completionRate: college.completionRate,
        earningsUsd: college.earningsUsd,
        ...(isTooFewToSay(college, "completionRate") ? { unknownBecause: "tooFew" } : {}),
      };
  }
}

/** The figures of a college's field, for a sentence about it. */
export function listFieldValues(
  field: FieldOfStudy | null,
): Readonly<Record<string, number | string | null>> {
  return {
    field: field?.code ?? null,
    level: field?.level ?? null,
    degreesPerYear: field?.degreesPerYear ?? null,
    offered: field?.offeredCount ?? null,
    byTransfer: field === null ? null : Number(field.isByTransfer),
  };
}
