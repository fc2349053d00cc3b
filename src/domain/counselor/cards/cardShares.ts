/**
 * How likely it is that a card answers a question: one model over the nearest cards and "none of them", so that a second card
 * close behind, a question of few words, or one that a tool was read in takes from the first. Its numbers are fitted by
 * `npm run evaluate -- cards --write` on wordings left out and on the development questions.
 */
import { cardWeights } from "./cardWeights.ts";
import { listCardWords, toTerm, weighWord } from "./cardWords.ts";

/** What a question was read as before any card, which says how often a card answers such a one. */
export const cardSituations = [
  /** As nothing: it may not be ours at all; */
  "unread",
  /** or it names something that nobody asks about but for college. */
  "unreadMatter",
  /** As a subject of the written pages, in general, */
  "subject",
  /** about a college, whose own rule may be another, */
  "ofCollege",
  /** or about a state. */
  "ofState",
  /** As a tool that would ask back for a grade or a college. */
  "tool",
] as const;
export type CardSituation = (typeof cardSituations)[number];

export type CardWeights = {
  /** What a unit of a score multiplies the odds of a card by, as a logarithm. */
  score: number;
  /** The odds of "none of them", as a logarithm: of a question without a telling word, */
  none: number;
  /** what changes with its telling words (times the logarithm of one more than there are), */
  telling: number;
  /** and by situation. */
  situations: Readonly<Record<CardSituation, number>>;
};

/** How many different words of a question tell what it is about. */
export function countTelling(question: string): number {
  return new Set(
    listCardWords(question)
      .map(toTerm)
      .filter((term) => weighWord(term) === 1),
  ).size;
}

/** By score, in the same order, the share of the card that has it; together with "none of them" they make 1. */
export function shareScores(
  scores: readonly number[],
  { situation, telling }: { situation: CardSituation | null; telling: number },
  weights: CardWeights = cardWeights,
): number[] {
  const none =
    weights.none +
    weights.telling * Math.log(1 + telling) +
    (situation === null ? 0 : weights.situations[situation]);
  const odds = scores.map((score) => Math.exp(weights.score * score - none));
  const all = odds.reduce((sum, one) => sum + one, 1);
  return odds.map((one) => one / all);
}
