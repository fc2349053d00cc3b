/** Rows below a name that say only what it was and what it is now: "Net price", and below it "was $35,580" and "is now $27,575". */
import type { Amount } from "./letterAmounts.ts";
import { addItem, leaveOut, sumUsd } from "./letterSorting.ts";
import type { State } from "./letterState.ts";
import { findLineKind, findSumKind } from "./letterWords.ts";

const offer =
  "(?:\\s+(?:(?:the|this|your|any)\\s+)?(?:award|offer|amount|letter|package|figure|total|revision|change|adjustment|update|appeal|review))?";
const former = new RegExp(
  `^\\W*(?:it |this |that )?(?:was|were|had been|before|previous(?:ly)?|prior|old|original(?:ly)?|former(?:ly)?|earlier|first)${offer}\\W*$`,
  "i",
);
const current = new RegExp(
  `^\\W*(?:it |this |that )?(?:(?:is|are) (?:now|revised)|(?:is )?(?:now|after|revised|new|current(?:ly)?|updated|adjusted))${offer}\\W*$`,
  "i",
);

/** Takes such a row: the new amount is that of the name above, the old one is history. False if the line is none. */
export function takeChange(state: State, line: string, amounts: readonly Amount[]): boolean {
  const [only] = amounts;
  const above = state.labels.at(-1)?.text ?? state.changing;
  state.changing = null;
  if (only === undefined || amounts.length > 1 || above === null) return false;
  const words = line.slice(0, only.start);
  const isFormer = former.test(words);
  const isKnown = findLineKind(above) !== null || findSumKind(above) !== null;
  if (!isKnown || (!isFormer && !current.test(words)) || /[a-z]{2}/i.test(line.slice(only.end))) return false;
  state.changing = above;
  state.labels = [];
  if (isFormer)
    leaveOut(state, `${above.trim()}, ${words.trim()}`, line, sumUsd(amounts), "notOffered", amounts);
  else addItem(state, { named: above, rest: "", text: line, line, amounts, isSentence: false });
  return true;
}
