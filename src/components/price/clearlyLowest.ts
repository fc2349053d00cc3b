/** Finds the clearly lowest of several prices, so that only real differences are marked. */

/** A single figure is a range with equal ends. */
export type Range = { lowUsd: number; highUsd: number };

/** The index of the range that ends below the start of every other; null if there is none or fewer than two are known. */
export function findClearlyLowest(ranges: readonly (Range | null)[]): number | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length < 2) return null;
  const found = ranges.findIndex(
    (range) => range !== null && known.every((other) => other === range || range.highUsd < other.lowUsd),
  );
  return found < 0 ? null : found;
}
