/** The value below which a given share of a list lies. */

/** Linear between the neighboring ranks; `share` is 0-1. Throws on an empty list. */
export function calculateQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("A quantile needs at least one value.");
  return below + (place - Math.floor(place)) * (above - below);
}
