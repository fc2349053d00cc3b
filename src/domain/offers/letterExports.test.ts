/** Letters that are what a system printed: comma-separated values, and lines of names and values. */
import { describe, expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

function readLines(text: string): string[] {
  const read = parseLetter(text);
  return read.ok ? read.value.lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`) : [read.problem];
}

describe("what a system exported", () => {
  test("comma-separated values, with what the rows are in the first of them", () => {
    const text = `Category,Item,Fall 2027,Spring 2028,Total
Cost,Tuition,"$24,600","$24,600","$49,200"
Cost,Housing,"$4,890","$4,890","$9,780"
Cost,Total,"$29,490","$29,490","$58,980"
Gift Aid,Trustee Scholarship,"$11,000","$11,000","$22,000"
Gift Aid,Pell Grant,"$1,573","$1,572","$3,145"
Gift Aid,Total,"$12,573","$12,572","$25,145"`;
    expect(readLines(text)).toEqual([
      "tuitionFees 49200",
      "housingFood 9780",
      "totalCost 58980",
      "grant 22000",
      "grant 3145",
    ]);
  });

  test("columns with commas of thousands are no such values", () => {
    const text = "Pell  3,697  3,698  7,395\nSEOG  1,300  1,300  2,600\nDirect Sub Loan  1,750  1,750  3,500";
    expect(readLines(text)).toEqual(["grant 7395", "grant 2600", "studentLoan 3500"]);
  });

  test("each award as lines of names and values", () => {
    const record = (name: string, status: string, usd: string, half: string) =>
      `Award Name: ${name}\nAward Type: Aid\nAnnual Amount: $${usd}\nFall Amount: $${half}\nSpring Amount: $${half}\nStatus: ${status}`;
    const text = [
      record("Federal Pell Grant", "Accepted", "6,246.00", "3,123.00"),
      record("Direct Subsidized Loan", "Offered", "3,500.00", "1,750.00"),
      record("Direct Unsubsidized Loan", "Declined", "2,000.00", "1,000.00"),
    ].join("\n\n");
    expect(readLines(text)).toEqual(["grant 6246", "studentLoan 3500"]);
  });
});
