/**
 * What cards are found with: by word, pair of words and run of four letters, the wordings that have it. In typed arrays,
 * because a phone makes it from thousands of wordings before the first question.
 */
import type { StateCode } from "#domain/college/states.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { isOneSlip } from "../foldQuestion.ts";
import type { AnswerCard } from "./answerCard.ts";
import { isTopic, toTerm, weighWord } from "./cardWords.ts";
import { toLearned } from "./learnedTerms.ts";

/** For each term, the places it is in: those of term `at` are `places[starts[at]]` up to `starts[at + 1]`. */
type Postings = { starts: Int32Array; places: Int32Array };

/** `weights`: by term. `lengths`: by wording, of its vector. */
type Terms = Postings & { weights: Float64Array; lengths: Float64Array };

export type PreparedCards = {
  /** Those that are found by their words. */
  cards: readonly AnswerCard[];
  byId: ReadonlyMap<string, AnswerCard>;
  byState: ReadonlyMap<StateCode, AnswerCard>;
  /** By `toTopicKey`. */
  byTopic: ReadonlyMap<string, AnswerCard>;
  /** By wording, the place of its card. */
  cardOf: Int32Array;
  /** The number of a term by its words; of a pair, by `toPairKey`. */
  words: { numbers: ReadonlyMap<string, number>; pairs: ReadonlyMap<number, number> } & Terms;
  /** By first letter, the words of the wordings that tell what is asked about: what a slip is mended to. */
  spelled: ReadonlyMap<string, readonly string[]>;
  /** The number of a run of letters, and one more, by `toGramKey`; 0 for one that no card has. */
  grams: { numbers: Uint16Array } & Terms;
  /** By word, the cards whose answer says it. */
  answers: Postings;
  /** By word: whether it tells what is asked about, and whether it is a topic of its own. */
  telling: Uint8Array;
  topics: Uint8Array;
  /** By word, how much more or less it told of its card in families' messages than its rarity says; 0 for a pair. */
  learned: Float64Array;
  /** By card, how many wordings it has. */
  sizes: Int32Array;
  /** By card, the length of the vector of all it says. */
  profiles: Float64Array;
  /** The weight of a word that no card has. */
  unknown: number;
  /** The place of the card by the wording. */
  exact: ReadonlyMap<string, number>;
};

/** The card that tells this of the state. */
export function toTopicKey({ state, topic }: NonNullable<AnswerCard["topicOf"]>): string {
  return `${state} ${topic}`;
}

/** A pair says again what its two words said. */
const pairWeight = 0.6;
/** How much a word of the answer counts, beside one of a wording. */
export const answerWeight = 0.5;
/** Of the weight of the rarest word: what a word counts that no card has. */
const unknownShare = 0.7;
/** Of a shorter word one other letter makes another word. */
const shortestMended = 5;
/** Cards prepared per step: a few milliseconds on a slow phone. */
const cardsPerStep = 40;

export function prepareCards(cards: readonly AnswerCard[]): PreparedCards {
  return runToEnd(prepareCardsInSteps(cards));
}

