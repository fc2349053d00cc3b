/** What a plan says of the facts of state programs: told, derived, from the FAFSA answers, left open, and what cannot be. */
import { describe, expect, test } from "vitest";
import { type AidEstimate, estimateAid } from "#domain/aid/aidEstimate.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { fafsaFlow } from "#domain/aid/fafsaFlow.ts";
import type { AidAnswers } from "#domain/aid/households.ts";
import { checkStatePrograms, emptyStateAidInput, type StateAidInput } from "#domain/aid/statePrograms.ts";
import { finderAnswers } from "#domain/answers/catalog/finder.ts";
import { type AnswerValues, readAnswer, toAidKey } from "#domain/answers/readAnswer.ts";
import { giveAnswers, leaveOpen } from "./answerDrafts.ts";
import { makeCommand } from "./commands.ts";
import { makeEmptyPlan, type Plan } from "./plan.ts";
import { readPlan } from "./planSchema.ts";
import { replayCommands } from "./replay.ts";
import {
  isAnswerSettled,
  listOpenFacts,
  readConfirmed,
  readStateAidInput,
  toNeedKey,
} from "./stateAidInput.ts";

const today = "2026-11-21";
const empty = makeEmptyPlan("one", "2026-11-21T00:00:00.000Z");
const told: Plan = {
  ...empty,
  profile: { ...empty.profile, homeState: "OH", gradeYear: 11, gpa: 3.4, classRankTopPercent: 8 },
  money: { ...empty.money, familyIncomeUsd: 84_000, familySize: 4 },
};
const estimate: AidEstimate = {
  awardYear: "2027-28",
  saiLow: 2_100,
  saiHigh: 2_100,
  isIndependent: false,
  agiUsd: 61_500,
  bracketIncomeUsd: 64_000,
  familySize: 5,
  pellUsd: { low: 5_295, high: 5_295 },
  isPellAssumed: true,
};
const read = (plan: Plan, fafsa: AidEstimate | null = null) =>
  readStateAidInput("OH", plan, { today, fafsa });

describe("what a plan says", () => {
  const cases: {
    name: string;
    given?: Partial<AnswerValues>;
    aid?: AidAnswers;
    fafsa?: AidEstimate;
    expected: Partial<StateAidInput>;
  }[] = [
    {
      name: "home, grade, average and money, and the high school that follows from home",
      expected: {
        isResident: true,
        finishesSchoolHere: true,
        graduationYear: 2028,
        gpa: 3.4,
        classRankTopPercent: 8,
        incomeUsd: 84_000,
        familySize: 4,
        sai: null,
        getsPell: null,
      },
    },
    {
      name: "another home state is a no, and a high school here says otherwise",
      given: { homeState: "TX", schoolState: "OH" },
      expected: { isResident: false, finishesSchoolHere: true },
    },
    {
      name: "the FAFSA's figures go before round ones, with the parents' own income",
      fafsa: estimate,
      expected: {
        incomeUsd: 61_500,
        familySize: 5,
        sai: { low: 2_100, high: 2_100 },
        getsPell: true,
        dependency: "dependent",
      },
    },
    {
      name: "an index on the Submission Summary goes before our estimate",
      given: { studentAidIndex: -1_500 },
      fafsa: estimate,
      expected: { sai: { low: -1_500, high: -1_500 } },
    },
    {
      name: "while FAFSA answers are open the index is a span, and Pell is open",
      fafsa: { ...estimate, saiHigh: 9_000, pellUsd: { low: 0, high: 5_295 } },
      expected: { sai: { low: 2_100, high: 9_000 }, getsPell: null },
    },
    {
      name: "no Pell Grant is possible",
      fafsa: { ...estimate, pellUsd: { low: 0, high: 0 } },
      expected: { getsPell: false },
    },
    {
      name: "what only states ask",
      given: {
        cltTotal: 96,
        classPlace: "second",
        creditLoad: "halfTime",
        collegeStart: "nextYear",
        collegeKind: "communityCollege",
        familyAssetsUsd: 9_000,
        dependency: "independentSingle",
        parentCount: "one",
      },
      expected: {
        cltTotal: 96,
        classPlace: 2,
        creditsPerTerm: { low: 6, high: 11 },
        monthsToStart: { low: 6, high: 15 },
        collegeKind: "communityCollege",
        assetsUsd: 9_000,
        dependency: "independentSingle",
        parents: 1,
      },
    },
    {
      name: "parents, savings and whose income counts, from the FAFSA answers",
      aid: {
        "student.parents": "apart",
        "first.maritalNow": "remarried",
        "first.cashSavings": 4_000,
        "first.investments": 500,
        "first.hasBusiness": true,
        "first.businessFarm": 10_000,
      },
      fafsa: estimate,
      expected: { parents: 2, assetsUsd: 14_500 },
    },
    {
      name: "one parent, and savings without the investments say nothing",
      aid: { "student.parents": "oneDied", "first.maritalNow": "widowed", "first.cashSavings": 4_000 },
      fafsa: estimate,
      expected: { parents: 1, assetsUsd: null },
    },
    {
      name: "a married independent student",
      aid: { "student.isMarried": true },
      fafsa: { ...estimate, isIndependent: true },
      expected: { dependency: "independentMarried" },
    },
    {
      name: "the fall after high school, from the term of the timeline",
      given: { graduationYear: 2027, startTerm: "fall2027" },
      expected: { monthsToStart: { low: 0, high: 5 } },
    },
    {
      name: "the spring after that",
      given: { graduationYear: 2027, startTerm: "spring2028" },
      expected: { monthsToStart: { low: 6, high: 15 } },
    },
    {
      name: "two years later",
      given: { graduationYear: 2025, startTerm: "fall2027" },
      expected: { monthsToStart: { low: 17, high: 240 } },
    },
    {
      name: "a term before the class finishes says nothing",
      given: { graduationYear: 2028, startTerm: "fall2027" },
      expected: { monthsToStart: null },
    },
    {
      name: "figures of a file that cannot be count as not asked",
      aid: {
        "student.cltTotal": 121,
        "student.studentAidIndex": -1_501,
        "student.familyAssetsUsd": -5,
        "student.classPlace": "last",
        "student.getsPell": "yes",
        "student.creditLoad": 12,
      },
      expected: {
        cltTotal: null,
        sai: null,
        assetsUsd: null,
        classPlace: null,
        getsPell: null,
        creditsPerTerm: null,
      },
    },
  ];
  test.each(cases)("$name", ({ given = {}, aid = {}, fafsa, expected }) => {
    expect(read(apply({ ...told, aid }, given), fafsa ?? null)).toMatchObject(expected);
  });

  test("an empty plan says nothing", () => {
    expect(read(empty)).toEqual(emptyStateAidInput);
  });

  test("an income out of bounds makes a file one that we cannot read, and says where", () => {
    const file = { ...told, money: { ...told.money, familyIncomeUsd: 12_000_000_000 } };
    expect(readPlan(file)).toEqual({
      ok: false,
      problem: { kind: "brokenField", path: "money.familyIncomeUsd" },
    });
  });
});

