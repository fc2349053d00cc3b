/** The FAFSA questions: who is asked what, the exact index of complete families, and an early estimate that only narrows. */
import { describe, expect, test } from "vitest";
import type { AidAnswer } from "#domain/answers/households.ts";
import { type AidAnswers, aidAnswerLimits } from "#domain/answers/households.ts";
import { aidKeySchema } from "#domain/plan/planSchema.ts";
import { createSeededRandom } from "#lib/random.ts";
import { begun, fillQuestion, married, noExtras } from "../../../test/support/fafsaFamilies.ts";
import { fafsaFlow, walkFafsa } from "./fafsaFlow.ts";
import { deriveAnswers, unusualKeys } from "./fafsaFlowFamily.ts";
import { type AidBand, calculateAidOutcome, calculateSaiRange } from "./fafsaFlowInput.ts";
import { calculateStudentAidIndex } from "./studentAidIndex.ts";
import { emptyBlock } from "./worksheetInput.ts";

const listAsked = (answers: AidAnswers, homeState: string | null = null) =>
  walkFafsa(answers, homeState).asked.map(({ id }) => id);

describe("who is asked what", () => {
  test.each([
    ["nothing known", {}, "student.start"],
    ["a dependent student", begun, "student.parents"],
    ["24 already: nobody asks the parents", { ...begun, "student.isAge24": true }, "student.filingStatus"],
    ["married", { ...begun, "student.isMarried": true }, "student.filingStatus"],
    ["parents together", { ...begun, "student.parents": "marriedToEachOther" }, "first.parentIs"],
    [
      "parents together, one named",
      { ...begun, "student.parents": "marriedToEachOther", "first.parentIs": "mother" },
      "first.filingStatus",
    ],
    ["both parents died: independent", { ...begun, "student.parents": "bothDied" }, "student.filingStatus"],
    ["no safe contact: which reason", { ...begun, "student.parents": "noSafeContact" }, "student.unusual"],
    ["parents refuse: no index comes of it", { ...begun, "student.parents": "refuse" }, null],
    ["all answered", married, null],
  ] as const)("%s", (_, answers, next) => {
    expect(walkFafsa(answers, null).next?.id ?? null).toBe(next);
  });

  test("for an unusual circumstance the student answers alone, for now", () => {
    const unusual = Object.fromEntries(
      Object.values(unusualKeys).map((key) => [key, key.endsWith("isRefugee")]),
    );
    const answers = { ...begun, "student.parents": "noSafeContact", ...unusual };
    expect(walkFafsa(answers, null).next?.id).toBe("student.filingStatus");
    expect(deriveAnswers(walkFafsa(answers, null).used)).toMatchObject({ "student.isDependent": false });
  });

  test.each([
    ["a known home state is not asked again", married, "TX", "student.residence", false],
    ["an unknown one is", married, null, "student.residence", true],
    ["a joint return has no second status", married, null, "first.otherFilingStatus", false],
    ["two returns have", { ...married, "first.filingStatus": "mfs" }, null, "first.otherFilingStatus", true],
    ["above $60,000 schedules do not matter", married, null, "first.filedSchedules", false],
    ["just below they do", { ...married, "first.agi": 59_999 }, null, "first.filedSchedules", true],
    ["at $60,000 they do not", { ...married, "first.agi": 60_000 }, null, "first.filedSchedules", false],
    [
      "a benefit ends the questions on savings",
      { ...married, "student.receivedBenefit": true },
      null,
      "first.cashSavings",
      false,
    ],
    [
      "of the student too",
      { ...married, "student.receivedBenefit": true },
      null,
      "student.cashSavings",
      false,
    ],
    [
      "the earned income credit is a benefit",
      { ...married, "first.receivedEitc": true },
      null,
      "student.receivedBenefit",
      false,
    ],
    ["a maximum grant ends them too", { ...married, "first.agi": 50_000 }, null, "first.cashSavings", false],
    [
      "apart: the parent's own marriage matters",
      { ...married, "student.parents": "apart" },
      null,
      "first.maritalNow",
      true,
    ],
    [
      "who did not have to file is asked no more",
      { ...married, "first.filingStatus": "notRequired", "first.otherFilingStatus": "notRequired" },
      null,
      "first.earnedIncome",
      false,
    ],
    [
      "one of two filed: their income is asked for",
      { ...married, "first.filingStatus": "notRequired", "first.otherFilingStatus": "mfs" },
      null,
      "first.agi",
      true,
    ],
  ] as const)("%s", (_, answers, homeState, id, isAsked) => {
    expect(listAsked(answers, homeState).includes(id)).toBe(isAsked);
  });

  test("a family without a return to file has the lowest index after seven answers", () => {
    const answers = {
      ...begun,
      "student.parents": "oneDied",
      "first.filingStatus": "notRequired",
      "first.maritalNow": "widowed",
    };
    const walk = walkFafsa(answers, "OH");
    expect(walk.next).toBeNull();
    expect(calculateAidOutcome(walk)).toMatchObject({
      sai: -1_500,
      pell: { maxPellIndicator: 1, award: 7_395, isAssumed: true },
    });
  });

  test("no question is asked twice, and every key can be stored", () => {
    for (const answers of [
      married,
      { ...married, "student.parents": "apart", "first.maritalNow": "divorced" },
    ]) {
      const asked = listAsked(answers);
      expect(new Set(asked).size).toBe(asked.length);
    }
    const keys = fafsaFlow.flatMap((question) => question.keys);
    for (const key of keys) expect(aidKeySchema.safeParse(key).success, key).toBe(true);
    expect(new Set(keys).size).toBeLessThan(aidAnswerLimits.answers);
  });

  test("going back from together to apart keeps the parents' answers but uses only those that apply", () => {
    const apart = { ...married, "student.parents": "apart", "first.maritalNow": "divorced" };
    const { used } = walkFafsa(apart, null);
    expect(used["first.otherEarnedIncome"]).toBeUndefined();
    expect(
      walkFafsa({ ...apart, "student.parents": "marriedToEachOther" }, null).used["first.otherEarnedIncome"],
    ).toBe(30_000);
  });
});

