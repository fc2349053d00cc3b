/** Counts what one change of a text area typed, pasted or deleted. */
import type { ChangeCounts } from "./entry.ts";

export const noChange: ChangeCounts = { typed: 0, pasted: 0, deleted: 0, other: 0 };

/** `InputEvent.inputType` of what a person puts in letter by letter or word by word. */
const typing: ReadonlySet<string> = new Set([
  "insertText",
  "insertCompositionText",
  "insertFromComposition",
  "insertReplacementText",
  "insertLineBreak",
  "insertParagraph",
  "insertTranspose",
]);
const pasting: ReadonlySet<string> = new Set([
  "insertFromPaste",
  "insertFromPasteAsQuotation",
  "insertFromDrop",
  "insertFromYank",
]);
/**
 * UTF-16 units. The keyboard of a phone puts in a word at once, with its space; more than that at once is a dictated
 * sentence or a program that types, and is not counted as typed.
 */
const longestTyped = 40;

/** The counts after one more change. Only the lengths of what changed are looked at. */
export function countChange(
  counts: ChangeCounts,
  before: string,
  after: string,
  inputType: string,
): ChangeCounts {
  if (before === after) return counts;
  const { inserted, deleted } = measureChange(before, after);
  return addCounts(counts, { ...noChange, [toCount(inputType, inserted)]: inserted, deleted });
}

export function addCounts(one: ChangeCounts, other: ChangeCounts): ChangeCounts {
  return {
    typed: one.typed + other.typed,
    pasted: one.pasted + other.pasted,
    deleted: one.deleted + other.deleted,
    other: one.other + other.other,
  };
}

/** What came in unseen, so that the counts lead from the length before to the length now. */
export function completeCounts(counts: ChangeCounts, lengthBefore: number, length: number): ChangeCounts {
  const missing = length - (lengthBefore + counts.typed + counts.pasted + counts.other - counts.deleted);
  return missing >= 0
    ? { ...counts, other: counts.other + missing }
    : { ...counts, deleted: counts.deleted - missing };
}

function toCount(inputType: string, inserted: number): "typed" | "pasted" | "other" {
  if (pasting.has(inputType)) return "pasted";
  return typing.has(inputType) && inserted <= longestTyped ? "typed" : "other";
}

/** What lies between the common beginning and the common end of both texts. */
function measureChange(before: string, after: string): { inserted: number; deleted: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { inserted: after.length - start - end, deleted: before.length - start - end };
}
