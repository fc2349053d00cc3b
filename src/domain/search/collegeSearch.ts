/** Finds colleges by what people type: names, short forms, initials, places, partial and misspelled words. */
import type { StateCode } from "#domain/college/states.ts";
import { foldWords, pickDistinctiveWords, toPhraseKey } from "./fold.ts";
import type { FormerName } from "./formerNames.ts";
import { describeClosed, describeFormer } from "./formerWords.ts";
import { type PlaceKind, readPlaceQuestion } from "./placeQuestion.ts";
import type { CollegeSearch, FormerEntry, MatchKind, SearchableCollege } from "./searchIndex.ts";
import { inItsName, inItsPlace, matchMisspelled, matchWord, type WordMatches } from "./wordMatches.ts";

export { prepareSearch, prepareSearchInSteps as prepareInSteps } from "./searchIndex.ts";
export type { CollegeSearch, FormerName, MatchKind, SearchableCollege };

export type SearchOptions = {
  /** Maximum number of results. */
  limit: number;
  /** Only colleges in these states; all if omitted or empty. */
  states?: readonly StateCode[];
  /** Only colleges this accepts. */
  accepts?: (college: SearchableCollege) => boolean;
};

/**
 * `matched` is the other name that matched ("Mizzou"); null if the name or the place did. `former` says that it is one
 * nobody bears today.
 */
export type MatchReason = {
  kind: MatchKind | "all";
  matched: string | null;
  former: (FormerName & { text: string }) | null;
  wasMisspelled: boolean;
};

export type SearchHit = {
  unitId: number;
  /** Index into the colleges the search was prepared with. */
  index: number;
  reason: MatchReason;
};

export type SearchResult = {
  hits: SearchHit[];
  /** All that were found, beyond the limit too. */
  total: number;
  /** The college that is meant before all of the hits, but closed for good. */
  closed: (FormerName & { text: string; wasMisspelled: boolean }) | null;
};

/** `index` is an entry of the search index. */
type Scored = { score: number; index: number; kind: MatchKind; matched: string | null };

/**
 * The colleges a query means, best first. An empty query lists all, most prominent first; one without letters or
 * digits finds none. Accepts text of any length and reads the first 160 characters and 12 words.
 */
export function searchColleges(prepared: CollegeSearch, query: string, options: SearchOptions): SearchResult {
  const allowed = makeFilter(prepared, options);
  const text = query.slice(0, 400).trim();
  if (text === "") return listAll(prepared, allowed, options.limit);

  const asked = readPlaceQuestion(text);
  const words = pickDistinctiveWords(foldWords(asked?.place ?? text));
  if (words.length === 0) return { hits: [], total: 0, closed: null };

  const isUnfinished = !/\s$/.test(query);
  const scope =
    asked === null
      ? { allowed, onlyPlace: false }
      : {
          allowed: (index: number) =>
            allowed(index) && !isGone(prepared, index) && isOfKind(prepared, index, asked.kind),
          onlyPlace: true,
        };
  const asSpelled = rankHits(
    prepared,
    words,
    words.map((word) => matchWord(prepared, word)),
    scope,
  );
  const exact = asked === null ? asSpelled : keepWholePlaces(prepared, asSpelled, words);
  const isSure =
    exact.length >= 3 ||
    (exact[0]?.score ?? 0) >= exactScore ||
    exact[0]?.kind === "former" ||
    (asked !== null && exact.length > 0) ||
    (exact.length > 0 && words.length > 1);
  const guessed = isSure ? [] : findGuesses(prepared, words, isUnfinished, scope);
  // Exact matches stay first; guesses only follow them.
  const asTyped = new Set(exact.map((one) => one.index));
  const scored = [...exact, ...guessed.filter((one) => !asTyped.has(one.index))];

  return toResult(prepared, scored, { asTyped, key: toPhraseKey(words), limit: options.limit });
}

/** A community college is public; anything of two years is a trade school too. */
function isOfKind(prepared: CollegeSearch, index: number, kind: PlaceKind | null): boolean {
  const college = prepared.colleges[findFormer(prepared, index)?.college ?? index];
  if (kind === null || college === undefined) return true;
  if (kind === "community") return college.control === "public" && isMainlyTwoYear(college);
  return (kind === "fourYear") === (college.level === "fourYear");
}

/** Some community colleges teach a bachelor's degree or two. */
function isMainlyTwoYear({ level, name }: SearchableCollege): boolean {
  return level === "twoYear" || /community/iu.test(name);
}

