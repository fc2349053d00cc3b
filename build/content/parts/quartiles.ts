/** The spread of a figure over colleges: ends, quartiles and the middle. */

export type Spread = {
  n: number;
  least: number;
  lower: number;
  median: number;
  upper: number;
  most: number;
};

/** By even interpolation between the two values around each quartile; null where there is no value. */
export function calculateQuartiles(values: readonly number[]): Spread | null {
  const ordered = values.toSorted((a, b) => a - b);
  if (ordered.length === 0) return null;
  const at = (share: number) => {
    const place = (ordered.length - 1) * share;
    const below = ordered[Math.floor(place)] ?? 0;
    const above = ordered[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return {
    n: ordered.length,
    least: at(0),
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
    most: at(1),
  };
}
