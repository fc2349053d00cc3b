/**
 * The trained reader: which tool a question asks for, and which measure of a college or a state program. Logistic regression
 * over its words, its pairs of words and its hashed character 3-, 4- and 5-grams, with signs for what it names. The
 * weights come from the labeled sentences of build/counselor/trainingQuestions.yaml, by build/counselor/trainIntents.ts.
 */
import { type AnswerMeasure, collegeMeasures, counselorTools, programMeasures } from "./counselor.ts";

/** "none": nothing Tassel answers. */
export const intents = [...counselorTools, "none"] as const;
export type Intent = (typeof intents)[number];

/** Measures that a few words settle, so that no class is trained for them. */
const readByWords: ReadonlySet<AnswerMeasure> = new Set<AnswerMeasure>([
  "aidDate",
  "interest",
  "aiRule",
  "merit",
]);

export type ReaderClass = { name: string; intent: Intent; measure: AnswerMeasure | null };

/** Every tool, and those with measures by measure: "statePrograms.gpa"; "statePrograms" alone asks for a state's aid. */
export const readerClasses: readonly ReaderClass[] = intents.flatMap((intent) => {
  const measures: readonly (AnswerMeasure | null)[] =
    intent === "collegeFacts"
      ? collegeMeasures.filter((measure) => !readByWords.has(measure))
      : intent === "statePrograms"
        ? [null, ...programMeasures]
        : intent === "deadlines"
          ? [null, "aidDate"]
          : [null];
  return measures.map((measure) => ({
    name: measure === null ? intent : `${intent}.${measure}`,
    intent,
    measure,
  }));
});

export const bucketCount = 4096;

/** Weights as small whole steps, one character each, bucket by bucket; `step` is what one of them is worth. */
export type PackedWeights = { step: number; bias: readonly number[]; packed: string };

export type IntentGuess = {
  intent: Intent;
  share: number;
  next: Intent;
  nextShare: number;
  /** What each has. */
  shares: Readonly<Partial<Record<Intent, number>>>;
  /** The likeliest measure of each tool that has some, */
  measures: Readonly<Partial<Record<Intent, AnswerMeasure | null>>>;
  /** and what part of the tool's share it has. */
  measureShares: Readonly<Partial<Record<Intent, number>>>;
};
export type Classifier = (foldedQuestion: string) => IntentGuess;

const firstCode = 48;
export const mostSteps = 31;

/** The words, pairs of words and 3-, 4- and 5-grams of a question as buckets, each once. */
export function hashGrams(folded: string): number[] {
  const text = ` ${folded} `;
  const buckets = new Set<number>();
  for (let size = 3; size <= 5; size += 1)
    for (let start = 0; start + size <= text.length; start += 1)
      buckets.add(hash(text, start, start + size, size));
  const words = ["^", ...folded.split(" "), "$"];
  for (const [at, word] of words.entries()) {
    buckets.add(hash(word, 0, word.length, 11));
    const pair = `${word} ${words[at + 1] ?? ""}`;
    if (at + 1 < words.length) buckets.add(hash(pair, 0, pair.length, 12));
  }
  return [...buckets];
}

function hash(text: string, from: number, to: number, seed: number): number {
  let code = 0x811c9dc5 ^ seed;
  for (let at = from; at < to; at += 1) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193);
  return (code ^ (code >>> 15)) & (bucketCount - 1);
}

/** A model over some classes as shares, in their order. `classCount` weights stand for each bucket. */
export function createShares(
  { step, bias, packed }: PackedWeights,
  classCount: number,
): (buckets: readonly number[]) => number[] {
  const steps = Int8Array.from({ length: packed.length }, (_, at) => unpackStep(packed.charCodeAt(at)));
  return (buckets) => {
    const worth = step / Math.sqrt(Math.max(1, buckets.length));
    const sums = new Float64Array(classCount);
    for (const bucket of buckets)
      for (let at = 0; at < classCount; at += 1)
        sums[at] = (sums[at] ?? 0) + (steps[bucket * classCount + at] ?? 0);
    return toShares(bias.map((start, at) => start + worth * (sums[at] ?? 0)));
  };
}

/** Scores to shares that sum to 1. */
export function toShares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

export function packStep(steps: number): string {
  const code = steps + mostSteps + firstCode;
  // No backslash, so that the string is written as it stands.
  return String.fromCharCode(code >= 92 ? code + 1 : code);
}

export function unpackStep(code: number): number {
  return (code > 92 ? code - 1 : code) - firstCode - mostSteps;
}

/** What was read last: one question is asked about several times. */
const mostKept = 16;

export function createClassifier(weights: PackedWeights): Classifier {
  const shares = createShares(weights, readerClasses.length);
  const kept = new Map<string, IntentGuess>();
  return (foldedQuestion) => {
    const known = kept.get(foldedQuestion);
    if (known !== undefined) return known;
    const guess = toGuess(shares(hashGrams(foldedQuestion)));
    if (kept.size >= mostKept) kept.clear();
    kept.set(foldedQuestion, guess);
    return guess;
  };
}

/** The share of a tool is that of all its measures. */
function toGuess(shares: readonly number[]): IntentGuess {
  const sums = new Map<Intent, { share: number; measure: AnswerMeasure | null; most: number }>();
  for (const [at, { intent, measure }] of readerClasses.entries()) {
    const share = shares[at] ?? 0;
    const sum = sums.get(intent);
    if (sum === undefined) sums.set(intent, { share, measure, most: share });
    else
      sums.set(intent, {
        share: sum.share + share,
        measure: share > sum.most ? measure : sum.measure,
        most: Math.max(share, sum.most),
      });
  }
  const [first, second] = [...sums].toSorted(([, one], [, other]) => other.share - one.share);
  const measures: Partial<Record<Intent, AnswerMeasure | null>> = {};
  const shareOf: Partial<Record<Intent, number>> = {};
  const measureShares: Partial<Record<Intent, number>> = {};
  for (const [intent, { measure, share, most }] of sums) {
    measures[intent] = measure;
    measureShares[intent] = most / (share || 1);
    shareOf[intent] = share;
  }
  return {
    intent: first?.[0] ?? "none",
    share: first?.[1].share ?? 0,
    next: second?.[0] ?? "none",
    nextShare: second?.[1].share ?? 0,
    shares: shareOf,
    measures,
    measureShares,
  };
}
