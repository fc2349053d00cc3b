/** How well a college meets what the student wants and can pay: 0-100 from parts with reasons. It is not the chance. */
import type { Chance } from "#domain/admission/chance.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import {
  academicsCurve,
  scoreDistance,
  type MatchPriceBand,
  scoreMajor,
  scoreOutcomes,
  scorePrice,
  interpolateScore,
  scoreSetting,
  scoreSize,
} from "./curves.ts";

export const matchParts = ["academics", "major", "price", "size", "setting", "distance", "outcomes"] as const;
export type MatchPartCode = (typeof matchParts)[number];

/** How much each part counts; any figures of 0 or more, only their proportion matters. */
export type MatchWeights = Readonly<Record<MatchPartCode, number>>;

/** An assumption that the student can move. */
export const defaultMatchWeights: MatchWeights = {
  academics: 3,
  major: 3,
  price: 3,
  size: 1,
  setting: 1,
  distance: 2,
  outcomes: 2,
};

/** What the match reads beside college, profile and money. */
export type MatchContext = {
  chance: Chance;
  /** How many of the student's chosen fields the college offers; null where not known. */
  majorsOffered: number | null;
  distanceMiles: number | null;
  priceBand: MatchPriceBand | null;
};

/** Scores in the order of `matchParts`; null where a part is left out. */
export type MatchScores = (number | null)[];

export type MatchPart =
  | {
      part: MatchPartCode;
      kind: "scored";
      /** 0-100, unrounded. */
      score: number;
      weight: number;
      /** The figures that explain the score: money in dollars, shares 0-1, miles, standard deviations. */
      values: Readonly<Record<string, number | string | null>>;
    }
  | { part: MatchPartCode; kind: "leftOut"; because: "notAsked" | "noData" | "openAdmission" };

export type Match = {
  /** 0-100, unrounded; null where no part could be scored. */
  percent: number | null;
  parts: readonly MatchPart[];
};

/** Writes the seven scores into `scores`: the lean form for a pass over all colleges. */
export function writeScores(
  scores: MatchScores,
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  context: MatchContext,
): void {
  const { chance, majorsOffered, distanceMiles, priceBand } = context;
  const { payPerYearUsd } = money;
  const { undergraduates, setting } = college;
  const limit = profile.maxDistanceMiles;
  scores[0] = chance.kind === "estimate" ? interpolateScore(academicsCurve, chance.enrolledZ) : null;
  scores[1] =
    profile.majorFamilies.length > 0 && majorsOffered !== null ? scoreMajor(majorsOffered, profile) : null;
  scores[2] = payPerYearUsd !== null && priceBand !== null ? scorePrice(priceBand, payPerYearUsd) : null;
  scores[3] =
    profile.sizes.length > 0 && undergraduates !== null ? scoreSize(undergraduates, profile.sizes) : null;
  scores[4] =
    profile.settings.length > 0 && setting !== null ? scoreSetting(setting, profile.settings) : null;
  scores[5] = limit !== null && distanceMiles !== null ? scoreDistance(distanceMiles, limit) : null;
  scores[6] = scoreOutcomes(college);
}

/** The weighted mean of the parts that were scored, 0-100; null where none was or all weights are 0. */
export function combineScores(scores: MatchScores, weights: MatchWeights): number | null {
  let sum = 0;
  let weightSum = 0;
  for (let index = 0; index < matchParts.length; index += 1) {
    const part = matchParts[index];
    const score = scores[index];
    if (part === undefined || score === null || score === undefined) continue;
    sum += weights[part] * score;
    weightSum += weights[part];
  }
  return weightSum > 0 ? sum / weightSum : null;
}

/** The match with its parts and reasons, for a college that is shown. A part without data is left out and named. */
export function explainScores(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  context: MatchContext,
  weights: MatchWeights = defaultMatchWeights,
): Match {
  const scores: MatchScores = [];
  writeScores(scores, college, profile, money, context);
  const parts = matchParts.map((part, index): MatchPart => {
    const score = scores[index] ?? null;
    if (score === null) return { part, kind: "leftOut", because: explainLeftOut(part, profile, money, context) };
    return {
      part,
      kind: "scored",
      score,
      weight: weights[part],
      values: listPartValues(part, college, profile, money, context),
    };
  });
  return { percent: combineScores(scores, weights), parts };
}

function explainLeftOut(
  part: MatchPartCode,
  profile: Profile,
  money: Money,
  context: MatchContext,
): "notAsked" | "noData" | "openAdmission" {
  const { chance } = context;
  switch (part) {
    case "academics":
      if (chance.kind === "open") return "openAdmission";
      return chance.kind === "unknown" && chance.because === "noAcademics" ? "notAsked" : "noData";
    case "major":
      return profile.majorFamilies.length === 0 ? "notAsked" : "noData";
    case "price":
      return money.payPerYearUsd === null ? "notAsked" : "noData";
    case "size":
      return profile.sizes.length === 0 ? "notAsked" : "noData";
    case "setting":
      return profile.settings.length === 0 ? "notAsked" : "noData";
    case "distance":
      return profile.maxDistanceMiles === null ? "notAsked" : "noData";
    default:
      return "noData";
  }
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
      return { offered: context.majorsOffered, wanted: profile.majorFamilies.length };
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
      return { miles: context.distanceMiles, limitMiles: profile.maxDistanceMiles };
    default:
      return { completionRate: college.completionRate, earningsUsd: college.earningsUsd };
  }
}
