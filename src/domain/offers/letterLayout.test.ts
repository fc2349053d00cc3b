/** Lines put in reading order: tables side by side, cards with the amount first, and what stays as it is. */
import { expect, test } from "vitest";
import { arrangeLines } from "./letterLayout.ts";

test.each<[string, string[], string[]]>([
  [
    "two tables side by side are read one after the other",
    [
      "Costs                       Aid",
      "Tuition        30,000       Pell Grant        7,000",
      "Fees            1,000       Merit Award       5,000",
      "Food            6,000       Work-Study        2,000",
      "Total          37,000",
    ],
    [
      "Costs",
      "Tuition        30,000",
      "Fees            1,000",
      "Food            6,000",
      "Total          37,000",
      "Aid",
      "Pell Grant        7,000",
      "Merit Award       5,000",
      "Work-Study        2,000",
    ],
  ],
  [
    "an award that is named in its first row alone is named in each",
    [
      "Pell Grant\tGift Aid\tFall 2027 (08/23/2027-12/17/2027)\t$1,122.50",
      "\t\tSpring 2028 (01/10/2028-05/05/2028)\t$1,122.50",
      "\t\tTotal\t$2,245.00",
    ],
    [
      "Pell Grant\tGift Aid\tFall 2027 (08/23/2027-12/17/2027)\t$1,122.50",
      "Pell Grant\tGift Aid\tSpring 2028 (01/10/2028-05/05/2028)\t$1,122.50",
      "\t\tTotal\t$2,245.00",
    ],
  ],
  [
    "a word cut at the end of its line goes on",
    ["Books and Sup-", "plies  . . . .  $1,100", "Work-", "Study  $2,000"],
    ["Books and Supplies  . . . .  $1,100", "Work-", "Study  $2,000"],
  ],
  [
    "an amount above its name joins it",
    ["$7,000", "Pell Grant", "Offered", "$5,000", "Merit Award", "Offered", "$2,000", "Work-Study"],
    ["Pell Grant  $7,000", "Offered", "Merit Award  $5,000", "Offered", "Work-Study  $2,000"],
  ],
  [
    "an amount below its name stays",
    ["Pell Grant", "$7,000", "Merit Award", "$5,000", "Work-Study", "$2,000"],
    ["Pell Grant", "$7,000", "Merit Award", "$5,000", "Work-Study", "$2,000"],
  ],
  [
    "a portal's controls between a name and its amount go, and a status that counts stays",
    [
      "Pell Grant",
      "ACCEPTED",
      "Amount",
      "$7,000",
      "Merit Award",
      "DECLINED",
      "Amount",
      "$5,000",
      "Work-Study",
      "Amount",
      "$2,000",
    ],
    ["Pell Grant  $7,000", "Merit Award", "DECLINED", "Amount", "$5,000", "Work-Study  $2,000"],
  ],
  [
    "names above their amounts are paired where the last is a total that comes out",
    ["Pell Grant", "Merit Award", "Work-Study", "Total", "Amount", "$7,000", "$5,000", "$2,000", "$14,000"],
    ["Award\tAmount", "Pell Grant\t$7,000", "Merit Award\t$5,000", "Work-Study\t$2,000", "Total\t$14,000"],
  ],
  [
    "and stay where it does not",
    ["Pell Grant", "Merit Award", "Work-Study", "Total", "Amount", "$7,000", "$5,000", "$2,000", "$15,000"],
    ["Pell Grant", "Merit Award", "Work-Study", "Total", "Amount", "$7,000", "$5,000", "$2,000", "$15,000"],
  ],
  [
    "the columns of one table stay",
    [
      "Pell Grant   3,500   3,500   7,000",
      "Merit Award   2,500   2,500   5,000",
      "Work-Study   1,000   1,000   2,000",
    ],
    [
      "Pell Grant   3,500   3,500   7,000",
      "Merit Award   2,500   2,500   5,000",
      "Work-Study   1,000   1,000   2,000",
    ],
  ],
])("%s", (_, lines, expected) => {
  expect(arrangeLines(lines).lines.map(({ text }) => text)).toEqual(expected);
});
