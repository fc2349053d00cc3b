/** What a letter still asks when every sum it prints comes out, on both sides. */
import { describe, expect, test } from "vitest";
import { listLetterQuestions } from "./letterQuestions.ts";
import { parseLetter } from "./parseLetter.ts";

function read(text: string) {
  const letter = parseLetter(text);
  if (!letter.ok) throw new Error(letter.problem);
  const { lines, leftOut } = letter.value;
  return {
    asked: listLetterQuestions(lines, leftOut).map(({ code }) => code),
    lines: lines.map(({ amountUsd, note }) => [amountUsd, note ?? null]),
  };
}

const bill = (title: string, more = "") =>
  `${title}\nTuition 4,000\nHousing 3,000\n${more}Pell Grant -2,000\nBalance due 5,000`;

describe("a term's amounts", () => {
  test.each<[name: string, text: string, asked: string[], tuition: (number | string | null)[]]>([
    ["a bill of the fall", bill("Fall 2027 bill"), [], [8_000, "termsAlike"]],
    [
      "a statement that says when the other term is billed",
      `${bill("Statement of account, Fall 2027")}\nSpring charges will be posted in December. A late fee of $150 applies.`,
      [],
      [8_000, "termsAlike"],
    ],
    ["of a quarter", bill("Fall quarter 2027 bill"), [], [12_000, "quartersAlike"]],
    [
      "where no sum comes out",
      bill("Fall 2027 bill").replace("5,000", "5,900"),
      ["period"],
      [8_000, "termBill"],
    ],
    ["where no sum is printed", bill("Fall 2027 bill").replace(/\n.*$/, ""), ["period"], [8_000, "termBill"]],
    [
      "with a charge that may be paid once",
      bill("Fall 2027 bill", "Orientation fee 250\n").replace("5,000", "5,250"),
      ["period"],
      [8_000, "termBill"],
    ],
    [
      "of a student who starts in spring",
      bill("Spring 2028 bill, spring start only"),
      ["period"],
      [8_000, "termBill"],
    ],
    [
      "that the letter says are by the semester",
      "Each semester you will be charged $4,000 for tuition and $3,000 for housing.\nEach semester you will receive a $2,000 Unity Grant. That leaves $5,000 a semester to pay.",
      [],
      [8_000, "termsAlike"],
    ],
  ])("%s", (_, text, asked, tuition) => {
    const letter = read(text);
    expect(letter.asked).toEqual(asked);
    expect(letter.lines[0]).toEqual(tuition);
  });
});

describe("two places to live", () => {
  const table = (head: string, total: string) =>
    `Costs 2027-28        ${head}\nTuition              $12,000      $12,000\nHousing and food     $11,000       $4,000\nTotal                $23,000      ${total}\nUnity Grant           $5,000\nTotal grants          $5,000`;
  test.each<[name: string, text: string, asked: string[], housing: (number | string | null)[]]>([
    ["on campus first", table("On campus    With parents", "$16,000"), [], [11_000, "onCampus"]],
    [
      "with parents first",
      table("With parents    On campus", "$16,000"),
      ["amounts"],
      [11_000, "severalAmounts"],
    ],
    ["by residency", table("In-state    Out-of-state", "$16,000"), ["amounts"], [11_000, "severalAmounts"]],
  ])("%s", (_, text, asked, housing) => {
    const letter = read(text);
    expect(letter.asked).toEqual(asked);
    expect(letter.lines[1]).toEqual(housing);
  });
});

test("a point for a comma is proven by the sums it makes", () => {
  const letter = read(
    "Tuition $40.000\nUnity Grant $15.000\nDirect Subsidized Loan $3.500\nNet price $25.000",
  );
  expect(letter.asked).toEqual([]);
  expect(letter.lines.map(([usd]) => usd)).toEqual([40_000, 15_000, 3_500, 25_000]);
});

test("an O for a zero is asked about where no sum holds it", () => {
  expect(
    read("Tuition $40,000\nUnity Grant $15,000\nDirect Subsidized Loan $3,5OO\nNet price $25,000").asked,
  ).toEqual(["digits"]);
});

test("a letter among digits is proven by the sums that other amounts with it make, and another letter is not", () => {
  const letter = (loan: string) =>
    `Tuition $4O,OOO\nUnity Grant $15,000\nDirect Subsidized Loan ${loan}\nNet price $25,000`;
  expect(read(letter("$3,5OO")).asked).toEqual([]);
  expect(read(letter("$l,500")).asked).toEqual(["digits"]);
});

test("a total with no lines of its own, in words that name it, is no question", () => {
  expect(
    read("Tuition $40,000\nUnity Grant $15,000\nNet price $25,000\nFederal student loans $5,500").asked,
  ).toEqual([]);
});
