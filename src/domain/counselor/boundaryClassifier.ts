/**
 * A second reader of refusals, for what no pattern foresees, and the only one of what others advise on: logistic regression on hashed words, pairs of
 * words and parts of words. The weights come from build/counselor/trainIntents.ts; boundaries.ts says when it is heard.
 */
import { flattenText, toPlainWords } from "./boundaryText.ts";
import { boundaryWeights } from "./boundaryWeights.ts";
import { createShares } from "./classifier.ts";
import type { AdviceTopic, CrisisTier, Refusal } from "./counselor.ts";

/** "ordinary" is a question that no boundary applies to. */
export const boundaryClasses = [
  "ordinary",
  "danger",
  "harmedByOthers",
  "immigrationAdvice",
  "legalAdvice",
  "taxAdvice",
  "admissionPromise",
  "misreporting",
  "personalData",
  "writeMyEssay",
  "otherPeople",
  "medicalAdvice",
] as const satisfies readonly ("ordinary" | CrisisTier | Refusal | AdviceTopic)[];
export type BoundaryClass = (typeof boundaryClasses)[number];
export const boundaryBuckets = 4096;

const partLength = 5;

/** The buckets of a question's words, neighboring pairs and parts of words, each once. */
export function hashWords(question: string): number[] {
  const words = toPlainWords(flattenText(question)).split(" ");
  const buckets = new Set<number>();
  for (const [at, word] of words.entries()) {
    buckets.add(hash(`w${word}`));
    if (at + 1 < words.length) buckets.add(hash(`b${word}_${words[at + 1]}`));
    if (at + 2 < words.length) buckets.add(hash(`s${word}_${words[at + 2]}`));
    const framed = `<${word}>`;
    for (let start = 0; start + partLength <= framed.length; start += 1)
      buckets.add(hash(`c${framed.slice(start, start + partLength)}`));
  }
  return [...buckets];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (boundaryBuckets - 1);
}

const shares = createShares(boundaryWeights, boundaryClasses.length);

/** The likeliest class and its share, the share of `ordinary`, and that of any class. */
export type BoundaryGuess = {
  found: BoundaryClass;
  share: number;
  ordinary: number;
  shareOf: (one: BoundaryClass) => number;
};

export function guessBoundary(question: string): BoundaryGuess {
  const all = shares(hashWords(question));
  const at = all.indexOf(Math.max(...all));
  return {
    found: boundaryClasses[at] ?? "ordinary",
    share: all[at] ?? 0,
    ordinary: all[0] ?? 0,
    shareOf: (one) => all[boundaryClasses.indexOf(one)] ?? 0,
  };
}
