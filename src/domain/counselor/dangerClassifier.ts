/**
 * How much a question sounds like somebody in danger, from 0 to 1, for what no pattern foresees: logistic regression on
 * words, pairs of words, parts of words and what they talk of (dangerConcepts.ts). A long question is also read piece by
 * piece, so that one sentence about dying is not lost in a page about prices. The weights come from
 * build/counselor/trainDanger.ts; boundaries.ts says from which share on it is heard.
 */
import { flattenText, toPlainWords } from "./boundaryText.ts";
import { toShares, unpackStep } from "./classifier.ts";
import { type CrisisTier, crisisTiers } from "./counselor.ts";
import { findConcepts } from "./dangerConcepts.ts";
import { dangerWeights } from "./dangerWeights.ts";
import { listDanger } from "./listedDanger.ts";

export const dangerBuckets = 32_768;

const partLength = 5;
/** Two groups of words belong together within so many words. */
const reach = 6;
const windowWords = 14;
const listedCopies = 4;

/** `isLong`: of many pieces the most dangerous is taken, so that an ordinary story reaches a higher share by chance. */
export type DangerGuess = { tier: CrisisTier; share: number; isLong: boolean };

const steps = Int8Array.from(dangerWeights.packed, (one) => unpackStep(one.charCodeAt(0)));

/** `share`: that it is danger of either kind; `tier`: the likelier kind. Of a long question, its most dangerous piece. */
export function guessDanger(question: string): DangerGuess {
  const pieces = hashPieces(question);
  const isLong = pieces.length > 1;
  let most: DangerGuess = { tier: "danger", share: 0, isLong };
  for (const buckets of pieces) {
    const [ordinary = 1, danger = 0, harmed = 0] = toShares([
      0,
      ...crisisTiers.map((_, at) => score(buckets, at)),
    ]);
    if (1 - ordinary > most.share)
      most = { tier: danger >= harmed ? "danger" : "harmedByOthers", share: 1 - ordinary, isLong };
  }
  return most;
}

/** The same for the whole question, told which families of patterns fit it. */
export function guessListedDanger(question: string): number {
  const [ordinary = 1] = toShares([0, ...crisisTiers.map((_, at) => score(hashListed(question), at))]);
  return 1 - ordinary;
}

/** The buckets of the whole question with the patterns that fit it; of one that none fits, as `hashPieces`. */
export function hashListed(question: string): number[] {
  const words = toPlainWords(flattenText(question)).split(" ");
  return hashPiece(words, words.map(findConcepts), listDanger(question).found);
}

function score(buckets: readonly number[], tier: number): number {
  let sum = 0;
  for (const bucket of buckets) sum += steps[bucket * crisisTiers.length + tier] ?? 0;
  return (
    (dangerWeights.bias[tier] ?? 0) + (dangerWeights.step * sum) / Math.sqrt(Math.max(1, buckets.length))
  );
}

/** The buckets of the whole question, and of overlapping pieces if it is long. */
export function hashPieces(question: string): number[][] {
  const words = toPlainWords(flattenText(question)).split(" ");
  const concepts = words.map(findConcepts);
  const pieces = [hashPiece(words, concepts)];
  if (words.length > windowWords * 1.5) {
    const half = windowWords / 2;
    for (let start = 0; start < words.length - half; start += half)
      pieces.push(
        hashPiece(words.slice(start, start + windowWords), concepts.slice(start, start + windowWords)),
      );
  }
  return pieces;
}

/** `listed`: the families of patterns that fit; of a piece none is known. */
function hashPiece(
  words: readonly string[],
  concepts: readonly (readonly string[])[],
  listed: readonly string[] = [],
): number[] {
  const buckets = new Set<number>();
  const add = (text: string) => buckets.add(hash(text));
  for (const [at, word] of words.entries()) {
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    add(`w${word}`);
    if (next !== undefined) add(`b${word}_${next}`);
    if (afterNext !== undefined) add(`s${word}_${afterNext}`);
    const framed = `<${word}>`;
    for (let start = 0; start + partLength <= framed.length; start += 1)
      add(`c${framed.slice(start, start + partLength)}`);
    for (const concept of concepts[at] ?? []) {
      add(`g${concept}`);
      if (at > 0) add(`l${words[at - 1]}_${concept}`);
      if (next !== undefined) add(`r${concept}_${next}`);
      for (const later of concepts.slice(at + 1, at + 1 + reach))
        for (const other of later) add(`p${concept}_${other}`);
    }
  }
  // Several times, so that no single weight must be so large that the others lose their steps.
  for (const family of listed) for (let copy = 0; copy < listedCopies; copy += 1) add(`k${copy}${family}`);
  const all = [...new Set([...concepts.flat(), ...listed.map((family) => `k${family}`)])].toSorted();
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) add(`a${one}_${other}`);
  return [...buckets];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (dangerBuckets - 1);
}
