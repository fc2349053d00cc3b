/** The counselor takes the questions of its reading sets as bounded here, and learned none of them by heart. evaluateAnswers.test.ts grades answers. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { foldQuestion } from "#domain/counselor/foldQuestion.ts";
import { linkEntities } from "#domain/counselor/linkEntities.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readTrainingQuestions } from "../build/counselor/trainIntents.ts";
import { listGroups, readQuestionSet, scoreQuestions, summarizeScores } from "./evaluate/scoreQuestions.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const set = readQuestionSet("questions.yaml");
const questions = listGroups(set).flatMap(([, asked]) => asked);
const families = listGroups(readQuestionSet("families.yaml")).flatMap(([, asked]) => asked);
/** Shares of the questions asked: at least right, at most wrong. */
const bounds = [
  ["questions.yaml", { right: 0.95, wrong: 0.01 }],
  ["families.yaml", { right: 0.9, wrong: 0.02 }],
  ["sealed.yaml", { right: 0.75, wrong: 0.03 }],
] as const;

describe("the evaluation set", () => {
  test("has at least 300 questions, each once", () => {
    const asked = questions.map(({ ask, after }) => `${after ?? ""} ${ask}`);
    expect(asked.length).toBeGreaterThanOrEqual(300);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("shares no question with the training set, whatever names stand in it", () => {
    const dictionary = buildDictionary({
      colleges: loadShippedColleges().summaries,
      programs: allStatePrograms,
    });
    const trained = new Set(Object.values(readTrainingQuestions()).flat().map(withoutNames));
    const shared = [...questions, ...families]
      .map(({ ask }) => {
        const question = normalizeQuestion(ask);
        let masked = question;
        for (const { start, end } of linkEntities(question, dictionary).toReversed())
          masked = `${masked.slice(0, start)} @ ${masked.slice(end)}`;
        return withoutNames(masked);
      })
      .filter((asked) => asked !== "@" && trained.has(asked));
    expect(shared).toEqual([]);
  });

  test.each(bounds)(
    "%s is read within its bounds",
    async (name, bound) => {
      const scored = await scoreQuestions(name);
      const all = summarizeScores(scored).find(({ group }) => group === "all");
      const wrong = scored.filter(({ score }) => score === "wrong");
      const listed = wrong.map(({ group, expected }) => `${group}: ${expected.ask}`);
      expect((all?.right ?? 0) / (all?.asked ?? 1)).toBeGreaterThanOrEqual(bound.right);
      expect(listed.filter((one) => /^(?:danger|refusal)/.test(one))).toEqual([]);
      const shown = name === "sealed.yaml" ? "" : listed.join("\n");
      expect(wrong.length, shown).toBeLessThanOrEqual(bound.wrong * (all?.asked ?? 0));
    },
    180_000,
  );
});

function withoutNames(question: string): string {
  return foldQuestion(question.replaceAll(/@\w/g, " @ ")).replaceAll(/ s(?= |$)/g, "");
}
