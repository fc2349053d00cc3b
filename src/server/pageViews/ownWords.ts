/**
 * The words that this site uses itself. A search in other words may hold somebody's name, so its words are not kept:
 * there is no list of all names, but our own pages write names with a capital letter.
 */
import type { SearchedPage } from "#contract/contentSearch.ts";

/**
 * Words of our pages that are first names as well, found by comparing all of them with 3,186 English first names in
 * November 2026. Capitals say nothing about them, because whoever searches types small letters.
 */
const alsoFirstNames: ReadonlySet<string> = new Set(
  `ada art bart bill chance chase ed faith forest foster gene general grace grant green hope hunter iris isac ivy jack
  jay joy judge junior justice lane major marc mark marta max may miles miracle name page pat price ray reed rich river
  robin rose skip star summer sunny ward will`.split(/\s+/),
);

/** Words that stand somewhere in small letters, or as an abbreviation in capitals alone. */
export function collectOwnWords(pages: readonly SearchedPage[]): ReadonlySet<string> {
  const written = new Set<string>();
  const read = (text: string) => {
    for (const word of text.split(/[^A-Za-zÀ-ÿ]+/)) written.add(word);
  };
  for (const { title, excerpt, names, also, sections } of pages) {
    for (const text of [title, excerpt, also, ...names]) read(text);
    for (const { heading, words, names: others = [] } of sections)
      for (const text of [heading, words, ...others]) read(text);
  }
  const own = new Set<string>();
  for (const word of written) {
    const small = word.toLowerCase();
    if (/^(?:\p{Ll}+|\p{Lu}{2,5})$/u.test(word) && !alsoFirstNames.has(small)) own.add(small);
  }
  return own;
}

export function isOfOwnWords(text: string, own: ReadonlySet<string>): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => own.has(word));
}
