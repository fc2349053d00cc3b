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
            coefficients: [5943.3, -4245.6, 1168.4, 20, -574.4, -1107.9, 6276.4],
            lowUsd: -4111,
            highUsd: 3776,
          },
          {
            coefficients: [4481.3, -3736.7, 561.2, -14.6, 681.8, -878.2, 2661.6],
            lowUsd: -3912,
            highUsd: 3855,
          },
          {
            coefficients: [5160.9, -3545.1, 577.8, -10.4, 2010.1, -703.6, 1566.3],
            lowUsd: -4091,
            highUsd: 4456,
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
            coefficients: [7843.2, -2499.2, -1377.1, 119.2, -4044.1, -270.8, -35920.1],
            lowUsd: -5943,
            highUsd: 5730,
          },
          {
            coefficients: [9294, -2745.8, -954.8, -134.8, -4397, -512.2, -31173.1],
            lowUsd: -5950,
            highUsd: 5903,
          },
          {
            coefficients: [8949.5, -2131.6, -1126.8, 201, -4308.5, -436.5, -29094.8],
            lowUsd: -5495,
            highUsd: 5679,
          },
          {
            coefficients: [8511.5, -1579.2, -1498.5, 1011.4, -2271.3, -339.4, -17357.5],
            lowUsd: -5574,
            highUsd: 5266,
          },
          {
            coefficients: [2913, -1911.9, 33.9, 1167.7, 4063.4, -50.3, 66914.7],
            lowUsd: -4922,
            highUsd: 6111,
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
