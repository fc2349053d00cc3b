/** Aid answers as input for a price: exact if complete, a range if not, and nothing without an index. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AidAnswers, toAidKey } from "#domain/answers/households.ts";
import { estimateAid } from "./aidEstimate.ts";
import { reasonKeys } from "./dependency.ts";
import { extraLines } from "./fafsaFlow.ts";

/** A married couple with a joint return and one income, enrolled now, with every question answered. */
const whole: AidAnswers = {
  "student.start": "now",
  "student.citizenship": "citizen",
  ...answerNoTo(Object.values(reasonKeys)),
  "student.parents": "marriedToEachOther",
  "student.familySize": 4,
  "first.filingStatus": "mfj",
  "first.agi": 90_000,
  "first.incomeTaxPaid": 6_000,
  "first.earnedIncome": 90_000,
  "first.otherEarnedIncome": 0,
  ...answerNoTo(extraLines.map(({ flag }) => toAidKey("first", flag))),
  "first.receivedEitc": false,
  "student.receivedBenefit": false,
  "first.cashSavings": 10_000,
  "first.investments": 0,
  "first.hasBusiness": false,
  "first.hasChildSupport": false,
  "student.hasOwnIncome": false,
  "student.cashSavings": 500,
  "student.investments": 0,
  "student.hasBusiness": false,
};

describe("with every question answered", () => {
  // 90,000 - (6,000 + HI 1,305 + OASDI 5,580 + 44,880 + 5,000) = 27,235; + 12% of 10,000 = 28,435.
  // Over 27,300: 6,171 + 29% of 1,135 = 6,500; + 20% of the student's 500 = 6,600. Pell 7,395 - 6,600 = 795.
  test("is one index and one grant, worked by hand for 2026-27", () => {
    expect(estimateAid(whole, "TX")).toEqual({
      awardYear: "2026-27",
      saiLow: 6_600,
      saiHigh: 6_600,
      isIndependent: false,
      agiUsd: 90_000,
      bracketIncomeUsd: 90_000,
      familySize: 4,
      pellUsd: { low: 795, high: 795 },
      countedAssetsUsd: 10_500,
      isPellAssumed: false,
    });
  });

  test("for fall 2027 marks the grant as assumed", () => {
    const estimate = estimateAid({ ...whole, "student.start": "fall2027" }, "TX");
    expect([estimate?.awardYear, estimate?.isPellAssumed]).toEqual(["2027-28", true]);
  });

  test("adds the student's own income to the income used for federal prices", () => {
    const own = { "student.hasOwnIncome": true, "student.agi": 4_000 };
    const estimate = estimateAid({ ...whole, ...own }, "TX");
    expect([estimate?.agiUsd, estimate?.bracketIncomeUsd]).toEqual([90_000, 94_000]);
  });

  test("the other household's figures do not count anywhere", () => {
    expect(estimateAid({ ...whole, "second.agi": 500_000 }, "TX")).toEqual(estimateAid(whole, "TX"));
  });
});

describe("no estimate", () => {
  test.each<[string, AidAnswers]>([
    ["nothing told", {}],
    ["no income", answerAllWithout("first.agi")],
    ["an income in words", { ...whole, "first.agi": "fifty" }],
    ["not known whose income counts", answerAllWithout("student.parents")],
    ["who cannot file the FAFSA", { ...whole, "student.citizenship": "neither" }],
    ["who is undocumented", { ...whole, "student.citizenship": "undocumented" }],
    ["who is an international student", { ...whole, "student.citizenship": "international" }],
    ["parents who refuse their figures", { ...whole, "student.parents": "refuse" }],
  ])("%s", (_, answers) => {
    expect(estimateAid(answers, "TX")).toBeNull();
  });
});

describe("the grant that is certain whatever the open answers are", () => {
  // 2026-27: 175% of the guideline for four people is 54,600 in the 48 states.
  test.each<[string, number, number]>([
    ["at the line of the maximum grant", 54_600, 7_395],
    ["a dollar above it, with savings still open", 54_601, 0],
    ["a loss passes no line", -5_000, 0],
  ])("%s", (_, agi, low) => {
    const isOpen = (key: string) => key === "first.cashSavings" || key === "first.receivedEitc";
    const told = Object.entries({ ...whole, "first.agi": agi }).filter(([key]) => !isOpen(key));
    const open: AidAnswers = Object.fromEntries(told);
    expect(estimateAid(open, "TX")?.pellUsd).toEqual({ low, high: 7_395 });
  });

  test("no return had to be filed: the maximum", () => {
    const estimate = estimateAid(
      {
        ...answerAllWithout("first.agi"),
        "first.filingStatus": "notRequired",
        "first.otherFilingStatus": "notRequired",
      },
      "TX",
    );
    expect(estimate?.pellUsd).toEqual({ low: 7_395, high: 7_395 });
    expect([estimate?.saiLow, estimate?.bracketIncomeUsd]).toEqual([-1_500, 0]);
  });
});

test("answering one more question never lowers the certain grant, nor raises the possible one", () => {
  const family = fc.record({
    agi: fc.integer({ min: 0, max: 150_000 }),
    taxShare: fc.double({ min: 0, max: 0.2, noNaN: true }),
    size: fc.integer({ min: 3, max: 8 }),
    forgotten: fc.subarray([
      "first.incomeTaxPaid",
      "first.receivedEitc",
      "first.cashSavings",
      "student.cashSavings",
    ]),
  });
  fc.assert(
    fc.property(family, ({ agi, taxShare, size, forgotten }) => {
      const told: AidAnswers = {
        ...whole,
        "first.agi": agi,
        "first.earnedIncome": agi,
        "first.incomeTaxPaid": Math.floor(Math.min(agi * taxShare, agi > 50_000 ? agi : agi * 0.1)),
        "student.familySize": size,
        "first.filedSchedules": true,
        "first.scheduleC": "none",
      };
      const exact = estimateAid(told, "TX");
      const span = estimateAid(
        Object.fromEntries(Object.entries(told).filter(([key]) => !forgotten.includes(key))),
        "TX",
      );
      if (exact === null || span === null) throw new Error("expected an estimate");
      expect(span.pellUsd.low).toBeLessThanOrEqual(exact.pellUsd.low);
      expect(span.pellUsd.high).toBeGreaterThanOrEqual(exact.pellUsd.high);
      expect(span.saiLow).toBeLessThanOrEqual(exact.saiLow);
      expect(span.saiHigh).toBeGreaterThanOrEqual(exact.saiHigh);
    }),
    { seed: 4, numRuns: 300 },
  );
});

function answerNoTo(keys: readonly string[]): AidAnswers {
  return Object.fromEntries(keys.map((key) => [key, false]));
}

function answerAllWithout(key: string): AidAnswers {
  return Object.fromEntries(Object.entries(whole).filter(([one]) => one !== key));
}
