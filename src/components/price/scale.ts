/** The money line that several bands share: where it ends, and where its marks stand. */

export type MoneyScale = { maximumUsd: number; ticksUsd: readonly number[] };

const steps = [1_000, 2_000, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000] as const;
const ticksMaximum = 5;

/** From $0 to a round amount at or above every amount given, in at most five even steps. */
export function buildScale(amountsUsd: readonly (number | null)[]): MoneyScale {
  const highest = Math.max(1_000, ...amountsUsd.map((amount) => amount ?? 0));
  const step = steps.find((one) => Math.ceil(highest / one) <= ticksMaximum) ?? highest;
  const count = Math.ceil(highest / step);
  return {
    maximumUsd: count * step,
    ticksUsd: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