describe("the exact index", () => {
  test("two parents: worked by hand with the tables of 2027-28", () => {
    const outcome = calculateAidOutcome(walkFafsa(married, null));
    // 90,000 - (4,500 + 1,305 + 5,580 + 46,590 + 5,200) = 26,825; 12% of 25,000 is 3,000; 29,825 is in the third step:
    // 6,397 + 29% of 1,525 = 6,839. The student: 20% of 1,000 is 200.
    expect(outcome?.lines).toMatchObject({
      "5a": 1_305,
      "5b": 5_580,
      "6": 46_590,
      "7": 5_200,
      "9": 26_825,
      "17": 3_000,
      "18": 29_825,
      "19": 6_839,
      "36": 200,
    });
    expect(outcome?.sai).toBe(7_039);
    // 7,395 - 7,039 = 356 is below the least grant; $90,000 is over 275% of the guideline of four, 88,413.
    expect(outcome?.pell).toMatchObject({
      maxPellIndicator: 0,
      minPellIndicator: 0,
      award: 0,
      isAssumed: true,
    });
  });

  test("the same family in the worksheet called directly", () => {
    const direct = calculateStudentAidIndex({
      awardYear: "2027-28",
      formula: "A",
      familySize: 4,
      married: false,
      maxPellIndicator: 0,
      assetsExempt: false,
      parents: {
        ...emptyBlock,
        agi: 90_000,
        incomeTaxPaid: 4_500,
        cashSavings: 15_000,
        investments: 10_000,
        returns: [{ filingStatus: "mfj", earnedIncome: 90_000 }],
      },
      student: { ...emptyBlock, cashSavings: 1_000 },
    });
    expect(direct.ok && direct.value.sai).toBe(calculateAidOutcome(walkFafsa(married, null))?.sai);
  });

  test.each([
    [
      "a student alone",
      { "student.isAge24": true },
      { filing: "single", agi: 30_000, earned: 30_000, tax: 1_500 },
      "B",
    ],
    [
      "with a child",
      { "student.isAge24": true, "student.hasDependents": true, "student.familySize": 2 },
      { filing: "hoh", agi: 30_000, earned: 30_000, tax: 500 },
      "C",
    ],
  ] as const)("%s: formula %#", (_, reasons, money, formula) => {
    const walk = walkFafsa(
      {
        ...begun,
        ...reasons,
        "student.filingStatus": money.filing,
        "student.agi": money.agi,
        "student.incomeTaxPaid": money.tax,
        "student.earnedIncome": money.earned,
        ...noExtras("student"),
        "student.receivedEitc": false,
        "student.receivedBenefit": true,
      },
      "TX",
    );
    const outcome = calculateAidOutcome(walk);
    expect(walk.next).toBeNull();
    expect(outcome?.worksheet.formula).toBe(formula);
    expect(outcome?.worksheet.assetsExempt).toBe(true);
  });

  test("head of household is a single parent for the grant; single without the credit is not", () => {
    const apart = {
      ...married,
      "student.parents": "apart",
      "first.maritalNow": "divorced",
      "first.agi": 70_000,
    };
    const head = calculateAidOutcome(walkFafsa({ ...apart, "first.filingStatus": "hoh" }, null));
    const single = calculateAidOutcome(walkFafsa({ ...apart, "first.filingStatus": "single" }, null));
    expect(head?.pell.maxPellIndicator).toBe(2);
    expect(single?.pell.maxPellIndicator).toBe(0);
  });
});

