/**
 * Finds the cards whose wordings are nearest to a question: the cosine of their rare words and pairs of words, and of
 * their runs of four letters, which forgives slips. A card must share a telling word with the question.
 */
import type { StateCode } from "#domain/college/states.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import type { AnswerCard } from "./answerCard.ts";
import { isTopic, listCardWords, listGrams, listTerms, weighWord } from "./cardWords.ts";

type Posting = {
  weight: number;
  /** The places of the wordings that have it. */
  wordings: number[];
};

/** What a card says in all its wordings and its answer: by term, how often. */
type Profile = { counts: Map<string, number>; length: number };

export type PreparedCards = {
  cards: readonly AnswerCard[];
  byId: ReadonlyMap<string, AnswerCard>;
  byState: ReadonlyMap<StateCode, AnswerCard>;
  wordings: readonly Wording[];
  profiles: readonly Profile[];
  words: ReadonlyMap<string, Posting>;
  grams: ReadonlyMap<string, Posting>;
  /** The weight of a word that no card has. */
  unknown: { words: number; grams: number };
  /** The place of the card by the folded wording. */
  exact: ReadonlyMap<string, number>;
};

/** `card`: its place. Lengths are those of the vectors of words and of letters. */
type Wording = { card: number; terms: readonly string[]; words: number; grams: number };

/** `told`: how many words the card shares with the question that tell what is asked about. */
export type FoundCard = { card: AnswerCard; score: number; told: number };

/** Letters forgive slips; words tell cards apart. */
const wordsShare = 0.65;
/** Of the words' part: how much the nearest wording counts, beside all of the card's together. */
const nearestShare = 0.55;
/** A pair says again what its two words said. */
const pairWeight = 0.6;
/** How much a word of the answer counts, beside one of a wording. */
const answerWeight = 0.5;
/** Of the weight of the rarest word: what a word counts that no card has. */
const unknownShare = 0.7;
/** What is left of a score for each topic of the question that the card never names. */
const offTopicShare = 0.75;
/** Cards prepared per step: a few milliseconds on a slow phone. */
const cardsPerStep = 8;

export function prepareCards(cards: readonly AnswerCard[]): PreparedCards {
  return runToEnd(prepareCardsInSteps(cards));
}

