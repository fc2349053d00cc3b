/**
 * Finds the cards whose wordings are nearest to a question: the cosine of their rare words and pairs of words, and of
 * their runs of four letters, which forgives slips. A card must share a telling word with the question.
 */
import type { AnswerCard } from "./answerCard.ts";
import { answerWeight, listGramKeys, type PreparedCards, toPairKey } from "./cardIndex.ts";
import { isTopic, listCardWords, toTerm, weighWord } from "./cardWords.ts";

/** `told`: how many words the card shares with the question that tell what is asked about. */
export type FoundCard = { card: AnswerCard; score: number; told: number };

/**
 * What a score is made of, in shares: how near the nearest wording is, how much of the question the card's wordings and
 * answer name, how near all of them together are, and how many runs of letters the nearest shares, which forgives slips.
 * Found by leaving out every wording in turn.
 */
const shares = { nearest: 0.15, named: 0.27, together: 0.37, letters: 0.21 } as const;
/** What is left of a score for each topic of the question that the card never names. */
const offTopicShare = 0.65;

/** The card that has a question among its wordings; null if none has. */
export function findExactCard({ exact, cards }: PreparedCards, question: string): AnswerCard | null {
  const place = exact.get(listCardWords(question).join(" "));
  return place === undefined ? null : (cards[place] ?? null);
}

/** What a search shows without asking back: a wording of the card, or one that is near and well before the next. */
const sure = { score: 0.6, lead: 0.08 } as const;

export function findSureCard(prepared: PreparedCards, question: string): AnswerCard | null {
  const exact = findExactCard(prepared, question);
  if (exact !== null) return exact;
  const [first, second] = findCards(prepared, question, 2);
  if (first === undefined || first.score < sure.score) return null;
  return first.score - (second?.score ?? 0) >= sure.lead ? first.card : null;
}

/** The nearest cards, nearest first. `leftOut`: the place of a wording that does not count, to test the others with. */
export function findCards(
  prepared: PreparedCards,
  question: string,
  limit: number,
  leftOut: number | null = null,
): FoundCard[] {
  const { cards, cardOf } = prepared;
  const asked = listCardWords(question);
  const terms = numberTerms(prepared, asked);
  const words = addDots(prepared.words, terms.known, terms.unknown, cardOf.length);
  const runs = numberGrams(prepared, asked.join(" "));
  const grams = addDots(prepared.grams, runs.known, runs.unknown, cardOf.length);
  const nearest = cards.map(() => ({ words: 0, grams: 0 }));
  const isNear = new Uint8Array(cards.length);
  for (const [at, card] of cardOf.entries()) {
    const best = nearest[card];
    if (at === leftOut || words.dots[at] === 0 || best === undefined) continue;
    isNear[card] = 1;
    const { lengths } = prepared.words;
    best.words = Math.max(best.words, (words.dots[at] ?? 0) / (words.length * (lengths[at] ?? 0) || 1));
    best.grams = Math.max(
      best.grams,
      (grams.dots[at] ?? 0) / (grams.length * (prepared.grams.lengths[at] ?? 0) || 1),
    );
  }
  const profiles = compareProfiles(prepared, terms, leftOut);
  const found: { place: number; score: number; told: number }[] = [];
  for (const [place, best] of nearest.entries()) {
    const told = profiles.told[place] ?? 0;
    if (isNear[place] === 0 || told === 0) continue;
    const length = prepared.profiles[place] ?? 0;
    const cosine = (profiles.dots[place] ?? 0) / (length || 1) / (words.length || 1);
    const named = (profiles.shared[place] ?? 0) / (words.length ** 2 || 1);
    const score =
      offTopicShare ** (profiles.topics - (profiles.named[place] ?? 0)) *
      (shares.nearest * best.words +
        shares.named * named +
        shares.together * cosine +
        shares.letters * best.grams);
    found.push({ place, score, told });
  }
  return found
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, limit)
    .flatMap(({ place, score, told }) => {
      const card = cards[place];
      return card === undefined ? [] : [{ card, score, told }];
    });
}

/** `unknown`: the squares of what no card has, added up. */
type Numbered = { known: readonly number[]; unknown: number };
/** `topics`: how many of those that no card has are topics. */
type NumberedTerms = Numbered & { topics: number };

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
 * what both name. `topics`: how many the question has; `named`: of those, how many the card names.
 */
function compareProfiles(prepared: PreparedCards, terms: NumberedTerms, leftOut: number | null) {
  const { cards, cardOf, words, answers, telling, topics } = prepared;
  const dots = new Float64Array(cards.length);
  const shared = new Float64Array(cards.length);
  const told = new Uint8Array(cards.length);
  const named = new Uint8Array(cards.length);
  const counts = new Float64Array(cards.length);
  let topicCount = terms.topics;
  for (const term of terms.known) {
    counts.fill(0);
    for (let at = words.starts[term] ?? 0; at < (words.starts[term + 1] ?? 0); at += 1) {
      const wording = words.places[at] ?? 0;
      const card = cardOf[wording] ?? 0;
      if (wording !== leftOut) counts[card] = (counts[card] ?? 0) + 1;
    }
    for (let at = answers.starts[term] ?? 0; at < (answers.starts[term + 1] ?? 0); at += 1) {
      const card = answers.places[at] ?? 0;
      counts[card] = (counts[card] ?? 0) + answerWeight;
    }
    const weight = words.weights[term] ?? 0;
    const isNamed = topics[term] === 1;
    if (isNamed) topicCount += 1;
    for (const [card, count] of counts.entries()) {
      if (count === 0) continue;
      dots[card] = (dots[card] ?? 0) + weight * weight * Math.sqrt(count);
      shared[card] = (shared[card] ?? 0) + weight * weight * Math.min(1, count);
      if (telling[term] === 1) told[card] = (told[card] ?? 0) + 1;
      if (isNamed && count >= 1) named[card] = (named[card] ?? 0) + 1;
    }
  }
  return { dots, shared, told, named, topics: topicCount };
}
