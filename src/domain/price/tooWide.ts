/** Whether a price range is too wide to stand as an answer. */
import type { PriceEnds } from "./shareUnder.ts";

/** A range from $0 to $1,500 is an answer, whatever the factor; and five prices this close are one price. */
export const leastSpreadUsd = 2_000;
const widestFactor = 2;

export function isTooWide({ lowUsd, highUsd }: Pick<PriceEnds, "lowUsd" | "highUsd">): boolean {
  return highUsd > widestFactor * lowUsd && highUsd - lowUsd > leastSpreadUsd;
}
