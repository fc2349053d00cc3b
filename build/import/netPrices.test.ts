/** Which prices by income can be used: enough students, prices that fit the average, and how two years agree. */
import { describe, expect, test } from "vitest";
import type { NetPriceByIncome } from "#domain/college/college.ts";
import { deriveAidedFields, type NetPriceRow, noAidedFields, type OwnFigures } from "./netPrices.ts";

const row: NetPriceRow = {
  averageUsd: 5_000,
  check: "fits",
  newestUsd: [3_000, 4_000, 7_000, 10_000, null],
  laterUsd: [2_800, 3_900, 6_900, 9_500, 11_000],
  students: [200, 100, 80, 40, 30],
  grantsUsd: [8_200, 7_100, 4_100, 1_500, 0],
  earlierUsd: [2_700, 3_700, 6_500, 9_000, 10_500],
};
const own: OwnFigures = {
  level: "twoYear",
  netPriceByIncomeUsd: [null, null, null, null, null],
  averageCostUsd: null,
  arrangementsUsd: [9_000, 20_000, null],
  homeCostUsd: 9_000,
};

/** The row with other students, counted in one bracket. */
function withStudents(at: number, count: number | null): NetPriceRow {
  // Five cells stay five.
  return {
    ...row,
    students: row.students.map((one, index) => (index === at ? count : one)) as unknown as NetPriceByIncome,
  };
}

describe("a price by income is used", () => {
  test("where enough students stand behind it; the fifth is of the year before", () => {
    expect(deriveAidedFields(row, own)).toEqual({
      aidedPriceByIncomeUsd: [3_000, 4_000, 7_000, 10_000, 11_000],
      aidedPriceGapUsd: [null, null, null, null, null],
      // 5,000 and the average grant of 6,084, raised as the Pell Grant was: 6,895 to 7,395.
      aidedCostUsd: 11_525,
      aidedHomeCostUsd: 9_000,
      aidedStudentsByIncome: [200, 100, 80, 40, 30],
      aidedPriceCheck: "fits",
      aidedGrant202223Usd: 6_084,
    });
  });

  test.each<[string, number, number | null, number | null]>([
    ["9 students in the lowest", 0, 9, null],
    ["10 students in the lowest", 0, 10, 3_000],
    ["9 students in the third", 2, 9, null],
    ["10 students in the third", 2, 10, 7_000],
    ["29 students in the fourth", 3, 29, null],
    ["30 students in the fourth", 3, 30, 10_000],
    ["29 students in the highest", 4, 29, null],
    ["30 students in the highest", 4, 30, 11_000],
    ["a count that is missing", 1, null, null],
  ])("%s bracket", (_, at, count, price) => {
    expect(deriveAidedFields(withStudents(at, count), own).aidedPriceByIncomeUsd[at]).toBe(price);
  });

  test("below zero too: grants above the cost are real", () => {
    const prices = deriveAidedFields({ ...row, newestUsd: [-4_158, 4_000, 7_000, 10_000, null] }, own);
    expect(prices.aidedPriceByIncomeUsd[0]).toBe(-4_158);
  });

  test.each<[string, NetPriceRow, OwnFigures]>([
    ["its prices differ from the average", { ...row, check: "differs" }, own],
    ["there is no average", { ...row, check: "noAverage" }, own],
    ["there are no prices of 2023-24", { ...row, check: null }, own],
    ["it is a four-year college", row, { ...own, level: "fourYear" }],
    ["its programs are shorter than two years", row, { ...own, level: "lessThanTwoYear" }],
  ])("nowhere if %s, while the counts stay", (_, given, figures) => {
    const { aidedStudentsByIncome, aidedPriceByIncomeUsd } = deriveAidedFields(given, figures);
    expect(aidedPriceByIncomeUsd).toEqual([null, null, null, null, null]);
    expect(aidedStudentsByIncome).toEqual([200, 100, 80, 40, 30]);
  });

  test("and nothing changes where the College Scorecard has one, or the file has no row", () => {
    const scorecard = { ...own, netPriceByIncomeUsd: [null, null, null, 9_000, null] };
    expect(deriveAidedFields(row, scorecard)).toEqual(noAidedFields);
    expect(deriveAidedFields(undefined, own)).toEqual(noAidedFields);
  });
});

describe("two years that lie apart", () => {
  test.each<[string, number | null, number | null]>([
    ["by $5,000: nothing is said", -2_200, null],
    ["by $5,001: the range will be wider", -2_201, 5_001],
    ["by $5,001 the other way", 7_801, 5_001],
    ["with 2021-22 missing: nothing to compare", null, null],
  ])("%s", (_, earlier, gap) => {
    const given: NetPriceRow = { ...row, earlierUsd: [earlier, 3_700, 6_500, 9_000, 10_500] };
    expect(deriveAidedFields(given, own).aidedPriceGapUsd).toEqual([gap, null, null, null, null]);
  });

  test("say nothing about a bracket whose price is not used", () => {
    const given = { ...withStudents(0, 9), earlierUsd: [20_000, 3_700, 6_500, 9_000, 10_500] as const };
    expect(deriveAidedFields(given, own).aidedPriceGapUsd[0]).toBeNull();
  });
});

describe("the cost behind the prices", () => {
  test.each<[string, Partial<OwnFigures>, number | null]>([
    ["the college's own average cost", { averageCostUsd: 12_345 }, 12_345],
    ["no less than its cheapest arrangement", { arrangementsUsd: [13_000, 20_000] }, 13_000],
    ["no more than its dearest", { arrangementsUsd: [8_000, null, 9_000] }, 9_000],
    ["average price and grant where no arrangement is known", { arrangementsUsd: [null, null] }, 11_525],
    ["unknown below two years", { level: "lessThanTwoYear" }, null],
  ])("is %s", (_, figures, cost) => {
    expect(deriveAidedFields(row, { ...own, ...figures }).aidedCostUsd).toBe(cost);
  });
});
