/** Contradicting answers, and what would change an index. */
import { describe, expect, test } from "vitest";
import type { AidAnswers } from "#domain/answers/households.ts";
import { reasonKeys } from "./dependency.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { findConflicts } from "./fafsaFlowConflicts.ts";
import { calculateAidOutcome } from "./fafsaFlowInput.ts";
import { listLevers } from "./fafsaFlowLevers.ts";

const extras = ["DeductibleIra", "TaxExemptInterest", "UntaxedIra", "UntaxedPension"]
  .concat(["ForeignExclusion", "TaxableGrants", "EducationCredits", "WorkStudy"])
  .map((name) => [`first.has${name}`, false] as const);

const family: AidAnswers = {
  "student.start": "now",
  "student.citizenship": "citizen",
  ...Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false])),
  "student.parents": "marriedToEachOther",
  "first.filingStatus": "mfj",
  "first.agi": 90_000,
  "student.familySize": 4,
  "first.incomeTaxPaid": 4_500,
  "first.earnedIncome": 60_000,
  "first.otherEarnedIncome": 30_000,
  ...Object.fromEntries(extras),
  "first.receivedEitc": false,
  "student.receivedBenefit": false,
  "first.cashSavings": 15_000,
  "first.investments": 10_000,
  "first.hasBusiness": false,
  "first.hasChildSupport": false,
  "student.hasOwnIncome": false,
  "student.cashSavings": 1_000,
  "student.investments": 0,
  "student.hasBusiness": false,
};

const listConflictCodes = (changes: AidAnswers) => {
  const answers = { ...family, ...changes };
  return findConflicts(walkFafsa(answers, "TX").used, answers).map(({ code }) => code);
};

describe("answers that contradict each other", () => {
  test.each([
    ["all fits", {}, []],
    [
      "joint, and divorced now",
      { "student.parents": "apart", "first.maritalNow": "divorced" },
      ["jointButNotMarried"],
    ],
    ["joint with the new spouse", { "student.parents": "apart", "first.maritalNow": "remarried" }, []],
    [
      "married and single",
      { "first.filingStatus": "single", "first.otherFilingStatus": "single" },
      ["marriedButSingle"],
    ],
    [
      "separately, but one return",
      { "first.filingStatus": "mfs", "first.otherFilingStatus": "notRequired" },
      ["separateButOneReturn"],
    ],
    ["separately, two returns", { "first.filingStatus": "mfs", "first.otherFilingStatus": "mfs" }, []],
    [
      "joint on one side",
      { "first.filingStatus": "mfs", "first.otherFilingStatus": "mfj" },
      ["jointOnOneSide"],
    ],
    [
      "two heads of household",
      {
        "student.parents": "unmarriedLivingTogether",
        "first.filingStatus": "hoh",
        "first.otherFilingStatus": "hoh",
      },
      ["twoHeadsOfHousehold"],
    ],
    ["a tax of half the income", { "first.incomeTaxPaid": 45_000 }, []],
    ["more than that", { "first.incomeTaxPaid": 45_001 }, ["taxAboveIncome"]],
    [
      "a loss beside wages can be right up to a point",
      {
        "first.agi": -20_000,
        "first.incomeTaxPaid": 0,
        "first.earnedIncome": 25_000,
        "first.otherEarnedIncome": 0,
      },
      [],
    ],
    [
      "pay far above the income",
      {
        "first.agi": -20_000,
        "first.incomeTaxPaid": 0,
        "first.earnedIncome": 25_001,
        "first.otherEarnedIncome": 0,
      },
      ["wagesAboveIncome"],
    ],
    [
      "pay from abroad that the return excludes",
      {
        "first.agi": 0,
        "first.incomeTaxPaid": 0,
        "first.earnedIncome": 120_000,
        "first.otherEarnedIncome": 0,
        "first.hasForeignExclusion": true,
        "first.foreignIncomeExclusion": 120_000,
      },
      [],
    ],
    [
      "far more pay than even the exclusion explains",
      {
        "first.agi": 0,
        "first.incomeTaxPaid": 0,
        "first.earnedIncome": 120_000,
        "first.otherEarnedIncome": 0,
        "first.hasForeignExclusion": true,
        "first.foreignIncomeExclusion": 47_499,
      },
      ["wagesAboveIncome"],
    ],
    [
      "a return of another country",
      {
        "first.filingStatus": "abroad",
        "first.otherFilingStatus": "abroad",
        "first.agi": 0,
        "first.incomeTaxPaid": 0,
        "first.earnedIncome": 90_000,
        "first.otherEarnedIncome": 0,
      },
      [],
    ],
    [
      "a parent of the student's age",
      { "student.birthYear": 2008, "first.birthYear": 2008 },
      ["parentYoungerThanStudent"],
    ],
    ["a year older", { "student.birthYear": 2008, "first.birthYear": 2007 }, []],
    ["24 by the year, and not said", { "student.birthYear": 2002 }, ["studentYearAndAge"]],
    ["23 by the year", { "student.birthYear": 2003 }, []],
  ] as const)("%s", (_, changes, codes) => {
    expect(listConflictCodes(changes)).toEqual(codes);
  });
});

