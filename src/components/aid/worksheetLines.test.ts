/** Every worked line has its words, and no words stand for a line that is not worked. */
import { describe, expect, test } from "vitest";
import { calculateStudentAidIndex } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock } from "#domain/aid/worksheetInput.ts";
import { worksheetWords } from "./worksheetLines.ts";

describe.each(["A", "B", "C"] as const)("worksheet %s", (formula) => {
  const worked = calculateStudentAidIndex({
    awardYear: "2027-28",
    formula,
    familySize: 3,
    married: false,
    maxPellIndicator: 0,
    assetsExempt: false,
    parents: emptyBlock,
    student: emptyBlock,
  });

  test("the words are of the lines, in their order", () => {
    // The two payroll taxes are lines of their own; their sum is kept for comparing with the official records.
    const lines = worked.ok ? Object.keys(worked.value.lines).filter((line) => !line.includes("+")) : [];
    const told = worksheetWords[formula].flatMap((group) => group.lines.map(({ line }) => line));
    expect(told.toSorted()).toEqual(lines.toSorted());
    expect(told).toEqual(
      told.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b)),
    );
  });
});
