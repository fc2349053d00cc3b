/** What colleges of a kind show: how the price of each income bracket lies from the average price, or from the cost. */
import type { PriceSpreads } from "#domain/price/kind.ts";

/**
 * Net prices and grants of 2023-24, costs of 2024-25 brought back a year. Meaning of each figure: domain/price/kind.ts.
 * Source: College Scorecard, release of June 10, 2026, and IPEDS 2024-25. Made by `node build/backtest/fitPriceSpreads.ts`; do not edit.
 */
export const priceSpreads: PriceSpreads = {
  fills: {
    completionRate: 0.56,
    earningsUsd: 53436,
  },
  estimates: {
    average: {
      public: {
        full: [
          {
            coefficients: [5639.7, -1071.8, -2452.2, 1331.5, -6899.4, -653.2, 2038.8],
            lowUsd: -2365,
            highUsd: 2174,
          },
          {
            coefficients: [4567.4, -775.3, -2896.9, 1096, -6090.2, -367.1, -1648.2],
            lowUsd: -2041,
            highUsd: 1926,
          },
          {
            coefficients: [5160.4, -384, -3023.2, 1197.6, -5011.3, -194.6, -2607.1],
            lowUsd: -2082,
            highUsd: 2102,
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
            coefficients: [7169.2, -812, -1297.8, 12.4, -7101.4, -261.1, -33711.2],
            lowUsd: -4057,
            highUsd: 3803,
          },
          {
            coefficients: [8227.7, -940.3, -1038.4, -232.6, -7358.9, -394.7, -31824.3],
            lowUsd: -4097,
            highUsd: 4234,
          },
          {
            coefficients: [8012.4, -729.5, -847.7, -67.4, -5992, -438.3, -29817.7],
            lowUsd: -3755,
            highUsd: 3747,
          },
          {
            coefficients: [7659.2, -507.8, -594, 126.8, -5460.7, -164.7, -20986.8],
            lowUsd: -3685,
            highUsd: 3567,
          },
          {
            coefficients: [436.2, -721.6, 790.5, 364.1, 2829.5, 187.1, 61565.5],
            lowUsd: -3340,
            highUsd: 3789,
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
            coefficients: [5940.6, -4245.2, 1167.9, 19.9, -566.5, -1108.2, 6265.4],
            lowUsd: -4110,
            highUsd: 3776,
          },
          {
            coefficients: [4483.4, -3737.4, 561.5, -16, 693.9, -879.3, 2658.4],
            lowUsd: -3912,
            highUsd: 3856,
          },
          {
            coefficients: [5171.7, -3548, 579.6, -11.7, 1978.8, -701.6, 1603.5],
            lowUsd: -4099,
            highUsd: 4454,
          },
          {
            coefficients: [5831.8, -3994.4, 2676.6, -534.7, 5037.4, -576.8, -386.6],
            lowUsd: -4118,
            highUsd: 3921,
          },
          {
            coefficients: [-1585.6, -3118.8, 2305.1, 3789.5, 7543.1, 137.7, 3274.4],
            lowUsd: -3416,
            highUsd: 3625,
          },
        ],
        simple: [
          {
            coefficients: [1653.3, -4764.6],
            lowUsd: -4479,
            highUsd: 4102,
          },
          {
            coefficients: [1403.9, -4236.9],
            lowUsd: -4185,
            highUsd: 3912,
          },
          {
            coefficients: [3353, -3792.1],
            lowUsd: -4195,
            highUsd: 4271,
          },
          {
            coefficients: [5816.2, -2906.3],
            lowUsd: -4230,
            highUsd: 4227,
          },
          {
            coefficients: [7622.5, -1814.6],
            lowUsd: -4671,
            highUsd: 4874,
          },
        ],
      },
      nonprofit: {
        full: [
          {
            coefficients: [8555.9, -2614, -1217.4, -50.8, -5588.2, -200.9, -34379.8],
            lowUsd: -6041,
            highUsd: 5738,
          },
          {
            coefficients: [10302.2, -2860, -742.1, -328, -7126.2, -395.2, -29024.5],
            lowUsd: -5824,
            highUsd: 5921,
          },
          {
            coefficients: [9533.6, -2297.2, -946.9, 2.1, -5265, -381.1, -28091.2],
            lowUsd: -5597,
            highUsd: 5741,
          },
          {
            coefficients: [9382.4, -1712.5, -1207, 803.1, -5022.2, -238.5, -15577.7],
            lowUsd: -5652,
            highUsd: 5343,
          },
          {
            coefficients: [2971.7, -1908.6, 114.9, 1161.4, 3376, -47.1, 67166.6],
            lowUsd: -4860,
            highUsd: 5932,
          },
        ],
        simple: [
          {
            coefficients: [4868.8, -4751],
            lowUsd: -7688,
            highUsd: 6698,
          },
          {
            coefficients: [5153.9, -4804.7],
            lowUsd: -7898,
            highUsd: 7101,
          },
          {
            coefficients: [5518.4, -4209.5],
            lowUsd: -7039,
            highUsd: 6632,
          },
          {
            coefficients: [6947.3, -3388.5],
            lowUsd: -6305,
            highUsd: 5913,
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
  twoYear: {
    betweenBracketsUsd: {
      public: 1258,
      nonprofit: 708,
      forProfit: 789,
    },
    fromAverageUsd: {
      public: [-2626, -2205, -309, 1866, 2478],
      nonprofit: [-2716, -2308, -2308, -2308, -2308],
      forProfit: [-1705, -1612, -326, -326, -326],
    },
    grantsUsd: {
      public: [11306, 10979, 8833, 5173, 4495],
      nonprofit: [12848, 15442, 15442, 15442, 15442],
      forProfit: [8285, 7746, 6548, 6548, 6548],
    },
    costUsd: 1100,
  },
};
