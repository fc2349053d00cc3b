/** Records whose cells were copied onto lines of their own become rows again, and lists that only look like them stay. */
import { expect, test } from "vitest";
import { foldRecords } from "./letterRecords.ts";

function fold(text: string): { lines: string[]; rows: number[][] } {
  const folded = foldRecords(text.split("\n").map((line, row) => ({ text: line, rows: [row] })));
  return { lines: folded.map((line) => line.text), rows: folded.map(({ rows }) => [...rows]) };
}

test("a name, its status, its amount, and each term's share below it", () => {
  const { lines, rows } = fold(
    "Grants\nPell Grant\nAccepted\n$6,000\n2026FA\n$3,000\n2027SP\n$3,000\nUnity Grant\nPending\n$900\n2026FA\n$450\n2027SP\n$450\nTotal\n$6,900",
  );
  expect(lines).toEqual([
    "Grants",
    "Pell Grant\tAccepted\t$6,000\tFall\t$3,000\tSpring\t$3,000",
    "Unity Grant\tPending\t$900\tFall\t$450\tSpring\t$450",
    "Total",
    "$6,900",
  ]);
  expect(rows[1]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a row for each term below the name, and the fund's total below them", () => {
  const { lines } = fold(
    "Pell Grant\n  Fall 2026   Accepted   $3,000.00\n  Spring 2027   Accepted   $3,000.00\n  Fund total   $6,000.00\nDirect Loan\n  Fall 2026   Offered   $1,750.00   [Take Action v]\n  Spring 2027   Offered   $1,750.00   [Take Action v]\n  Fund total   $3,500.00\n\nFall 2026 total   $4,750.00",
  );
  expect(lines).toEqual([
    "Pell Grant\tFall   Accepted   $3,000.00\tSpring   Accepted   $3,000.00\t$6,000.00",
    "Direct Loan\tFall   Offered   $1,750.00\tSpring   Offered   $1,750.00\t$3,500.00",
    "",
    "Fall 2026 total   $4,750.00",
  ]);
});

test("a table whose heads are lines too, with the status below or above each record", () => {
  const below = "Award\n2026 Fall\n2027 Spring\nTotal\nStatus";
  expect(
    fold(
      `Grants\n${below}\nPell Grant\n$3,000\n$3,000\n$6,000\nAccepted\nUnity Grant\n$450\n$450\n$900\nPending\nTotal grants\n$3,450\n$3,450\n$6,900`,
    ).lines,
  ).toEqual([
    "Grants",
    "Award\t2026 Fall\t2027 Spring\tTotal",
    "Pell Grant\t$3,000\t$3,000\t$6,000\tAccepted",
    "Unity Grant\t$450\t$450\t$900\tPending",
    "Total grants\t$3,450\t$3,450\t$6,900",
  ]);
  const above = "Status\nAward\nTotal Amount\nFall Term 2026\nSpring Term 2027";
  expect(
    fold(
      `${above}\n\nAccepted\n\nPell Grant\n$6,000\n$3,000\n$3,000\n\nDeclined\nDirect Loan\n$3,500\n$1,750\n$1,750\nTotals\n$9,500\n$4,750\n$4,750`,
    ).lines.filter((line) => line !== ""),
  ).toEqual([
    "Award\tStatus\tTotal Amount\tFall Term 2026\tSpring Term 2027",
    "Pell Grant\tAccepted\t$6,000\t$3,000\t$3,000",
    "Direct Loan\tDeclined\t$3,500\t$1,750\t$1,750",
    "Totals\t\t$9,500\t$4,750\t$4,750",
  ]);
});

test.each([
  ["one record may be chance", "Pell Grant\nFall 2026\n$3,000\nSpring 2027\n$3,000"],
  ["names with one amount each", "Pell Grant\n$6,000\nUnity Grant\n$900"],
  ["terms as headings of lists", "Fall 2026\nPell Grant  $3,000\nSpring 2027\nPell Grant  $3,000"],
])("%s: the lines stay", (_, text) => {
  expect(fold(text).lines).toEqual(text.split("\n"));
});
