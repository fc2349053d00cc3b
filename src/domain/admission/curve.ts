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
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Log-odds of a share strictly between 0 and 1. */
export function logOddsOf(share: number): number {
  return Math.log(share / (1 - share));
}

/** Log-odds gained by one standard deviation of academics at a college with this admit rate (share 0-1). */
export function slopeOf(admitRate: number): number {
  const { flatAdmitRate, flatSlope, steepAdmitRate, steepSlope } = slopeRule;
  if (admitRate <= flatAdmitRate) return flatSlope;
  if (admitRate >= steepAdmitRate) return steepSlope;
  const way = (admitRate - flatAdmitRate) / (steepAdmitRate - flatAdmitRate);
  return flatSlope + way * (steepSlope - flatSlope);
}

/**
 * The intercept a of `logistic(a + slope z)` whose mean over applicants, z ~ N(0, 1), is the admit rate (share 0-1).
 * Null where the admit rate is no number or too near 0 or 1 for a curve.
 */
export function solveIntercept(admitRate: number): number | null {
  const { lowestAdmitRate, highestAdmitRate } = curveLimits;
  if (!(admitRate > lowestAdmitRate && admitRate < highestAdmitRate)) return null;
  return interceptFor(admitRate, slopeOf(admitRate), 0, 1);
}

/**
 * The intercept for applicants whose z is normal with another mean and standard deviation.
 * The admit rate must lie strictly between 0 and 1.
 */
export function interceptFor(admitRate: number, slope: number, meanZ: number, sdZ: number): number {
  // The mean rises with the intercept, so halving the bracket always closes in; 60 halvings reach 1e-16.
  let low = -40;
  let high = 40;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (meanChance(middle, slope, meanZ, sdZ) < admitRate) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The mean of `logistic(intercept + slope z)` over z ~ N(meanZ, sdZ²), as a share 0-1. */
export function meanChance(intercept: number, slope: number, meanZ = 0, sdZ = 1): number {
  let sum = 0;
  for (const { standardZ, weight } of normalGrid) {
    sum += weight * logistic(intercept + slope * (meanZ + sdZ * standardZ));
  }
  return sum;
}

/** Even steps over the normal curve: for so smooth a function the plain sum is exact to about 1e-12. */
const normalGrid = makeNormalGrid();

function makeNormalGrid(): readonly { standardZ: number; weight: number }[] {
  const stepZ = 0.2;
  const points: { standardZ: number; weight: number }[] = [];
  let total = 0;
  for (let index = -40; index <= 40; index += 1) {
    const standardZ = index * stepZ;
    const weight = Math.exp((-standardZ * standardZ) / 2);
    total += weight;
    points.push({ standardZ, weight });
  }
  return points.map((point) => ({ standardZ: point.standardZ, weight: point.weight / total }));
}
