/**
 * Whether to send a test score to a test-optional college, compared with the middle 50% of students who sent one.
 * At or above the midpoint, send it; below the range, leave it out; in between, look closer. This is common counseling
 * practice, not a measurement. The ranges include only students who sent scores, so they run high.
 */

import type { CollegeSummary, Quartiles } from "#domain/college/college.ts";
import { convertActToSat, convertSatToAct } from "./concordance.ts";
import { findScorePolicy, type ScorePolicy } from "./scorePolicy.ts";

export type ScoreVerdict = "send" | "leaveOut" | "lookCloser";

export type ScoreReason =
  | "required"
  | "flexible"
  | "notRead"
  | "aboveMiddle"
  | "lowerHalf"
  | "belowRange"
  | "noRange";

/** Where a score falls in one test's range. */
export type ScorePlace = {
  test: "sat" | "act";
  score: number;
  range: Quartiles;
  /** The midpoint of the range. */
  middle: number;
  position: "above" | "upperHalf" | "lowerHalf" | "below";
  /** The college publishes no range for the test taken, so the score was converted and is approximate. */
  isConverted: boolean;
};

export type SendAdvice = {
  verdict: ScoreVerdict;
  because: ScoreReason;
  policy: ScorePolicy;
  /** The best of the places; null if the college publishes no range. */
  place: ScorePlace | null;
  /** If both tests were given, the one that compares better here, if either does. */
  better: "sat" | "act" | null;
};

export type Scores = { sat: number | null; act: number | null };

type College = Pick<CollegeSummary, "unitId" | "satTotal" | "actComposite" | "testPolicy">;

/** Null without a score. `entryYear` is the fall the student starts college. */
export function adviseOnScores(college: College, scores: Scores, entryYear: number): SendAdvice | null {
  if (scores.sat === null && scores.act === null) return null;
  const policy = findScorePolicy(college, entryYear);
  const places = listScorePlaces(college, scores);
  const [place = null, other = null] = places.toSorted((a, b) => measureDepth(b) - measureDepth(a));
  const better =
    place === null || other === null || measureDepth(place) === measureDepth(other) ? null : place.test;
  return { ...decideVerdict(policy, place), policy, place, better };
}

function decideVerdict(
  { kind, standing }: ScorePolicy,
  place: ScorePlace | null,
): Pick<SendAdvice, "verdict" | "because"> {
  // An old "required" or "not considered" may have changed, so the student is told to check.
  const isSure = standing !== "federal";
  if (kind === "required" || kind === "paaOrSat")
    return { verdict: isSure ? "send" : "lookCloser", because: "required" };
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

/** One place per score; converted only if the college has no range for that test. */
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

/** Distance from the midpoint in units of half the range, so that the two tests can be compared. */
function measureDepth({ score, range, middle }: ScorePlace): number {
  return (score - middle) / Math.max(1, (range.upper - range.lower) / 2);
}
