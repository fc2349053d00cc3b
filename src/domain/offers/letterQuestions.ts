/** What is asked about a letter, grouped as a family answers it: one answer settles all lines of a group. */
import { type LeftOut, needsAnswer } from "./leftOut.ts";
import type { OfferLine } from "./offer.ts";
import { findGuessGroup } from "./openQuestions.ts";

/**
 * `period`: what the amounts are for. `digits`: figures that a scan spoiled. `sums`: a printed total that its lines do not give. `amounts`: which of
 * several figures counts. `kinds`: guesses at what lines are, confirmed with one press. `unsorted`: lines whose kind must be said.
 * `unplaced`: amounts that are in no line.
 */
export const letterQuestionCodes = [
  "period",
  "sums",
  "amounts",
  "digits",
  "unsorted",
  "kinds",
  "unplaced",
] as const;
export type LetterQuestionCode = (typeof letterQuestionCodes)[number];

/** `lines` and `leftOut`: their places in the reading. */
export type LetterQuestion = {
  code: LetterQuestionCode;
  lines: readonly number[];
  leftOut: readonly number[];
};

/** In the order in which they are best answered. */
export function listLetterQuestions(
  lines: readonly Pick<OfferLine, "kind" | "note">[],
  leftOut: readonly Pick<LeftOut, "because">[],
): LetterQuestion[] {
  const asked = new Map<LetterQuestionCode, { lines: number[]; leftOut: number[] }>();
  const open = (code: LetterQuestionCode) => {
    const one = asked.get(code) ?? { lines: [], leftOut: [] };
    asked.set(code, one);
    return one;
  };
  for (const [at, line] of lines.entries()) {
    const group = findGuessGroup(line);
    if (line.kind === "other") open("unsorted").lines.push(at);
    else if (group !== null) open(group === "unproven" ? "kinds" : group).lines.push(at);
  }
  for (const [at, { because }] of leftOut.entries()) {
    if (needsAnswer({ because })) open(because === "totalDiffers" ? "sums" : "unplaced").leftOut.push(at);
  }
  return letterQuestionCodes.flatMap((code) => {
    const one = asked.get(code);
    return one === undefined ? [] : [{ code, ...one }];
  });
}
