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
            coefficients: [5608.2, -3944, 836.5, 317.2, -911.3, -1082.6, 5357.7],
            lowUsd: -3968,
            highUsd: 3797,
          },
          {
            coefficients: [4183, -3469.9, 260.5, 265.9, 315.7, -847.9, 1641.3],
            lowUsd: -3725,
            highUsd: 3853,
          },
          {
            coefficients: [4825, -3241.9, 240.6, 298.8, 1629.1, -673.8, 531.8],
            lowUsd: -4021,
            highUsd: 4614,
          },
          {
            coefficients: [5502, -3703.6, 2354.4, -241.7, 4664.4, -546.2, -1355.6],
            lowUsd: -4055,
            highUsd: 3942,
          },
          {
            coefficients: [-1836, -2898.4, 2046.5, 4044.9, 7120.9, 176.8, 2144.1],
            lowUsd: -3483,
            highUsd: 3587,
          },
        ],
        simple: [
          {
            coefficients: [1461.5, -4602.9],
            lowUsd: -4299,
            highUsd: 4072,
          },
          {
            coefficients: [1245.3, -4090.9],
            lowUsd: -3944,
            highUsd: 3909,
          },
          {
            coefficients: [3177.6, -3632.1],
            lowUsd: -4177,
            highUsd: 4447,
          },
          {
            coefficients: [5693.9, -2770.9],
            lowUsd: -4272,
            highUsd: 4214,
          },
          {
            coefficients: [7609.7, -1736.2],
            lowUsd: -4423,
            highUsd: 4843,
          },
        ],
      },
      nonprofit: {
        full: [
          {
            coefficients: [7451.3, -2240.7, -1730.9, 464.2, -4044.7, -228.4, -37764.4],
            lowUsd: -5697,
            highUsd: 5711,
          },
          {
            coefficients: [8981.2, -2537.4, -1237, 152.2, -4479, -473.4, -32868.5],
            lowUsd: -5747,
            highUsd: 5899,
          },
          {
            coefficients: [8626.4, -1923, -1415.3, 490.2, -4393.7, -390.4, -30922.8],
            lowUsd: -5476,
            highUsd: 5674,
          },
          {
            coefficients: [8242, -1412.4, -1743.5, 1262.3, -2392.6, -288.7, -19239.3],
            lowUsd: -5493,
            highUsd: 5279,
          },
          {
            coefficients: [2555.1, -1671.8, -302.4, 1503.2, 3953.5, 0.9, 64957],
            lowUsd: -4786,
            highUsd: 6095,
          },
        ],
        simple: [
          {
            coefficients: [4864.8, -4721.8],
            lowUsd: -7384,
            highUsd: 6645,
          },
          {
            coefficients: [5151.9, -4777.5],
            lowUsd: -7493,
            highUsd: 7032,
          },
          {
            coefficients: [5542.2, -4189.2],
            lowUsd: -6742,
            highUsd: 6573,
          },
          {
            coefficients: [7008.9, -3377.1],
            lowUsd: -6160,
            highUsd: 5847,
          },
          {
            coefficients: [7175.2, -1115],
            lowUsd: -5533,
            highUsd: 7662,
          },
        ],
      },
      forProfit: {
        full: null,
        simple: [
          {
            coefficients: [1452.9, -1876.1],
            lowUsd: -5839,
            highUsd: 5255,
          },
          {
            coefficients: [3053.3, -2010.9],
            lowUsd: -5908,
            highUsd: 5638,
          },
          {
            coefficients: [683.2, -890.7],
            lowUsd: -5426,
            highUsd: 5888,
          },
          {
            coefficients: [4042.8, -1053],
            lowUsd: -5152,
            highUsd: 4520,
          },
          {
            coefficients: [6133, -1479.3],
            lowUsd: -4358,
            highUsd: 5450,
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
