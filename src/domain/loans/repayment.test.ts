/** Repayment month by month: worked cases by hand, both sides of every threshold, and what always holds. */
import { describe, expect, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { rapTerms, tieredStandardTerms } from "#domain/loans/repaymentTerms.ts";
import { createSeededRandom } from "#lib/random.ts";
import { listBalancesByYear } from "./months.ts";
import { type RapInput, calculateRapBase, calculateRapPayment, findRapPercent, repayByRap } from "./repaymentAssistance.ts";
import { repayInYears, repayTieredStandard, findTierYears } from "./tieredStandard.ts";

const rate = loanTerms2026.studentRateShare;
const graduate: RapInput = {
  debtUsd: 27_000,
  rateShare: rate,
  agiUsd: 40_000,
  dependents: 0,
  raiseShare: 0,
  borrower: "student",
};
function repayByRapWith(changes: Partial<RapInput>) {
  const repaid = repayByRap({ ...graduate, ...changes }, rapTerms);
  if (!repaid.ok) throw new Error(repaid.problem);
  return repaid.value;
}

describe("Tiered Standard", () => {
  test.each([
    [0, 10],
    [24_999, 10],
    [25_000, 15],
    [49_999, 15],
    [50_000, 20],
    [99_999, 20],
    [100_000, 25],
    [400_000, 25],
  ])("a debt of $%d is paid over %d years", (debtUsd, years) => {
    expect(findTierYears(debtUsd, tieredStandardTerms)).toBe(years);
  });

  test("$5,500 at 6.52% over ten years is about $62.50 a month, and the last payment ends it", () => {
    const repaid = repayTieredStandard(5_500, rate, tieredStandardTerms);
    expect(repaid.years).toBe(10);
    expect(repaid.firstPaymentCents / 100).toBe(62.51);
    expect(repaid.months).toHaveLength(120);
    expect(repaid.months.at(-1)?.balanceCents).toBe(0);
  });

  test("$27,000 is about $307 a month over ten years, and $235.50 over the fifteen of its tier", () => {
    expect(repayInYears(27_000, rate, 10).firstPaymentCents / 100).toBe(306.86);
    const tier = repayTieredStandard(27_000, rate, tieredStandardTerms);
    expect(tier.years).toBe(15);
    // 27,000 × (0.0652 / 12) ÷ (1 − (1 + 0.0652 / 12)^−180)
    expect(tier.firstPaymentCents / 100).toBe(235.5);
  });

  test("what is paid is the debt and its interest, to the cent", () => {
    const { months, paidCents } = repayInYears(27_000, rate, 10);
    const interest = months.reduce((sum, { interestCents }) => sum + interestCents, 0);
    expect(paidCents).toBe(2_700_000 + interest);
  });

  test("no debt is no payment, and a loan without interest is paid in equal parts", () => {
    expect(repayTieredStandard(0, rate, tieredStandardTerms).months).toEqual([]);
    expect(repayInYears(1_200, 0, 10).firstPaymentCents).toBe(1_000);
  });
});

describe("the RAP payment", () => {
  test.each([
    // Income, percent, base of a year, payment a month without dependents.
    [-5_000, null, 120, 10],
    [0, null, 120, 10],
    [10_000, null, 120, 10],
    [10_001, 1, 100.01, 10],
    [20_000, 1, 200, 16.67],
    [20_001, 2, 400.02, 33.34],
    [30_000, 2, 600, 50],
    [30_001, 3, 900.03, 75],
    [40_000, 3, 1_200, 100],
    [40_001, 4, 1_600.04, 133.34],
    [50_000, 4, 2_000, 166.67],
    [50_001, 5, 2_500.05, 208.34],
    [60_000, 5, 3_000, 250],
    [60_001, 6, 3_600.06, 300.01],
    [70_000, 6, 4_200, 350],
    [70_001, 7, 4_900.07, 408.34],
    [80_000, 7, 5_600, 466.67],
    [80_001, 8, 6_400.08, 533.34],
    [90_000, 8, 7_200, 600],
    [90_001, 9, 8_100.09, 675.01],
    [100_000, 9, 9_000, 750],
    [100_001, 10, 10_000.1, 833.34],
    [250_000, 10, 25_000, 2_083.33],
  ])("with an income of %d is %s percent, %d a year, %d a month", (agiUsd, percent, base, monthly) => {
    expect(findRapPercent(agiUsd, rapTerms)).toBe(percent);
    expect(calculateRapBase(agiUsd, rapTerms)).toBeCloseTo(base, 6);
    expect(calculateRapPayment(agiUsd, 0, rapTerms)).toBe(Math.round(monthly * 100));
  });

  test.each([
    [60_000, 1, 200],
    [60_000, 2, 150],
    [60_000, 4, 50],
    [60_000, 5, 10],
    [30_000, 1, 10],
    [0, 3, 10],
  ])("with an income of %d and %d dependents is %d", (agiUsd, dependents, monthly) => {
    expect(calculateRapPayment(agiUsd, dependents, rapTerms)).toBe(monthly * 100);
  });
});

describe("a month of RAP on $27,000 at 6.52%: interest is $146.70", () => {
  test.each([
    // Income, paid, waived, helped, debt after.
    ["$10,000: the least payment, helped by no more than itself", 10_000, 10, 136.7, 10, 26_990],
    ["$40,000: interest not covered, and $50 off", 40_000, 100, 46.7, 50, 26_950],
    ["$45,000: $3.30 of the payment goes to the debt, $46.70 is made up", 45_000, 150, 0, 46.7, 26_950],
    ["$60,000: the payment brings the debt down by more than $50", 60_000, 250, 0, 0, 26_896.7],
  ])("income %s", (_name, agiUsd, paid, waived, helped, after) => {
    const [month] = repayByRapWith({ agiUsd }).months;
    expect(month).toEqual({
      month: 1,
      paidCents: paid * 100,
      interestCents: 14_670,
      waivedCents: Math.round(waived * 100),
      helpedCents: Math.round(helped * 100),
      balanceCents: Math.round(after * 100),
    });
  });
});

describe("RAP to its end", () => {
  test("an income of $40,000 takes $50 off a month: the rest is forgiven after 360 payments", () => {
    const repaid = repayByRapWith({});
    expect(repaid.months).toHaveLength(360);
    expect(repaid.months[11]?.balanceCents).toBe(2_640_000);
    expect(repaid.paidCents).toBe(36_000 * 100);
    // $18,000 off at $50 a month; the last months, with interest under $50, take off a few cents more.
    expect(repaid.forgivenCents).toBeGreaterThan(899_000);
    expect(repaid.forgivenCents).toBeLessThanOrEqual(900_000);
  });

  test("an income of $60,000 pays all of it, and nothing is forgiven or waived", () => {
    const repaid = repayByRapWith({ agiUsd: 60_000 });
    expect(repaid.months.at(-1)?.balanceCents).toBe(0);
    expect([repaid.forgivenCents, repaid.waivedCents, repaid.helpedCents]).toEqual([0, 0, 0]);
    expect(repaid.months.length).toBeLessThan(17 * 12);
  });

  test("a payment that goes to the debt whole is its own help: $10 off, not twenty", () => {
    const repaid = repayByRapWith({ debtUsd: 100, rateShare: 0, agiUsd: 0 });
    expect(repaid.months.map(({ balanceCents }) => balanceCents)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((tens) => tens * 1_000),
    );
    expect([repaid.paidCents, repaid.helpedCents]).toEqual([10_000, 0]);
  });

  test("a raise changes the payment after every twelve", () => {
    const { months } = repayByRapWith({ agiUsd: 40_000, raiseShare: 0.05 });
    expect(months[11]?.paidCents).toBe(10_000);
    // 42,000 × 4% ÷ 12
    expect(months[12]?.paidCents).toBe(14_000);
  });

  test("no debt asks no payment", () => {
    expect(repayByRapWith({ debtUsd: 0 })).toMatchObject({ months: [], paidCents: 0, forgivenCents: 0 });
  });

  test("a parent's loan is shut out", () => {
    expect(repayByRap({ ...graduate, borrower: "parent" }, rapTerms)).toEqual({
      ok: false,
      problem: "parentLoanExcluded",
    });
  });

  test("the debt never grows, and every cent is accounted for", () => {
    const random = createSeededRandom(7);
    for (let round = 0; round < 300; round += 1) {
      const debtUsd = Math.floor(random() * 120_000);
      const repaid = repayByRapWith({
        debtUsd,
        agiUsd: Math.floor(random() * 160_000),
        dependents: Math.floor(random() * 5),
        raiseShare: random() * 0.08,
      });
      let before = debtUsd * 100;
      for (const month of repaid.months) {
        expect(month.balanceCents).toBeLessThan(before);
        expect(month.balanceCents).toBeGreaterThanOrEqual(0);
        expect(before + month.interestCents).toBe(
          month.balanceCents + month.paidCents + month.waivedCents + month.helpedCents,
        );
        before = month.balanceCents;
      }
      expect(repaid.forgivenCents).toBe(before);
    }
  });
});

test("balances are drawn by year, with the start and the last month", () => {
  const repaid = repayByRapWith({ debtUsd: 100, rateShare: 0, agiUsd: 0 });
  expect(listBalancesByYear(100, repaid)).toEqual([100, 0]);
  expect(listBalancesByYear(27_000, repayByRapWith({}))).toHaveLength(31);
});
