/** A student's test score against a college's enrolled students: which of the two counts, and how far it is from their middle. */
import { testParameters } from "#domain/admission/chanceParameters.ts";
import type { CollegeSummary, Quartiles } from "#domain/college/college.ts";
import type { Academics } from "./academics.ts";

/** How a test score was used: on its own scale, or converted to the only test the college publishes. */
export type TestUsed = "sat" | "act" | "satFromAct" | "actFromSat";

export type TestScore = { used: TestUsed; enrolledZ: number };

/** The better of the student's scores by the college's own quartiles; converted only if the college publishes one test. */
export function scoreTest(college: CollegeSummary, academics: Academics): TestScore | null {
  const { satTotal, actComposite } = college;
  const hasSat = hasSpread(satTotal);
  const hasAct = hasSpread(actComposite);
  let best: TestScore | null = null;
  if (hasSat) {
    best = pickBetterTest(best, "sat", academics.sat, satTotal, testParameters.satSpreadFactor);
    if (!hasAct)
      best = pickBetterTest(
        best,
        "satFromAct",
        academics.satByConcordance,
        satTotal,
        testParameters.satSpreadFactor,
      );
  }
  if (hasAct) {
    best = pickBetterTest(best, "act", academics.act, actComposite, 1);
    if (!hasSat) best = pickBetterTest(best, "actFromSat", academics.actByConcordance, actComposite, 1);
  }
  return best;
}

/** Equal quartiles carry no information about spread, so they are not used. */
export function hasSpread(quartiles: Quartiles | null): boolean {
  return quartiles !== null && quartiles.upper > quartiles.lower;
}

function pickBetterTest(
  best: TestScore | null,
  used: TestUsed,
  score: number | null,
  quartiles: Quartiles | null,
  spreadFactor: number,
): TestScore | null {
  if (score === null || quartiles === null) return best;
  const sd = ((quartiles.upper - quartiles.lower) / testParameters.quartileSpanSd) * spreadFactor;
  const enrolledZ = (score - (quartiles.lower + quartiles.upper) / 2) / sd;
  return best !== null && best.enrolledZ >= enrolledZ ? best : { used, enrolledZ };
}
