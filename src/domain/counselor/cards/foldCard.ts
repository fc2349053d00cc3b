/** A card as an author words it, and as it is sent: its wordings folded once, so that no device has to. */
import type { AnswerCard } from "./answerCard.ts";
import { listCardWords } from "./cardWords.ts";

export type WordedCard = Omit<AnswerCard, "asked"> & {
  /** Other ways to ask it, in English and in Spanish. */
  wordings: readonly string[];
};

export function foldCard({ wordings, ...card }: WordedCard): AnswerCard {
  const isOfState = card.state !== undefined || card.topicOf !== undefined;
  const asked = !isOfState ? [card.question, ...wordings] : [];
  return { ...card, asked: asked.map((wording) => listCardWords(wording).join(" ")) };
}
