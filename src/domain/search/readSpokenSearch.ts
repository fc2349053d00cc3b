/** Reads what families type for many colleges at once, such as "cheap nursing schools in texas", as filters and an order. */
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { isStateCode, type StateCode, stateNames } from "#domain/college/states.ts";
import { type Filters, noFilters, type SearchQuery } from "./filters.ts";
import { foldWords } from "./fold.ts";
import { spokenMajors, spokenStates } from "./spokenNames.ts";
import { countSlips, countSlipsAllowed } from "./typos.ts";

/** What a phrase says; `isMany` where it speaks of more than one college. */
type Said = { filters?: Partial<Filters>; sort?: "price" | "near"; isMany?: boolean };

/** Postal codes that are also words: "colleges in texas" does not ask for Indiana. */
const codesThatAreWords = new Set(["al", "co", "de", "hi", "id", "in", "la", "ma", "me", "ok", "or", "pa"]);

const phrases: readonly (readonly [Said, string])[] = [
  [{ isMany: true }, "colleges, schools, universities"],
  [
    {},
    "college, school, university, program, programs, degree, degrees, major, majors, best, good, top, with, that, have, a, the, of, at, for, in, near, and",
  ],
  [{ sort: "price" }, "cheap, cheapest, affordable, inexpensive, low cost, low tuition"],
  [{ sort: "near" }, "near me, close to me, nearby, around me, near home, close to home, nearest, closest"],
  [{ filters: { controls: ["public"] } }, "public, state schools, state colleges, state universities"],
  [{ filters: { controls: ["nonprofit"] } }, "private"],
  [{ filters: { levels: ["twoYear"] }, isMany: true }, "community colleges, junior colleges"],
  [
    { filters: { levels: ["twoYear"] }, isMany: true },
    "trade school, trade schools, technical colleges, vocational school, vocational schools",
  ],
  [{ filters: { levels: ["twoYear"] } }, "community college, junior college, two year, 2 year"],
  [{ filters: { sizes: ["small"] } }, "small"],
  [{ filters: { sizes: ["large"] } }, "big, large"],
  [{ filters: { levels: ["fourYear"] } }, "four year, 4 year"],
  [
    { filters: { missions: ["hbcu"] }, isMany: true },
    "hbcu, hbcus, historically black, black colleges, black universities",
  ],
  [
    { filters: { missions: ["women"] }, isMany: true },
    "women's colleges, womens colleges, women colleges, girls colleges, all women, all girls",
  ],
  [{ filters: { missions: ["tribal"] }, isMany: true }, "tribal college, tribal colleges"],
  [
    { filters: { admission: "open" }, isMany: true },
    "open admission, open enrollment, take everyone, accept everyone, admit everyone",
  ],
  [
    { filters: { admission: "from75" } },
    "high acceptance rate, high acceptance rates, easy, easy to get into, easiest to get into",
  ],
  [{}, "to get into"],
];

/** "under $20,000 a year": no amount is kept in an address, so the cheapest come first. */
const spokenAmount =
  /\b(?:under|below|less than|cheaper than|up to|at most|max)\s*\$?\s*\d[\d,.]*\s*k?\b(?:\s*(?:a|per) year)?/gi;

/** The longest phrase, in words. */
const longestPhrase = 4;

/** Null unless every word is understood and the text speaks of many colleges. */
export function readSpokenSearch(text: string): SearchQuery | null {
  const words = foldWords(text.replace(spokenAmount, " cheap "));
  const spelled = words.map(spellKnown);
  let filters = noFilters;
  let sort: SearchQuery["sort"] = "best";
  let isMany = false;
  for (let at = 0; at < words.length; ) {
    const asTyped = findPhrase(words, at);
    const found = asTyped ?? findPhrase(spelled, at);
    if (found === null) return null;
    const { said, length } = found;
    if (said.filters !== undefined) filters = { ...filters, ...said.filters };
    // "Cheap colleges near me" are near first: the cheapest of the country are not.
    if (sort !== "near") sort = said.sort ?? sort;
    // A misspelled word alone may as well be part of a college's name.
    isMany ||= asTyped !== null && said.isMany === true;
    at += length;
  }
  // "community college near me", "cheapest college in ohio": what is ordered is more than one.
  isMany ||= sort !== "best" && filters !== noFilters;
  const saysNothing = filters === noFilters && sort === "best";
  return isMany && !saysNothing ? { query: "", sort, filters } : null;
}

function findPhrase(words: readonly string[], at: number): { said: Said; length: number } | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const said = getPhrases().get(words.slice(at, at + length).join(" "));
    if (said !== undefined) return { said, length };
  }
  return null;
}

/** Shorter words are one slip from many others. */
const shortestSpelled = 6;

/** The word of a phrase that a misspelled one means: "engeneering schools", "computer sience colleges". */
function spellKnown(word: string): string {
  if (word.length < shortestSpelled) return word;
  const known = getKnownWords();
  if (known.has(word)) return word;
  for (const one of known)
    if (one[0] === word[0] && countSlips(word, one, countSlipsAllowed(word.length)).whole !== null)
      return one;
  return word;
}

let knownWords: ReadonlySet<string> | null = null;

function getKnownWords(): ReadonlySet<string> {
  knownWords ??= new Set([...getPhrases().keys()].flatMap((phrase) => phrase.split(" ")));
  return knownWords;
}

let built: ReadonlyMap<string, Said> | null = null;

/** Built with the first text: most pages never search. */
function getPhrases(): ReadonlyMap<string, Said> {
  built ??= buildPhrases();
  return built;
}

function buildPhrases(): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  const put = (phrase: string, said: Said) => {
    const key = foldWords(phrase).join(" ");
    if (!found.has(key)) found.set(key, said);
  };
  for (const [said, list] of phrases) for (const phrase of list.split(", ")) put(phrase, said);
  const putState = (code: StateCode, name: string) => put(name, { filters: { states: [code] } });
  for (const [code, name] of Object.entries(stateNames)) {
    if (!isStateCode(code)) continue;
    putState(code, name);
    if (!codesThatAreWords.has(code.toLowerCase())) putState(code, code);
  }
  for (const [code, ...names] of spokenStates) for (const name of names) putState(code, name);
  for (const [cip, ...names] of [...spokenMajors, ...Object.entries(majorFamilies)]) {
    const majorFamily = toMajorFamily(cip);
    // A major by itself asks where it can be studied.
    if (majorFamily !== null) for (const name of names) put(name, { filters: { majorFamily }, isMany: true });
  }
  return found;
}
