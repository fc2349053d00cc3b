/**
 * Trains the classifier of danger from dangerSentences.yaml, boundarySentences.yaml, ordinaryQuestions.yaml, cardMessages.yaml and
 * spanishQuestions.yaml, and writes its weights: the same sentences give the same file. `node build/counselor/trainDanger.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { packStep, toShares } from "#domain/counselor/classifier.ts";
import { crisisTiers } from "#domain/counselor/counselor.ts";
import { dangerBuckets, hashListed, hashPieces } from "#domain/counselor/dangerClassifier.ts";
import { listDanger } from "#domain/counselor/listedDanger.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { createSeededRandom } from "#lib/random.ts";
import { listCardMessages } from "./trainIntents.ts";

const seed = 20_261_127;
const rounds = 60;
const rate = 1.2;
const decay = 0.0005;
/**
 * No sentence is learned as wholly one thing: what is rare in ours is then less often mistaken in others. Told of a pattern,
 * what is not danger must be learned for sure, because only that overrules the pattern.
 */
const doubts = { alone: 0.05, listed: 0.01 } as const;
/** Coarse, so that twice as many buckets are as small to send: what two groups of letters share a bucket costs more. */
const weightSteps = 8;
const classCount = crisisTiers.length + 1;

type Example = { buckets: number[]; label: number; doubt: number };

/** Sentences of danger by who does the harm, and ordinary ones that sound like them. */
export function readDangerSentences(): Record<string, string[]> {
  return parse(readText("dangerSentences.yaml"));
}

const readText = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** `sentences` by their name; whatever is not danger is ordinary here, also what is refused. */
export function trainDanger(sentences: Record<string, readonly string[]>): {
  step: number;
  bias: number[];
  packed: string;
} {
  const examples = Object.entries(sentences).flatMap(([name, list]) => {
    const label = crisisTiers.findIndex((tier) => tier === name) + 1;
    return list.flatMap((sentence) => {
      const question = normalizeQuestion(sentence);
      const pieces = hashPieces(question);
      // Learned with the patterns that fit it and without, so that neither leans on the other.
      const listed = listDanger(question).found.length === 0 ? [] : [hashListed(question)];
      // Every piece of an ordinary question is ordinary; which piece of another is the danger, nobody has said.
      const learned = label === 0 ? pieces : pieces.slice(0, 1);
      return [
        ...learned.map((buckets) => ({ buckets, label, doubt: doubts.alone })),
        ...listed.map((buckets) => ({ buckets, label, doubt: doubts.listed })),
      ];
    });
  });
  const weights = new Float64Array(dangerBuckets * classCount);
  const bias = Array.from({ length: classCount }, () => 0);
  const random = createSeededRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples, random);
    for (const example of examples) learn(example, rate / (1 + round / 10));
  }
  return pack(weights, bias);

  /** A step of stochastic gradient descent for logistic regression. */
  function learn({ buckets, label, doubt }: Example, pace: number): void {
    const scale = 1 / Math.sqrt(Math.max(1, buckets.length));
    const scores = bias.map((start, at) => {
      let sum = 0;
      for (const bucket of buckets) sum += weights[bucket * classCount + at] ?? 0;
      return start + scale * sum;
    });
    for (const [at, share] of toShares(scores).entries()) {
      const error = (at === label ? 1 - doubt : doubt / (classCount - 1)) - share;
      bias[at] = (bias[at] ?? 0) + pace * 0.1 * error;
      for (const bucket of buckets) {
        const place = bucket * classCount + at;
        const weight = weights[place] ?? 0;
        weights[place] = weight + pace * (error * scale - decay * weight);
      }
    }
  }
}

/** Only how much more than "ordinary" each kind of danger scores is kept. */
function pack(
  weights: Float64Array,
  bias: readonly number[],
): { step: number; bias: number[]; packed: string } {
  const beyond: number[] = [];
  for (let bucket = 0; bucket < dangerBuckets; bucket += 1)
    for (let at = 1; at < classCount; at += 1)
      beyond.push((weights[bucket * classCount + at] ?? 0) - (weights[bucket * classCount] ?? 0));
  const step = beyond.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / weightSteps;
  return {
    step: round4(step),
    bias: bias.slice(1).map((one) => round4(one - (bias[0] ?? 0))),
    packed: beyond.map((weight) => packStep(Math.round(weight / step))).join(""),
  };
}

/** The module the browser and the server read the weights from. */
export function writeDangerModule({ step, bias, packed }: ReturnType<typeof trainDanger>): string {
  return [
    "/** Weights of the classifier of danger, written by build/counselor/trainDanger.ts. Do not edit. */",
    "",
    "// biome-ignore format: one generated line is easier to compare than thirty thousand.",
    "// oxlint-disable-next-line oxc/approx-constant -- A weight may come near a number of mathematics.",
    `export const dangerWeights = { step: ${step}, bias: [${bias.join(", ")}], packed: ${JSON.stringify(packed)} } as const;`,
    "",
  ].join("\n");
}

function shuffle(examples: Example[], random: () => number): void {
  for (let at = examples.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [left, right] = [examples[at], examples[other]];
    if (left !== undefined && right !== undefined) [examples[at], examples[other]] = [right, left];
  }
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export const dangerModule = "src/domain/counselor/dangerWeights.ts";

/** Everything it learns from, by name: danger, harm by others and, under any other name, what is neither. */
export function readDangerTraining(): Record<string, string[]> {
  const own = readDangerSentences();
  const boundary: Record<string, string[]> = parse(readText("boundarySentences.yaml"));
  const questions: string[] = parse(readText("ordinaryQuestions.yaml"));
  const names = new Set([...Object.keys(own), ...Object.keys(boundary)]);
  const together = [...names].map((name) => [name, [...(boundary[name] ?? []), ...(own[name] ?? [])]]);
  // Every second: with all of them, more sentences of danger go unheard.
  const messages = listCardMessages().filter((_message, at) => at % 2 === 0);
  // Of the other ordinary sentences few are in Spanish.
  const spanish: string[] = parse(readText("spanishQuestions.yaml"));
  return { ...Object.fromEntries(together), questions, messages, spanish };
}

if (import.meta.main)
  writeFileSync(
    join(import.meta.dirname, "../..", dangerModule),
    writeDangerModule(trainDanger(readDangerTraining())),
  );