/** "Dayton" is the town, if one is called so; otherwise the beginning of a town's name. */
function keepWholePlaces(prepared: CollegeSearch, found: Scored[], words: readonly string[]): Scored[] {
  const key = toPhraseKey(words);
  const whole = found.filter(({ index }) => {
    const city = prepared.colleges[findFormer(prepared, index)?.college ?? index]?.city ?? "";
    return toPhraseKey(foldWords(city)) === key;
  });
  return whole.length > 0 ? whole : found;
}

/** What the entries found stand for: each college once, by the best of its names. */
function toResult(
  prepared: CollegeSearch,
  scored: readonly Scored[],
  { asTyped, key, limit }: { asTyped: ReadonlySet<number>; key: string; limit: number },
): SearchResult {
  const hits = new Map<number, SearchHit>();
  const [first] = scored;
  const firstFormer = first === undefined ? null : findFormer(prepared, first.index);
  const isClosed = firstFormer !== null && firstFormer.college === null;
  // Whoever types the whole name of a college that closed means no other, unless its name begins the same.
  const isSurelyClosed = isClosed && (first?.score ?? 0) >= exactScore;
  for (const { index, kind, matched, score } of scored) {
    const former = findFormer(prepared, index);
    const college = former === null ? index : former.college;
    const wasMisspelled = !asTyped.has(index);
    if (college === null || hits.has(college)) continue;
    if (isSurelyClosed && score < exactScore && prepared.nameKeys[index]?.startsWith(key) !== true) continue;
    const name = former?.former ?? findFormerAlias(prepared, college, matched);
    const reason: MatchReason = {
      kind: former === null ? kind : "former",
      matched: name?.name ?? matched,
      former: name === null ? null : { ...name, text: describeFormer(name) },
      wasMisspelled,
    };
    hits.set(college, { unitId: prepared.colleges[college]?.unitId ?? 0, index: college, reason });
  }
  const found = { hits: [...hits.values()].slice(0, Math.max(0, limit)), total: hits.size };
  if (!isClosed || first === undefined) return { ...found, closed: null };
  const { former } = firstFormer;
  const wasMisspelled = !asTyped.has(first.index);
  return { ...found, closed: { ...former, wasMisspelled, text: describeClosed(former, wasMisspelled) } };
}

/** Colleges list names they used to bear among their other names. */
function findFormerAlias(
  prepared: CollegeSearch,
  college: number,
  matched: string | null,
): FormerName | null {
  const formers = matched === null ? undefined : prepared.formersOf.get(college);
  return formers?.get(toPhraseKey(foldWords(matched ?? ""))) ?? null;
}

/** Null for the entry of a college that stands for itself. */
function findFormer(prepared: CollegeSearch, entry: number): FormerEntry | null {
  return prepared.formers[entry - prepared.colleges.length] ?? prepared.merged.get(entry) ?? null;
}

/** A score that only a full phrase match reaches. */
const exactScore = 700;

/** Typos are only corrected in this many words, because guessing takes most of a keystroke's time. */
const maxGuessedWords = 6;

type Allowed = (index: number) => boolean;

function makeFilter(prepared: CollegeSearch, { states, accepts }: SearchOptions): Allowed {
  const wanted = states === undefined || states.length === 0 ? null : new Set<string>(states);
  return (index) => {
    const former = findFormer(prepared, index);
    const college = former === null ? prepared.colleges[index] : prepared.colleges[former.college ?? -1];
    // That a college closed is true whatever the filters.
    if (college === undefined) return former?.college === null;
    return (wanted === null || wanted.has(college.state)) && (accepts === undefined || accepts(college));
  };
}

function listAll(prepared: CollegeSearch, allowed: Allowed, limit: number): SearchResult {
  const found = prepared.byProminence.filter((index) => allowed(index) && !isGone(prepared, index));
  const hits = found.slice(0, Math.max(0, limit)).map((index) => ({
    unitId: prepared.colleges[index]?.unitId ?? 0,
    index,
    reason: { kind: "all" as const, matched: null, former: null, wasMisspelled: false },
  }));
  return { hits, total: found.length, closed: null };
}

/** A college that takes no first-years is found by its name alone, where its page says what happened. */
function isGone(prepared: CollegeSearch, index: number): boolean {
  const meant = [index, findFormer(prepared, index)?.college ?? index];
  return meant.some((one) => prepared.colleges[one]?.changeStatus === "takesNoFirstYears");
}

type Scope = { allowed: Allowed; onlyPlace: boolean };

