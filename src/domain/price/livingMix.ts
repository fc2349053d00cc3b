/** Where the average student of a college lives between family (0) and away from home (1), by kind of college. */

/**
 * From the average cost of attendance 2023-24 and the costs by living plan of the same year, at the colleges that
 * publish both. "housing": reports an on-campus cost (away is on campus); "commuter": does not (away is off campus).
 * `awayShare` is the median, `spreadShare` half the distance from the 10th to the 90th of a hundred colleges.
 * `mostlyFromHome`: unitId and own share of ranked four-year colleges with housing where nearly all live with family.
 * Source: College Scorecard, release of June 10, 2026, and IPEDS 2024-25. Made by `node build/backtest/fitPriceSpreads.ts`; do not edit.
 */
export const livingMix = {
  public: {
    housing: { colleges: 589, awayShare: 0.85, spreadShare: 0.23 },
    commuter: { colleges: 178, awayShare: 0.39, spreadShare: 0.28 },
  },
  nonprofit: {
    housing: { colleges: 947, awayShare: 0.91, spreadShare: 0.18 },
    commuter: { colleges: 140, awayShare: 0.49, spreadShare: 0.48 },
  },
  forProfit: {
    housing: { colleges: 14, awayShare: 0.84, spreadShare: 0.21 },
    commuter: { colleges: 72, awayShare: 0.87, spreadShare: 0.37 },
  },
  mostlyFromHome: [
    [190512, 0.02],
    [190558, 0.05],
    [190567, 0.04],
    [190594, 0.02],
    [190664, 0.03],
    [227368, 0.09],
    [241225, 0.01],
  ],
} as const;
