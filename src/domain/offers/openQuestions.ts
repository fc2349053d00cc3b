/** What someone still has to say about an offer before it can be judged beside another one. */
import { needsAnswer } from "./leftOut.ts";
import type { Offer, OfferLine, OfferLineNote } from "./offer.ts";

export type OpenQuestion = "nameless" | "unsorted" | "guessed" | "amountMissing" | "leftOut";
/** `count`: as many answers settle it. `lines`: that it is about, or amounts left out. */
export type OpenQuestions = readonly { code: OpenQuestion; count: number; lines: number }[];

/**
 * Guesses that one answer settles: what the amounts are for, lines that a printed total does not give, which of several amounts, digits of a
 * scan, what the lines are, and lines that only lack a sum.
 */
export const guessGroups = ["period", "sums", "amounts", "digits", "kinds", "unproven"] as const;
export type GuessGroup = (typeof guessGroups)[number];

const groupOfNote: Readonly<Partial<Record<OfferLineNote, GuessGroup>>> = {
  timesTerms: "period",
  timesQuarters: "period",
  timesMonths: "period",
  studyDivided: "period",
  oneTerm: "period",
  termBill: "period",
  termBillOfThree: "period",
  digitsGuessed: "digits",
  sumDiffers: "sums",
  severalAmounts: "amounts",
  rangeTaken: "amounts",
  unproven: "unproven",
};

/** Null if the line is sorted and nothing about it is a guess. */
export function findGuessGroup(line: Pick<OfferLine, "kind" | "note">): GuessGroup | null {
  return line.kind === "other" || line.note === undefined || !isGuess(line)
    ? null
    : (groupOfNote[line.note] ?? "kinds");
}

/** What the letter shows and its sums prove, and our own estimates, need no answer. */
const certainNotes: readonly OfferLineNote[] = [
  "estimate",
  "termsAdded",
  "pending",
  "termsAlike",
  "quartersAlike",
  "onCampus",
];

/** Whether the line's type or its amount for the year is a guess that nobody has confirmed. */
export function isGuess({ note }: Pick<OfferLine, "note">): boolean {
  return note !== undefined && !certainNotes.includes(note);
}

export function listOpenQuestions(offer: Offer): OpenQuestions {
  const { lines, leftOut = [] } = offer;
  // A line without any amount was never typed: it counts nothing and asks nothing unless it was read from a letter.
  const unsorted = lines.filter(
    ({ kind, amountUsd, readFrom }) => kind === "other" && (amountUsd !== null || readFrom !== undefined),
  );
  const guesses = lines.flatMap((line) => findGuessGroup(line) ?? []);
  const missing = lines.filter(
    ({ amountUsd, readFrom }) => amountUsd === null && readFrom !== undefined,
  ).length;
  const open = leftOut.filter(needsAnswer).length;
  const isNameless = offer.unitId === null && offer.collegeName.trim() === "";
  const all: OpenQuestions = [
    { code: "nameless", count: isNameless ? 1 : 0, lines: 0 },
    { code: "unsorted", count: unsorted.length, lines: unsorted.length },
    { code: "guessed", count: new Set(guesses).size, lines: guesses.length },
    { code: "amountMissing", count: missing, lines: missing },
    { code: "leftOut", count: open, lines: open },
  ];
  return all.filter(({ count }) => count > 0);
}

export function countQuestions(offer: Offer): number {
  return listOpenQuestions(offer).reduce((sum, { count }) => sum + count, 0);
}

/** Those that its price depends on: all but whose offer it is. */
export function countPriceQuestions(offer: Offer): number {
  return listOpenQuestions(offer).reduce(
    (sum, { code, count }) => sum + (code === "nameless" ? 0 : count),
    0,
  );
}
