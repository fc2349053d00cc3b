/**
 * Finds the cards that are nearest to a question, by signs of what they share: rare words, pairs of words, and runs of four
 * letters, which forgives slips. A card must share a telling word with the question.
 */
import type { AnswerCard } from "./answerCard.ts";
import { answerWeight, listGramKeys, mendWord, type PreparedCards, toPairKey } from "./cardIndex.ts";
import {
  type CardSigns,
  countTelling,
  countTellingWords,
  mostShared,
  scoreSigns,
  shareAnswers,
} from "./cardShares.ts";
import { isTopic, listCardWords, toTerm, weighWord } from "./cardWords.ts";

/** `score`: as a logarithm, what the odds of the card are multiplied by, beside "none of them". */
export type FoundCard = { card: AnswerCard; score: number; signs: CardSigns };

/** The card that has a question among its wordings; null if none has. */
export function findExactCard({ exact, cards }: PreparedCards, question: string): AnswerCard | null {
  const place = exact.get(listCardWords(question).join(" "));
  return place === undefined ? null : (cards[place] ?? null);
}

/** A search shows a card without asking back: one of whose wordings it is, or one as likely as this. */
const leastSure = 0.8;

export function findSureCard(prepared: PreparedCards, question: string): AnswerCard | null {
  const exact = findExactCard(prepared, question);
  if (exact !== null) return exact;
  const found = findCards(prepared, question, mostShared);
  const { cards } = shareAnswers(found, { situation: "searched", telling: countTelling(question) });
  return (cards[0] ?? 0) >= leastSure ? (found[0]?.card ?? null) : null;
}

/** The nearest cards, nearest first. `leftOut`: the place of a wording that does not count, to test the others with. */
export function findCards(
  prepared: PreparedCards,
  question: string,
  limit: number,
  leftOut: number | null = null,
): FoundCard[] {
  const { cards, cardOf } = prepared;
  const asked = mendWords(prepared, listCardWords(question));
  const terms = numberTerms(prepared, asked);
  const words = addDots(prepared.words, terms.known, terms.unknown, cardOf.length);
  const runs = numberGrams(prepared, asked.join(" "));
  const grams = addDots(prepared.grams, runs.known, runs.unknown, cardOf.length);
  const isNear = new Uint8Array(cards.length);
  const [most, letters] = [new Float64Array(cards.length), new Float64Array(cards.length)];
  const [wordLengths, gramLengths] = [prepared.words.lengths, prepared.grams.lengths];
  // Thousands of wordings for each question: by place, because an iterator's pairs cost more than the sums.
  for (let at = 0; at < cardOf.length; at += 1) {
    const shared = words.dots[at] ?? 0;
    if (shared === 0 || at === leftOut) continue;
    const card = cardOf[at] ?? 0;
    isNear[card] = 1;
    const length = wordLengths[at] ?? 0;
    const alike = shared / (length * length || 1);
    if (alike > (most[card] ?? 0)) most[card] = alike;
    const near = (grams.dots[at] ?? 0) / (grams.length * (gramLengths[at] ?? 0) || 1);
    if (near > (letters[card] ?? 0)) letters[card] = near;
  }
  const profiles = compareProfiles(prepared, terms, leftOut);
  const telling = Math.max(1, countTellingWords(asked));
  const found: { place: number; score: number; signs: CardSigns }[] = [];
  for (let place = 0; place < cards.length; place += 1) {
    const told = profiles.told[place] ?? 0;
    if (isNear[place] === 0 || told === 0) continue;
    const length = prepared.profiles[place] ?? 0;
    const signs: CardSigns = {
      letters: letters[place] ?? 0,
      wording: most[place] ?? 0,
      named: (profiles.shared[place] ?? 0) / (words.length ** 2 || 1),
      together: (profiles.dots[place] ?? 0) / (length || 1) / (words.length || 1),
      offTopic: profiles.topics - (profiles.named[place] ?? 0),
      told,
      toldShare: told / telling,
      weighed: weighedScale * (profiles.weighed[place] ?? 0),
      inPart: 0,
    };
    const score = scoreSigns(signs);
    // Hundreds of cards for a dozen places: none is sorted that has no place among them.
    if (found.length === limit && score <= (found.at(-1)?.score ?? 0)) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.score ?? 0) < score) at -= 1;
    found.splice(at, 0, { place, score, signs });
    if (found.length > limit) found.pop();
  }
  return found.flatMap(({ place, score, signs }) => {
    const card = cards[place];
    return card === undefined ? [] : [{ card, score, signs }];
  });
}

/** `unknown`: the squares of what no card has, added up. */
type Numbered = { known: readonly number[]; unknown: number };
/** `topics`: how many of those that no card has are topics. */
type NumberedTerms = Numbered & { topics: number };

function mendWords(prepared: PreparedCards, asked: readonly string[]): string[] {
  return asked.map((word) =>
    prepared.words.numbers.has(toTerm(word)) ? word : (mendWord(prepared, word) ?? word),
  );
}

