/** The walk through questions: what is asked, what is used, and what is kept without being used. */
import { describe, expect, test } from "vitest";
import { countAnswered, type Question, findQuestionAfter, findQuestionBefore, walkFlow } from "./flow.ts";

type Id = "hasDog" | "dogs" | "breed" | "traits" | "cost";

const flow: readonly Question<Id>[] = [
  { id: "hasDog", keys: ["hasDog"], kind: { kind: "yesNo" }, when: () => true },
  {
    id: "dogs",
    keys: ["dogs"],
    kind: { kind: "count", minimum: () => 1, maximum: 9 },
    when: (used) => used["hasDog"] === true,
  },
  {
    id: "breed",
    keys: ["breed"],
    kind: { kind: "choice", options: () => ["corgi", "poodle"] },
    when: (used) => used["dogs"] === 1,
  },
  { id: "traits", keys: ["isLoud", "isSmall"], kind: { kind: "flags" }, when: () => true },
  { id: "cost", keys: ["cost"], kind: { kind: "money", minimum: -5, maximum: 100 }, when: () => true },
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

  test("answers of questions no longer asked are not used", () => {
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

  test("facts from elsewhere are seen by the questions", () => {
    const asking: Question<Id>[] = [{ ...getAt(0), when: (used) => used["known"] === undefined }];
    expect(walkFlow(asking, {}).asked).toHaveLength(1);
    expect(walkFlow(asking, {}, { known: true }).asked).toHaveLength(0);
  });

  test("forward and back go by what is asked", () => {
    const walk = walkFlow(flow, { hasDog: false });
    expect(findQuestionAfter(walk, "hasDog")?.id).toBe("traits");
    expect(findQuestionBefore(walk, "traits")?.id).toBe("hasDog");
    expect(findQuestionBefore(walk, "hasDog")).toBeNull();
    expect(findQuestionAfter(walk, "cost")).toBeNull();
    expect(findQuestionAfter(walk, "breed")).toBeNull();
    expect(countAnswered(walk)).toBe(1);
  });
});

function getAt(index: number): Question<Id> {
  const question = flow[index];
  if (question === undefined) throw new Error("no such question");
  return question;
}
