/** The admission curve of one college: its slope, and the intercept that makes its average equal the admit rate. */

/** Admit rates at or beyond these limits say too little about who gets in, so there is no curve. */
export const curveLimits = { lowestAdmitRate: 0.005, highestAdmitRate: 0.995 } as const;

/** Where the slope changes: below the first rate nearly every applicant has the grades, above the second the slope is full. */
export const slopeRule = {
  flatAdmitRate: 0.1,
  flatSlope: 1.0,
  steepAdmitRate: 0.25,
  steepSlope: 1.6,
} as const;

/** Converts log-odds to a share 0-1. */
export function toShare(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Converts a share strictly between 0 and 1 to log-odds. */
export function toLogOdds(share: number): number {
  return Math.log(share / (1 - share));
}

/** The gain in log-odds per standard deviation of academics at a college with this admit rate (0-1). */
export function findSlope(admitRate: number): number {
  const { flatAdmitRate, flatSlope, steepAdmitRate, steepSlope } = slopeRule;
  if (admitRate <= flatAdmitRate) return flatSlope;
  if (admitRate >= steepAdmitRate) return steepSlope;
  const progress = (admitRate - flatAdmitRate) / (steepAdmitRate - flatAdmitRate);
  return flatSlope + progress * (steepSlope - flatSlope);
}

/** Above the highest, grades and scores carry little information. The lowest bounds the applicants of an average. */
export const zLimits = { lowest: -3, highest: 2 } as const;

/** A student's z-score against applicants: held above, and never below, so that every grade counts until none is left. */
export function holdZ(z: number): number {
  return Math.min(zLimits.highest, z);
}

/** The same for the applicants whose average is the admit rate: next to nobody applies from further down. */
function clampZ(z: number): number {
  return Math.max(zLimits.lowest, holdZ(z));
}

/**
 * The intercept a in `p = logistic(a + slope z)` for which the average over applicants, z ~ N(0, 1) clamped, is the
 * admit rate (0-1). Null if the admit rate is not a number or too close to 0 or 1.
 */
export function solveIntercept(admitRate: number): number | null {
  const { lowestAdmitRate, highestAdmitRate } = curveLimits;
  if (!(admitRate > lowestAdmitRate && admitRate < highestAdmitRate)) return null;
  const slope = findSlope(admitRate);
  // The average rises with the intercept, so bisection always converges; 50 steps reach 1e-13.
  let low = -40;
  let high = 40;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (calculateMeanChance(middle, slope) < admitRate) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The intercept for another rate on a known curve, as for one group of a college's applicants. By Newton's method from
 * the known intercept: a handful of steps reach 1e-9, where `solveIntercept` takes fifty.
 */
export function solveInterceptNear(known: { intercept: number; slope: number }, admitRate: number): number {
  let { intercept } = known;
  for (let step = 0; step < 8; step += 1) {
    const mean = calculateMeanChance(intercept, known.slope);
    let steepness = 0;
    for (const { z, weight } of normalGrid) {
      const share = toShare(intercept + known.slope * z);
      steepness += weight * share * (1 - share);
    }
    const change = (admitRate - mean) / steepness;
    // Held to one unit a step, so that a start far away cannot overshoot.
    intercept += Math.min(1, Math.max(-1, change));
    if (Math.abs(change) < 1e-9) break;
  }
  return intercept;
}

/** The average of `logistic(intercept + slope z)` over all applicants, z ~ N(0, 1) clamped: a share 0-1. */
export function calculateMeanChance(intercept: number, slope: number): number {
  let sum = 0;
  for (const { z, weight } of normalGrid) sum += weight * toShare(intercept + slope * z);
  return sum;
}

/** The average z-score of admitted applicants: how far the admitted class is above the average applicant. */
export function calculateMeanAdmittedZ(intercept: number, slope: number): number {
  let admitted = 0;
  let sumZ = 0;
  for (const { z, weight } of coarseGrid) {
    const share = weight * toShare(intercept + slope * z);
    admitted += share;
    sumZ += share * z;
  }
  return sumZ / admitted;
}

/** Numerical integration over the normal distribution: with steps of 0.1 accurate to about 1e-5, finer than any shown figure. */
const normalGrid = makeNormalGrid(0.1);
/** Steps of 0.25 are accurate to about 1e-3 and fast enough to run for every college when a page opens. */
const coarseGrid = makeNormalGrid(0.25);

function makeNormalGrid(stepZ: number): readonly { z: number; weight: number }[] {
  const points: { z: number; weight: number }[] = [];
  let total = 0;
  const steps = Math.round(6 / stepZ);
  for (let index = -steps; index <= steps; index += 1) {
    const z = index * stepZ;
    const weight = Math.exp((-z * z) / 2);
    total += weight;
    points.push({ z: clampZ(z), weight });
  }
  return points.map((point) => ({ z: point.z, weight: point.weight / total }));
}
