/** Which of several colleges is cheaper: said only where their price ranges do not meet. */
import { describe, expect, test } from "vitest";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";
import { rankForPlan, toMatchQuestion } from "../draft.ts";
import { answerCollegeFacts } from "./collegeFacts.ts";
import { answerCompare } from "./compare.ts";

const { summaries } = loadShippedColleges();
const today = "2026-11-21";
const ohioState = 204_796;
const michigan = 170_976;
const newYork = 193_900;

const empty = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const student: Plan = {
  ...empty,
  profile: { ...empty.profile, gpa: 3.6, homeState: "OH" },
  money: { ...empty.money, familyIncomeUsd: 70_000, familySize: 4 },
};
const makeContext = (plan: Plan): AnswerContext => ({
  colleges: summaries,
  byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: null,
  plan,
  today,
});
const makeReading = (
  unitIds: readonly number[],
  measure: CounselorReading["measure"] = null,
): CounselorReading => ({
  tool: "compare",
  entities: unitIds.map((unitId) => ({ kind: "college", unitId })),
  measure,
  round: null,
  residency: null,
  change: null,
});
const compare = (plan: Plan, ...unitIds: number[]) =>
  answerCompare(makeReading(unitIds), makeContext(plan)).text;
const findBand = (unitId: number) => {
  const context = makeContext(student);
  const college = context.byUnitId.get(unitId);
  return college === undefined ? null : rankForPlan(college, toMatchQuestion(context)).priceBand;
};

describe("which one is cheaper", () => {
  test("names the one whose range ends below the other's", () => {
    expect(findBand(ohioState)?.highUsd).toBeLessThan(findBand(michigan)?.lowUsd ?? 0);
    expect(compare(student, michigan, ohioState)).toMatch(
      /Ohio State University would likely be the cheaper one/,
    );
  });

  test("says that ranges overlap, and names none", () => {
    expect(findBand(ohioState)?.highUsd).toBeGreaterThan(findBand(newYork)?.lowUsd ?? Number.MAX_VALUE);
    const text = compare(student, ohioState, newYork);
    expect(text).toMatch(/price ranges overlap.* award letters will show which one\.$/);
    expect(text).not.toMatch(/cheaper one|cheapest one/);
  });

  test("asks for what would narrow the ranges", () => {
    expect(compare(empty, michigan, ohioState)).toMatch(/overlap.*Your income and home state/);
  });

  test("of three, one is cheapest only if it is below both", () => {
    expect(compare(student, ohioState, newYork, michigan)).toMatch(/price ranges overlap/);
  });
});

describe("a rate of too few students", () => {
  const asuDigital = 483_124;

  test("is told as that among others' figures", () => {
    const { text, facts } = answerCompare(
      makeReading([ohioState, asuDigital], "graduation"),
      makeContext(empty),
    );
    expect(text).toMatch(
      /Ohio State University \d+%; Arizona State .*Digital Immersion too few students to say\./,
    );
    expect(facts).toHaveLength(1);
  });

  test("is no answer to how many finish, and not called unpublished", () => {
    const draft = answerCollegeFacts(makeReading([asuDigital], "graduation"), makeContext(empty));
    expect(draft.kind).toBe("dont-know");
    expect(draft.text).toMatch(/too few students to say/);
    expect(draft.text).not.toMatch(/\d%|report/);
  });
});
