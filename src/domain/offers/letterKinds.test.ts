/** Kinds of rows and notes that other letters have as well: names apart from their amounts, bills below the costs, and what was declined. */
import { describe, expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

function read(text: string) {
  const letter = parseLetter(text);
  if (!letter.ok) return letter.problem;
  const { lines, leftOut, isCertain } = letter.value;
  return {
    lines: lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`),
    leftOut: leftOut.map(({ because, amountUsd }) => `${because} ${amountUsd}`),
    certain: isCertain,
  };
}

const costs = "Tuition $12,000\nHousing $8,000\nBooks $1,000\nTravel $500\nTotal cost of attendance $21,500";

test("a list with two signs for its dot is of one student, and banners with two names are of two", () => {
  const rows = `${costs}\n-- Pell Grant, $4,000\n-- American Fund scholarship, $1,500\n-- Federal Work-Study, $2,000`;
  expect(read(rows)).toMatchObject({ certain: false });
  const twins = "-- Ana Ortiz, Tidewater --\nTuition $9,000\n-- Luis Ortiz, Tidewater --\nTuition $9,000";
  expect(read(twins)).toBe("severalLetters");
});

describe("a card whose second line is its sort and its status", () => {
  const card = (name: string, sort: string, usd: string, half: string) =>
    `${name}\n${sort}\nFall 2026 $${half} | Spring 2027 $${half}\nTotal $${usd}\nAccept   Reduce   Decline\n\n`;
  const cards = `${card("Founders Scholarship", "Scholarship | Accepted", "3,000", "1,500")}${card("Federal Direct Parent PLUS Loan", "Loan | Offered - parent must apply", "20,000", "10,000")}`;
  test("has the name above it", () => {
    expect(read(`COST\n${costs}\n\nAWARDS\n\n${cards}`)).toMatchObject({
      lines: expect.arrayContaining(["grant 3000", "parentLoan 20000"]),
    });
  });
  test("a loan without a name, of more than a student may borrow, is asked about", () => {
    expect(read(`${costs}\nGrant $4,000\nLoan $20,000\nTotal loans $20,000`)).toMatchObject({
      certain: false,
    });
  });
});

test("what is left to pay with the loans that a letter offers is no condition", () => {
  const letter = `${costs}\nUnity Grant $4,000\nMerit Scholarship $2,000\nTotal grants and scholarships $6,000\nNet price $15,500\nDirect Subsidized Loan $3,500\nDirect Unsubsidized Loan $2,000\nTotal loans $5,500\n`;
  expect(read(`${letter}If you take both loans, the balance due for the year is $10,000.`)).toMatchObject({
    leftOut: expect.arrayContaining(["sum 10000"]),
    certain: true,
  });
  expect(
    read(`${letter}If you take the summer course, the balance due for the year is $17,000.`),
  ).toMatchObject({
    leftOut: expect.arrayContaining(["mentioned 17000"]),
  });
});

test("of costs named together or charges, the sum of the first rows is a total", () => {
  const gifts = "Unity Grant $4,000\nMerit Scholarship $2,000\nTotal gifts $6,000\nNet price $15,500";
  for (const name of ["Tuition and housing", "Charges on the Hill", "Billed costs"])
    expect(read(`${costs}\n${gifts}\n${name} $20,000\nBalance due $14,000`)).toMatchObject({
      lines: expect.arrayContaining(["totalCost 21500", "statedNetPrice 15500"]),
      certain: true,
    });
});

test("what an award has reduced, and what that was, is no line", () => {
  const gifts =
    "Unity Grant $4,000\nRotary Scholarship $2,000\nCampus job $1,500\nTotal award $7,500\nNet price $15,500";
  expect(
    read(
      `${costs}\n${gifts}\nYour outside award has reduced your job expectation by $500 from our standard of $2,000.`,
    ),
  ).toMatchObject({ leftOut: expect.arrayContaining(["mentioned 500", "notOffered 2000"]), certain: true });
});

test("an annual award has the name above it, across a sentence with an amount", () => {
  const cards = `1. Unity Grant\nPays your fees of $46 per unit. You will not receive a payment.\nAnnual value: $1,380\n\n2. Federal Work-Study\nAnnual award: $3,000 (must be hired)\n\n3. Pell Grant\nAnnual award: $4,000\n\nTotal grants: $5,380`;
  expect(read(`${cards}\n${costs}`)).toMatchObject({
    lines: expect.arrayContaining(["grant 1380", "workStudy 3000", "grant 4000"]),
  });
});

test("a note below the table says which loan was declined, and the total of what was accepted counts", () => {
  const table = `Award\tOffered\tAccepted\nPell Grant\t4,000.00\t4,000.00\nUnity Grant\t2,000.00\t2,000.00\nFederal Direct Subsidized Loan\t3,500.00\t1,500.00\nFederal Direct Unsubsidized Loan\t2,000.00\t0.00\nAid Year Totals\t11,500.00\t7,500.00`;
  expect(read(`${costs}\n${table}\nUnsubsidized Loan: You declined this loan on 04/22/2026.`)).toMatchObject({
    leftOut: expect.arrayContaining(["declined 2000", "sum 7500"]),
    certain: true,
  });
  expect(read(`${costs}\n${table}`)).toMatchObject({ certain: false });
});

test("the dates on which all of the aid is paid repeat it", () => {
  const aid = "Pell Grant $4,000\nUnity Grant $2,000\nTotal aid $6,000\nNet price $15,500";
  const paid = (second: string) =>
    `Aid offer 2026-2027\n${costs}\n${aid}\n\nDISBURSEMENT DATES\nSemester 1, October 2026: $3,000\nSemester 2, March 2027: ${second}`;
  expect(read(paid("$3,000"))).toMatchObject({ certain: true });
  expect(read(paid("$3,400"))).toMatchObject({ certain: false });
});
