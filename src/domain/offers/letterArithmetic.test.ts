/** Sums decide what words leave open: categories of cards, repeats by term, installments, months, what a family pays, and which price is left. */
import { describe, expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

function read(text: string) {
  const letter = parseLetter(text);
  if (!letter.ok) throw new Error(letter.problem);
  const { lines, leftOut } = letter.value;
  return {
    lines: lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`),
    out: leftOut.map(({ because, amountUsd }) => `${because} ${amountUsd}`),
    isCertain: letter.value.isCertain,
  };
}

const cards = (sum: string) =>
  `Gifts\n${sum}\n$8,000\nMerit Scholarship\n$4,900\nFederal Pell Grant\n\nCost of attendance\n$21,000\n$13,000\nTuition\n$8,000\nHousing`;

test("a category's sum above its cards says that the names are below their amounts", () => {
  expect(read(cards("$12,900"))).toMatchObject({
    lines: ["grant 8000", "grant 4900", "tuitionFees 13000", "housingFood 8000", "totalCost 21000"],
    isCertain: true,
  });
  // Without it, something is asked.
  expect(read(cards("$12,000")).isCertain).toBe(false);
});

const offer = (fall: string) =>
  `Year\nOak Grant    6,400\nPell Grant    3,150\nFirst half\nOak Grant    ${fall}\nPell Grant    1,575\nSecond half\nOak Grant    3,200\nPell Grant    1,575`;

test("two names whose terms add up to the year are the same list again, and one is not", () => {
  expect(read(offer("3,200")).lines).toEqual(["grant 6400", "grant 3150"]);
  expect(read(offer("3,000")).lines.length).toBeGreaterThan(2);
});

const billed =
  "Tuition $18,900\nRoom and board $10,900\nTotal cost $29,800\nPell Grant $5,400\nTotal grants $5,400";

test("rows named by a day alone, of one amount, are installments", () => {
  const rows = "Aug 5   $3,050.00\nSep 5   $3,050.00\nOct 5   $3,050.00";
  expect(read(`${billed}\nBalance $24,400\nMonthly plan\n${rows}`).out).toEqual(
    expect.arrayContaining(["notAid 3050", "notAid 3050", "notAid 3050"]),
  );
});

test("an amount by the month and what it comes to are one line", () => {
  const read9 = read(`${billed}\nHousing allowance from the VA: $1,485 a month for nine months, $13,365`);
  expect(read9.lines.filter((line) => line.endsWith("13365"))).toHaveLength(1);
  expect(read9.out.filter((one) => one.endsWith("13365"))).toEqual([]);
});

test("what a total of all resources counts beside the aid is the family's own", () => {
  const letter = (total: string) =>
    `Gifts\nOak Grant | $20,000\nTotal gifts | $20,000\nFamily share | $9,800\nTotal resources | ${total}\nCosts\nTuition | $20,000\nHousing | $9,800\nTotal cost | $29,800`;
  expect(read(letter("$29,800")).out).toContain("notAid 9800");
  expect(read(letter("$29,800")).lines).not.toContain("statedNetPrice 9800");
  expect(read(letter("$31,000")).lines).toContain("statedNetPrice 9800");
});

test("of two net prices the one of all costs less the gifts is the letter's", () => {
  const text =
    "Tuition $20,000\nDirect costs $20,000\nBooks $1,000\nTravel $900\nCost of attendance $21,900\nOak Grant $8,000\nTotal grants $8,000\nNet direct cost $12,000\nNet price $13,900";
  expect(read(text).lines).toContain("statedNetPrice 13900");
});

test("the total of a bill is no cost of attendance, and a total cost is", () => {
  const letter = (total: string) =>
    `Tuition $20,000\nMeals $5,000\n${total} $25,000\nPell Grant $4,000\nTotal grants $4,000`;
  expect(read(letter("Total charges")).lines).not.toContain("totalCost 25000");
  expect(read(letter("Total charges")).out).toContain("sum 25000");
  expect(read(letter("Total cost")).lines).toContain("totalCost 25000");
});

test("an award whose cell for this year is empty begins later", () => {
  const table = (cell: string) =>
    `Award    2026-27    2027-28    2028-29\nOak Grant    $5,000    $5,000    $5,000\nAbroad Grant    ${cell}    $2,000    $2,000`;
  expect(read(table("N/A"))).toMatchObject({ lines: ["grant 5000"], out: ["notOffered 2000"] });
  expect(read(table("-")).lines).toEqual(["grant 5000"]);
  expect(read(table("$2,000")).lines).toEqual(["grant 5000", "grant 2000"]);
});

test("a group's name above awards of its sum is their total, and of another sum an award", () => {
  const letter = (usd: string) =>
    `Institutional aid   ${usd}\n   Oak Award   $6,000\n   Elm Award   $3,500\nFederal Pell Grant   $4,000`;
  expect(read(letter("$9,500")).lines).toEqual(["grant 6000", "grant 3500", "grant 4000"]);
  expect(read(letter("$9,000")).lines).toContain("grant 9000");
});

test("a net price by place to live is named by the line above", () => {
  const text =
    "Housing plan: with parents\nTuition $15,890\nFood $3,000\nTotal cost $18,890\nTotal grants $8,000\nOak Grant $8,000\nNet price\n  if resident   $22,395\n  if commuter (your plan)   $10,890";
  expect(read(text).lines).toContain("statedNetPrice 10890");
  expect(read(text).out).toContain("notOffered 22395");
});

test("letters for digits in a cell of three, and in a cell without any digit", () => {
  const text =
    "                 Fall      Spring      Year\nTuition        l4,250      14,250    28,5OO\nFees              425         425       85O\nTotal          14,675      14,675    29,35O\nOak Grant       5,5OO       5,500    ll,OOO\nTotal grants    5,500       5,500    ll,OOO";
  expect(read(text).lines).toEqual([
    "tuitionFees 28500",
    "tuitionFees 850",
    "totalCost 29350",
    "grant 11000",
  ]);
});

test("in a sentence, what the months come to stands in parentheses", () => {
  const { lines } = read(
    `${billed}\nYou will receive a monthly housing allowance of $1,800 for nine months ($16,200) and a book stipend of $1,000 from the VA.`,
  );
  expect(lines).toEqual(expect.arrayContaining(["grant 16200", "grant 1000"]));
});

test("a supplement for need is a gift, and need alone is not", () => {
  expect(read(`${billed}\nNeed Supplement $500`).lines).toContain("grant 500");
  expect(read(`${billed}\nNeed $500`).out).toContain("notAid 500");
});

describe("the last noun says what a line is", () => {
  test.each([
    ["Nursing Program Fee", "tuitionFees"],
    ["Activities and Residential Fee", "tuitionFees"],
    ["Honors Fee", "tuitionFees"],
    ["Meal Plan Fee", "housingFood"],
    ["Uniform and gear charge", "otherCost"],
    ["Cal Grant A fees", "grant"],
    ["Loan fees", "otherCost"],
  ])("%s", (name, kind) => {
    expect(read(`Costs\nTuition $10,000\n${name} $900\nTotal $10,900`).lines).toContain(`${kind} 900`);
  });

  test("a balance before loans is a balance", () => {
    expect(read(`${billed}\nBalance before loans $24,400`).lines).toContain("statedNetPrice 24400");
  });
});
