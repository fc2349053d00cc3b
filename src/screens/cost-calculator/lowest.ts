/** Which figure of a row is the lowest, so that a difference is seen. */

/** The position of the lowest amount; null where fewer than two are known, or where two share it. */
export function lowestOf(amountsUsd: readonly (number | null)[]): number | null {
  const known = amountsUsd.filter((amount) => amount !== null);
  if (known.length < 2) return null;
  const lowest = Math.min(...known);
  if (known.filter((amount) => amount === lowest).length > 1) return null;
  return amountsUsd.indexOf(lowest);
}
