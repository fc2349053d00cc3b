/** Why the Student Aid Index moves no price up to $110,000, and how far price and index differ: measured at the colleges that say they meet full need. */
import type { IndexCheck } from "#domain/price/indexCheck.ts";

/**
 * Bracket prices of 2023-24 and the aid policies of 2025-26 and 2026-27. Source: College Scorecard, release of June 10,
 * 2026, and the colleges' own pages. Measured by `node build/backtest/price.ts`; a test compares it with the data set.
 */
export const indexCheck: IndexCheck = {
  colleges: 74,
  byIncomeUsd: 2_351,
  byIndexUsd: 2_621,
  spanUsd: 17_582,
};
