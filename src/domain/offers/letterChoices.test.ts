/** Costs of which a student has one, gifts that take the place of others, and two students in one paste. */
import { describe, expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

/** "kind amount" of each line, with a question mark where it is asked about, and what is left out with a figure to place. */
function read(text: string): string[] | string {
  const parsed = parseLetter(text);
  if (!parsed.ok) return parsed.problem;
  const { lines, leftOut } = parsed.value;
  return [
    ...lines.map(({ kind, amountUsd, isCertain }) => `${kind} ${amountUsd}${isCertain ? "" : "?"}`),
    ...leftOut.flatMap(({ because, amountUsd }) => (because === "unknown" ? [`open ${amountUsd}`] : [])),
  ];
}

const costs = "Tuition  $30,000\nFees  $1,000\n";

test.each<[what: string, text: string, read: string[] | string]>([
  [
    "rooms to choose from: the one that the letter uses",
    `${costs}Housing - choose ONE:\n  Double  6,900\n  Suite  9,300 (used below)\nMeal plan  5,600\nTotal  45,900`,
    ["tuitionFees 30000", "tuitionFees 1000", "housingFood 9300", "housingFood 5600", "totalCost 45900"],
  ],
  [
    "rooms to choose from without a mark: the first, and it is asked",
    `${costs}Room options (pick one):\n  Double  6,400\n  Single  8,100\nBoard  5,700\nTotal  43,100`,
    ["tuitionFees 30000", "tuitionFees 1000", "housingFood 6400?", "housingFood 5700", "totalCost 43100"],
  ],
  [
    "prices by where a student lives",
    `${costs}Housing and food, on campus  $13,200\nHousing and food, off campus  $11,500\nHousing and food, living with parents  $5,400\nTotal  $44,200`,
    ["tuitionFees 30000", "tuitionFees 1000", "housingFood 13200?", "totalCost 44200"],
  ],
  [
    "a room and meals at one place are no choice",
    `${costs}Housing, on campus  $8,200\nFood, on campus  $5,000\nTotal  $44,200`,
    ["tuitionFees 30000", "tuitionFees 1000", "housingFood 8200", "housingFood 5000", "totalCost 44200"],
  ],
  [
    "living expenses beside a room and meals",
    `${costs}Housing  $7,200\nDining  $4,900\nLiving expenses  $2,800`,
    ["tuitionFees 30000?", "tuitionFees 1000?", "housingFood 7200?", "housingFood 4900?", "personal 2800?"],
  ],
  [
    "living expenses alone",
    `${costs}Living expenses  $12,800\nTotal  $43,800`,
    ["tuitionFees 30000", "tuitionFees 1000", "housingFood 12800", "totalCost 43800"],
  ],
  [
    "a gift that its own row says is replaced",
    "Honors Scholarship   $22,000    -> replaced by Tuition Exchange, now $0\nTuition Exchange  $46,300\nTotal gift aid  $46,300",
    ["grant 46300"],
  ],
  [
    "a gift in place of others: those are asked about",
    "Trustee Merit Award  $19,000\nFaculty Tuition Remission  $41,200\nFederal Pell Grant  $2,395\nFaculty Tuition Remission is given in place of any other Hollis scholarship.",
    ["grant 41200?", "grant 2395?", "open 19000"],
  ],
  [
    "gifts that do not go together, and nothing says which stays",
    "Trustee Merit Award  $19,000\nFaculty Tuition Remission  $41,200\nScholarships may not be combined with other awards of the university.",
    ["grant 19000?", "grant 41200?"],
  ],
  [
    "two students between rules",
    "--- Ana Ortiz, Tidewater University ---\nTuition $14,600\nPell 4,500\n\n--- Luis Ortiz, Fairmount College ---\nTuition $33,700\nPell 4,500",
    "severalLetters",
  ],
  [
    "two students by number",
    "STUDENT 1: Maya\nTuition $11,900\nPell Grant $3,195\n\nSTUDENT 2: Theo\nTuition $11,900\nPell Grant $3,195",
    "severalLetters",
  ],
  [
    "one student of a numbered list",
    "Award 1: Pell Grant $3,195\nAward 2: Hollis Grant $2,000\nTotal grants $5,195",
    ["grant 3195", "grant 2000"],
  ],
])("%s", (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe("costs in a column for each place to live", () => {
  const table = [
    "Residence hall  Apartment  With family",
    "Tuition  $20,000  $20,000  $20,000",
    "Housing and food  $14,000  $12,000  $5,000",
    "Travel  $1,000  $1,500  $2,000",
    "Total  $35,000  $33,500  $27,000",
  ].join("\n");
  const gifts = "Unity Grant $4,000\nPell Grant $5,000\nTotal grants $9,000";
  const housingOf = (text: string) => {
    const result = parseLetter(text);
    if (!result.ok) throw new Error(result.problem);
    const housing = result.value.lines.find(({ kind }) => kind === "housingFood");
    return [housing?.amountUsd, housing?.isCertain];
  };

  test.each([
    ["the total that is named again", "Your net price\n$33,500 - $9,000 = $24,500"],
    ["the net price and the gifts", "Your net price $24,500"],
  ])("are the student's by %s", (_, said) => {
    expect(housingOf(`${table}\n${gifts}\n${said}`)).toEqual([12_000, true]);
  });

  test("are asked about where nothing tells", () => {
    expect(housingOf(`${table}\n${gifts}`)).toEqual([14_000, false]);
  });
});
