/** Which question is asked next, on the data set that ships. */
import { describe, expect, test } from "vitest";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { findHome } from "../../../test/support/firstLists.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { type MatchQuestion, matchColleges, toRankInput } from "./matchColleges.ts";
import { listQuizScreens, rankQuestions } from "./nextQuestion.ts";

function rank(told: Partial<Profile>, money: Partial<Money> = {}, open?: readonly QuizScreen[]) {
  const question: MatchQuestion = {
    profile: { ...emptyProfile, ...told },
    money: { ...emptyMoney, ...money },
    aid: null,
    majors: null,
    entryYear: 2028,
    today: "2026-11-27",
  };
  const { first } = matchColleges(loadShippedColleges().summaries, question);
  return rankQuestions(
    open ?? listQuizScreens(question.profile),
    first.rows.map(({ college }) => college),
    question.profile,
    question.money,
    (profile, family) => toRankInput({ ...question, profile, money: family }),
  );
}

const ohio = { gradeYear: 11, gpa: 3.1, ...findHome("43215") };

describe("the next question", () => {
  test("is the money where nothing is known of it: the price is the widest", () => {
    expect(rank(ohio)[0]?.screen).toBe("pay");
  });

  test("without money come the others, each once, scores and fields among them", () => {
    const open: QuizScreen[] = ["tests", "majors", "distance", "size", "setting", "kind", "living"];
    const order = rank(ohio, {}, open);
    expect(order.map(({ screen }) => screen).toSorted()).toEqual(open.toSorted());
    const place = (screen: QuizScreen) => order.findIndex((one) => one.screen === screen);
    expect(place("majors")).toBeLessThan(place("size"));
    expect(place("tests")).toBeLessThan(place("setting"));
  });

  test("is not a limit on distance where home is not known", () => {
    const order = rank({ gradeYear: 12, gpa: 2.6 });
    expect(order.find(({ screen }) => screen === "distance")?.effect).toBe(0);
  });

  test("scores matter less to a student who has given grades than grades to one who has given scores", () => {
    const tests = rank(ohio).find(({ screen }) => screen === "tests")?.effect ?? 1;
    const grades = rank({ ...ohio, gpa: null, satTotal: 1_150 }).find(
      ({ screen }) => screen === "grades",
    )?.effect;
    expect(grades).toBeGreaterThan(tests);
  });

  test("every effect is a share", () => {
    for (const { effect } of rank(ohio, { payPerYearUsd: 18_000 })) {
      expect(effect).toBeGreaterThanOrEqual(0);
      expect(effect).toBeLessThanOrEqual(1);
    }
  });
});
