/**
 * Counts an essay as application forms do: words, characters and bytes.
 *
 * Known: the Common Application and the University of California state their limits in words, a few short answers in
 * characters. Not published: what either counts as a word. We count runs without spaces, as nearly every form does, so
 * "well-known" is one word and a dash between spaces is one too. `mostWords` is the count of a stricter form that parts
 * words at dashes and slashes. Where only `mostWords` is over the limit, the form's own counter decides.
 */
import { once } from "#lib/once.ts";

export type TextCount = {
  /** Runs without spaces. */
  words: number;
  /** The same, parted at dashes and slashes too. Never less than `words`. */
  mostWords: number;
  /** Characters as people see them: an emoji or a letter with its accent is one. */
  characters: number;
  /** UTF-16 units, as the length limit of a web form counts them. Never less than `characters`. */
  formCharacters: number;
};

export type LengthLimit = { unit: "words" | "characters"; most: number; least: number | null };

export type LengthCheck = {
  /** In the limit's unit. */
  count: number;
  /** By how many it is too long; 0 if it fits. */
  over: number;
  /** By how many it is below the minimum; 0 if it is not, or if there is none. */
  short: number;
  /** It fits, but a form that counts more strictly could refuse it. */
  isClose: boolean;
};

const wordPattern = /\S+/gu;
/** Between two letters or digits; a plain hyphen joins one word. */
const innerDash = /(?<=[\p{L}\p{M}\p{N}.,;:!?"'’”)])(?:[–—/]|--+)(?=[\p{L}\p{N}"'‘“(])/gu;
/** Quicker to look for than where it stands. */
const anyDash = /[–—/]|--/u;
/** Text of these alone has one character per unit. Line breaks are "\n", because "\r\n" would be one character. */
const simpleText = /^[\n\t\u0020-\u007e\u00a0-\u00ff\u2010-\u2027]*$/u;

const graphemes = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

export function countText(text: string): TextCount {
  const words = countWords(text);
  return {
    words,
    mostWords: words + (anyDash.test(text) ? countMatches(text, innerDash) : 0),
    characters: countCharacters(text),
    formCharacters: text.length,
  };
}

/** Runs without spaces. */
export function countWords(text: string): number {
  return countMatches(text, wordPattern);
}

/** Characters as people see them. */
export function countCharacters(text: string): number {
  if (simpleText.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemes().segment(text)) count += 1;
  return count;
}

/** How the text compares with a prompt's limit. Spaces around it do not count, because forms drop them. */
export function checkLength(text: string, limit: LengthLimit): LengthCheck {
  const counted = countText(text.trim());
  const isWords = limit.unit === "words";
  const count = isWords ? counted.words : counted.characters;
  const strictest = isWords ? counted.mostWords : counted.formCharacters;
  const over = Math.max(0, count - limit.most);
  return {
    count,
    over,
    short: count === 0 ? 0 : Math.max(0, (limit.least ?? 0) - count),
    isClose: over === 0 && strictest > limit.most,
  };
}

/** Bytes in UTF-8. A surrogate without its other half counts three, as encoders write it. */
export function measureBytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    if (code < 0x800) bytes += 1;
    else if (isPair(text, index, code)) {
      bytes += 2;
      index += 1;
    } else bytes += 2;
  }
  return bytes;
}

function isPair(text: string, index: number, code: number): boolean {
  if (code < 0xd800 || code > 0xdbff) return false;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff;
}

/** Makes no object for each match: a text is counted anew with every letter. `pattern` is global and stays at its start. */
function countMatches(text: string, pattern: RegExp): number {
  pattern.lastIndex = 0;
  let count = 0;
  while (pattern.test(text)) count += 1;
  return count;
}
