/** Every sample question on any screen gets a real answer with its figure, about the college it names. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Questions that the words of a screen quote as ones to type: “When is Purdue due?”. */
const quoted = globSync("src/{screens,components}/**/*{words,Words}.ts", {
  cwd: join(import.meta.dirname, ".."),
})
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    return [...text.matchAll(/“([^“”]{6,120}\?)”/g)].map(([, question = ""]) => ({ file, question }));
  })
  // A table's own heading, and what only goes on from an answer.
  .filter(({ file, question }) => !file.includes("article/tools") && !question.startsWith("and out of"))
  .filter(({ question }) => !question.startsWith("what about"));

/** A senior: "What should I do this week?" is asked of somebody's own calendar. */
const senior = {
  ...context,
  plan: {
    ...context.plan,
    profile: { ...context.plan.profile, gradeYear: 12 as const },
    timeline: { ...context.plan.timeline, graduationYear: 2027 },
  },
};

test("questions that screens quote are found", () => expect(quoted.length).toBeGreaterThanOrEqual(3));

test.each(quoted)("$file: $question", ({ question: asked }) => {
  const question = normalizeQuestion(asked);
  const read = readQuestion(question, { dictionary, classifier, previous: null, planUnitIds: [] });
  const { kind, facts, parts, text } = answerReading(read, question, senior);
  expect(kind, text).toBe("answer");
  expect(facts.length + parts.length, text).toBeGreaterThan(0);
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
