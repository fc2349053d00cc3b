/**
 * Guesses what a question asks for where its cue words do not say: logistic regression on its hashed character
 * 3-, 4- and 5-grams. The weights come from build/counselor/trainIntents.ts.
 */
import { counselorTools } from "./counselor.ts";

/** "none": nothing Tassel answers. */
export const intents = [...counselorTools, "none"] as const;
export type Intent = (typeof intents)[number];

export const bucketCount = 4096;

/** Weights as steps from -31 to 31, one character each, bucket by bucket; `step` is what one of them is worth. */
export type PackedWeights = { step: number; bias: readonly number[]; packed: string };

export type IntentGuess = { intent: Intent; share: number; next: Intent; nextShare: number };
export type Classifier = (foldedQuestion: string) => IntentGuess;

const firstCode = 48;
export const mostSteps = 31;

/** The buckets of a question's 3-, 4- and 5-grams, each once. */
export function hashGrams(folded: string): number[] {
  const text = ` ${folded} `;
  const buckets = new Set<number>();
  for (let size = 3; size <= 5; size += 1)
    for (let start = 0; start + size <= text.length; start += 1) {
      let hash = 0x811c9dc5 ^ size;
      for (let at = start; at < start + size; at += 1)
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      buckets.add((hash ^ (hash >>> 15)) & (bucketCount - 1));
    }
  return [...buckets];
}

/** A model over some classes as shares, in their order. `classCount` weights stand for each bucket. */
export function createShares(
  { step, bias, packed }: PackedWeights,
  classCount: number,
): (buckets: readonly number[]) => number[] {
  return (buckets) => {
    const worth = step / Math.sqrt(Math.max(1, buckets.length));
    return toShares(
      bias.map(
        (start, at) =>
          start +
          worth *
            buckets.reduce((sum, bucket) => sum + unpackStep(packed.charCodeAt(bucket * classCount + at)), 0),
      ),
    );
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

export function createClassifier(weights: PackedWeights): Classifier {
  const shares = createShares(weights, intents.length);
  return (foldedQuestion) => {
    const ranked = shares(hashGrams(foldedQuestion))
      .map((share, at) => ({ share, intent: intents[at] ?? "none" }))
      .toSorted((left, right) => right.share - left.share);
    const [first, second] = ranked;
    return {
      intent: first?.intent ?? "none",
      share: first?.share ?? 0,
      next: second?.intent ?? "none",
      nextShare: second?.share ?? 0,
    };
  };
}