/** Like `prepareCards`, but pauses between steps so that the page stays responsive. */
export function* prepareCardsInSteps(all: readonly AnswerCard[]): Steps<PreparedCards> {
  // The name of a state would draw every question that says it.
  const cards = all.filter(({ state, topicOf }) => state === undefined && topicOf === undefined);
  const exact = new Map<string, number>();
  const cardOf: number[] = [];
  const terms = createTermNumbers();
  const gramNumbers = new Uint16Array(gramKeys);
  let gramCount = 0;
  const lastWording = new Int32Array(65_536);
  const letters = cards.reduce(
    (sum, { asked }) => sum + asked.reduce((all, { length }) => all + length + 2, 0),
    0,
  );
  // A word and a pair have at least two letters and a space.
  const termLists = createLists(letters);
  const gramLists = createLists(letters);
  const answerLists = createLists(cards.reduce((sum, { answer }) => sum + answer.length, 0));
  for (const [place, card] of cards.entries()) {
    if (place % cardsPerStep === 0) yield;
    for (const wording of card.asked) {
      exact.set(wording, place);
      cardOf.push(place);
      for (const term of terms.list(wording)) addTerm(termLists, term);
      termLists.listCount += 1;
      for (const key of listGramKeys(wording)) {
        if (gramNumbers[key] === 0) gramNumbers[key] = ++gramCount;
        const gram = (gramNumbers[key] ?? 0) - 1;
        if (lastWording[gram] === cardOf.length) continue;
        lastWording[gram] = cardOf.length;
        addTerm(gramLists, gram);
      }
      gramLists.listCount += 1;
    }
  }
  yield;
  for (const [place, { answer }] of cards.entries()) {
    if (place % cardsPerStep === 0) yield;
    for (const term of terms.listKnown(answer)) addTerm(answerLists, term);
    answerLists.listCount += 1;
  }
  yield;
  const weigh = (held: number) => Math.log(1 + (cards.length - held + 0.5) / (held + 0.5));
  const words = weighTerms(termLists, terms.count(), cardOf, (term, held) => weigh(held) * terms.share(term));
  yield;
  const grams = weighTerms(gramLists, gramCount, cardOf, (_term, held) => weigh(held));
  const profiles = new Float64Array(cards.length);
  const add = ({ terms, lists, size }: Lists, count: number, toCard: (list: number) => number) => {
    for (let at = 0; at < size; at += 1) {
      const card = toCard(lists[at] ?? 0);
      profiles[card] = (profiles[card] ?? 0) + count * (words.weights[terms[at] ?? 0] ?? 0) ** 2;
    }
  };
  add(termLists, 1, (wording) => cardOf[wording] ?? 0);
  add(answerLists, answerWeight, (card) => card);
  return {
    cards,
    byId: new Map(all.map((card) => [card.id, card])),
    byState: new Map(all.flatMap((card) => (card.state === undefined ? [] : [[card.state, card] as const]))),
    byTopic: new Map(
      all.flatMap((card) => (card.topicOf === undefined ? [] : [[toTopicKey(card.topicOf), card] as const])),
    ),
    cardOf: Int32Array.from(cardOf),
    words: { numbers: terms.numbers, pairs: terms.pairs, ...words },
    spelled: terms.listSpelled(),
    grams: { numbers: gramNumbers, ...grams },
    answers: toPostings(answerLists, terms.count()),
    telling: terms.mark((word) => weighWord(word) === 1),
    topics: terms.mark(isTopic),
    learned: terms.learned(),
    sizes: Int32Array.from(cards, ({ asked }) => asked.length),
    profiles: profiles.map((square) => Math.sqrt(square)),
    unknown: weigh(1) * unknownShare,
    exact,
  };
}

/** The word of the cards that is one slip away from one that no card has: "verifcation"; null where none is, or several are. */
export function mendWord({ spelled }: PreparedCards, word: string): string | null {
  if (word.length < shortestMended || /\d/.test(word)) return null;
  const near = (spelled.get(word[0] ?? "") ?? []).filter((one) => isOneSlip(word, one));
  const [first] = near;
  return first !== undefined && new Set(near.map(toTerm)).size === 1 ? first : null;
}

/** Two numbers as one small one; a test holds that there are fewer terms than this. */
export const mostTerms = 32_768;
export function toPairKey(left: number, right: number): number {
  return left * mostTerms + right;
}

/** Space, the letters, the digits, and everything else as one. */
const gramLetters = 38;
const gramKeys = gramLetters ** 4;

/** Of each run of four letters, which it is. */
export function listGramKeys(wording: string): number[] {
  const keys: number[] = [];
  // A space before it, and one after it.
  let key = 0;
  for (let at = 0; at <= wording.length; at += 1) {
    key = (key * gramLetters + (at === wording.length ? 0 : toGramLetter(wording.charCodeAt(at)))) % gramKeys;
    if (at >= 2) keys.push(key);
  }
  return keys;
}

function toGramLetter(code: number): number {
  if (code === 32) return 0;
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? code - 21 : 37;
}

