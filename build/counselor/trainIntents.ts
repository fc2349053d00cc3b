/**
 * Trains the counselor's classifier from trainingQuestions.yaml and writes its weights: the same questions give the
 * same file. `node build/counselor/trainIntents.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
  bucketCount,
  hashGrams,
  intents,
  mostSteps,
  type PackedWeights,
  packStep,
  toShares,
} from "#domain/counselor/classifier.ts";
import { foldQuestion } from "#domain/counselor/foldQuestion.ts";
import { createSeededRandom } from "#lib/random.ts";

const seed = 20_261_123;
const rounds = 60;
const rate = 1.2;
const decay = 0.000_02;

type Example = { buckets: number[]; intent: number };

/** Questions by intent, with the signs for named things already in them. */
export function readTrainingQuestions(): Record<string, string[]> {
  return parse(readFileSync(join(import.meta.dirname, "trainingQuestions.yaml"), "utf8"));
}

export function trainIntents(questions: Record<string, readonly string[]>): PackedWeights {
  const examples = Object.entries(questions).flatMap(([intent, asked]) =>
    asked.map((question): Example => {
      const at = intents.findIndex((one) => one === intent);
      if (at === -1) throw new RangeError(`no intent ${intent}`);
      return { buckets: hashGrams(foldQuestion(question)), intent: at };
    }),
  );
  const weights = new Float64Array(bucketCount * intents.length);
  const bias = intents.map(() => 0);
  const random = createSeededRandom(seed);
  for (let round = 0; round < rounds; round += 1)
    for (const example of shuffle(examples, random)) learn(example, rate / (1 + round / 10));
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostSteps;
  const packed = Array.from(weights, (weight) => packStep(Math.round(weight / step))).join("");
  return { step: round4(step), bias: bias.map(round4), packed };

  function learn({ buckets, intent }: Example, pace: number): void {
    const scale = 1 / Math.sqrt(Math.max(1, buckets.length));
    const scores = bias.map(
      (start, at) =>
        start +
        scale * buckets.reduce((sum, bucket) => sum + (weights[bucket * intents.length + at] ?? 0), 0),
    );
    for (const [at, share] of toShares(scores).entries()) {
      const error = (at === intent ? 1 : 0) - share;
      bias[at] = (bias[at] ?? 0) + pace * 0.1 * error;
      for (const bucket of buckets) {
        const place = bucket * intents.length + at;
        const weight = weights[place] ?? 0;
        weights[place] = weight + pace * (error * scale - decay * weight);
      }
    }
  }
}

/** The module the browser and the server read the weights from. */
export function writeWeightsModule({ step, bias, packed }: PackedWeights): string {
  return [
    "/** The counselor's classifier, written by build/counselor/trainIntents.ts. Do not edit. */",
    'import type { PackedWeights } from "./classifier.ts";',
    "",
    "// biome-ignore format: one generated line is easier to compare than sixty thousand.",
    `export const intentWeights: PackedWeights = { step: ${step}, bias: [${bias.join(", ")}], packed: ${JSON.stringify(packed)} };`,
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

export const weightsFile = join(import.meta.dirname, "../../src/domain/counselor/intentWeights.ts");

if (import.meta.main) writeFileSync(weightsFile, writeWeightsModule(trainIntents(readTrainingQuestions())));