function numberTerms({ words, unknown }: PreparedCards, asked: readonly string[]): NumberedTerms {
  const known = new Set<number>();
  const strange = new Set<string>();
  let before: number | undefined;
  for (const word of asked) {
    const term = toTerm(word);
    const number = words.numbers.get(term);
    if (number === undefined) strange.add(term);
    else known.add(number);
    // A pair that no card has says nothing.
    const pair =
      before === undefined || number === undefined ? undefined : words.pairs.get(toPairKey(before, number));
    if (pair !== undefined) known.add(pair);
    before = number;
  }
  let sum = 0;
  for (const term of strange) sum += (unknown * weighWord(term)) ** 2;
  return { known: [...known], unknown: sum, topics: [...strange].filter(isTopic).length };
}

function numberGrams({ grams, unknown }: PreparedCards, asked: string): Numbered {
  const text = ` ${asked} `;
  const known = new Set<number>();
  const strange = new Set<string>();
  for (const [at, key] of listGramKeys(asked).entries()) {
    const number = grams.numbers[key] ?? 0;
    if (number > 0) known.add(number - 1);
    else strange.add(text.slice(at, at + 4));
  }
  let sum = 0;
  for (const gram of strange) if (!gram.trim().includes(" ")) sum += (unknown * weighWord(gram)) ** 2;
  return { known: [...known], unknown: sum };
}

/** By wording, the products of what it shares with the question; and the length of the question's own vector. */
function addDots(
  { starts, places, weights }: PreparedCards["words"] | PreparedCards["grams"],
  known: readonly number[],
  unknown: number,
  size: number,
): { dots: Float64Array; length: number } {
  const dots = new Float64Array(size);
  let sum = unknown;
  for (const term of known) {
    const square = (weights[term] ?? 0) ** 2;
    sum += square;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      const wording = places[at] ?? 0;
      dots[wording] = (dots[wording] ?? 0) + square;
    }
  }
  return { dots, length: Math.sqrt(sum) };
}

/**
 * By card, what the question shares with all that it says. `told`: how many words that tell what is asked about they share.
 * `shared`: the squares of
 * what both name. `topics`: how many the question has; `named`: of those, how many the card names. `weighed`: the words that
 * they share, each by how well it told cards apart in families' messages.
 */
function compareProfiles(prepared: PreparedCards, terms: NumberedTerms, leftOut: number | null) {
  const { cards, cardOf, words, answers, telling, topics, learned, sizes } = prepared;
  const own = leftOut === null ? -1 : (cardOf[leftOut] ?? -1);
  const dots = new Float64Array(cards.length);
  const shared = new Float64Array(cards.length);
  const told = new Uint8Array(cards.length);
  const named = new Uint8Array(cards.length);
  const counts = new Float64Array(cards.length);
  const weighed = new Float64Array(cards.length);
  // Most terms are in few cards, so that going through all cards for each would be most of the work.
  const touched = new Int32Array(cards.length);
  let topicCount = terms.topics;
  for (const term of terms.known) {
    let size = 0;
    for (let at = words.starts[term] ?? 0; at < (words.starts[term + 1] ?? 0); at += 1) {
      const wording = words.places[at] ?? 0;
      if (wording === leftOut) continue;
      const card = cardOf[wording] ?? 0;
      if (counts[card] === 0) touched[size++] = card;
      counts[card] = (counts[card] ?? 0) + 1;
    }
    for (let at = answers.starts[term] ?? 0; at < (answers.starts[term + 1] ?? 0); at += 1) {
      const card = answers.places[at] ?? 0;
      if (counts[card] === 0) touched[size++] = card;
      counts[card] = (counts[card] ?? 0) + answerWeight;
    }
    const weight = words.weights[term] ?? 0;
    const isNamed = topics[term] === 1;
    if (isNamed) topicCount += 1;
    for (let at = 0; at < size; at += 1) {
      const card = touched[at] ?? 0;
      const count = counts[card] ?? 0;
      counts[card] = 0;
      dots[card] = (dots[card] ?? 0) + weight * weight * Math.sqrt(count);
      shared[card] = (shared[card] ?? 0) + weight * weight * Math.min(1, count);
      const size = (sizes[card] ?? 0) - (card === own ? 1 : 0);
      const share = shareTerm(Math.floor(count) / (size || 1), count % 1 > 0);
      weighed[card] = (weighed[card] ?? 0) + (learned[term] ?? 0) * weight * share;
      if (telling[term] === 1) told[card] = (told[card] ?? 0) + 1;
      if (isNamed && count >= 1) named[card] = (named[card] ?? 0) + 1;
    }
  }
  return { dots, shared, told, named, weighed, topics: topicCount };
}

/** How much a card says a word: what part of its wordings have it, and whether its answer does. */
export function shareTerm(wordings: number, isAnswers: boolean): number {
  return Math.sqrt(wordings) + (isAnswers ? inAnswer : 0);
}

const inAnswer = 0.25;
/** So that the sum of a usual question is about as large as the other signs. */
const weighedScale = 0.1;
