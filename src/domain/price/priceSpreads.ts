/** What colleges of a kind show: how the price of each income bracket lies from the average price, or from the cost. */
import type { PriceSpreads } from "#domain/price/kind.ts";

/**
 * Net prices and grants of 2023-24, costs of 2024-25 brought back a year. Meaning of each figure: domain/price/kind.ts.
 * Source: College Scorecard, release of June 10, 2026, and IPEDS 2024-25. Made by `node build/backtest/fitPriceSpreads.ts`; do not edit.
 */
export const priceSpreads: PriceSpreads = {
  fills: {
    completionRate: 0.5491,
    earningsUsd: 53436,
  },
  estimates: {
    average: {
      public: {
        full: [
          {
            coefficients: [5662.2, -1074.4, -2450.8, 1327.6, -6872.6, -658.4, 2084.4],
            lowUsd: -2356,
            highUsd: 2182,
          },
          {
            coefficients: [4586.7, -777.2, -2896.2, 1092.5, -6070.8, -371.2, -1605.5],
            lowUsd: -2043,
            highUsd: 1923,
          },
          {
            coefficients: [5175.5, -388.4, -3023.1, 1188.3, -4961.1, -198.9, -2605.7],
            lowUsd: -2100,
            highUsd: 2104,
          },
          {
            coefficients: [5679.6, -829.6, -934.9, 606.7, -1757.5, -58.3, -4061.2],
            lowUsd: -1929,
            highUsd: 2121,
          },
          {
            coefficients: [-211.5, -1975, 696.7, 3712.9, 1172.1, 751.7, -1426.7],
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
            coefficients: [6291, -792.2, -1385.2, 93.1, -4646.6, -358.3, -35820.8],
            lowUsd: -4079,
            highUsd: 3902,
          },
          {
            coefficients: [7279.8, -900.8, -1157.7, -129.6, -4563.8, -512.6, -33947.8],
            lowUsd: -4045,
            highUsd: 4267,
          },
          {
            coefficients: [7373.3, -685.1, -919.1, 4.6, -4308.8, -513.5, -31161.7],
            lowUsd: -3776,
            highUsd: 3720,
          },
          {
            coefficients: [7013.1, -443.8, -735.2, 233.3, -3408.4, -251.8, -22336],
            lowUsd: -3595,
            highUsd: 3564,
          },
          {
            coefficients: [601.1, -742.1, 810.7, 332.2, 2460.5, 209.2, 61893.3],
            lowUsd: -3324,
            highUsd: 3802,
          },
        ],
        simple: [
          {
            coefficients: [2285.4, -3190.6],
            lowUsd: -6125,
            highUsd: 4950,
          },
          {
            coefficients: [2559.9, -3247.8],
            lowUsd: -5766,
            highUsd: 5491,
          },
          {
            coefficients: [3069.5, -2665.5],
            lowUsd: -5083,
            highUsd: 4721,
          },
          {
            coefficients: [4388.6, -1745.7],
            lowUsd: -4323,
            highUsd: 3871,
          },
          {
            coefficients: [4490.3, 700.9],
            lowUsd: -4471,
            highUsd: 5735,
          },
        ],
      },
      forProfit: {
        full: null,
        simple: [
          {
            coefficients: [352.2, -767.5],
            lowUsd: -2603,
            highUsd: 2118,
          },
          {
            coefficients: [1607.1, -847.8],
            lowUsd: -2463,
            highUsd: 2661,
          },
          {
            coefficients: [692.3, -61.6],
            lowUsd: -3210,
            highUsd: 3063,
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
            coefficients: [6790.5, -4957.3, 2177, -519, -440.1, -1164.8, 7424.9],
            lowUsd: -4275,
            highUsd: 3772,
          },
          {
            coefficients: [5297.5, -4403.2, 1559, -528.1, 815.8, -946.9, 4026.8],
            lowUsd: -4246,
            highUsd: 3954,
          },
          {
            coefficients: [5841.2, -4080.2, 1465.7, -431.2, 2165.7, -786.5, 3067.4],
            lowUsd: -4237,
            highUsd: 4611,
          },
          {
            coefficients: [6700.7, -4712.2, 3702.2, -1077.5, 5209.7, -642.5, 819],
            lowUsd: -4312,
            highUsd: 3956,
          },
          {
            coefficients: [-707.3, -3828.7, 3380.2, 3242.9, 7715.8, 57.2, 4772.6],
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
            coefficients: [7844.3, -2503.8, -1371.2, 113.6, -4045, -270.2, -35922.9],
            lowUsd: -5944,
            highUsd: 5732,
          },
          {
            coefficients: [9295.1, -2750.2, -949.1, -140.2, -4398.3, -511.6, -31175.3],
            lowUsd: -5947,
            highUsd: 5904,
          },
          {
            coefficients: [8949, -2135.1, -1122.1, 196.7, -4309.4, -435.9, -29099.8],
            lowUsd: -5495,
            highUsd: 5678,
          },
          {
            coefficients: [8512, -1584.1, -1492.1, 1005.5, -2272.6, -338.7, -17362.4],
            lowUsd: -5571,
            highUsd: 5267,
          },
          {
            coefficients: [2913, -1911.9, 33.9, 1167.7, 4063.4, -50.3, 66914.7],
            lowUsd: -4922,
            highUsd: 6111,
          },
        ],
        simple: [
          {
            coefficients: [4868, -4750.8],
            lowUsd: -7687,
            highUsd: 6698,
          },
          {
            coefficients: [5153, -4804.5],
            lowUsd: -7898,
            highUsd: 7101,
          },
          {
            coefficients: [5516.8, -4209],
            lowUsd: -7039,
            highUsd: 6633,
          },
          {
            coefficients: [6945.7, -3388.1],
            lowUsd: -6305,
            highUsd: 5914,
          },
          {
            coefficients: [7110.3, -1137.9],
            lowUsd: -5709,
            highUsd: 7806,
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
    nonprofit: 3925,
    forProfit: 2983,
  },
};
