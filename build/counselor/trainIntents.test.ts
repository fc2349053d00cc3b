/** The counselor's classifiers are what their training questions make, and small enough to send. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createClassifier, readerClasses } from "#domain/counselor/classifier.ts";
import { foldQuestion } from "#domain/counselor/foldQuestion.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { readTrainingQuestions, writeModules } from "./trainIntents.ts";

const questions = readTrainingQuestions();

test("every class has at least 25 training questions", () => {
  expect(Object.keys(questions).toSorted()).toEqual(readerClasses.map(({ name }) => name).toSorted());
  const few = Object.entries(questions).filter(([, asked]) => asked.length < 25);
  expect(few.map(([name]) => name)).toEqual([]);
});

test("the same questions give the committed weights, of at most 60 kB in all", () => {
  let size = 0;
  for (const { file, text } of writeModules()) {
    expect(text === readFileSync(file, "utf8"), file).toBe(true);
    size += gzipSync(text).length;
  }
  expect(size).toBeLessThanOrEqual(60_000);
});

test.each([
  ["how much is @p", "statePrograms", "amount"],
  ["what grades does @p want", "statePrograms", "gpa"],
  ["can parents earning that much still get @p", "statePrograms", "income"],
  ["where do people sign up for @p", "statePrograms", "how"],
  ["@c yearly tuition nonresident", "collegeFacts", "tuition"],
  ["how selective is @c these days", "collegeFacts", "admitRate"],
] as const)("%s asks for a measure", (question, tool, measure) => {
  const guess = createClassifier(intentWeights)(foldQuestion(question));
  expect([guess.intent, guess.measures[tool]]).toEqual([tool, measure]);
});

test.each([
  ["do you think i have a shot at @c with a 3.5", "chance"],
  ["schools for @m around @s", "searchColleges"],
  ["what movie is playing tonight", "none"],
])("%s is read as %s", (question, intent) => {
  expect(createClassifier(intentWeights)(foldQuestion(question)).intent).toBe(intent);
});
