/**
 * How likely it is that a card answers a question: one model over the nearest cards, the tool that it was read as, and "none
 * of them", so that a card close behind takes from the first, and a name alone leads to no tool where a card fits the rest.
 * Its numbers are fitted by `npm run evaluate -- cards --write` on wordings left out and on the development questions.
 */
import type { CounselorTool } from "../counselor.ts";
import type { AnswerCard } from "./answerCard.ts";
import { cardWeights } from "./cardWeights.ts";
import { listCardWords, toTerm, weighWord } from "./cardWords.ts";

/** What a question was read as before any card, which says how often a card answers such a one. */
export const cardSituations = [
  /** Typed into the search; nobody read it. */
  "searched",
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
  /** As a tool with a name in the question, */
  "namedTool",
  /** or without one. */
  "tool",
] as const;
export type CardSituation = (typeof cardSituations)[number];

/** What a card and a question share. */
export const cardSignNames = [
  /** How many runs of four letters the nearest wording shares with the question; */
  "letters",
  /** how much of a wording the question says; */
  "wording",
  /** how much of the question the card's wordings and answer name; */
  "named",
  /** how near all of them together are. */
  "together",
  /** How many topics of the question the card never names; */
  "offTopic",
  /** how many of the words that tell what is asked about it has, and what part of them. */
  "told",
  "toldShare",
  /** The words that it has, each by how well it tells cards apart (learnedTerms.ts). */
  "weighed",
  /** 1 where it was found by one sentence of several. */
  "inPart",
] as const;
export type CardSigns = Record<(typeof cardSignNames)[number], number>;

/** What a tool has of the question. */
export const toolSignNames = [
  /** The logarithm of the odds that the trained reader gives the tool, names masked. */
  "read",
  /** 1 where it names one. */
  "college",
  "program",
  "state",
  /** 1 where the question has figures of the student, the words for the plan's own colleges, or a change to make. */
  "figures",
  "ownList",
  "change",
  /** 1 where a search leaves words of the question out. */
  "leftOut",
  /** 1 where what was read is doubtful, so that the readings would be offered to choose from. */
  "doubtful",
] as const;
export type ToolSigns = Record<(typeof toolSignNames)[number], number>;

export type ReadTool = { tool: CounselorTool; signs: ToolSigns };

export type CardWeights = {
  signs: Readonly<CardSigns>;
  /** The odds of "none of them" against any card, as a logarithm: of a question without a telling word, */
  none: number;
  /** what changes with its telling words (times the logarithm of one more than there are), */
  telling: number;
  /** and by situation. */
  situations: Readonly<Record<CardSituation, number>>;
  /** The odds of a tool against none of them, by tool and by its signs. */
  tools: Readonly<Partial<Record<CounselorTool, number>>>;
  toolSigns: Readonly<ToolSigns>;
};

/** Cards that a share is taken among. */
export const mostShared = 14;

export function scoreSigns(signs: CardSigns, weights: Pick<CardWeights, "signs"> = cardWeights): number {
  return cardSignNames.reduce((sum, name) => sum + weights.signs[name] * signs[name], 0);
}

/** How many different words of a question tell what it is about. */
export function countTelling(question: string): number {
  return countTellingWords(listCardWords(question));
}

/** The same of words that are folded already. */
export function countTellingWords(words: readonly string[]): number {
  return new Set(words.map(toTerm).filter((term) => weighWord(term) === 1)).size;
}

/** Of one part in a hundred at least, so that none is impossible. */
export function toLogOdds(share: number): number {
  return Math.log((share + 0.01) / (1.01 - share));
}

export type AskedOf = { situation: CardSituation; telling: number; tool?: ReadTool | null };
export type AnswerShares = { cards: number[]; tool: number; none: number };

/** By card, in the same order, its share; with that of the tool and of "none of them" they make 1. */
export function shareAnswers(
  found: readonly { score: number }[],
  { situation, telling, tool = null }: AskedOf,
  weights: CardWeights = cardWeights,
): AnswerShares {
  const none = weights.none + weights.telling * Math.log(1 + telling) + weights.situations[situation];
  const odds = found.map(({ score }) => Math.exp(score - none));
  const ofTool = tool === null ? 0 : Math.exp(scoreTool(tool, weights));
  const all = odds.reduce((sum, one) => sum + one, 1 + ofTool);
  return { cards: odds.map((one) => one / all), tool: ofTool / all, none: 1 / all };
}

function scoreTool({ tool, signs }: ReadTool, weights: CardWeights): number {
  return toolSignNames.reduce(
    (sum, name) => sum + weights.toolSigns[name] * signs[name],
    weights.tools[tool] ?? 0,
  );
}

/** Of what its neighbors have, how much speaks for a card: a question about one may well mean the other. */
const ofNeighbors = 0.5;

/** The share of a card, with what its declared neighbors lend it: near-duplicates must not keep each other from answering. */
export function poolShare(cards: readonly AnswerCard[], shares: readonly number[], at: number): number {
  const card = cards[at];
  if (card === undefined) return 0;
  return cards.reduce(
    (sum, other, place) =>
      place !== at && areNear(card, other) ? sum + ofNeighbors * (shares[place] ?? 0) : sum,
    shares[at] ?? 0,
  );
}

export function areNear(card: AnswerCard, other: AnswerCard): boolean {
  return card.near.includes(other.id) || other.near.includes(card.id);
}

/**
 * A tool below `sure` leaves room for a card that has so much of its share; a long message asks more than one thing, and a
 * card stands beside a tool however sure that is.
 */
const beside = { sure: 0.75, ofTool: 0.35, ofNamed: 0.6, longWords: 15, ofLong: 0.4 } as const;
/** `share`: of the card, as if there were no tool. */
export function standsBeside(
  share: number,
  ofTool: number,
  typed: string,
  { situation }: Pick<AskedOf, "situation">,
): boolean {
  const isLong = typed.split(" ").length >= beside.longWords;
  const least = situation === "namedTool" ? beside.ofNamed : beside.ofTool;
  return (ofTool < beside.sure && share >= ofTool * least) || (isLong && share >= beside.ofLong);
}
