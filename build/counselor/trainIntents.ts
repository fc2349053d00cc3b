/**
 * Trains the counselor's classifiers, of intents and of boundaries, from trainingQuestions.yaml and
 * boundarySentences.yaml, and writes their weights: the same questions give the same files. `node build/counselor/trainIntents.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { boundaryBuckets, boundaryClasses, hashWords } from "#domain/counselor/boundaryClassifier.ts";
import {
  bucketCount,
  hashGrams,
  mostSteps,
  type PackedWeights,
  packStep,
  readerClasses,
  toShares,
} from "#domain/counselor/classifier.ts";
import { foldQuestion } from "#domain/counselor/foldQuestion.ts";
import { createSeededRandom } from "#lib/random.ts";

const seed = 20_261_123;
const rate = 1.2;
const decay = 0.000_02;

type Example = { buckets: number[]; label: number };

/** Questions by what they ask for, with the signs for named things already in them. */
export function readTrainingQuestions(): Record<string, string[]> {
  return parse(readFileSync(join(import.meta.dirname, "trainingQuestions.yaml"), "utf8"));
}

/** Whole messages with a story around the question, as people send them; in the same form. */
export function readLongQuestions(): Record<string, string[]> {
  return parse(readFileSync(join(import.meta.dirname, "longQuestions.yaml"), "utf8"));
}

/** What families write whom a card answers, by card, with the signs for named things in it. */
export function readCardMessages(): Record<string, string[]> {
  return parse(readFileSync(join(import.meta.dirname, "cardMessages.yaml"), "utf8"));
}

/** The same as a person writes it. */
export function listCardMessages(): string[] {
  return Object.values(readCardMessages()).flat().map(nameSigns);
}

/** Sentences by boundary, and ordinary ones that sound like them. */
export function readBoundarySentences(): Record<string, string[]> {
  return parse(readFileSync(join(import.meta.dirname, "boundarySentences.yaml"), "utf8"));
}

export function trainIntents(questions: Record<string, readonly string[]>): PackedWeights {
  return train(
    listExamples(
      questions,
      readerClasses.map(({ name }) => name),
      (question) => hashGrams(foldQuestion(question)),
    ),
    { classCount: readerClasses.length, bucketCount, rounds: 25, mostSteps: 6 },
  );
}

/** The intents' questions are ordinary ones, with names in place of their signs. */
export function trainBoundaries(
  sentences: Record<string, readonly string[]>,
  questions: Record<string, readonly string[]>,
): PackedWeights {
  const ordinary = Object.values(questions).flat().map(nameSigns);
  const all = { ...sentences, ordinary: [...(sentences["ordinary"] ?? []), ...ordinary] };
  return train(listExamples(all, boundaryClasses, hashWords), {
    classCount: boundaryClasses.length,
    bucketCount: boundaryBuckets,
    rounds: 40,
    mostSteps,
  });
}

const names: Readonly<Record<string, string>> = {
  "@c": "purdue",
  "@s": "ohio",
  "@p": "hope scholarship",
  "@m": "nursing",
};

function nameSigns(question: string): string {
  return question.replaceAll(/@[csmp]/g, (sign) => names[sign] ?? sign);
}

function listExamples(
  questions: Record<string, readonly string[]>,
  classes: readonly string[],
  hash: (question: string) => number[],
): Example[] {
  return Object.entries(questions).flatMap(([name, asked]) => {
    const label = classes.indexOf(name);
    if (label === -1) throw new RangeError(`no class ${name}`);
    return asked.map((question) => ({ buckets: hash(question), label }));
  });
}

/** Logistic regression by stochastic gradient descent, the same for the same examples. */
function train(
  examples: readonly Example[],
  model: { classCount: number; bucketCount: number; rounds: number; mostSteps: number },
): PackedWeights {
  const { classCount } = model;
  const weights = new Float64Array(model.bucketCount * classCount);
  const bias = Array.from({ length: classCount }, () => 0);
  const random = createSeededRandom(seed);
  for (let round = 0; round < model.rounds; round += 1)
    for (const example of shuffle(examples, random)) learn(example, rate / (1 + round / 10));
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / model.mostSteps;
  const packed = Array.from(weights, (weight) => packStep(Math.round(weight / step))).join("");
  return { step: round4(step), bias: bias.map(round4), packed };

  function learn({ buckets, label }: Example, pace: number): void {
    const scale = 1 / Math.sqrt(Math.max(1, buckets.length));
    // Bucket by bucket, as the weights lie in memory: class by class takes three times as long.
    const sums = new Float64Array(classCount);
    for (const bucket of buckets) {
      const from = bucket * classCount;
      for (let at = 0; at < classCount; at += 1) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
    }
    const errors = new Float64Array(classCount);
    for (const [at, share] of toShares(bias.map((start, at) => start + scale * (sums[at] ?? 0))).entries()) {
      const error = (at === label ? 1 : 0) - share;
      bias[at] = (bias[at] ?? 0) + pace * 0.1 * error;
      errors[at] = error * scale;
    }
    for (const bucket of buckets) {
      const from = bucket * classCount;
      for (let at = 0; at < classCount; at += 1) {
        const weight = weights[from + at] ?? 0;
        weights[from + at] = weight + pace * ((errors[at] ?? 0) - decay * weight);
      }
    }
  }
}

/** The module the browser and the server read the weights from. */
export function writeWeightsModule(name: string, { step, bias, packed }: PackedWeights): string {
  return [
    "/** Weights of one of the counselor's classifiers, written by build/counselor/trainIntents.ts. Do not edit. */",
    'import type { PackedWeights } from "./classifier.ts";',
    "",
    "// biome-ignore format: one generated line is easier to compare than sixty thousand.",
    "// oxlint-disable-next-line oxc/approx-constant -- A weight may come near a number of mathematics.",
    `export const ${name}: PackedWeights = { step: ${step}, bias: [${bias.join(", ")}], packed: ${JSON.stringify(packed)} };`,
    "",
  ].join("\n");
}

function shuffle(examples: readonly Example[], random: () => number): Example[] {
  const order = [...examples];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [left, right] = [order[at], order[other]];
    if (left !== undefined && right !== undefined) [order[at], order[other]] = [right, left];
  }
  return order;
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function joinQuestions(
  questions: Record<string, readonly string[]>,
  more: Record<string, readonly string[]>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(questions).map(([name, asked]) => [name, [...asked, ...(more[name] ?? [])]]),
  );
}

/** Each generated module with its text. */
export function writeModules(): { file: string; text: string }[] {
  const folder = join(import.meta.dirname, "../../src/domain/counselor");
  const questions = readTrainingQuestions();
  return [
    {
      file: join(folder, "intentWeights.ts"),
      text: writeWeightsModule("intentWeights", trainIntents(joinQuestions(questions, readLongQuestions()))),
    },
    {
      file: join(folder, "boundaryWeights.ts"),
      text: writeWeightsModule("boundaryWeights", trainBoundaries(readBoundarySentences(), questions)),
    },
  ];
}

if (import.meta.main) for (const { file, text } of writeModules()) writeFileSync(file, text);
