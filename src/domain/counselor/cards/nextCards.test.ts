/** What is asked after a card or a tool, with the shipped cards. */
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
      /^Yes\. Deposit/,
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
