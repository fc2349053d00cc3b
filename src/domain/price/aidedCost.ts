/** How close the cost behind a two-year college's prices by income is known. */

/**
 * Half of the width that holds eight of ten differences, in dollars of 2023-24, between the average cost that two-year
 * colleges report and the one worked out from average price and average grant (build/import/netPrices.ts). A test measures
 * it on the data set again.
 */
export const aidedCostSpreadUsd = 1_100;
