/** A score of one's own beside what a college publishes: in a chance, and where sending it is the student's choice. */
import { describe, expect, test } from "vitest";
import { findScorePolicy } from "#domain/admission/scorePolicy.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, makeCounselor, toReadText } from "../../../../test/evaluate/askCounselor.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { compareScore } from "./collegeTests.ts";

const today = "2026-11-29";
const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const counselor = await makeCounselor();
const answer = (question: string) => toReadText(ask(counselor, { question, plan, today }));

describe("whether to send a score", () => {
  test.each([
    ["Should I send a 1380 SAT to Boston University or go test optional?", "is below that", "left out"],
    ["should i report my 1500 to Northeastern", "is in the upper half of that", "Send it."],
    ["do i submit my 31 ACT to Tulane", "is in the lower half of that", "stronger than your grades"],
    ["is it worth sending a 1200 to Rutgers", "is below that", "left out"],
  ])("%s", (question, standing, advice) => {
    const text = answer(question);
    expect(text).toContain("test-optional");
    expect(text).toContain(standing);
    expect(text).toContain(advice);
    expect(text).not.toMatch(/^(?:Yes|No)\./);
  });

  test("converts to the test that the college publishes a range for", () => {
    const both = loadShippedColleges().summaries.find(
      (one) =>
        one.actComposite !== null && one.satTotal !== null && findScorePolicy(one, 2027).kind === "optional",
    );
    if (both === undefined) throw new Error("no college with both ranges");
    const profile = { ...plan.profile, actComposite: 24 };
    const { draft } = compareScore({ ...both, actComposite: null }, { profile, entryYear: 2027 });
    expect(draft.text).toMatch(/ your 24, about 1\d\d\d on the SAT, is /);
  });

  test("is no question where a score is required, or none is told", () => {
    expect(answer("should I send my 1300 to UT Austin")).toContain("requires an SAT or ACT score");
    expect(answer("should I send my 1300 to UT Austin")).not.toContain("left out");
    expect(answer("does NYU require the SAT")).toMatch(/^No\. /);
  });
});

describe("a chance", () => {
  test("says where the student's score stands", () => {
    expect(answer("is 1250 sat good enough for penn state")).toMatch(
      /sent an SAT score had one from \d+ to \d+ \(fall 20\d\d\), and your 1250 is in the lower half of that\./,
    );
  });

  test("does not count scores where the college looks at none", () => {
    const text = answer("chances at ucla with 3.9");
    expect(text).toContain("the estimate counts your grades, not your essays");
    expect(text).toContain("does not look at SAT or ACT scores");
  });
});

test("dates of first-years are not told to a transfer", () => {
  expect(answer("I want to transfer to Cornell after freshman year. When do I apply")).not.toContain(
    "early decision",
  );
  expect(answer("when is the Cornell deadline")).toContain("early decision");
});

test("the service is no academy, and a whole system none of its campuses", () => {
  expect(answer("My dad retired from the Army. Which benefits can I use at Clemson?")).not.toContain(
    "West Point",
  );
  expect(answer("chances at Army with 1400")).toContain("United States Military Academy");
  expect(answer("how much is SUNY in New York")).not.toContain("New Paltz");
});

test("what there is to pay with each year is no income", () => {
  const { read } = ask(counselor, {
    question: "We have $15,000 a year saved, can we afford Syracuse",
    plan,
    today,
  });
  expect(read.reading?.values).toContainEqual({ kind: "budgetUsd", value: 15_000 });
});

test("of two promises the one that the class rank does not reach is named", () => {
  const text = answer("I live in Texas and I'm in the top 8%, do I get in automatically?");
  expect(text).toContain(
    "in range for Top 10% automatic admission, but not for Automatic admission to UT Austin",
  );
});

test("a yes or no to other words than the card's says what it answers", () => {
  expect(answer("Is early decision binding?")).toMatch(/^Is early decision really binding\? Yes,/);
});

test.each(["psychology near Boston", "I want to study nursing close to Cleveland"])(
  "a field near a city is a search around it: %s",
  (question) => {
    expect(answer(question)).toMatch(/within 50 miles of (?:Boston|Cleveland)/);
  },
);
