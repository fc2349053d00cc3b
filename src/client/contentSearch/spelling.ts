/** The word that a misspelled one most likely means. */
import { countSlips } from "#domain/search/typos.ts";

/** Longer words are not corrected: nobody runs more letters together than this. */
const longestCorrected = 24;
/** Shorter words are not compared with names: one changed letter makes another real word. */
const shortestNear = 5;
const shortestTwoSlips = 6;

type Query = { words: readonly string[]; isUnfinished: boolean };

/** All words that occur, and those of titles and other names. */
type Words = { vocabulary: ReadonlySet<string>; nameWords: ReadonlySet<string> };

/**
 * "fasfa" is "fafsa", "calgrant" is "cal grant" and "finacial" is "financial". Counting changed letters alone, as the index
 * does, "fasfa" would be nearer to "casfa", a form of Colorado's.
 */
export function findCorrection({ vocabulary, nameWords }: Words, word: string): string | null {
  return findSwapOrSplit(vocabulary, word) ?? findNameWord(nameWords, word);
}

/** The known word with two neighboring letters swapped, or the two known words it was run together from. */
function findSwapOrSplit(vocabulary: ReadonlySet<string>, word: string): string | null {
  if (word.length < 4 || word.length > longestCorrected) return null;
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    if (vocabulary.has(swapped)) return swapped;
  }
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) return `${left} ${right}`;
  }
  return null;
}

/** The word of a title or another name that is nearest: what people type is mostly what pages are called. */
function findNameWord(nameWords: ReadonlySet<string>, word: string): string | null {
  if (word.length < shortestNear || word.length > longestCorrected) return null;
  // "colage" is two slips from "college"; a shorter word is that near to many others.
  const most = word.length < shortestTwoSlips ? 1 : 2;
  let near: string | null = null;
  for (const known of nameWords) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > 1) continue;
    const { whole } = countSlips(word, known, most);
    if (whole === 1) return known;
    if (whole === 2 && known.length > word.length) near ??= known;
  }
  return near;
}

/** A word that occurs somewhere, or starts one that does, is not misspelled. */
export function isKnown(
  vocabulary: ReadonlySet<string>,
  { words, isUnfinished }: Query,
  word: string,
): boolean {
  if (vocabulary.has(word)) return true;
  if (!isUnfinished || word !== words.at(-1)) return false;
  for (const one of vocabulary) if (one.startsWith(word)) return true;
  return false;
}

/** How many typos a word may have; numbers and short words must match exactly. */
export function countAllowedTypos(word: string): number | false {
  if (word.length < 4 || /^\d+$/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
}
