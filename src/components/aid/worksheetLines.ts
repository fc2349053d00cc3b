/** A plain label for every line of the official worksheets, and the table it uses. */
import type { Formula } from "#domain/aid/worksheetInput.ts";
import { latestValue } from "#facts/fact.ts";
import { saiLeast, saiMost } from "#facts/federal-aid/studentAidIndex.ts";
import { formatInteger } from "#lib/format.ts";

export type LineWords = {
  /** The official line number, which is also its key in the result. */
  line: string;
  label: string;
  table?: string;
  /** A total of the lines before it. */
  isSum?: boolean;
  /** A rate rather than an amount. */
  isPercent?: boolean;
};

export type LineGroup = {
  group: "income" | "allowances" | "assets" | "studentIncome" | "studentAssets" | "result";
  lines: readonly LineWords[];
};

/** With a true minus sign. */
const indexLimits = `from ${formatInteger(latestValue(saiLeast)).replace("-", "−")} to ${formatInteger(latestValue(saiMost))}`;

const incomeLines: readonly LineWords[] = [
  { line: "1", label: "Adjusted gross income and what is added to it" },
  { line: "2", label: "Subtracted: taxed college grants, education credits, Federal Work-Study" },
  { line: "3", label: "Income (1 minus 2)", isSum: true },
];

function buildAllowanceLines(tables: { payroll: string; protection: string; expense: string }): LineWords[] {
  return [
    { line: "4", label: "Federal income tax paid" },
    { line: "5a", label: "Medicare tax on earnings", table: tables.payroll },
    { line: "5b", label: "Social Security tax on earnings", table: tables.payroll },
    { line: "6", label: "Income protection allowance, for living", table: tables.protection },
    { line: "7", label: "Employment expense allowance, for working", table: tables.expense },
    { line: "8", label: "Allowances together (4 to 7)", isSum: true },
    { line: "9", label: "Available income (3 minus 8)", isSum: true },
  ];
}

/** Lines 10 to 15 of worksheets A and C. */
function buildAssetLines(businessTable: string): LineWords[] {
  return [
    { line: "10", label: "Child support received" },
    { line: "11", label: "Cash, savings, checking" },
    { line: "12", label: "Investments, less debts on them" },
    { line: "13", label: "Business or farm: the part that counts", table: businessTable },
    { line: "14", label: "Assets together (10 to 13)", isSum: true },
    { line: "15", label: "Asset protection allowance: 0 at every age" },
  ];
}

const worksheetA: readonly LineGroup[] = [
  { group: "income", lines: incomeLines },
  {
    group: "allowances",
    lines: buildAllowanceLines({
      payroll: "Table A1",
      protection: "Table A2, by family size",
      expense: "35% of earnings, up to the year’s limit",
    }),
  },
  {
    group: "assets",
    lines: [
      ...buildAssetLines("Table A3"),
      { line: "16", label: "Share of assets that counts", isPercent: true },
      { line: "17", label: "From assets (14 minus 15, times 16)", isSum: true },
      { line: "18", label: "Adjusted available income (9 plus 17)", isSum: true },
      { line: "19", label: "The parents’ contribution", table: "Table A5", isSum: true },
    ],
  },
  {
    group: "studentIncome",
    lines: [
      { line: "20", label: "Adjusted gross income and what is added to it" },
      { line: "21", label: "Subtracted: taxed college grants, education credits, Federal Work-Study" },
      { line: "22", label: "Income (20 minus 21)", isSum: true },
      { line: "23", label: "Federal income tax paid" },
      { line: "24a", label: "Medicare tax on earnings", table: "Table A1" },
      { line: "24b", label: "Social Security tax on earnings", table: "Table A1" },
      { line: "25", label: "Income protection allowance of a student" },
      { line: "26", label: "Allowance where line 18 is below 0" },
      { line: "27", label: "Allowances together (23 to 26)", isSum: true },
      { line: "28", label: "Available income (22 minus 27)", isSum: true },
      { line: "29", label: "Share of it that counts", isPercent: true },
      { line: "30", label: "From the student’s income (28 times 29, not below 0)", isSum: true },
    ],
  },
  {
    group: "studentAssets",
    lines: [
      { line: "31", label: "Cash, savings, checking" },
      { line: "32", label: "Investments, less debts on them" },
      { line: "33", label: "Business or farm: the part that counts", table: "Table A3" },
      { line: "34", label: "Assets together (31 to 33)", isSum: true },
      { line: "35", label: "Share of assets that counts", isPercent: true },
      { line: "36", label: "From the student’s assets (34 times 35)", isSum: true },
    ],
  },
  {
    group: "result",
    lines: [{ line: "37", label: `Student Aid Index (19 plus 30 plus 36, ${indexLimits})`, isSum: true }],
  },
];

const worksheetB: readonly LineGroup[] = [
  { group: "income", lines: incomeLines },
  {
    group: "allowances",
    lines: [
      ...buildAllowanceLines({
        payroll: "Table B1",
        protection: "By whether the student is married",
        expense: "For married students: 35% of earnings, up to the year’s limit",
      }),
      { line: "10", label: "Share of it that counts", isPercent: true },
      { line: "11", label: "From income (9 times 10)", isSum: true },
    ],
  },
  {
    group: "assets",
    lines: [
      { line: "12", label: "Child support received" },
      { line: "13", label: "Cash, savings, checking" },
      { line: "14", label: "Investments, less debts on them" },
      { line: "15", label: "Business or farm: the part that counts", table: "Table B2" },
      { line: "16", label: "Assets together (12 to 15)", isSum: true },
      { line: "17", label: "Asset protection allowance: 0 at every age" },
      { line: "18", label: "Assets that count (16 minus 17)", isSum: true },
      { line: "19", label: "Share of them that counts", isPercent: true },
      { line: "20", label: "From assets (18 times 19)", isSum: true },
    ],
  },
  {
    group: "result",
    lines: [{ line: "21", label: `Student Aid Index (11 plus 20, ${indexLimits})`, isSum: true }],
  },
];

const worksheetC: readonly LineGroup[] = [
  { group: "income", lines: incomeLines },
  {
    group: "allowances",
    lines: buildAllowanceLines({
      payroll: "Table C1",
      protection: "Table C3, by family size",
      expense: "35% of earnings, up to the year’s limit",
    }),
  },
  {
    group: "assets",
    lines: [
      ...buildAssetLines("Table C4"),
      { line: "16", label: "Assets that count (14 minus 15)", isSum: true },
      { line: "17", label: "Share of them that counts", isPercent: true },
      { line: "18", label: "From assets (16 times 17)", isSum: true },
      { line: "19", label: "Adjusted available income (9 plus 18)", isSum: true },
      { line: "20", label: "Contribution from it", table: "Table C6" },
    ],
  },
  {
    group: "result",
    lines: [{ line: "21", label: `Student Aid Index (20, ${indexLimits})`, isSum: true }],
  },
];

export const worksheetWords: Readonly<Record<Formula, readonly LineGroup[]>> = {
  A: worksheetA,
  B: worksheetB,
  C: worksheetC,
};
