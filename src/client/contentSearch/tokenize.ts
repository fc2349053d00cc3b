/** Splits text into normalized words with their positions, so that matches can be highlighted in place. */

export type Token = { word: string; start: number; end: number };

/** Letters and digits, including the apostrophe in "student's" and the comma in "7,395". */
const pattern = /\d{1,3}(?:,\d{3})+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Stop words: common in questions, but an answer need not contain them. */
const stopWords = new Set(
  (
    "a about an and are as at be between by can do does for from has have how i if in into is it its many me " +
    "much my of on or our should so than that the their them there they this to versus vs was we were what " +
    "when where which who whose why with you your"
  ).split(" "),
);

export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    word: foldText(found),
    start: index,
    end: index + found.length,
  }));
}

/** The words only, for text that is indexed but never highlighted. */
export function extractKeywords(text: string): string[] {
  return (text.match(pattern) ?? []).map(foldText).filter((word) => !isStopWord(word));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Lowercase, without accents or commas in numbers, and with plurals reduced to singulars. */
function foldText(text: string): string {
  const lower = text.toLowerCase();
  const plain = /^[a-z0-9]+$/.test(lower)
    ? lower
    : lower
        .normalize("NFD")
        .replaceAll(/\p{M}|,/gu, "")
        .replace(/['’]s$/, "")
        .replaceAll(/['’]/g, "");
  return toSingular(plain);
}

/** Covers the common cases; text and queries both go through it, so mistakes cancel out. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}
