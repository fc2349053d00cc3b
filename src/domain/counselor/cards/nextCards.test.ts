/** What is asked after a card or a tool, and what a question is found by, with the shipped cards. */
import { beforeAll, describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, type Counselor, makeCounselor } from "../../../../test/evaluate/askCounselor.ts";

let counselor: Counselor;
beforeAll(async () => {
  counselor = await makeCounselor();
}, 120_000);

const answerLast = (...turns: string[]) =>
  ask(counselor, {
    question: turns.at(-1) ?? "",
    before: turns.slice(0, -1),
    plan: makeEmptyPlan("plan", "2026-11-28T00:00:00.000Z"),
    today: "2026-11-28",
  });

describe("a few words leave their subject to the question before", () => {
  test.each([
    ["When is the FAFSA due in Illinois?", "what if I miss it", /File today/],
    [
      "My SAI is 4200. How much pell would that be",
      "would that change if my sister starts college too",
      /Not anymore/,
    ],
    [
      "what happens if you get waitlisted",
      "do i still have to pay a deposit somewhere else",
      /Yes\. Deposit/,
    ],
  ])("%s, then: %s", (first, next, said) => {
    expect(answerLast(first, next).answer.text).toMatch(said);
  });

  test("what cannot be told is asked for, and not called something else than college", () => {
    const { answer } = answerLast("how do the uc essays work", "how many");
    expect([answer.kind, answer.text]).toEqual([
      "dont-know",
      "I’m not sure what that refers to. Ask again and name the college, the form or the date you mean.",
    ]);
  });

  test("another college that is named is no question about the card", () => {
    expect(
      answerLast("thinking of applying to Vanderbilt ED2, when is it due", "and Tufts? same thing?").read
        .reading?.card,
    ).toBeUndefined();
  });
});

test("a card answers where the tool that was read is unlikely", () => {
  const { answer } = answerLast("Is Early Decision a wise choice for a family that needs to compare offers?");
  expect(answer.reading).toBe("Should we apply early decision if we need financial aid?");
});

describe("a card is found", () => {
  test.each([
    [
      "by a word with a slip in it",
      "my fafsa got selected for verifcation what now",
      /didn’t do anything wrong|doesn’t mean you did anything wrong/,
    ],
    ["by the name of its own college", "how do i apply to west point", /nomination/],
  ])("%s", (_how, question, said) => {
    const { answer } = answerLast(question);
    expect(answer.kind).toBe("answer");
    expect(answer.text).toMatch(said);
  });
});

describe("colleges go on from the one before", () => {
  test.each([
    [
      ["how much is ohio state", "cheaper ones near cleveland"],
      /cheaper for you, among colleges within 50 miles of Cleveland, Ohio/,
    ],
    [
      ["what are my chances at duke with a 3.9 and 1500", "easier ones in nc"],
      /easier to get into, among colleges in North Carolina/,
    ],
    [
      ["best public colleges in montana or wyoming for agriculture", "we live in idaho"],
      /in Montana and Wyoming/,
    ],
  ])("%j", (turns, said) => {
    expect(answerLast(...turns).answer.text).toMatch(said);
  });

  test("of another child nothing is known yet but home", () => {
    const { answer } = answerLast(
      "my son is a junior in illinois with a 3.5 gpa, what is a good list for business",
      "what about my daughter, how much is purdue",
    );
    expect(answer.values?.map(({ text }) => text)).toEqual(["home in Illinois"]);
  });
});

test("a city that is home is no place to look in where a state is", () => {
  const { answer } = answerLast("we live in dallas, colleges in colorado with nursing");
  expect(answer.text).toMatch(/colleges in Colorado/);
  expect(answer.values?.map(({ text }) => text)).toEqual(["home in Texas"]);
});

test("a price names the agreement that it counts", () => {
  const { answer } = answerLast("minnesota family, what would uw madison cost us");
  expect(answer.text).toMatch(/Reciprocity price: .* You have to apply for it in Minnesota\./);
  expect(answer.text).not.toContain("coming from another state");
});
