/** The way through the FAFSA's questions: five parts for everyone, one counter, and buttons that name what comes. */
import { describe, expect, test } from "vitest";
import type { AidAnswer, AidAnswers } from "#domain/answers/households.ts";
import { createSeededRandom } from "#lib/random.ts";
import { begun, fillQuestion, married } from "../../../test/support/fafsaFamilies.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { findProgress, listExpectedQuestions, listParts } from "./fafsaPath.ts";

describe("the way through the questions", () => {
  test("for random families the counter goes on by at most one, its total never grows, and the last question is the last", () => {
    for (const seed of Array.from({ length: 60 }, (_, index) => index + 1)) {
      const chance = createSeededRandom(seed);
      const answers: Record<string, AidAnswer> = {};
      let before = { number: 0, of: 99 };
      let promised: string | null = "student.start";
      for (let walk = walkFafsa(answers, "OH"); walk.next !== null; walk = walkFafsa(answers, "OH")) {
        const question = walk.next;
        const told = `family ${seed}, ${question.id}`;
        // What the button named when the question before was answered is what comes, and nothing after it was the end.
        expect(question.id, told).toBe(promised);
        const at = findProgress(listExpectedQuestions(walk), question.id);
        expect(at.number - before.number, told).toBeLessThanOrEqual(1);
        expect(at.number, told).toBeGreaterThanOrEqual(before.number);
        expect(at.of, told).toBeLessThanOrEqual(before.of);
        expect(at.number, told).toBeLessThanOrEqual(at.of);
        before = at;
        fillQuestion(question, answers, walk.used, chance);
        const expected = listExpectedQuestions(walkFafsa(answers, "OH"));
        promised = expected[expected.indexOf(question) + 1]?.id ?? null;
      }
      expect(promised, `family ${seed}`).toBeNull();
      expect(before.number, `family ${seed}`).toBe(
        findProgress(listExpectedQuestions(walkFafsa(answers, "OH")), "student.hasBusiness").of,
      );
    }
  });

  test.each<[string, AidAnswers, number[]]>([
    ["nothing known", {}, [3, 2, 9, 4, 8]],
    [
      "independent: no parents, and the money is the student's own",
      { ...begun, "student.isAge24": true },
      [3, 0, 7, 4, 0],
    ],
    ["both parents died", { ...begun, "student.parents": "bothDied" }, [3, 1, 7, 4, 0]],
    ["parents refuse", { ...begun, "student.parents": "refuse" }, [3, 1, 0, 0, 0]],
    ["no safe contact", { ...begun, "student.parents": "noSafeContact" }, [3, 2, 7, 4, 0]],
    ["all answered, without a named parent", married, [3, 1, 10, 4, 4]],
    [
      "nobody had to file",
      { ...married, "first.filingStatus": "notRequired", "first.otherFilingStatus": "notRequired" },
      [3, 1, 2, 0, 0],
    ],
    ["the form does not ask about savings", { ...married, "student.receivedBenefit": true }, [3, 1, 9, 0, 1]],
  ])("%s: five parts, with the questions of each", (_, answers, counts) => {
    const walk = walkFafsa(answers, answers === married ? null : "OH");
    const parts = listParts(listExpectedQuestions(walk), walk);
    expect(parts.map(({ questions }) => questions.length)).toEqual(counts);
  });
});