describe("the early estimate", () => {
  const families = Array.from({ length: 90 }, (_, index) => index + 1);

  test("it only narrows and ends at the exact index, for random families", () => {
    let closed = 0;
    for (const seed of families) {
      const chance = createSeededRandom(seed);
      const answers: Record<string, AidAnswer> = {};
      let before: AidBand | null = null;
      for (let walk = walkFafsa(answers, null); walk.next !== null; walk = walkFafsa(answers, null)) {
        const question = walk.next;
        fillQuestion(question, answers, walk.used, chance);
        const band = calculateSaiRange(walkFafsa(answers, null).used);
        if (band === null) continue;
        const told = `family ${seed}, ${question.id}`;
        expect(band.lowSai, told).toBeLessThanOrEqual(band.highSai);
        expect(band.lowSai, told).toBeGreaterThanOrEqual(before?.lowSai ?? -1_500);
        expect(band.highSai, told).toBeLessThanOrEqual(before?.highSai ?? 999_999);
        before = band;
      }
      const outcome = calculateAidOutcome(walkFafsa(answers, null));
      if (outcome === null) continue;
      closed += 1;
      expect(before, `family ${seed}`).toMatchObject({ lowSai: outcome.sai, highSai: outcome.sai });
    }
    expect(closed).toBeGreaterThan(60);
  });

  test("none before the income, one right after it", () => {
    const early: AidAnswers = {
      ...begun,
      "student.parents": "marriedToEachOther",
      "first.filingStatus": "mfj",
    };
    expect(calculateSaiRange(walkFafsa(early, null).used)).toBeNull();
    const band = calculateSaiRange(walkFafsa({ ...early, "first.agi": 90_000 }, null).used);
    expect(band).toMatchObject({ awardYear: "2027-28" });
    expect(band?.lowSai).toBeLessThanOrEqual(7_039);
    expect(band?.highSai).toBeGreaterThanOrEqual(7_039);
  });
});

describe("what cannot be an answer is asked again, and nothing is changed", () => {
  test.each<[string, AidAnswers, string]>([
    ["an income beyond any return", { "first.agi": 1e12 }, "first.agi"],
    ["income as text", { "first.agi": "12k" }, "first.agi"],
    ["3.6 people", { "student.familySize": 3.6 }, "student.familySize"],
    ["two people where there are two parents", { "student.familySize": 2 }, "student.familySize"],
    ["a tax below zero", { "first.incomeTaxPaid": -1 }, "first.incomeTaxPaid"],
    ["a filing status that does not exist", { "first.filingStatus": "mfx" }, "first.filingStatus"],
    ["half a dollar", { "first.cashSavings": 0.5 }, "first.cashSavings"],
  ])("%s", (_, wrong, next) => {
    const named = { ...married, "first.parentIs": "mother" };
    expect(walkFafsa({ ...named, ...wrong }, "TX").next?.id).toBe(next);
    expect(walkFafsa(named, "TX").next).toBeNull();
  });

  test("a loss is an income", () => {
    expect(walkFafsa({ ...married, "first.agi": -12_000 }, "TX").used["first.agi"]).toBe(-12_000);
  });
});
