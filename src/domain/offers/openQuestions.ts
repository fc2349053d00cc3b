/** What someone still has to say about an offer before it can be judged beside another one. */
import { needsAnswer } from "./leftOut.ts";
import type { Offer, OfferLine, OfferLineNote } from "./offer.ts";

export type OpenQuestion = "nameless" | "unsorted" | "guessed" | "amountMissing" | "leftOut";
export type OpenQuestions = readonly { code: OpenQuestion; count: number }[];

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
  const counts: readonly (readonly [OpenQuestion, number])[] = [
    ["nameless", offer.unitId === null && offer.collegeName.trim() === "" ? 1 : 0],
    ["unsorted", unsorted.length],
    ["guessed", countGuesses(lines)],
    [
      "amountMissing",
      lines.filter(({ amountUsd, readFrom }) => amountUsd === null && readFrom !== undefined).length,
    ],
    ["leftOut", leftOut.filter(needsAnswer).length],
  ];
  return counts.flatMap(([code, count]) => (count === 0 ? [] : [{ code, count }]));
}

/** Lines that only lack a sum are confirmed together: one question. */
function countGuesses(lines: readonly OfferLine[]): number {
  const guesses = lines.filter((line) => line.kind !== "other" && isGuess(line));
  const unproven = guesses.filter(isUnproven).length;
  return guesses.length - unproven + Math.min(1, unproven);
}

/** Clear by its words, and in no sum of its letter. */
export function isUnproven({ kind, note }: Pick<OfferLine, "kind" | "note">): boolean {
  return kind !== "other" && note === "unproven";
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
