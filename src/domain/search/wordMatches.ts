/** Finds one typed word among all words of the colleges: exactly, as a prefix, or with a typo or two. */
import { type CollegeSearch, getPostingField, getPostingWeight } from "./searchIndex.ts";
import { countSlips, countSlipsAllowed } from "./typos.ts";

/**
 * How well the word was found in each college (0 not at all, 1 exactly in its name), and where: `inItsName`,
 * `inItsPlace`, or the sum of both.
 */
export type WordMatches = { quality: Float32Array; where: Uint8Array };
export const inItsName = 1;
export const inItsPlace = 2;

/** Other words that a short typed word may mean. */
const standsFor: Readonly<Record<string, readonly string[]>> = {
  u: ["university"],
  c: ["college"],
  cc: ["community", "city"],
  jc: ["junior"],
  philly: ["philadelphia"],
  tech: ["polytechnic"],
  // "St" is normalized to "saint", but in "Boise St" and "Fla St" it means state.
  saint: ["state"],
  aandm: ["agricultural"],
  am: ["aandm"],
};

/** Colleges with the word or a word starting with it. */
export function matchWord(prepared: CollegeSearch, word: string): WordMatches {
  const matches = makeNoMatches(prepared);
  addBeginnings(prepared, word, 1, matches);
  if (Object.hasOwn(standsFor, word)) {
    for (const other of standsFor[word] ?? []) addBeginnings(prepared, other, 0.8, matches);
  }
  return matches;
}

/**
 * Like an exact match, plus words a typo or two away; `isUnfinished` if more letters may follow. `meant` is the most
 * likely intended word: fewest typos, then the most prominent college.
 */
export function matchMisspelled(
  prepared: CollegeSearch,
  word: string,
  isUnfinished: boolean,
): WordMatches & { meant: string } {
  const matches = matchWord(prepared, word);
  const most = countSlipsAllowed(word.length);
  let best = {
    word,
    cost: prepared.vocabulary[findFirstFrom(prepared.vocabulary, word)] === word ? 0 : 9,
    prominence: -999,
  };
  for (const [position, known] of most === 0 ? [] : prepared.vocabulary.entries()) {
    if (!isUnfinished && known.length - word.length > most) continue;
    if (word.length - known.length > most || !isPlausibleTypo(word, known)) continue;
    const { whole, beginning } = countSlips(word, known, most);
    const slips = whole ?? (isUnfinished ? beginning : null);
    if (slips === null || slips === 0) continue;
    addPostings(prepared, position, (slips === 1 ? 0.7 : 0.45) * (whole === null ? 0.8 : 1), matches);
    const cost = slips + (whole === null ? 0.5 : 0);
    if (cost > best.cost) continue;
    const prominence = findWordProminence(prepared, position);
    if (cost < best.cost || prominence > best.prominence) best = { word: known, cost, prominence };
  }
  return { ...matches, meant: best.word };
}

function findWordProminence(prepared: CollegeSearch, position: number): number {
  const postings = prepared.postings[position] ?? [];
  return postings.reduce(
    (most, posting) =>
      getPostingField(posting) === "place" ? most : Math.max(most, prepared.prominence[posting >> 2] ?? most),
    -999,
  );
}

/** Nobody mistypes both of the first two letters; this skips most comparisons. */
function isPlausibleTypo(typed: string, known: string): boolean {
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
  const [knownFirst, knownSecond] = [known.charCodeAt(0), known.charCodeAt(1)];
  if (first === knownFirst || second === knownSecond) return true;
  return (first === knownSecond && second === knownFirst) || second === knownFirst || first === knownSecond;
}

function makeNoMatches(prepared: CollegeSearch): WordMatches {
  const size = prepared.nameKeys.length;
  return { quality: new Float32Array(size), where: new Uint8Array(size) };
}

function addBeginnings(prepared: CollegeSearch, word: string, share: number, matches: WordMatches): void {
  const { vocabulary } = prepared;
  for (let position = findFirstFrom(vocabulary, word); position < vocabulary.length; position += 1) {
    const known = vocabulary[position] ?? "";
    if (!known.startsWith(word)) break;
    const quality = known.length === word.length ? 1 : 0.6 + 0.3 * (word.length / known.length);
    addPostings(prepared, position, quality * share, matches);
  }
}

function addPostings(prepared: CollegeSearch, position: number, quality: number, matches: WordMatches): void {
  for (const posting of prepared.postings[position] ?? []) {
    const college = posting >> 2;
    const found = quality * getPostingWeight(posting);
    if (found > (matches.quality[college] ?? 0)) matches.quality[college] = found;
    const here = getPostingField(posting) === "place" ? inItsPlace : inItsName;
    matches.where[college] = (matches.where[college] ?? 0) | here;
  }
}

function findFirstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
