/** The index compared with the Department's own processor: every record, every line. */
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saiTables } from "#domain/aid/saiTables.ts";
import { calculateStudentAidIndex } from "./studentAidIndex.ts";
import { emptyBlock, type FinancialBlock, type WorksheetInput } from "./worksheetInput.ts";

type Given = Partial<FinancialBlock> | undefined;
type SaiRecord = {
  id: string;
  input: Omit<WorksheetInput, "familySize" | "parents" | "student"> & {
    familySize: number;
    parents?: Given;
    student?: Given;
  };
  expected: { sai: number; lines: Record<string, number> };
};

const file = new URL("../../../test/official/studentAidIndexRecords2025.json", import.meta.url);
// The Department's records as committed; their format is described next to them.
const { records } = JSON.parse(readFileSync(file, "utf8")) as { records: SaiRecord[] };

function toWholeInput({ input }: SaiRecord): WorksheetInput {
  return {
    ...input,
    married: input.married ?? false,
    parents: { ...emptyBlock, ...input.parents },
    student: { ...emptyBlock, ...input.student },
  };
}

describe("official records of 2025-26", () => {
  test("there are 117 of them", () => expect(records).toHaveLength(117));

  test.each(records)("$id", (record) => {
    const result = calculateStudentAidIndex(toWholeInput(record));
    if (!result.ok) throw new Error(result.problem);
    const recorded = Object.fromEntries(
      Object.keys(record.expected.lines).map((line) => [line, result.value.lines[line]]),
    );
    expect(recorded).toEqual(record.expected.lines);
    expect(result.value.sai).toBe(record.expected.sai);
  });
});

const awardYears = saiTables.map((tables) => tables.awardYear);

/** A family without assets whose only income is one person's wages. */
function makeFamily(
  awardYear: string,
  formula: "A" | "B" | "C",
  wages: number,
  rest: Partial<FinancialBlock> = {},
) {
  const block: FinancialBlock = {
    ...emptyBlock,
    agi: wages,
    returns: [{ filingStatus: "single", earnedIncome: wages }],
    ...rest,
  };
  return {
    awardYear,
    formula,
    familySize: 4,
    married: false,
    maxPellIndicator: 0 as const,
    assetsExempt: false,
    parents: formula === "A" ? block : emptyBlock,
    student: formula === "A" ? emptyBlock : block,
  };
}

function calculateIndex(input: WorksheetInput): number {
  const result = calculateStudentAidIndex(input);
  if (!result.ok) throw new Error(result.problem);
  return result.value.sai;
}

const formulas = fc.constantFrom("A" as const, "B" as const, "C" as const);
const years = fc.constantFrom(...awardYears);
const wages = fc.integer({ min: 0, max: 2_000_000 });

describe("invariants", () => {
  test("more earnings never lower the index by more than a two-dollar rounding difference", () => {
    fc.assert(
      fc.property(
        years,
        formulas,
        wages,
        fc.integer({ min: 1, max: 50_000 }),
        (year, formula, earned, more) => {
          const before = calculateIndex(makeFamily(year, formula, earned));
          const after = calculateIndex(makeFamily(year, formula, earned + more));
          return after >= before - 2;
        },
      ),
      { seed: 20261121, numRuns: 2_000 },
    );
  });

  test("more savings never lower it, and change nothing if no assets are reported", () => {
    fc.assert(
      fc.property(
        years,
        formulas,
        wages,
        fc.integer({ min: 0, max: 5_000_000 }),
        (year, formula, earned, cash) => {
          const without = makeFamily(year, formula, earned);
          const withCash = makeFamily(year, formula, earned, { cashSavings: cash });
          const exempt = { assetsExempt: true };
          return (
            calculateIndex(withCash) >= calculateIndex(without) &&
            calculateIndex({ ...withCash, ...exempt }) === calculateIndex({ ...without, ...exempt })
          );
        },
      ),
      { seed: 20261121, numRuns: 2_000 },
    );
  });

  test("it is a whole number of dollars between -1,500 and 999,999", () => {
    const income = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    fc.assert(
      fc.property(years, formulas, income, income, (year, formula, agi, earned) => {
        const input = makeFamily(year, formula, Math.max(earned, 0), { agi, investments: earned });
        const sai = calculateIndex(input);
        return Number.isInteger(sai) && !Object.is(sai, -0) && sai >= -1_500 && sai <= 999_999;
      }),
      { seed: 20261121, numRuns: 2_000 },
    );
  });

  test("a larger family never has a higher index", () => {
    fc.assert(
      fc.property(
        years,
        fc.constantFrom("A" as const, "C" as const),
        wages,
        fc.integer({ min: 3, max: 20 }),
        (year, formula, earned, size) => {
          const input = makeFamily(year, formula, earned);
          return (
            calculateIndex({ ...input, familySize: size + 1 }) <=
            calculateIndex({ ...input, familySize: size })
          );
        },
      ),
      { seed: 20261121, numRuns: 1_000 },
    );
  });
});

describe("the maximum grant by income", () => {
  test("families that did not have to file get the lowest index without a worksheet", () => {
    const input = { ...makeFamily("2026-27", "A", 500_000), maxPellIndicator: 1 as const };
    expect(calculateStudentAidIndex(input)).toEqual({ ok: true, value: { sai: -1_500, lines: {} } });
  });

  test.each([2, 3] as const)("indicator %d caps the index at 0", (maxPellIndicator) => {
    const input = { ...makeFamily("2026-27", "A", 500_000), maxPellIndicator };
    expect(calculateIndex(input)).toBe(0);
    expect(calculateIndex({ ...makeFamily("2026-27", "A", 0), maxPellIndicator })).toBe(-1_500);
  });

  test("a year without tables has no index", () => {
    expect(calculateStudentAidIndex(makeFamily("2028-29", "A", 1))).toEqual({
      ok: false,
      problem: "yearNotPublished",
    });
  });
});

describe("only 2024-25 allows a negative student contribution", () => {
  test.each([
    ["2024-25", -1_500],
    ["2025-26", 0],
  ])("%s", (awardYear, line30) => {
    const result = calculateStudentAidIndex(makeFamily(awardYear, "A", 120_000));
    expect(result.ok && result.value.lines["30"]).toBe(line30);
  });
});