/** Numbers the terms as they come. Pairs count from where they were first said, among the words. */
function createTermNumbers() {
  const numbers = new Map<string, number>();
  const pairs = new Map<number, number>();
  const shares: number[] = [];
  const spelled: (string | null)[] = [];
  const byWord = new Map<string, number>();
  const numberWord = (word: string): number => {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const term = toTerm(word);
    const number = numbers.get(term) ?? shares.length;
    if (number === shares.length) {
      numbers.set(term, number);
      shares.push(weighWord(term));
      spelled.push(term);
    }
    byWord.set(word, number);
    return number;
  };
  const numberPair = (left: number, right: number): number => {
    const key = toPairKey(left, right);
    const known = pairs.get(key);
    if (known !== undefined) return known;
    pairs.set(key, shares.length);
    shares.push(pairWeight * Math.max(0.2, ((shares[left] ?? 0) + (shares[right] ?? 0)) / 2));
    spelled.push(null);
    return shares.length - 1;
  };
  return {
    numbers,
    pairs,
    count: () => shares.length,
    share: (term: number) => shares[term] ?? 0,
    /** Of a wording: its words, and pairs of neighbors, each once. */
    list(wording: string): number[] {
      const words = wording.split(" ").map((word) => numberWord(word));
      const found: number[] = [];
      for (const [at, word] of words.entries()) {
        if (!found.includes(word)) found.push(word);
        if (at === 0) continue;
        const pair = numberPair(words[at - 1] ?? 0, word);
        if (!found.includes(pair)) found.push(pair);
      }
      return found;
    },
    /** Of an answer: those of its words that a wording has, each once. An author's spelling needs no mending. */
    listKnown(answer: string): Set<number> {
      const found = new Set<number>();
      const plain = answer.replaceAll(/['’]/g, "").toLowerCase();
      for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
        const number = byWord.get(word) ?? numbers.get(toTerm(word));
        if (number !== undefined) found.add(number);
      }
      return found;
    },
    listSpelled(): Map<string, string[]> {
      const spelledBy = new Map<string, string[]>();
      for (const [word, number] of byWord) {
        const letter = word[0] ?? "";
        if (word.length < shortestMended || (shares[number] ?? 0) < 1) continue;
        const same = spelledBy.get(letter);
        if (same === undefined) spelledBy.set(letter, [word]);
        else same.push(word);
      }
      return spelledBy;
    },
    learned: () => Float64Array.from(spelled, (term) => (term === null ? 0 : toLearned(term))),
    mark: (is: (term: string) => boolean) =>
      Uint8Array.from(spelled, (term) => (term !== null && is(term) ? 1 : 0)),
  };
}

/** Terms, each with the list that it is in, list after list. */
type Lists = { terms: Int32Array; lists: Int32Array; size: number; listCount: number };

function createLists(most: number): Lists {
  return { terms: new Int32Array(most), lists: new Int32Array(most), size: 0, listCount: 0 };
}

function addTerm(to: Lists, term: number): void {
  to.terms[to.size] = term;
  to.lists[to.size] = to.listCount;
  to.size += 1;
}

function toPostings({ terms, lists, size }: Lists, count: number): Postings {
  const starts = new Int32Array(count + 1);
  for (let at = 0; at < size; at += 1) {
    const after = (terms[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let term = 0; term < count; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const places = new Int32Array(size);
  for (let at = 0; at < size; at += 1) {
    const term = terms[at] ?? 0;
    const to = next[term] ?? 0;
    places[to] = lists[at] ?? 0;
    next[term] = to + 1;
  }
  return { starts, places };
}

/** `weigh` is told how many cards have the term. */
function weighTerms(
  all: Lists,
  count: number,
  cardOf: readonly number[],
  weigh: (term: number, held: number) => number,
): Terms {
  const postings = toPostings(all, count);
  const { terms, lists, size } = all;
  const held = new Int32Array(count);
  const last = new Int32Array(count).fill(-1);
  for (let at = 0; at < size; at += 1) {
    const term = terms[at] ?? 0;
    const card = cardOf[lists[at] ?? 0] ?? 0;
    if (last[term] === card) continue;
    last[term] = card;
    held[term] = (held[term] ?? 0) + 1;
  }
  const weights = Float64Array.from(held, (cards, term) => weigh(term, cards));
  const lengths = new Float64Array(cardOf.length);
  for (let at = 0; at < size; at += 1) {
    const wording = lists[at] ?? 0;
    lengths[wording] = (lengths[wording] ?? 0) + (weights[terms[at] ?? 0] ?? 0) ** 2;
  }
  return { ...postings, weights, lengths: lengths.map((square) => Math.sqrt(square)) };
}
