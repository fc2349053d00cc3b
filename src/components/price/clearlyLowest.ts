/** Which of several prices is clearly the lowest, so that a difference is seen, and none is seen where there is none. */

/** A figure is a range whose ends are alike. */
export type Range = { lowUsd: number; highUsd: number };

/** The position of the range that ends below where every other begins; null where none does or fewer than two are known. */
export function findClearlyLowest(ranges: readonly (Range | null)[]): number | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length < 2) return null;
  const found = ranges.findIndex(
    (range) => range !== null && known.every((other) => other === range || range.highUsd < other.lowUsd),
  );
  return found < 0 ? null : found;
}
