/** Reads which states a query names: by name, postal code, a misspelled name, or a program that only one state has. */
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import { otherThings, programsElsewhere, spokenStates } from "./spokenNames.ts";
import { countSlips, countSlipsAllowed } from "./typos.ts";

export type StatesRead = {
  /** In the order of the query. */
  states: readonly StateCode[];
  /** The query, with states whose names were misspelled or said in another way by their own names. */
  spelled: string;
  /** The query without the words that named them. */
  rest: string;
};

/** Postal codes that are also words, degrees or offices: they count only where the words around them speak of a state. */
const codesThatAreWords = new Set(
  "al as co de fm gu hi id in la ma me mh mp ms ok or pa pw va vi".split(" "),
);
/** "In state tuition" and "grants for me" name no state, whatever stands beside these. */
const codesInCapitalsOnly = new Set("as hi in la me or".split(" "));
const wordsAboutAid = new Set(
  "aid beca becas deadline fafsa financial free grant grants promise resident residents scholarship scholarships state students tuition".split(
    " ",
  ),
);
const wordsBeforeAPlace = new Set("for from in en de near".split(" "));

/** The longest name, in words. */
const longestName = 5;
/** A slip in a shorter word usually makes another word. */
const shortestMisspelled = 4;
/** Words that no page here may hold and that are a slip from a state's name: "marine corps" is not Maine. */
const spelledRight = new Set("marine marines".split(" "));

/** `isWord`: whether a word, in lower case, is known to be spelled right; what is a word is never read as a misspelled state. */
export function readStates(query: string, isWord: (word: string) => boolean): StatesRead {
  const typed = splitWords(query);
  const words = typed.map((word) => word.toLowerCase());
  const isShouted = query === query.toUpperCase();
  const states: StateCode[] = [];
  const spelled: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const named = findName(words, at) ?? findMisspelled(words, at, isWord) ?? findCode(typed, at, isShouted);
    const found = typed.slice(at, at + (named?.length ?? 1));
    const state = named?.state ?? null;
    if (state === null) {
      rest.push(...found);
      spelled.push(...found);
    } else {
      if (!states.includes(state)) states.push(state);
      spelled.push(...(found.every((word) => isWord(word.toLowerCase())) ? found : [stateNames[state]]));
    }
    at += found.length;
  }
  return { states, spelled: spelled.join(" "), rest: rest.join(" ") };
}

/** `state` is null for a longer name that holds a state's and means something else. */
type Named = { state: StateCode | null; length: number };

function findName(words: readonly string[], at: number): Named | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const state = getNames().get(words.slice(at, at + length).join(" "));
    if (state !== undefined) return { state, length };
  }
  return null;
}

function findMisspelled(
  words: readonly string[],
  at: number,
  isWord: (word: string) => boolean,
): Named | null {
  for (const name of getStateWords()) {
    const typed = words.slice(at, at + name.words.length);
    if (typed.length < name.words.length || typed.every(isWord)) continue;
    if (typed.every((word, index) => isNearly(word, name.words[index] ?? "", isWord)))
      return { state: name.state, length: typed.length };
  }
  return null;
}

/** The first letter is hardly ever wrong, and a word of four letters only has two of them swapped. */
function isNearly(typed: string, word: string, isWord: (word: string) => boolean): boolean {
  if (typed === word) return true;
  if (typed.length < shortestMisspelled || typed[0] !== word[0]) return false;
  if (spelledRight.has(typed) || isWord(typed)) return false;
  if (typed.length === shortestMisspelled) return sortLetters(typed) === sortLetters(word);
  return countSlips(typed, word, countSlipsAllowed(typed.length)).whole !== null;
}

const sortLetters = (word: string) => Array.from(word).toSorted().join("");

function findCode(typed: readonly string[], at: number, isShouted: boolean): Named | null {
  const word = typed[at] ?? "";
  const code = word.toUpperCase();
  if (!isStateCode(code)) return null;
  const isCapitals = word === code && !isShouted;
  return isCodeMeant(typed, at, isCapitals) ? { state: code, length: 1 } : null;
}

function isCodeMeant(typed: readonly string[], at: number, isCapitals: boolean): boolean {
  const code = (typed[at] ?? "").toLowerCase();
  if (!codesThatAreWords.has(code)) return true;
  if (codesInCapitalsOnly.has(code) && !isCapitals) return false;
  const before = typed[at - 1]?.toLowerCase() ?? "";
  const after = typed[at + 1]?.toLowerCase() ?? "";
  if (wordsAboutAid.has(after)) return at === 0 || isCapitals;
  return after === "" && (wordsBeforeAPlace.has(before) || (isCapitals && wordsAboutAid.has(before)));
}

let names: ReadonlyMap<string, StateCode | null> | null = null;

/** Built with the first query: most pages never search. */
function getNames(): ReadonlyMap<string, StateCode | null> {
  if (names !== null) return names;
  const built = new Map<string, StateCode | null>();
  const put = (name: string, state: StateCode | null) => built.set(toKey(name), state);
  for (const name of otherThings) put(name, null);
  for (const [state, ...called] of programsElsewhere) for (const name of called) put(name, state);
  for (const [state, ...called] of spokenStates) for (const name of called) put(name, state);
  for (const [code, name] of Object.entries(stateNames)) if (isStateCode(code)) put(name, code);
  names = built;
  return built;
}

let stateWords: readonly { state: StateCode; words: readonly string[] }[] | null = null;

/** Longer names first: "West Virginia" before "Virginia". */
function getStateWords() {
  stateWords ??= Object.entries(stateNames)
    .flatMap(([code, name]) => (isStateCode(code) ? [{ state: code, words: toKey(name).split(" ") }] : []))
    .toSorted((a, b) => b.words.length - a.words.length);
  return stateWords;
}

const toKey = (name: string) => splitWords(name).join(" ").toLowerCase();

/** Letters and digits without accents; "Hawaiʻi" and "Oklahoma’s" are one word each, "A+" is "A plus". */
function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘ʻʼ]/gu, "")
    .replaceAll(/(?<=\p{L})\+/gu, " plus ");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
