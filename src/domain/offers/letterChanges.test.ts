/** What was and what is: only the new amount is of the offer. And figures that only say how another came about. */
import { expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

function read(text: string): { lines: string[]; leftOut: string[] } {
  const letter = parseLetter(text);
  if (!letter.ok) throw new Error(letter.problem);
  return {
    lines: letter.value.lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`),
    leftOut: letter.value.leftOut.map(({ because, amountUsd }) => `${because} ${amountUsd}`),
  };
}

test.each<[string, string, string[], string[]]>([
  [
    "rows below a name",
    "Beacon Grant\n  previously   $8,200\n  revised   $9,700",
    ["grant 9700"],
    ["notOffered 8200"],
  ],
  [
    "rows below a price",
    "Tuition $30,000\nBeacon Grant $9,000\nNet price\n  before the change   $24,000\n  after the change   $21,000",
    ["tuitionFees 30000", "grant 9000", "statedNetPrice 21000"],
    ["notOffered 24000"],
  ],
  [
    "was and is now",
    "Your Beacon Grant was $12,000 and is now $16,500.",
    ["grant 16500"],
    ["notOffered 12000"],
  ],
  [
    "by how much, and from what",
    "Your Beacon Grant drops by $1,000, from $18,000 to $17,000.",
    ["grant 17000"],
    ["sum 1000", "notOffered 18000"],
  ],
  [
    "what came off another award",
    "The remaining $1,600 came off your Beacon Grant, which goes from $26,500 to $24,900.",
    ["grant 24900"],
    ["sum 1600", "notOffered 26500"],
  ],
  [
    "down from",
    "Tuition $30,000\nNet price: $22,600, down from $27,100",
    ["tuitionFees 30000", "statedNetPrice 22600"],
    ["notOffered 27100"],
  ],
  [
    "the figure used of a range",
    "Books: $800 to $1,200 (used: $1,000)\nTuition $9,000",
    ["books 1000", "tuitionFees 9000"],
    [],
  ],
  [
    "a figure beyond the range is another",
    "Room: $6,000 to $9,000, used by 1,200 students\nTuition $9,000",
    ["housingFood 9000", "tuitionFees 9000"],
    [],
  ],
])("%s", (_, text, lines, leftOut) => {
  expect(read(text)).toEqual({ lines, leftOut });
});

test("what is due for one term is no price of the year", () => {
  const text =
    "\tFall\tWinter\tSpring\nTuition\t5,000\t5,000\t5,000\nBeacon Grant\t2,000\t2,000\t2,000\nTerm credits\t2,000\t2,000\t2,000\nEstimated balance, term\t3,000\t3,000\t3,000";
  expect(read(text)).toEqual({
    lines: ["tuitionFees 15000", "grant 6000"],
    leftOut: ["sum 6000", "sum 9000"],
  });
});

test.each([
  ["Direct charges", ["tuitionFees 30000", "housingFood 12000"]],
  ["Charges", ["tuitionFees 30000", "housingFood 12000", "totalCost 42000"]],
])("a bare total below '%s'", (heading, lines) => {
  expect(read(`${heading}\nTuition $30,000\nRoom and board $12,000\nTotal $42,000`).lines).toEqual(lines);
});

test("a cost that the two above it make is their total, and another amount is a cost of its own", () => {
  const rows = (usd: string) =>
    `Costs\nTuition $4,000\nStudent fee $200\nTuition and fees ${usd}\nBooks $800`;
  expect(read(rows("$4,200")).lines).toEqual(["tuitionFees 4000", "tuitionFees 200", "books 800"]);
  expect(read(rows("$4,300")).lines).toContain("tuitionFees 4300");
});
