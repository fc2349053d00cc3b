/** The steps from what a college publishes to the middle of the range: their names, and how the rules record them. */
import type { WorkingLine } from "#lib/source.ts";

/** In the order in which a price is calculated. */
export const priceSteps = [
  "bracketPrice",
  "paidAbove",
  "indexStep",
  "averagePrice",
  "tuition",
  "averageLiving",
  "backOneYear",
  "usualGrants",
  "kindStep",
  "homeCost",
  "publishedTuition",
  "publishedLiving",
  "livingStep",
  "residencyStep",
  "growth",
  "pellGrant",
  "stateGrant",
  "grantShrinks",
  "needMetAway",
  "stateAwards",
  "heldToSticker",
  "heldToPell",
  "heldToPolicy",
  "raisedToZero",
  "withoutGrants",
  "heldToMerit",
  "heldToTuitionFree",
  "nothingLeft",
] as const;
export type PriceStep = (typeof priceSteps)[number];

type RecordedStep = { step: PriceStep; amountUsd: number; values: WorkingLine["values"] };

/** The steps of one college's price, in whole dollars. The rules have none where nobody asks, as in a ranking. */
export type PriceSteps = {
  readonly recorded: readonly RecordedStep[];
  add(step: PriceStep, amountUsd: number, values?: WorkingLine["values"]): void;
  /** Adds what brings the sum to this price; most steps are left out where that is nothing. */
  reach(step: PriceStep, priceUsd: number, values?: WorkingLine["values"]): void;
};

/** They say what was assumed even where it adds nothing. */
const shownAtZero: ReadonlySet<PriceStep> = new Set<PriceStep>(["backOneYear", "growth"]);

export function createPriceSteps(): PriceSteps {
  const recorded: RecordedStep[] = [];
  let sumUsd = 0;
  const add: PriceSteps["add"] = (step, amountUsd, values = {}) => {
    const roundedUsd = Math.round(amountUsd);
    sumUsd += roundedUsd;
    recorded.push({ step, amountUsd: roundedUsd, values });
  };
  return {
    recorded,
    add,
    reach(step, priceUsd, values) {
      const amountUsd = Math.round(priceUsd) - sumUsd;
      if (amountUsd !== 0 || shownAtZero.has(step)) add(step, amountUsd, values);
    },
  };
}
