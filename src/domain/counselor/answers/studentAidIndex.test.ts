import { describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import type { AnswerContext } from "../context.ts";
import type { AskedValue, CounselorReading } from "../counselor.ts";
import { answerStudentAidIndex } from "./studentAidIndex.ts";

const context = { plan: makeEmptyPlan("test", "2026-11-27T00:00:00.000Z") } as unknown as AnswerContext;

function answer(values: AskedValue[]) {
  const reading: CounselorReading = {
    tool: "studentAidIndex",
    entities: [],
    measure: null,
    round: null,
    residency: null,
    change: null,
    values,
  };
  return answerStudentAidIndex(reading, context);
}

describe("a Student Aid Index that the family knows already", () => {
  // The amounts of 2026-27: 7,395 at most, 740 at least, none from 14,790 on.
  test.each([
    [-1_500, "the maximum Pell Grant: $7,395 a year"],
    [-1, "Nobody is paid a negative index"],
    [0, "the maximum Pell Grant: $7,395 a year"],
    [2_000, "a Pell Grant of $5,395 a year"],
    [6_391, "a Pell Grant of $1,005 a year"],
    [6_655, "a Pell Grant of $740 a year"],
    [6_656, "no Pell Grant by itself: in 2026-27 that ends at 6,655"],
    [14_789, "The minimum of $740 is possible"],
    [14_790, "none is paid from 14,790 on"],
  ])("%i: %s", (value, said) => {
    expect(answer([{ kind: "studentAidIndex", value }]).text).toContain(said);
  });

  test("without an index and an income it asks, and says what the grant comes to", () => {
    const { kind, text } = answer([]);
    expect(kind).toBe("dont-know");
    expect(text).toContain("$740 to $7,395 a year");
    expect(text).toContain("2027-28 are not published yet");
  });
});