/** Like `prepareCards`, but pauses between steps so that the page stays responsive. */
export function* prepareCardsInSteps(all: readonly AnswerCard[]): Steps<PreparedCards> {
  // The name of a state would draw every question that says it.
  const cards = all.filter(({ state }) => state === undefined);
  const listed: { card: number; terms: string[]; grams: string[] }[] = [];
  const exact = new Map<string, number>();
  const holders = { words: new Map<string, Set<number>>(), grams: new Map<string, Set<number>>() };
  const hold = (of: Map<string, Set<number>>, term: string, card: number) => {
    const seen = of.get(term);
    if (seen === undefined) of.set(term, new Set([card]));
    else seen.add(card);
  };
  const counted: Map<string, number>[] = [];
  for (const [place, card] of cards.entries()) {
    if (place % cardsPerStep === 0) yield;
    const counts = new Map<string, number>();
    for (const wording of [card.question, ...card.wordings]) {
      const words = listCardWords(wording);
      const terms = listTerms(words);
      const grams = listGrams(words);
      exact.set(words.join(" "), place);
      listed.push({ card: place, terms, grams });
      for (const term of terms) {
        hold(holders.words, term, place);
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      for (const gram of grams) hold(holders.grams, gram, place);
    }
    for (const term of listTerms(listCardWords(card.answer)))
      if (!term.includes(" ")) counts.set(term, (counts.get(term) ?? 0) + answerWeight);
    counted.push(counts);
  }
  yield;
  const weigh = (held: number) => Math.log(1 + (cards.length - held + 0.5) / (held + 0.5));
  const toPostings = (of: Map<string, Set<number>>, factor: (term: string) => number) =>
    new Map([...of].map(([term, { size }]) => [term, { weight: weigh(size) * factor(term), wordings: [] }]));
  const words: Map<string, Posting> = toPostings(holders.words, weighTerm);
  const grams: Map<string, Posting> = toPostings(holders.grams, () => 1);
  const wordings: Wording[] = [];
  for (const [at, { card, terms, grams: runs }] of listed.entries()) {
    if (at % (cardsPerStep * 10) === 0) yield;
    wordings.push({ card, terms, words: addWording(words, terms, at), grams: addWording(grams, runs, at) });
  }
  const profiles = counted.map((counts) => {
    let sum = 0;
    for (const [term, count] of counts) sum += weighProfile(words.get(term)?.weight ?? 0, count) ** 2;
    return { counts, length: Math.sqrt(sum) };
  });
  const rarest = weigh(1) * unknownShare;
  return {
    cards,
    byId: new Map(all.map((card) => [card.id, card])),
    byState: new Map(all.flatMap((card) => (card.state === undefined ? [] : [[card.state, card] as const]))),
    wordings,
    profiles,
    words,
    grams,
    unknown: { words: rarest, grams: rarest },
    exact,
  };
}

function weighTerm(term: string): number {
  if (!term.includes(" ")) return weighWord(term);
  const [left = "", right = ""] = term.split(" ");
  return pairWeight * Math.max(0.2, (weighWord(left) + weighWord(right)) / 2);
}

function weighProfile(weight: number, count: number): number {
  return weight * Math.sqrt(Math.max(0, count));
}

/** Returns the length of the wording's vector. */
function addWording(postings: ReadonlyMap<string, Posting>, terms: readonly string[], at: number): number {
  let sum = 0;
  for (const term of terms) {
    const posting = postings.get(term);
    if (posting === undefined) continue;
    posting.wordings.push(at);
    sum += posting.weight ** 2;
  }
  return Math.sqrt(sum);
}

/** The card that has a question among its wordings; null if none has. */
export function findExactCard({ exact, cards }: PreparedCards, question: string): AnswerCard | null {
  const place = exact.get(listCardWords(question).join(" "));
  return place === undefined ? null : (cards[place] ?? null);
}

/** The nearest cards, nearest first. `leftOut`: the place of a wording that does not count, to test the others with. */
export function findCards(
  prepared: PreparedCards,
  question: string,
  limit: number,
  leftOut: number | null = null,
): FoundCard[] {
  const { cards, wordings, unknown } = prepared;
  const asked = listCardWords(question);
  const terms = listTerms(asked);
  const words = addDots(prepared.words, terms, wordings.length, unknown.words);
  const grams = addDots(prepared.grams, listGrams(asked), wordings.length, unknown.grams);
  const nearest = new Map<number, { words: number; grams: number }>();
  for (const [at, wording] of wordings.entries()) {
    if (at === leftOut || (words.dots[at] ?? 0) === 0) continue;
    const best = nearest.get(wording.card) ?? { words: 0, grams: 0 };
    best.words = Math.max(best.words, (words.dots[at] ?? 0) / (words.length * wording.words || 1));
    best.grams = Math.max(best.grams, (grams.dots[at] ?? 0) / (grams.length * wording.grams || 1));
    nearest.set(wording.card, best);
  }
  const without = leftOut === null ? undefined : wordings[leftOut];
  const found: { place: number; score: number; told: number }[] = [];
  for (const [place, best] of nearest) {
    const whole = compareProfile(prepared, terms, place, without);
    if (whole.told === 0) continue;
    const cosine = whole.dot / (words.length || 1);
    const score =
      offTopicShare ** whole.missed *
      (wordsShare * (nearestShare * best.words + (1 - nearestShare) * cosine) +
        (1 - wordsShare) * best.grams);
    found.push({ place, score, told: whole.told });
  }
  return found
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, limit)
    .flatMap(({ place, score, told }) => {
      const card = cards[place];
      return card === undefined ? [] : [{ card, score, told }];
    });
}

/** `told`: shared words that tell what is asked about. `missed`: topics of the question that the card lacks. */
function compareProfile(
  { profiles, words }: PreparedCards,
  terms: readonly string[],
  place: number,
  without: Wording | undefined,
): { dot: number; told: number; missed: number } {
  const profile = profiles[place];
  if (profile === undefined) return { dot: 0, told: 0, missed: 0 };
  const isOwn = without?.card === place;
  let sum = 0;
  let told = 0;
  let missed = 0;
  for (const term of terms) {
    const count = (profile.counts.get(term) ?? 0) - (isOwn && without.terms.includes(term) ? 1 : 0);
    if (count < 1 && isTopic(term)) missed += 1;
    if (count <= 0) continue;
    const weight = words.get(term)?.weight ?? 0;
    sum += weight * weighProfile(weight, count);
    if (!term.includes(" ") && weighWord(term) === 1) told += 1;
  }
  return { dot: sum / (profile.length || 1), told, missed };
}

/** By wording, the products of what it shares with the question; and the length of the question's own vector. */
function addDots(
  postings: ReadonlyMap<string, Posting>,
  terms: readonly string[],
  size: number,
  unknown: number,
): { dots: Float64Array; length: number } {
  const dots = new Float64Array(size);
  let sum = 0;
  for (const term of terms) {
    const posting = postings.get(term);
    if (posting === undefined) {
      // A pair that no card has says nothing.
      if (!term.trim().includes(" ")) sum += (unknown * weighWord(term)) ** 2;
      continue;
    }
    const square = posting.weight ** 2;
    sum += square;
    for (const at of posting.wordings) dots[at] = (dots[at] ?? 0) + square;
  }
  return { dots, length: Math.sqrt(sum) };
}
