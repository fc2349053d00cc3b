/** The order of questions, and where the quiz opens. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { getNextSharpen, getPreviousSharpen, getSharpenPosition, listSteps } from "./sharpenOrder.ts";
import { findStartView, getNextOfFirst, getPreviousOfFirst, isAnswered, parseQuizView } from "./steps.ts";

const empty = makeEmptyPlan("plan", "2026-11-21T08:00:00.000Z");
const answered: Plan = {
  ...empty,
  profile: { ...emptyProfile, gpa: 3.6, homeState: "TX" },
  money: { ...emptyMoney, payPerYearUsd: 18_000 },
};

describe("where the quiz opens", () => {
  test("with three answers at the results, with none at the first question", () => {
    expect(findStartView(answered)).toBe("results");
    expect(findStartView(empty)).toBe("grades");
  });

  test("a student who skipped a question but answered another comes back to the results", () => {
    expect(findStartView({ ...answered, money: emptyMoney })).toBe("results");
  });

  test("being able to pay $0 is an answer", () => {
    expect(isAnswered("pay", { ...empty, money: { ...emptyMoney, payPerYearUsd: 0 } })).toBe(true);
  });

  test("on campus counts as an answer only once it was chosen", () => {
    expect(isAnswered("living", empty)).toBe(false);
    const chosen = { ...empty, stamps: { "profile.livingPlan": "2026-11-21T08:00:00.000Z a" } };
    expect(isAnswered("living", chosen)).toBe(true);
  });
});

describe("the way through the questions", () => {
  test("grades, home, what the family can pay, and then a first result", () => {
    expect(getNextOfFirst("grades", false)).toBe("home");
    expect(getNextOfFirst("home", false)).toBe("pay");
    expect(getNextOfFirst("pay", false)).toBe("results");
  });

  test("each further question leads to the next, and the last one back to the results", () => {
    expect(getNextSharpen("tests", false, answered)).toBe("record");
    expect(getNextSharpen("record", false, answered)).toBe("majors");
    expect(getNextSharpen("living", false, answered)).toBe("results");
    expect(getPreviousSharpen("tests", false, answered)).toBe("results");
    expect(getPreviousOfFirst("grades", false)).toBeNull();
  });

  test("a question opened from the results leads back to them both ways", () => {
    expect(getNextOfFirst("grades", true)).toBe("results");
    expect(getPreviousSharpen("size", true, answered)).toBe("results");
  });

  test("the address names the question, and what it names otherwise is nothing", () => {
    expect(parseQuizView("#pay")).toBe("pay");
    expect(parseQuizView("#results")).toBe("results");
    // The income is asked with the budget; its old address still leads to it.
    expect(parseQuizView("#income")).toBe("pay");
    expect(parseQuizView("#a=MX5nMy42")).toBeNull();
    expect(parseQuizView("")).toBeNull();
  });

  test("places are counted from one, among the questions that sharpen", () => {
    expect(getSharpenPosition("tests", answered)).toEqual({ number: 1, of: 8 });
  });

  test("the school record is asked about only where it can decide an admission rule", () => {
    const near: Plan = {
      ...answered,
      profile: { ...answered.profile, homeState: "OH", livingPlan: "withFamily" },
    };
    expect(listSteps(answered)).toContain("record");
    expect(listSteps(near)).not.toContain("record");
    expect(getNextSharpen("tests", false, near)).toBe("majors");
    expect(getPreviousSharpen("majors", false, near)).toBe("tests");
    expect(getSharpenPosition("majors", near)).toEqual({ number: 2, of: 7 });
    // Named in an address all the same, it leads on.
    expect(getNextSharpen("record", false, near)).toBe("majors");
  });
});
