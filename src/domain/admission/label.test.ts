/** The labels: both sides of each threshold, and how a chance is shown. */
import { describe, expect, test } from "vitest";
import type { Chance } from "./chance.ts";
import { toShownChance, toShownShare } from "./display.ts";
import { admissionLabels, chooseAdmissionLabel, isSureAdmission } from "./label.ts";

function makeEstimate(share: number, low = share, high = share): Chance & { kind: "estimate" } {
  return {
    kind: "estimate",
    share,
    low,
    high,
    applicantZ: 0,
    enrolledZ: 0,
    gpaWeight: 1,
    testWeight: 0,
    testUsed: null,
    admitRate: 0.5,
    group: null,
    shareWithScore: null,
    widenedBecause: [],
    isCapped: false,
  };
}

describe("labels", () => {
  test.each([
    { name: "just under a quarter", share: 0.2499, low: 0.1, rate: 0.5, code: "reach" },
    { name: "a quarter", share: 0.25, low: 0.1, rate: 0.5, code: "target" },
    { name: "just under three quarters", share: 0.7499, low: 0.6, rate: 0.5, code: "target" },
    { name: "three quarters with an even low end", share: 0.75, low: 0.5, rate: 0.5, code: "likely" },
    { name: "three quarters with a low end under even", share: 0.75, low: 0.4999, rate: 0.5, code: "target" },
    { name: "just under nine tenths", share: 0.8999, low: 0.8, rate: 0.5, code: "likely" },
    { name: "nine tenths", share: 0.9, low: 0.75, rate: 0.5, code: "safety" },
    {
      name: "nine tenths with a low end under three quarters",
      share: 0.9,
      low: 0.7499,
      rate: 0.5,
      code: "likely",
    },
    {
      name: "a strong chance where under a fifth get in",
      share: 0.95,
      low: 0.8,
      rate: 0.1999,
      code: "reach",
    },
    { name: "a strong chance where a fifth get in", share: 0.95, low: 0.8, rate: 0.2, code: "safety" },
  ])("$name is a $code", ({ share, low, rate, code }) => {
    expect(chooseAdmissionLabel({ ...makeEstimate(share, low), admitRate: rate }).code).toBe(code);
  });

  test("a promised place is a safety, whatever the admit rate", () => {
    const chance: Chance = { kind: "guaranteed", guarantee: { id: "michiganAssured", promise: null } };
    expect(chooseAdmissionLabel(chance)).toEqual({ code: "safety", because: "guaranteed" });
  });

  test("a promise is of a place at the college, and a program that chooses again is a target; a letter stands", () => {
    const promise = { name: "a law", year: "2026" };
    const promised: Chance = { kind: "guaranteed", guarantee: { id: "texasTopTen", promise } };
    expect(chooseAdmissionLabel(promised, "programChooses")).toEqual({
      code: "target",
      because: "programChooses",
    });
    expect(chooseAdmissionLabel(promised).code).toBe("safety");
    const admitted: Chance = { kind: "guaranteed", guarantee: { id: "admitted", promise: null } };
    expect(chooseAdmissionLabel(admitted, "programChooses").code).toBe("safety");
  });

  test("a college open to all is told from one that admits nearly everyone", () => {
    for (const because of ["openAdmission", "nearlyEveryone"] as const) {
      expect(chooseAdmissionLabel({ kind: "open", because })).toEqual({ code: "open", because });
    }
  });

  test.each(["noAdmitRate", "tooFewApplicants", "noAcademics", "extremeRate"] as const)(
    "without a chance there is no label: %s",
    (because) => {
      expect(chooseAdmissionLabel({ kind: "unknown", because })).toEqual({ code: "unknown", because });
    },
  );

  test("a transfer agreement within reach is likely, and target where the program chooses again", () => {
    const chance: Chance = { kind: "unknown", because: "transferAgreement" };
    expect(chooseAdmissionLabel(chance).code).toBe("likely");
    expect(chooseAdmissionLabel(chance, "programChooses")).toEqual({
      code: "target",
      because: "programChooses",
    });
    // A minimum is of first-years.
    expect(chooseAdmissionLabel(chance, "belowMinimum").code).toBe("likely");
    expect(chooseAdmissionLabel({ kind: "unknown", because: "transfer" }).code).toBe("unknown");
  });

  test("safeties and open doors are sure, the rest is not", () => {
    expect(admissionLabels.filter(isSureAdmission)).toEqual(["safety", "open"]);
  });
});

describe("how a chance is shown", () => {
  test.each([
    { share: 0.0499, shown: { code: "under5" } },
    { share: 0.05, shown: { code: "percent", percent: 5 } },
    { share: 0.0749, shown: { code: "percent", percent: 5 } },
    { share: 0.075, shown: { code: "percent", percent: 10 } },
    { share: 0.625, shown: { code: "percent", percent: 65 } },
    { share: 0.95, shown: { code: "percent", percent: 95 } },
    { share: 0.9501, shown: { code: "over95" } },
  ])("a share of $share", ({ share, shown }) => {
    expect(toShownShare(share)).toEqual(shown);
  });

  test("a hundred dots are split into certain, possible and the rest", () => {
    expect(toShownChance(makeEstimate(0.4, 0.22, 0.61)).dots).toEqual({ low: 22, between: 39, rest: 39 });
    expect(toShownChance(makeEstimate(0.999, 0.998, 0.9999)).dots).toEqual({ low: 99, between: 0, rest: 1 });
  });
});
