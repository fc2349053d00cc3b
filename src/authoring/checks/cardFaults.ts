/**
 * What is wrong with answer cards: an answer that is long or types a figure, and a wording that two cards share; and, apart
 * from these, wordings that do not come back to their card when they are left out.
 */

import { prepareCards } from "#domain/counselor/cards/cardIndex.ts";
import { listCardWords } from "#domain/counselor/cards/cardWords.ts";
import { findCards } from "#domain/counselor/cards/findCards.ts";
import { foldCard, type WordedCard } from "#domain/counselor/cards/foldCard.ts";
import type { WrittenCard } from "../answerCards.ts";
import { findTypedFigures } from "./typedFigures.ts";

export const cardBounds = {
  answerWords: 60,
  /** Spanish says the same in more words. */
  spanishWords: 75,
  /** What a state's notes tell about one topic. */
  topicWords: 90,
  /** Of all wordings, each left out: what at least comes back to its card or a neighbor. */
  returned: 0.92,
} as const;

export function findCardFaults(cards: readonly WordedCard[], written: readonly WrittenCard[]): string[] {
  const ids = new Set(cards.map(({ id }) => id));
  return [
    ...findRepeats(cards.map(({ id }) => id)).map((id) => `two cards have the id ${id}`),
    ...cards.flatMap((card) => findAnswerFaults(card)),
    ...cards.flatMap(({ id, near }) =>
      near.filter((one) => !ids.has(one) || one === id).map((one) => `${id}: no other card is called ${one}`),
    ),
    ...written.flatMap(({ id, answer, inSpanish }) => [
      ...findTyped(answer).map((figure) => `${id}: ${figure} is typed; bind it to a record`),
      ...(inSpanish === undefined ? [] : findSpanishFaults(id, answer, inSpanish.answer)),
    ]),
    ...findSharedWordings(cards),
  ];
}

function findAnswerFaults({ id, answer, spanish, topicOf }: WordedCard): string[] {
  const [words, inSpanish] = [countWords(answer), countWords(spanish?.answer ?? "")];
  const most = topicOf === undefined ? cardBounds.answerWords : cardBounds.topicWords;
  return [
    ...(words > most ? [`${id}: the answer has ${words} words, more than ${most}`] : []),
    ...(inSpanish > cardBounds.spanishWords
      ? [`${id}: the Spanish answer has ${inSpanish} words, more than 75`]
      : []),
  ];
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function findTyped(answer: string): string[] {
  const shares = answer.replaceAll(/\{\{[^}]*\}\}/g, "").matchAll(/\d[\d.,]*%/g);
  return [...findTypedFigures(answer), ...[...shares].map(([share]) => share)];
}

/** The Spanish answer names the very figures of the English one; a day of its own would not be found as an English one is. */
function findSpanishFaults(id: string, answer: string, spanish: string): string[] {
  const list = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])].toSorted().join(" ");
  const days = spanish.replaceAll(/\{\{[^}]*\}\}/g, "").match(/\b\d{1,2} de \p{L}+/gu) ?? [];
  return [
    ...[...findTyped(spanish), ...days].map(
      (figure) => `${id}: ${figure} is typed in Spanish; bind it to a record`,
    ),
    ...(list(answer) === list(spanish)
      ? []
      : [`${id}: the Spanish answer has other figures than the English one`]),
  ];
}

function findSharedWordings(cards: readonly WordedCard[]): string[] {
  const ownerOf = new Map<string, string>();
  return cards.flatMap(({ id, question, wordings }) =>
    [question, ...wordings].flatMap((wording) => {
      const folded = listCardWords(wording).join(" ");
      const owner = ownerOf.get(folded);
      ownerOf.set(folded, id);
      return owner === undefined ? [] : [`${id}: "${wording}" is a wording of ${owner} too`];
    }),
  );
}

/** A wording that, left out, is taken for a card that is neither its own nor a neighbor. `found`: null if for none. */
export type Stray = { id: string; wording: string; found: string | null };

export function findStrays(all: readonly WordedCard[]): { asked: number; strays: Stray[] } {
  // Those of states are found by the state.
  const cards = all.filter(({ state, topicOf }) => state === undefined && topicOf === undefined);
  const prepared = prepareCards(cards.map(foldCard));
  const strays: Stray[] = [];
  const nearOf = new Map(cards.map(({ id, near }) => [id, near]));
  const isNear = (one: string, other: string) =>
    nearOf.get(one)?.includes(other) === true || nearOf.get(other)?.includes(one) === true;
  let at = 0;
  for (const { id, question, wordings } of cards)
    for (const wording of [question, ...wordings]) {
      const [first] = findCards(prepared, wording, 1, at);
      at += 1;
      const isBack = first !== undefined && (first.card.id === id || isNear(first.card.id, id));
      if (!isBack) strays.push({ id, wording, found: first?.card.id ?? null });
    }
  return { asked: at, strays };
}

/** Of all cards together; working it out takes six times as long as reading them. */
export function findStrayFaults(cards: readonly WordedCard[]): string[] {
  const { asked, strays } = findStrays(cards);
  if (strays.length <= (1 - cardBounds.returned) * asked) return [];
  return [
    `${strays.length} of ${asked} wordings, left out, do not come back to their card or a neighbor:`,
    ...strays.map(({ id, wording, found }) => `  ${id}: "${wording}" is taken for ${found ?? "none"}`),
  ];
}

function findRepeats(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}