/** Guesses at the meaning: words with a typo or two, otherwise colleges that match some of the words. */
function findGuesses(
  prepared: CollegeSearch,
  words: readonly string[],
  isUnfinished: boolean,
  scope: Scope,
): Scored[] {
  const perWord = words.map((word, position) =>
    position < maxGuessedWords
      ? matchMisspelled(prepared, word, isUnfinished && position === words.length - 1)
      : { ...matchWord(prepared, word), meant: word },
  );
  const meant = perWord.map((one) => one.meant);
  const guessed = rankHits(prepared, meant, perWord, scope);
  return guessed.length > 0 ? guessed : findPartial(prepared, words, perWord, scope.allowed);
}

/** Colleges that match every word, and colleges that a full phrase means. */
function rankHits(
  prepared: CollegeSearch,
  words: readonly string[],
  perWord: readonly WordMatches[],
  { allowed, onlyPlace }: Scope,
): Scored[] {
  const key = toPhraseKey(words);
  const found = new Map<number, Scored>();
  const keep = (one: Scored) => {
    if (one.score > (found.get(one.index)?.score ?? Number.NEGATIVE_INFINITY)) found.set(one.index, one);
  };
  for (let index = 0; index < prepared.nameKeys.length; index += 1) {
    let sum = 0;
    let anywhere = 0;
    let everywhere = inItsName + inItsPlace;
    let held = 0;
    for (const { quality, where } of perWord) {
      const found = quality[index] ?? 0;
      if (found === 0) break;
      held += 1;
      sum += found;
      anywhere |= where[index] ?? 0;
      everywhere &= where[index] ?? 0;
    }
    if (held < perWord.length || (onlyPlace && (everywhere & inItsPlace) === 0) || !allowed(index)) continue;
    const base = (100 * sum) / perWord.length + (prepared.prominence[index] ?? 0);
    if ((anywhere & inItsName) === 0 || onlyPlace) {
      if (!isGone(prepared, index)) keep({ score: base, index, kind: "place", matched: null });
    } else keep(scoreByName(prepared, index, key, base));
  }
  if (onlyPlace) return sortByScore(found);
  for (const { college, certainty, kind, text } of prepared.phrases.get(key) ?? []) {
    if (!allowed(college)) continue;
    // The short form table has its own order; everything else goes by prominence, former names among themselves.
    const prominence = prepared.prominence[college] ?? 0;
    const score =
      certainty + (kind === "shortForm" ? 300 : kind === "former" ? 0.2 * prominence : 100 + prominence);
    keep({ score, index: college, kind, matched: text });
  }
  return sortByScore(found);
}

/** A name or alias that starts with the query is a better match than words found here and there. */
function scoreByName(prepared: CollegeSearch, index: number, key: string, base: number): Scored {
  const beginsName = prepared.nameKeys[index]?.startsWith(key) ?? false;
  const kind = index < prepared.colleges.length ? "name" : "former";
  if (beginsName) return { score: base + 200, index, kind, matched: null };
  const other = prepared.aliasKeys[index]?.find((one) => one.key.startsWith(key));
  if (other !== undefined) return { score: base + 170, index, kind: "alias", matched: other.text };
  return { score: base, index, kind, matched: null };
}

/** If no college matches every word: those that match most of them, provided the words identify something. */
function findPartial(
  prepared: CollegeSearch,
  words: readonly string[],
  perWord: readonly WordMatches[],
  allowed: Allowed,
): Scored[] {
  if (words.length < 2) return [];
  const usual = prepared.colleges.length / 20;
  // A word that 5% of all colleges have ("university", "state") identifies none of them.
  const names = perWord.map(({ quality }) => quality.filter((found) => found > 0).length <= usual);
  const found = new Map<number, Scored>();
  let most = 0;
  for (let index = 0; index < prepared.nameKeys.length; index += 1) {
    let held = 0;
    let sum = 0;
    let namesIt = false;
    for (const [word, { quality }] of perWord.entries()) {
      const one = quality[index] ?? 0;
      if (one === 0) continue;
      held += 1;
      sum += one;
      if (names[word] === true) namesIt = true;
    }
    if (!namesIt || held < most || !allowed(index)) continue;
    if (held > most) {
      found.clear();
      most = held;
    }
    const score = (100 * sum) / words.length + (prepared.prominence[index] ?? 0);
    found.set(index, { score, index, kind: "partial", matched: null });
  }
  return most * 3 >= words.length ? sortByScore(found) : [];
}

function sortByScore(found: ReadonlyMap<number, Scored>): Scored[] {
  return [...found.values()].toSorted((a, b) => b.score - a.score || a.index - b.index);
}
