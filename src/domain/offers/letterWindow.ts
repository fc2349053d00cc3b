/** How much of a long text is read: a letter is a few pages, and what stands beyond them is counted, so that the work stays the same for any text. */
import type { UnreadAmounts } from "./letterState.ts";
import { offerLimits } from "./offer.ts";

/** Ten times the longest letter of the corpus. */
const longestRead = 60_000;
/** What may stand above the first amount of a letter. */
const longestHead = 8_000;

/** With letters among the digits, as a scan has them, it is counted and not summed. */
const markedAmount =
  /(?:\$\s?[\dOolIS]{1,3}(?:,[\dOolIS]{3})+|\$\s?\d+|(?<![\d.,$])\d{1,3}(?:,\d{3})+)(?:\.\d\d)?(?![\d,]*\d)/g;

/** The part of a text that is read, by its lines: from somewhat above its first amount of money. */
export function cutWindow(text: string): { from: number; to: number } {
  if (text.length <= longestRead) return { from: 0, to: text.length };
  const first = /\$\s?\d|\d,\d{3}/.exec(text)?.index ?? 0;
  const start = Math.max(0, Math.min(first - longestHead, text.length - longestRead));
  const from = start === 0 ? 0 : toLineStart(text, start);
  const end = from + longestRead;
  return { from, to: end + longestHead >= text.length ? text.length : toLineStart(text, end) };
}

/** Back to where its line begins, or to a space if the line is very long. */
function toLineStart(text: string, at: number): number {
  for (const sign of ["\n", " "]) {
    const found = text.lastIndexOf(sign, at - 1);
    if (found > at - longestHead) return found + 1;
  }
  return at;
}

/** Amounts with a dollar sign or a comma, and their sum as written, without what is no amount of a letter. */
export function countMarked(text: string): UnreadAmounts {
  let amounts = 0;
  let sumUsd = 0;
  for (const [found] of text.matchAll(markedAmount)) {
    amounts += 1;
    const usd = Number(found.replace(/[$,\s]/g, ""));
    if (usd <= offerLimits.mostUsd) sumUsd += usd;
  }
  return { amounts, sumUsd };
}
