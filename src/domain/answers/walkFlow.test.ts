/** The walk through questions: what is asked, what is used, and what is stored without being used. */
import { describe, expect, test } from "vitest";
import { choice, money, wholeNumber, yesNo } from "./kinds.ts";
import { countAnswered, type Question, walkFlow } from "./walkFlow.ts";

type Id = "hasDog" | "dogs" | "breed" | "traits" | "cost";

const flow: readonly Question<Id>[] = [
  { id: "hasDog", keys: ["hasDog"], kind: () => yesNo, when: () => true },
  {
    id: "dogs",
    keys: ["dogs"],
    kind: () => wholeNumber(1, 9),
    when: (used) => used["hasDog"] === true,
  },
  {
    id: "breed",
    keys: ["breed"],
    kind: () => choice(["corgi", "poodle"]),
    when: (used) => used["dogs"] === 1,
  },
  { id: "traits", keys: ["isLoud", "isSmall"], kind: () => yesNo, when: () => true },
  { id: "cost", keys: ["cost"], kind: () => money(-5, 100), when: () => true },
];

const listIds = (answers: Record<string, string | number | boolean>) => {
  const walk = walkFlow(flow, answers);
  return { asked: walk.asked.map(({ id }) => id), next: walk.next?.id ?? null, used: walk.used };
};

describe("the walk", () => {
  test.each([
    ["nothing yet", {}, ["hasDog", "traits", "cost"], "hasDog"],
    ["no dog", { hasDog: false }, ["hasDog", "traits", "cost"], "traits"],
    ["a dog", { hasDog: true }, ["hasDog", "dogs", "traits", "cost"], "dogs"],
    ["one dog", { hasDog: true, dogs: 1 }, ["hasDog", "dogs", "breed", "traits", "cost"], "breed"],
    ["two dogs", { hasDog: true, dogs: 2 }, ["hasDog", "dogs", "traits", "cost"], "traits"],
    ["half of the flags", { hasDog: false, isLoud: true }, ["hasDog", "traits", "cost"], "traits"],
    ["all", { hasDog: false, isLoud: true, isSmall: false, cost: -5 }, ["hasDog", "traits", "cost"], null],
  ] as const)("%s", (_, answers, asked, next) => {
    expect(listIds(answers)).toMatchObject({ asked, next });
  });

  test("answers that no longer apply are not used", () => {
    const { used, asked } = listIds({ hasDog: false, dogs: 1, breed: "corgi" });
    expect(used).toEqual({ hasDog: false });
    expect(asked).not.toContain("breed");
  });

  test.each([
    ["a number for yes or no", { hasDog: 1 }, "hasDog"],
    ["a count below its least", { hasDog: true, dogs: 0 }, "dogs"],
    ["a count above its most", { hasDog: true, dogs: 10 }, "dogs"],
    ["half a dog", { hasDog: true, dogs: 1.5 }, "dogs"],
    ["a choice that is not offered", { hasDog: true, dogs: 1, breed: "cat" }, "breed"],
    ["money below its least", { hasDog: false, isLoud: true, isSmall: true, cost: -6 }, "cost"],
    ["money as text", { hasDog: false, isLoud: true, isSmall: true, cost: "9" }, "cost"],
  ])("%s counts as unanswered", (_, answers, next) => {
    expect(listIds(answers).next).toBe(next);
  });

  test("questions can see facts from elsewhere", () => {
    const asking: Question<Id>[] = [{ ...getAt(0), when: (used) => used["known"] === undefined }];
    expect(walkFlow(asking, {}).asked).toHaveLength(1);
    expect(walkFlow(asking, {}, { known: true }).asked).toHaveLength(0);
  });

  test("what is assumed of open questions shows those still to come, and never replaces an answer", () => {
    const walk = walkFlow(flow, { hasDog: true }, {}, (_key, kind) =>
      kind.kind === "choice" ? "corgi" : kind.kind === "yesNo" ? false : 1,
    );
    expect(walk.asked.map(({ id }) => id)).toEqual(["hasDog", "dogs", "breed", "traits", "cost"]);
    expect(walk.used).toMatchObject({ hasDog: true, dogs: 1, breed: "corgi" });
    expect(countAnswered(walkFlow(flow, { hasDog: false }))).toBe(1);
  });
});

function getAt(index: number): Question<Id> {
  const question = flow[index];
  if (question === undefined) throw new Error("no such question");
  return question;
}
