/** The chance curve of one college: how steep it is, and where it must sit so that its mean is the admit rate. */

/** Admit rates at or beyond these say too little about who gets in: no curve. */
export const curveLimits = { lowestAdmitRate: 0.005, highestAdmitRate: 0.995 } as const;

/** Where the slope changes: below the first everyone who applies has the grades, above the second it is full. */
export const slopeRule = {
  flatAdmitRate: 0.1,
  flatSlope: 1.0,
  steepAdmitRate: 0.25,
  steepSlope: 1.6,
} as const;

/** Share 0-1 of a log-odds value. */
export function toShare(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Log-odds of a share strictly between 0 and 1. */
export function toLogOdds(share: number): number {
  return Math.log(share / (1 - share));
}

/** Log-odds gained by one standard deviation of academics at a college with this admit rate (share 0-1). */
export function findSlope(admitRate: number): number {
  const { flatAdmitRate, flatSlope, steepAdmitRate, steepSlope } = slopeRule;
  if (admitRate <= flatAdmitRate) return flatSlope;
  if (admitRate >= steepAdmitRate) return steepSlope;
  const progress = (admitRate - flatAdmitRate) / (steepAdmitRate - flatAdmitRate);
  return flatSlope + progress * (steepSlope - flatSlope);
}

/** Nobody is taken to stand further out than this: grades and scores say little beyond it. */
export const zLimits = { lowest: -3, highest: 2 } as const;

/** Standard deviations above the mean applicant, held within the limits that the method trusts. */
export function clampZ(z: number): number {
  if (z < zLimits.lowest) return zLimits.lowest;
  return z > zLimits.highest ? zLimits.highest : z;
}

/**
 * The intercept a of `p = logistic(a + slope z)` whose mean over applicants, z ~ N(0, 1) held within its limits, is
 * the admit rate (share 0-1). Null where the admit rate is no number or too near 0 or 1 for a curve.
 */
export function solveIntercept(admitRate: number): number | null {
  const { lowestAdmitRate, highestAdmitRate } = curveLimits;
  if (!(admitRate > lowestAdmitRate && admitRate < highestAdmitRate)) return null;
  const slope = findSlope(admitRate);
  // The mean rises with the intercept, so halving the bracket always closes in; 50 halvings reach 1e-13.
  let low = -40;
  let high = 40;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (calculateMeanChance(middle, slope) < admitRate) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The mean of `logistic(intercept + slope z)` over all applicants, z ~ N(0, 1) held within its limits: a share 0-1. */
export function calculateMeanChance(intercept: number, slope: number): number {
  let sum = 0;
  for (const { z, weight } of normalGrid) sum += weight * toShare(intercept + slope * z);
  return sum;
}

/** The mean z of admitted applicants: how far above the mean applicant the admitted class stands. */
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

/** Even steps over the normal curve: by 0.1 the sum is exact to about 1e-5, far below what any figure shows. */
const normalGrid = makeNormalGrid(0.1);
/** By 0.25 it is exact to about 1e-3, and quick enough to run for every college when a page opens. */
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
