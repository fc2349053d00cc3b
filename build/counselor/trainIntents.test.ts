/** The counselor's classifier is what its training questions make, and small enough to send. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createClassifier, intents } from "#domain/counselor/classifier.ts";
import { foldQuestion } from "#domain/counselor/foldQuestion.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { readTrainingQuestions, trainIntents, weightsFile, writeWeightsModule } from "./trainIntents.ts";

const questions = readTrainingQuestions();

test("every intent has at least 25 training questions", () => {
  expect(Object.keys(questions)).toEqual(expect.arrayContaining([...intents]));
  const few = Object.entries(questions).filter(([, asked]) => asked.length < 25);
  expect(few.map(([intent]) => intent)).toEqual([]);
});

test("the same questions give the committed weights", () => {
  expect(writeWeightsModule(trainIntents(questions))).toBe(readFileSync(weightsFile, "utf8"));
});

test("the weights take at most 60 kB", () => {
  expect(gzipSync(readFileSync(weightsFile)).length).toBeLessThanOrEqual(60_000);
});

test.each([
  ["how likely is it that @c lets my kid in", "chance"],
  ["schools for @m around @s", "searchColleges"],
  ["what movie is playing tonight", "none"],
])("%s is read as %s", (question, intent) => {
  expect(createClassifier(intentWeights)(foldQuestion(question)).intent).toBe(intent);
});
