/** The money scale shared by several bands: its end and its ticks. */
import { listTicks } from "#ui/chart/scale.ts";

export type MoneyScale = { maximumUsd: number; ticksUsd: readonly number[] };

/** From $0 to a round amount at or above every given amount, in at most five even steps. */
export function buildScale(amountsUsd: readonly (number | null)[]): MoneyScale {
  const ticksUsd = listTicks(Math.max(1_000, ...amountsUsd.map((amount) => amount ?? 0)), {
    most: 5,
    least: 1_000,
  });
  return { maximumUsd: ticksUsd.at(-1) ?? 1_000, ticksUsd };
}
