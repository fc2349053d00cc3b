/** Renders the two parameter files that are fitted on the data set. */
import { type Control, controls } from "#domain/college/college.ts";
import type { PriceSpreads } from "#domain/price/kind.ts";
import { calculateLivingMix, listMostlyFromHome, type MixRow } from "./priceFit.ts";

const source =
  "Source: College Scorecard, release of June 10, 2026, and IPEDS 2024-25. Made by `node build/backtest/fitPriceSpreads.ts`; do not edit.";

export function renderLivingFile(rows: readonly MixRow[]): string {
  const entries = controls.map((control) => `  ${control}: ${JSON.stringify(renderMixes(rows, control))},`);
  return `/** Where the average student of a college lives between family (0) and away from home (1), by kind of college. */

/**
 * From the average cost of attendance 2023-24 and the costs by living plan of the same year, at the colleges that
 * publish both. "housing": reports an on-campus cost (away is on campus); "commuter": does not (away is off campus).
 * \`awayShare\` is the median, \`spreadShare\` half the distance from the 10th to the 90th of a hundred colleges.
 * \`mostlyFromHome\`: unitId and own share of ranked four-year colleges with housing where nearly all live with family.
 * ${source}
 */
export const livingMix = {
${entries.join("\n")}
  mostlyFromHome: ${JSON.stringify(listMostlyFromHome(rows))},
} as const;
`;
}

export function renderSpreadsFile(spreads: PriceSpreads): string {
  return `/** What colleges of a kind show: how the price of each income bracket lies from the average price, or from the cost. */
import type { PriceSpreads } from "#domain/price/kind.ts";

/**
 * Net prices and grants of 2023-24, costs of 2024-25 brought back a year. Meaning of each figure: domain/price/kind.ts.
 * ${source}
 */
export const priceSpreads: PriceSpreads = ${JSON.stringify(spreads, null, 2)};
`;
}

function renderMixes(rows: readonly MixRow[], control: Control) {
  return {
    housing: calculateLivingMix(rows, control, true),
    commuter: calculateLivingMix(rows, control, false),
  };
}
