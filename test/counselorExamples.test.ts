/** Every sample question on the counselor's page gets a real answer, about the college it names. */
import { expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { answerReading } from "#domain/counselor/answerReading.ts";
import { createClassifier } from "#domain/counselor/classifier.ts";
import type { AnswerContext } from "#domain/counselor/context.ts";
import type { CounselorAnswer } from "#domain/counselor/counselor.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { readQuestion } from "#domain/counselor/readQuestion.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { listAnswered } from "#screens/counselor/useExamples.ts";
import { words } from "#screens/counselor/words.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const today = "2026-11-23";
const colleges = loadShippedColleges();
const { summaries } = colleges;
const classifier = createClassifier(intentWeights);
const dictionary = buildDictionary({ colleges: summaries, programs: allStatePrograms });
/** A first visit: an empty plan, and no written page at hand, so that nothing is quoted. */
const context: AnswerContext = {
  colleges: summaries,
  byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
  deadlines: summaries.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines),
  majors: colleges.majors(),
  plan: makeEmptyPlan("samples", `${today}T00:00:00.000Z`),
  today,
};

function ask(asked: string): CounselorAnswer {
  const question = normalizeQuestion(asked);
  const read = readQuestion(question, { dictionary, classifier, previous: null, planUnitIds: [] });
  return answerReading(read, question, context);
}

test.each(words.examples)("%s", (question) => {
  const { kind, facts, text } = ask(question);
  expect(kind, text).toBe("answer");
  expect(facts.length, text).toBeGreaterThan(0);
});

test("a question that is not answered is known as such: one about the student's own chance, without any grades", () => {
  expect(ask("Can I get into Purdue?").kind).toBe("dont-know");
});

test("a grade average in the question is counted, without being kept", () => {
  const answer = ask("Can I get into Purdue with a 3.6?");
  expect(answer.kind).toBe("answer");
  expect(answer.text).toMatch(/chance at Purdue University is/);
  expect(answer.values?.map(({ text }) => text)).toEqual(["3.6 GPA"]);
});

test("about a college only questions are shown that get an answer about it, and nearly every college has some", async () => {
  const sample = summaries.filter(
    ({ level, undergraduates }, at) =>
      at % 25 === 0 && level !== "lessThanTwoYear" && (undergraduates ?? 0) >= 500,
  );
  let without = 0;
  for (const college of sample) {
    const shown = await listAnswered(college, (question) => Promise.resolve({ answer: ask(question) }));
    if (shown.length === 0) without += 1;
    for (const question of shown) {
      const { kind, entities } = ask(question);
      expect(kind, question).toBe("answer");
      expect(entities, question).toContainEqual({ kind: "college", unitId: college.unitId });
    }
  }
  expect(sample.length).toBeGreaterThan(80);
  expect(without).toBeLessThan(sample.length * 0.05);
}, 60_000);
