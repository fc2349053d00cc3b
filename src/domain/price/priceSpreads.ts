/** What colleges of a kind show: how the price of each income bracket lies from the average price, or from the cost. */
import type { PriceSpreads } from "#domain/price/kind.ts";

/**
 * Net prices and grants of 2023-24, costs of 2024-25 brought back a year. Meaning of each figure: domain/price/kind.ts.
 * Source: College Scorecard, release of June 10, 2026, and IPEDS 2024-25. Made by `node build/backtest/fitPriceSpreads.ts`; do not edit.
 */
export const priceSpreads: PriceSpreads = {
  fills: {
    completionRate: 0.5481,
    earningsUsd: 53215,
  },
  estimates: {
    average: {
      public: {
        full: [
          {
            coefficients: [5662.5, -1074, -2450.5, 1327.7, -6873.2, -658.6, 2089.3],
            lowUsd: -2356,
            highUsd: 2182,
          },
          {
            coefficients: [4586.7, -777, -2896.1, 1092.4, -6070.9, -371.3, -1603.4],
            lowUsd: -2043,
            highUsd: 1923,
          },
          {
            coefficients: [5175.4, -388.4, -3023.1, 1188.3, -4961.1, -198.9, -2605.4],
            lowUsd: -2100,
            highUsd: 2104,
          },
          {
            coefficients: [5680.1, -829.6, -934.7, 606.7, -1756.9, -58.5, -4059.6],
            lowUsd: -1929,
            highUsd: 2121,
          },
          {
            coefficients: [-211.3, -1975.1, 696.5, 3713, 1172.1, 751.7, -1428],
            lowUsd: -2332,
            highUsd: 2312,
          },
        ],
        simple: [
          {
            coefficients: [381.3, -3254.7],
            lowUsd: -3119,
            highUsd: 2758,
          },
          {
            coefficients: [394, -2835.9],
            lowUsd: -2625,
            highUsd: 2452,
          },
          {
            coefficients: [2228.8, -2266.5],
            lowUsd: -2332,
            highUsd: 2360,
          },
          {
            coefficients: [4938.8, -1427],
            lowUsd: -2082,
            highUsd: 2212,
          },
          {
            coefficients: [7714.7, -871],
            lowUsd: -3087,
            highUsd: 3206,
          },
        ],
      },
      nonprofit: {
        full: [
          {
            coefficients: [6124.8, -818.5, -1342.2, 14.5, -4239.9, -354.1, -35100.4],
            lowUsd: -4076,
            highUsd: 3894,
          },
          {
            coefficients: [7180.1, -907.3, -1136.3, -100.4, -4504.2, -524.2, -34674],
            lowUsd: -4047,
            highUsd: 4262,
          },
          {
            coefficients: [7038.3, -607.2, -980.2, 64.4, -3995.1, -508.3, -31874],
            lowUsd: -3952,
            highUsd: 3694,
          },
          {
            coefficients: [6813.5, -376.9, -807.5, 310.7, -3382.7, -237.3, -22846.4],
            lowUsd: -3578,
            highUsd: 3530,
          },
          {
            coefficients: [700, -724, 804.7, 318.3, 2079.8, 234.3, 62378],
            lowUsd: -3370,
            highUsd: 3753,
          },
        ],
        simple: [
          {
            coefficients: [2304.1, -3171.8],
            lowUsd: -5983,
            highUsd: 4886,
          },
          {
            coefficients: [2580.2, -3225.9],
            lowUsd: -5725,
            highUsd: 5430,
          },
          {
            coefficients: [2980.5, -2610.7],
            lowUsd: -5083,
            highUsd: 4653,
          },
          {
            coefficients: [4344.8, -1718],
            lowUsd: -4302,
            highUsd: 3854,
          },
          {
            coefficients: [4400.5, 715],
            lowUsd: -4436,
            highUsd: 5455,
          },
        ],
      },
      forProfit: {
        full: null,
        simple: [
          {
            coefficients: [381.4, -772.9],
            lowUsd: -2620,
            highUsd: 2103,
          },
          {
            coefficients: [1645.8, -855.1],
            lowUsd: -2469,
            highUsd: 2619,
          },
          {
            coefficients: [735.4, -69.6],
            lowUsd: -3203,
            highUsd: 3020,
          },
          {
            coefficients: [3239.2, 28.2],
            lowUsd: -2071,
            highUsd: 2622,
          },
          {
            coefficients: [5495.8, -357.9],
            lowUsd: -2753,
            highUsd: 2776,
          },
        ],
      },
    },
    cost: {
      public: {
        full: [
          {
            coefficients: [6789.6, -4957, 2177.2, -519.2, -441.5, -1164.6, 7427.7],
            lowUsd: -4275,
            highUsd: 3772,
          },
          {
            coefficients: [5296.3, -4403.1, 1559.1, -528.4, 815.3, -946.7, 4026.7],
            lowUsd: -4245,
            highUsd: 3955,
          },
          {
            coefficients: [5840.9, -4080.2, 1465.8, -431.4, 2165.4, -786.4, 3067.8],
            lowUsd: -4237,
            highUsd: 4610,
          },
          {
            coefficients: [6700.7, -4712.1, 3702.5, -1077.6, 5210, -642.6, 820.8],
            lowUsd: -4312,
            highUsd: 3956,
          },
          {
            coefficients: [-707.5, -3828.8, 3380.2, 3242.8, 7715.5, 57.3, 4771.7],
            lowUsd: -3517,
            highUsd: 3800,
          },
        ],
        simple: [
          {
            coefficients: [2209.5, -5139],
            lowUsd: -4624,
            highUsd: 4121,
          },
          {
            coefficients: [1862.9, -4556.1],
            lowUsd: -4416,
            highUsd: 3935,
          },
          {
            coefficients: [3676.2, -4032.9],
            lowUsd: -4353,
            highUsd: 4362,
          },
          {
            coefficients: [6236.7, -3212.2],
            lowUsd: -4425,
            highUsd: 4316,
          },
          {
            coefficients: [7966, -2082.6],
            lowUsd: -4866,
            highUsd: 5030,
          },
        ],
      },
      nonprofit: {
        full: [
          {
            coefficients: [7904.8, -2632.3, -1186, -66.7, -4044.7, -265.6, -34678.3],
            lowUsd: -5907,
            highUsd: 5701,
          },
          {
            coefficients: [9343, -2869.6, -795.5, -191.4, -4726, -510.3, -31911.4],
            lowUsd: -5982,
            highUsd: 5953,
          },
          {
            coefficients: [8578, -2022.3, -1219.3, 292.2, -4079.9, -430.2, -29652.9],
            lowUsd: -5470,
            highUsd: 5704,
          },
          {
            coefficients: [8424.1, -1553.4, -1490.1, 1025.5, -2517.2, -327.2, -17383.5],
            lowUsd: -5538,
            highUsd: 5242,
          },
          {
            coefficients: [3061.9, -1896.8, 50.6, 1139, 3571.9, -32.7, 67700.6],
            lowUsd: -4858,
            highUsd: 6072,
          },
        ],
        simple: [
          {
            coefficients: [4860.6, -4735.6],
            lowUsd: -7423,
            highUsd: 6665,
          },
          {
            coefficients: [5140.1, -4788.4],
            lowUsd: -7817,
            highUsd: 7151,
          },
          {
            coefficients: [5364.5, -4140.8],
            lowUsd: -6834,
            highUsd: 6666,
          },
          {
            coefficients: [6867.3, -3356.3],
            lowUsd: -6336,
            highUsd: 5944,
          },
          {
            coefficients: [6988.4, -1117.9],
            lowUsd: -5707,
            highUsd: 7766,
          },
        ],
      },
      forProfit: {
        full: null,
        simple: [
          {
            coefficients: [1551.8, -1915.9],
            lowUsd: -5941,
            highUsd: 5273,
          },
          {
            coefficients: [3139.1, -2048.6],
            lowUsd: -6250,
            highUsd: 5672,
          },
          {
            coefficients: [768, -929.7],
            lowUsd: -5487,
            highUsd: 6000,
          },
          {
            coefficients: [4193.5, -1114.3],
            lowUsd: -5105,
            highUsd: 4565,
          },
          {
            coefficients: [6176.9, -1507.5],
            lowUsd: -4405,
            highUsd: 5560,
          },
        ],
      },
    },
  },
  betweenBracketsUsd: {
    public: 4047,
    nonprofit: 3918,
    forProfit: 2983,
  },
};