describe("where the answers of a finder are kept", () => {
  test("no key is one of the FAFSA's, and all together are no reason to calculate an index", () => {
    const fafsaKeys = new Set<string>(fafsaFlow.flatMap(({ keys }) => [...keys]));
    const ids = Object.keys(finderAnswers).map((id) => toAidKey(id as keyof typeof finderAnswers));
    expect(ids.filter((key) => fafsaKeys.has(key))).toEqual([]);
    expect(estimateAid({ "student.dependency": "dependent", "student.cltTotal": 90 }, "OH")).toBeNull();
  });

  test("what was given in one state is read in another, is money, and what was checked stays with its state", () => {
    const drafts = giveAnswers({ cltTotal: 96, gpa: 3.1 });
    expect(drafts.map(({ kind }) => kind)).toEqual(["setProfile", "setAidAnswers"]);
    const plan = apply(told, { cltTotal: 96 });
    expect(readStateAidInput("FL", plan, { today, fafsa: null }).cltTotal).toBe(96);
    expect(readAnswer(plan, "cltTotal")).toMatchObject({ value: 96, origin: "typed" });
    const aid = { [toNeedKey("OH", "veteranFamily")]: true };
    expect(readConfirmed(aid, "OH", ["veteranFamily", "lateFiler"])).toEqual(["veteranFamily"]);
    expect(readConfirmed(aid, "OK", ["veteranFamily"])).toEqual([]);
  });
});

describe("what is still to ask", () => {
  const context = { today, fafsa: null };
  const programs = stateProgramsOf("OH");

  test("nothing where every program is ruled out, and nothing that is known", () => {
    const residents = programs.filter(({ conditions }) => JSON.stringify(conditions).includes("isResident"));
    const away = checkStatePrograms({ ...emptyStateAidInput, isResident: false }, residents);
    expect(residents.length).toBeGreaterThan(0);
    expect(listOpenFacts(away)).toEqual([]);
    const open = listOpenFacts(checkStatePrograms(read(told), programs));
    expect(open).toContain("sai");
    expect(open).not.toContain("classRankTopPercent");
  });

  test("“not sure yet” is not asked again that day, and is on another", () => {
    const [draft] = leaveOpen(told, ["studentAidIndex", "gpa"], today);
    const left = { ...told, profile: { ...told.profile, ...(draft as { fields: object }).fields } };
    expect(isAnswerSettled(left, "studentAidIndex", context)).toBe(true);
    expect(isAnswerSettled(left, "studentAidIndex", { ...context, today: "2026-11-22" })).toBe(false);
    expect(isAnswerSettled(told, "studentAidIndex", context)).toBe(false);
    expect(isAnswerSettled(told, "gpa", context)).toBe(true);
  });

  test("3.5 out of 100 is asked about, and never read as either", () => {
    const odd: Plan = { ...told, profile: { ...told.profile, gpa: 3.5, gpaScale: "percent" } };
    expect(isAnswerSettled(odd, "gpa", context)).toBe(false);
    const promised = programs.filter(({ conditions }) => JSON.stringify(conditions).includes('"gpa"'));
    for (const { checks } of checkStatePrograms(read(odd), promised)) {
      for (const { condition, verdict } of checks) {
        if (condition.kind === "gpa") expect(verdict).toBe("cannotTell");
      }
    }
  });
});

function apply(plan: Plan, values: Partial<AnswerValues>): Plan {
  const commands = giveAnswers(values).map((draft, index) =>
    makeCommand(draft, { id: `c${index}`, at: "2026-11-21T01:00:00.000Z", planId: plan.id }),
  );
  return replayCommands(plan, commands);
}
