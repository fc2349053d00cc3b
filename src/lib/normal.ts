/** The standard normal distribution: the share below a value, and the value below which a share lies. */

/** Within 0.0000002 of the true share: Abramowitz and Stegun, 7.1.26. */
export function toNormalShare(value: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(value)) / Math.SQRT2);
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (polynomial * Math.exp((-value * value) / 2)) / 2;
  return value < 0 ? tail : 1 - tail;
}

/** The inverse, by bisection; a share of 0 or less and of 1 or more is at the ends. */
export function toNormalValue(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  let low = -6;
  let high = 6;
  // Forty steps that halve twelve reach 1e-11, which is finer than the share itself.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (toNormalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
