/**
 * What is asked after a card or a tool: "what if I miss it", "should I send a letter", "why". A few words that leave the
 * subject to the question before are matched together with what that was about.
 */
import { getRoundName } from "#domain/college/roundNames.ts";
import type { CounselorReading, CounselorTool } from "../counselor.ts";
import { foldQuestion } from "../foldQuestion.ts";
import { findLanguage } from "../language.ts";
import type { AnswerCard } from "./answerCard.ts";
import type { PreparedCards } from "./cardIndex.ts";
import { areNear, countTelling, mostShared, shareAnswers } from "./cardShares.ts";
import { listCardWords, toTerm, weighWord } from "./cardWords.ts";
import { findCards } from "./findCards.ts";
import { findNearness, findPartCard } from "./findPartCard.ts";

/** A longer question says what it is about. */
const mostWords = 14;
const mostTelling = 4;
const mostOffered = 3;
/** From this share on the likeliest card answers; from the second on it is one to choose from. */
const least = { answer: 0.35, offer: 0.05 } as const;

const pointing =
  /^(?:and|ok|okay|so|but|also|what if|what about|how about|why|then|y|pero|entonces)\b|\b(?:it|that|this|they|them|those|these|he|she|eso|esto)\b/i;

/** What the tools are about, in the words of cards. */
const subjectsOfTools: Readonly<Partial<Record<CounselorTool, string>>> = {
  chance: "chance of admission",
  price: "net price",
  studentAidIndex: "Student Aid Index and Pell Grant",
  statePrograms: "state grant",
  offers: "award letter",
  nextSteps: "what to do in high school",
  deadlines: "application deadline",
};

/** What the question before was about, as a card would ask it; null where no word of a card stands for it. */
function nameSubject({ tool, measure, round }: CounselorReading, card: AnswerCard | null): string | null {
  if (card !== null) return card.question;
  if (measure === "aidDate") return "FAFSA deadline";
  if (round !== null) return getRoundName(round);
  return subjectsOfTools[tool] ?? null;
}

/** One card that answers, up to three to choose from, or null where the question stands by itself. */
export function findNextCards(
  cards: PreparedCards,
  reading: CounselorReading,
  question: string,
): AnswerCard[] | null {
  const before = (reading.card === undefined ? undefined : cards.byId.get(reading.card)) ?? null;
  const subject = nameSubject(reading, before);
  if (subject === null) return null;
  const words = listCardWords(question);
  const telling = tellingTerms(question);
  if (words.length > mostWords || telling.size > mostTelling) return null;
  if (telling.size > 1 && !pointing.test(question)) return null;
  const together = `${subject} ${question}`;
  const found = findCards(cards, together, mostShared).filter(({ card }) => card.id !== before?.id);
  const fitting = found.filter(({ card }) => fits(card, telling, before));
  const { cards: shares } = shareAnswers(fitting, { situation: "subject", telling: countTelling(together) });
  const likely = fitting.filter((_one, at) => (shares[at] ?? 0) >= least.offer);
  const [first] = likely;
  if (first === undefined) return null;
  if (telling.size > 0 && (shares[0] ?? 0) >= least.answer) return [first.card];
  return likely.length < 2 ? null : likely.slice(0, mostOffered).map(({ card }) => card);
}

const mostTold = 2;
/** So likely is a neighbor of the card before that is told as what may be meant. */
const leastTold = 0.15;
/** And so likely, where it shares no telling word of the question: "do I have to take it". */
const leastUnshared = 0.3;

/** "Should I write them something": where nothing else is known, the neighbors of the card before that are nearest to both. */
export function findNeighbors(
  cards: PreparedCards,
  reading: CounselorReading,
  question: string,
): AnswerCard[] {
  const before = reading.card === undefined ? undefined : cards.byId.get(reading.card);
  const telling = tellingTerms(question);
  if (before === undefined || telling.size === 0 || listCardWords(question).length > mostWords) return [];
  const together = `${before.question} ${question}`;
  const found = findCards(cards, together, mostShared).filter(({ card }) => card !== before);
  const { cards: shares } = shareAnswers(found, { situation: "subject", telling: countTelling(together) });
  const near = found.flatMap(({ card }, at) =>
    areNear(card, before) &&
    (shares[at] ?? 0) >= leastTold &&
    (countShared(card, telling) > 0 || (shares[at] ?? 0) >= leastUnshared)
      ? [card]
      : [],
  );
  return near.slice(0, mostTold);
}

/** Where nothing of a follow-up is known: what else is asked about the card before, to choose from. */
export function listNeighbors(
  cards: PreparedCards,
  reading: CounselorReading,
  question: string,
): AnswerCard[] {
  const before = reading.card === undefined ? undefined : cards.byId.get(reading.card);
  if (before === undefined) return [];
  return findCards(cards, `${before.question} ${question}`, mostShared)
    .flatMap(({ card }) => (card !== before && areNear(card, before) ? [card] : []))
    .slice(0, mostOffered);
}

const asksMore =
  /^(?:(?:and|ok|okay|so|but|then|is there|are there|do we have|do i have|y|hay) )*(?:any ?thing else|what else|any other (?:options?|ways?|things?|ideas?)|other (?:options?|ways?)|algo mas|que mas)(?: (?:is there|there|can|could|should|i|we|to|do|try|that|would|help|now|puedo|podemos|hacer))*$/;

/** "Anything else I can do" after a card: its neighbors that are nearest to it. */
export function findMore(cards: PreparedCards, reading: CounselorReading, question: string): AnswerCard[] {
  const before = reading.card === undefined ? undefined : cards.byId.get(reading.card);
  if (before === undefined || !asksMore.test(foldQuestion(question))) return [];
  return findCards(cards, before.question, mostShared)
    .flatMap(({ card }) => (card !== before && areNear(card, before) ? [card] : []))
    .slice(0, mostTold);
}

/** "My mom lost her job" after a card on appeals: the card that both of them together ask for. Null where none leads. */
export function findOnward(
  cards: PreparedCards,
  reading: CounselorReading,
  question: string,
): { card: AnswerCard; isSure: boolean } | null {
  const before = (reading.card === undefined ? undefined : cards.byId.get(reading.card)) ?? null;
  const subject = nameSubject(reading, before);
  const telling = tellingTerms(question);
  if (subject === null || listCardWords(question).length > mostWords) return null;
  const together = `${subject} ${question}`;
  const found = findPartCard(cards, {
    texts: [together],
    nearness: findNearness(cards, together),
    language: findLanguage(question),
    except: before ?? undefined,
  });
  return found !== null && countShared(found.card, telling) > 0 ? found : null;
}

/** Of what the question itself says, at least half; where it says nothing, a card that stands near the one before. */
function fits(card: AnswerCard, telling: ReadonlySet<string>, before: AnswerCard | null): boolean {
  if (telling.size === 0) return before !== null && areNear(card, before);
  return countShared(card, telling) * 2 >= telling.size;
}

function countShared({ asked }: AnswerCard, telling: ReadonlySet<string>): number {
  const own = new Set(asked.flatMap((one) => one.split(" ").map(toTerm)));
  return [...telling].filter((term) => own.has(term)).length;
}

function tellingTerms(question: string): Set<string> {
  return new Set(
    listCardWords(question)
      .map(toTerm)
      .filter((term) => weighWord(term) === 1),
  );
}
