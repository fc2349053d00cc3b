/**
 * The card that a clause of a longer message asks for: found by the clause and by the sentence before it, where the whole
 * message decides between cards that are near ("whose income goes on it" of parents who parted, and of a grandmother).
 */
import type { AnswerCard } from "./answerCard.ts";
import type { PreparedCards } from "./cardIndex.ts";
import { areNear, countTelling, mostShared, shareAnswers } from "./cardShares.ts";
import { findCards } from "./findCards.ts";

/** Cards that the message may speak for. */
const mostOfStory = 300;
/** Cards of a clause that the message chooses among. */
const mostOfClause = 60;
/** What a card's nearness to the message counts, beside its nearness to the clause. */
const ofStory = 4;
/** What is taken off a card that only what stands before the clause finds, for each sentence that it goes back. */
const offBefore = 0.5;
/** A card that has no Spanish answer is that much less to who asks in Spanish. */
const offEnglish = 1;
/** From these shares on a card answers the clause, or is told as the nearest, so much likelier than the next that is no neighbor. */
const least = { sure: 0.42, near: 0.15, lead: 1.25 } as const;

/** `texts`: the clause, and the clause with the sentences before it, shortest first. `nearness`: of cards to the whole message. */
export type AskedPart = {
  texts: readonly string[];
  nearness: ReadonlyMap<AnswerCard, number>;
  language: "en" | "es";
  /** The card that was told before. */
  except?: AnswerCard | undefined;
};

/** How near each card is to a whole message. */
export function findNearness(cards: PreparedCards, story: string): ReadonlyMap<AnswerCard, number> {
  return new Map(findCards(cards, story, mostOfStory).map(({ card, signs }) => [card, signs.together]));
}

export function findPartCard(
  cards: PreparedCards,
  { texts, nearness, language, except }: AskedPart,
): { card: AnswerCard; share: number; isSure: boolean } | null {
  const scores = new Map<AnswerCard, number>();
  for (const [back, text] of texts.entries())
    for (const { card, score } of findCards(cards, text, mostOfClause)) {
      if (card === except) continue;
      const off = back * offBefore + (language === "es" && card.spanish === undefined ? offEnglish : 0);
      scores.set(card, Math.max(scores.get(card) ?? Number.NEGATIVE_INFINITY, score - off));
    }
  const found = [...scores]
    .map(([card, score]) => ({ card, score: score + ofStory * (nearness.get(card) ?? 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostShared);
  const telling = countTelling(texts[0] ?? "");
  // The message as a whole is about college.
  const { cards: shares } = shareAnswers(found, { situation: "searched", telling });
  const [first] = found;
  const [share = 0] = shares;
  if (first === undefined || share < least.near) return null;
  const { card } = first;
  const isAhead = found.every(
    (other, at) => at === 0 || areNear(card, other.card) || share >= (shares[at] ?? 0) * least.lead,
  );
  return isAhead || share >= least.sure ? { card, share, isSure: share >= least.sure } : null;
}
