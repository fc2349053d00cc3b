/** What went into a chance, in the order in which it counts: what the college admits, grades, and a score beside its students'. */
import type { CollegeSummary, Quartiles } from "#domain/college/college.ts";
import type { Academics } from "./academics.ts";
import type { ChanceEstimate } from "./chance.ts";
import { type ApplicantGroup, residencyRowsByUnitId } from "./residencyRates.ts";
import type { TestUsed } from "./testScore.ts";

/** Against the middle half of enrolled students who sent a score. */
export type ScoreStanding = "below" | "within" | "above";

export type ChanceInput =
  /** The admit rate 0-1 that the estimate starts from, and whose it is. `fall` is null where it is the data set's own year. */
  | { code: "selectivity"; rate: number; of: "everyone" | ApplicantGroup | "major"; fall: number | null }
  /** `weight` 0-1 of the student's record; `average` of enrolled first-years, null if the college publishes none. */
  | { code: "grades"; weight: number; average: number | null }
  | {
      code: "score";
      weight: number;
      test: "sat" | "act";
      score: number;
      isConverted: boolean;
      middle: Quartiles;
      standing: ScoreStanding;
    }
  | { code: "noScore"; because: "notGiven" | "betterLeftOut" | "notUsed"; sat: Quartiles | null }
  /** A public college whose rate for residents and others may differ, and is not published. */
  | { code: "oneRateForAll" };

type InputCollege = Pick<
  CollegeSummary,
  "unitId" | "admitRate" | "satTotal" | "actComposite" | "enrolledGpa"
>;

/** `hasMajorRate`: the college publishes a rate for the student's field (majorSelectivity.ts). */
export function listChanceInputs(
  college: InputCollege,
  chance: ChanceEstimate,
  academics: Academics,
  hasMajorRate: boolean,
): ChanceInput[] {
  const { gpaWeight, widenedBecause } = chance;
  return [
    describeSelectivity(college, chance, hasMajorRate),
    ...(widenedBecause.includes("oneRateForAll") ? [{ code: "oneRateForAll" } as const] : []),
    ...(gpaWeight > 0 ? [{ code: "grades", weight: gpaWeight, average: college.enrolledGpa } as const] : []),
    describeScore(college, chance, academics),
  ];
}

function describeSelectivity(
  { unitId, admitRate }: InputCollege,
  chance: ChanceEstimate,
  hasMajorRate: boolean,
): ChanceInput {
  const rate = chance.admitRate;
  if (chance.group !== null) {
    const fall = residencyRowsByUnitId.get(unitId)?.fall ?? null;
    return { code: "selectivity", rate, of: chance.group, fall };
  }
  const of = hasMajorRate && rate !== admitRate ? "major" : "everyone";
  return { code: "selectivity", rate, of, fall: null };
}

function describeScore(college: InputCollege, chance: ChanceEstimate, academics: Academics): ChanceInput {
  const { testUsed, testWeight } = chance;
  const used = testUsed === null ? null : readScore(testUsed, college, academics);
  if (used !== null) return { code: "score", weight: testWeight, ...used };
  const isGiven = academics.sat !== null || academics.act !== null;
  const because = chance.shareWithScore !== null ? "betterLeftOut" : isGiven ? "notUsed" : "notGiven";
  return { code: "noScore", because, sat: college.satTotal };
}

function readScore(used: TestUsed, college: InputCollege, academics: Academics) {
  const test = used === "sat" || used === "satFromAct" ? ("sat" as const) : ("act" as const);
  const score = {
    sat: academics.sat,
    act: academics.act,
    satFromAct: academics.satByConcordance,
    actFromSat: academics.actByConcordance,
  }[used];
  const middle = test === "sat" ? college.satTotal : college.actComposite;
  if (score === null || middle === null) return null;
  const isConverted = used === "satFromAct" || used === "actFromSat";
  return { test, score, isConverted, middle, standing: standingOf(score, middle) };
}

function standingOf(score: number, { lower, upper }: Quartiles): ScoreStanding {
  if (score < lower) return "below";
  return score > upper ? "above" : "within";
}
