/** Makes two spellings of the same words equal: accents, punctuation, "A&M", "St.", "Univ." and their like. */

/** A longer text holds no more that search could use; the rest of 10 kB is not read. */
const textLimit = 160;
const wordLimit = 12;

const apostrophes = new Set(["'", "’", "‘", "`", "ʻ", "ʼ"]);

/** Words that carry nothing: people leave them out or put them in at will. */
const silentWords = new Set(["the", "of", "at", "and", "for", "in", "on"]);

/** One spelling for each usual short word, in names and in queries alike. */
const wholeWords: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["mt", "mount"],
  ["ft", "fort"],
  ["univ", "university"],
  ["uni", "university"],
  ["unv", "university"],
  ["coll", "college"],
  ["inst", "institute"],
  ["comm", "community"],
]);

/**
 * The words of a text in search spelling: lower case, no accents or marks, at most 12.
 * Single letters that stand side by side become one word ("N C State" is "nc state"), and "A & M", "A and M"
 * and "A M" all become "aandm". Any text is safe: there is nothing in it that is read as a pattern.
 */
export function foldWords(text: string): string[] {
  return joinLetters(splitWords(removeAccents(text.slice(0, textLimit).toLowerCase()))).slice(0, wordLimit);
}

/** The words that say something; all of them where every one is silent ("The"). */
export function pickDistinctiveWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !silentWords.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** One key for a phrase, whatever its spaces: "Penn State" and "pennstate" are the same. */
export function toPhraseKey(words: readonly string[]): string {
  return pickDistinctiveWords(words).join("");
}

/** Words of letters and figures; an apostrophe is nothing, "&" is "and", every other mark parts words. */
function splitWords(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  let before = "";
  const cut = (end: number) => {
    if (end > start || before !== "") words.push(before + text.slice(start, end));
    before = "";
    start = end + 1;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) continue;
    const letter = text.charAt(index);
    if (apostrophes.has(letter)) {
      before += text.slice(start, index);
      start = index + 1;
    } else if (code < 128 || !/[\p{L}\p{N}]/u.test(letter)) {
      cut(index);
      if (letter === "&") words.push("and");
    }
  }
  cut(text.length);
  return words;
}

/** Closes up single letters, and single letters around "and"; gives other words their one spelling. */
function joinLetters(split: readonly string[]): string[] {
  const words: string[] = [];
  let letters = "";
  for (let index = 0; index < split.length; index += 1) {
    const word = split[index] ?? "";
    if (isSingleLetter(word)) {
      const partner = split[index + 2] ?? "";
      if (letters === "" && split[index + 1] === "and" && isSingleLetter(partner)) {
        words.push(`${word}and${partner}`);
        index += 2;
      } else letters += word;
      continue;
    }
    if (letters !== "") words.push(letters === "am" ? "aandm" : letters);
    letters = "";
    words.push(wholeWords.get(word) ?? word);
  }
  if (letters !== "") words.push(letters === "am" ? "aandm" : letters);
  return words;
}

function isSingleLetter(word: string): boolean {
  return word.length === 1 && word >= "a" && word <= "z";
}

function removeAccents(text: string): string {
  // Nearly every name is plain ASCII, and normalizing is the slow step.
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  }
  return text;
}
