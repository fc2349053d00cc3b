/** The words of a text in one spelling, each with its place, so that what is found can be marked where it stands. */

export type Token = { word: string; start: number; end: number };

/** Letters and figures, with the apostrophe of "student's" and the commas of "7,395" inside. */
const pattern = /\d{1,3}(?:,\d{3})+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Words that a question carries and an answer need not. */
const silentWords = new Set(
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

/** Only the words, for what is laid out and never marked. */
export function extractKeywords(text: string): string[] {
  return (text.match(pattern) ?? []).map(foldText).filter((word) => !isSilent(word));
}

export function isSilent(word: string): boolean {
  return silentWords.has(word);
}

/** Lower case, no accents, no commas in figures, one form for singular and plural. */
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

/** Right for what is usual; both the texts and the queries go through it, so that a slip costs nothing. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}
