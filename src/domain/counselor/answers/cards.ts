/** The answer of a card: its words with their bound figures, the sources of those, and the page that says more. */
import type { AnswerCard } from "../cards/answerCard.ts";
import { findExactCard } from "../cards/findCards.ts";
import type { AnswerContext } from "../context.ts";
import type { CardChoice, CounselorReading, ReadQuestion } from "../counselor.ts";
import { type Draft, makeDraft } from "../draft.ts";

/** A verdict on the card's own question, which may not be quite the one that was asked. */
const verdict = /^(?:Yes|No|Sí)[,.:;]/;

/**
 * Null where the question was read as no card, or as one that this release does not have. `asked`: the question, where the answer does not already
 * stand below the card's own; a yes or no to other words than the card's then says what it is a yes or no to.
 */
export function answerFromCard(
  reading: CounselorReading | null,
  { cards }: AnswerContext,
  language: ReadQuestion["language"],
  asked: string | null = null,
): Draft | null {
  const card = reading?.card === undefined ? undefined : cards?.byId.get(reading.card);
  if (card === undefined) return null;
  const { id, sources, page } = card;
  const spanish = language === "es" ? card.spanish : undefined;
  const { answer, facts } = spanish ?? card;
  const isOther =
    asked !== null && cards !== null && cards !== undefined && findExactCard(cards, asked)?.id !== id;
  const text = isOther && verdict.test(answer) ? `${sayQuestion(card, language)} ${answer}` : answer;
  return makeDraft(text, {
    facts: facts.map((fact, at) => ({ ...fact, ref: `card.${id}.${at}`, subject: null })),
    sources: [...sources],
    parts: [{ kind: "link", to: page.path, label: page.title }],
    ...(spanish === undefined ? {} : { isSpanish: true }),
  });
}

/** A card's question, in Spanish where it is asked in Spanish and the card has it. */
export function sayQuestion({ question, spanish }: AnswerCard, language: ReadQuestion["language"]): string {
  return (language === "es" ? spanish?.question : undefined) ?? question;
}

/** The questions of the cards that a question may mean; empty where any of its readings is none. */
export function listChoices(
  readings: readonly CounselorReading[],
  { cards }: AnswerContext,
  language: ReadQuestion["language"],
): CardChoice[] {
  const choices = readings.flatMap(({ card }) => {
    const found = card === undefined ? undefined : cards?.byId.get(card);
    return found === undefined ? [] : [{ cardId: found.id, question: sayQuestion(found, language) }];
  });
  return choices.length === readings.length ? choices : [];
}