describe("a return that is not the IRS's", () => {
  const listAsked = (filing: string, homeState: string | null) => {
    const answers = { ...family, "first.filingStatus": filing, "first.otherFilingStatus": filing };
    return walkFafsa(answers, homeState).asked.map(({ id }) => id);
  };

  test("from Puerto Rico: no federal credit to claim, but a benefit ends the questions about assets, as in any state", () => {
    const asked = listAsked("territory", "PR");
    expect(asked).not.toContain("first.receivedEitc");
    expect(asked).toContain("student.receivedBenefit");
    expect(asked).toContain("first.agi");
  });

  test.each(["PR", "GU", "VI", "AS", "MP"])(
    "a family in %s with an income of 24,000 gets to a result, and the largest Pell Grant",
    (home) => {
      const filed = {
        "student.start": "fall2027",
        "first.filingStatus": "territory",
        "first.otherFilingStatus": "territory",
        "first.agi": 24_000,
        "student.residence": "states",
        "first.incomeTaxPaid": 0,
        "first.earnedIncome": 24_000,
        "first.otherEarnedIncome": 0,
        "first.filedSchedules": false,
        "first.scheduleC": "none",
      };
      const walk = walkFafsa({ ...family, ...filed }, home);
      expect(walk.next).toBeNull();
      const outcome = calculateAidOutcome(walk);
      expect(outcome?.sai).toBeLessThanOrEqual(0);
      expect(outcome?.pell).toMatchObject({ award: 7_395, maxPellIndicator: 3 });
    },
  );

  test("from another country: neither", () => {
    const asked = listAsked("abroad", null);
    expect(asked).not.toContain("first.receivedEitc");
    expect(asked).not.toContain("student.receivedBenefit");
  });
});

describe("what would change the index", () => {
  const outcomeFor = (changes: AidAnswers) => {
    const { used, next } = walkFafsa({ ...family, ...changes }, "TX");
    const outcome = calculateAidOutcome(walkFafsa({ ...family, ...changes }, "TX"));
    if (outcome === null) throw new Error(`still open: ${next?.id}`);
    return listLevers(used, outcome);
  };

  test("income, savings and family size, each in the right direction", () => {
    const levers = outcomeFor({});
    const signs = Object.fromEntries(levers.map(({ code, change }) => [code, Math.sign(change)]));
    expect(signs).toEqual({
      lessIncome: -1,
      moreIncome: 1,
      moreSavings: 1,
      moreStudentSavings: 1,
      oneMorePerson: -1,
      oneFewerPerson: 1,
    });
    // 20% of $1,000 in the student's name.
    expect(levers.find(({ code }) => code === "moreStudentSavings")?.change).toBe(200);
  });

  test("savings are no lever if they do not count", () => {
    const codes = outcomeFor({ "student.receivedBenefit": true }).map(({ code }) => code);
    expect(codes).not.toContain("moreSavings");
    expect(codes).not.toContain("moreStudentSavings");
  });

  test("a change that raises a new question is left out, not guessed", () => {
    const simple = {
      "first.agi": 58_000,
      "student.familySize": 3,
      "first.filedSchedules": false,
      "first.scheduleC": "none",
    };
    expect(outcomeFor(simple).map(({ code }) => code)).not.toContain("moreIncome");
  });

  test("no lever makes earnings negative or a family too small", () => {
    const codes = outcomeFor({ "first.earnedIncome": 4_999, "student.familySize": 3 }).map(
      ({ code }) => code,
    );
    expect(codes).not.toContain("lessIncome");
    expect(codes).not.toContain("oneFewerPerson");
  });
});
