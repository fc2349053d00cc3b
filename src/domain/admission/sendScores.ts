/**
 * Whether a score helps at a college that lets one choose: the middle half of those who sent one is the yardstick.
 * From the halfway point up it is sent, below the range it is left out, between them the student looks closer. Common
 * practice of counselors, not a measurement; the ranges hold only students who sent a score, so they are high.
 */

import {
  type TestRequirement,
  testRequirementFall,
  testRequirements,
} from "#domain/admission/testRequirements.ts";
import type { CollegeSummary, Quartiles } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/timeline/publicSystems.ts";
import { convertSatToAct, convertActToSat } from "./concordance.ts";

/** What the college does with scores, and how far that is known. */
export type ScorePolicy = {
  kind: TestRequirement["kind"] | "unknown";
  /** "federal": two cycles old, from the federal survey of fall 2024. */
  standing: "official" | "reported" | "federal";
};

export type ScoreVerdict = "send" | "leaveOut" | "lookCloser";

export type ScoreReason =
  | "required"
  | "flexible"
  | "notRead"
  | "aboveMiddle"
  | "lowerHalf"
  | "belowRange"
  | "noRange";

/** Where a score lies on one test's range. */
export type ScorePlace = {
  test: "sat" | "act";
  score: number;
  range: Quartiles;
  /** Halfway between the ends. */
  middle: number;
  position: "above" | "upperHalf" | "lowerHalf" | "below";
  /** The college publishes no range of the test taken: the score was converted, so "about". */
  isConverted: boolean;
};

export type SendAdvice = {
  verdict: ScoreVerdict;
  because: ScoreReason;
  policy: ScorePolicy;
  /** The best of the places; null where the college publishes no range. */
  place: ScorePlace | null;
  /** Both tests were given: the one that stands better here, where one does. */
  better: "sat" | "act" | null;
};

export type Scores = { sat: number | null; act: number | null };

type College = Pick<CollegeSummary, "unitId" | "satTotal" | "actComposite" | "testPolicy">;

/** Null without a score. `entryYear` is the fall in which the student begins college. */
export function adviseOnScores(college: College, scores: Scores, entryYear: number): SendAdvice | null {
  if (scores.sat === null && scores.act === null) return null;
  const policy = findScorePolicy(college, entryYear);
  const places = listScorePlaces(college, scores);
  const [place = null, other = null] = places.toSorted((a, b) => measureDepth(b) - measureDepth(a));
  const better = place === null || other === null || measureDepth(place) === measureDepth(other) ? null : place.test;
  return { ...decideVerdict(policy, place), policy, place, better };
}

/** As lists of this cycle have it, else what the college told the federal survey two cycles ago. */
export function findScorePolicy({ unitId, testPolicy }: College, entryYear: number): ScorePolicy {
  if (findPublicSystem(unitId) !== null) return { kind: "notRead", standing: "official" };
  const known = testRequirements.get(unitId);
  if (known !== undefined) {
    const { kind, standing, requiredFrom } = known;
    if (requiredFrom !== null && entryYear >= requiredFrom) return { kind: "required", standing };
    // What was read for one fall is one list's word, no more, for a later one.
    return { kind, standing: entryYear > testRequirementFall ? "reported" : standing };
  }
  const federal = { required: "required", considered: "optional", notConsidered: "notRead" } as const;
  return { kind: testPolicy === null ? "unknown" : federal[testPolicy], standing: "federal" };
}

function decideVerdict(
  { kind, standing }: ScorePolicy,
  place: ScorePlace | null,
): Pick<SendAdvice, "verdict" | "because"> {
  // An old "required" or "not read" may have changed: the person is told to look, not what to do.
  const isSure = standing !== "federal";
  if (kind === "required") return { verdict: isSure ? "send" : "lookCloser", because: "required" };
  if (kind === "notRead") return { verdict: isSure ? "leaveOut" : "lookCloser", because: "notRead" };
  if (kind === "flexible") return { verdict: "lookCloser", because: "flexible" };
  if (place === null) return { verdict: "lookCloser", because: "noRange" };
  switch (place.position) {
    case "above":
    case "upperHalf":
      return { verdict: "send", because: "aboveMiddle" };
    case "lowerHalf":
      return { verdict: "lookCloser", because: "lowerHalf" };
    case "below":
    default:
      return { verdict: "leaveOut", because: "belowRange" };
  }
}

/** A place for each score given; a converted one only where the college has no range for that test. */
function listScorePlaces({ satTotal, actComposite }: College, { sat, act }: Scores): ScorePlace[] {
  const places: ScorePlace[] = [];
  const add = (
    test: ScorePlace["test"],
    score: number | null,
    range: Quartiles | null,
    isConverted: boolean,
  ) => {
    if (score !== null && range !== null) places.push(placeScore(test, score, range, isConverted));
  };
  if (satTotal !== null) add("sat", sat, satTotal, false);
  else if (sat !== null) add("act", convertSatToAct(sat), actComposite, true);
  if (actComposite !== null) add("act", act, actComposite, false);
  else if (act !== null) add("sat", convertActToSat(act), satTotal, true);
  return places;
}

function placeScore(
  test: ScorePlace["test"],
  score: number,
  range: Quartiles,
  isConverted: boolean,
): ScorePlace {
  const middle = (range.lower + range.upper) / 2;
  const position =
    score > range.upper
      ? "above"
      : score >= middle
        ? "upperHalf"
        : score >= range.lower
          ? "lowerHalf"
          : "below";
  return { test, score, range, middle, position, isConverted };
}

/** How far above or below the halfway point, in halves of the range, so that two tests can be held together. */
function measureDepth({ score, range, middle }: ScorePlace): number {
  return (score - middle) / Math.max(1, (range.upper - range.lower) / 2);
}
