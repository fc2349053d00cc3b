/** Full-text search over pages and their sections. Handles unfinished and misspelled words, and ranks titles first. */
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { findGuideSlug, findGuideState } from "#content/guideStates.ts";
import type { ContentSearchReply, FoundKind, SearchedPage } from "#contract/contentSearch.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { readSpanish } from "#domain/search/readSpanish.ts";
import { readStates } from "#domain/search/readStates.ts";
import type { Steps } from "#lib/steps.ts";
import { createAliasCounter, normalizeName, toNames } from "./aliases.ts";
import { buildExcerpt, markMatches, type Piece } from "./markMatches.ts";
import { countAllowedTypos, findCorrection, isKnown } from "./spelling.ts";
import { extractKeywords, isStopWord, tokenize } from "./tokenize.ts";

export type ContentHit = {
  /** Includes the section's anchor if the match is in a section. */
  to: string;
  kind: FoundKind;
  title: Piece[];
  /** Null if the page as a whole matched. */
  heading: Piece[] | null;
  excerpt: Piece[];
};

export type ContentFound = {
  hits: ContentHit[];
  /** The number of matching pages, including those beyond the limit. */
  total: number;
  /** The first page's title contains all that was typed. */
  isNamed: boolean;
  /** The first page's title, or another name of it, is exactly what was typed. */
  isCalled: boolean;
  /** No exact match: these results are approximate. */
  isGuess: boolean;
  /** A state that the query names and that has no guide here; its pages are then of no state. */
  stateWithoutGuide: StateCode | null;
  /** The query names a state and says nothing else. */
  isStateAlone: boolean;
};

/** Null if the query contains nothing searchable. */
export type ContentSearch = { search: (query: string, limit: number) => ContentFound | null };

/** Only this many characters and words of a query are read. */
export const readCharacters = 160;
const readWords = 8;
/** Weight of pages that contain all words but one. */
const partlyShown = 5;

/** Sections indexed per slice: a few milliseconds on a slow phone. */
const sectionsAStep = 3;

const boost = { title: 6, heading: 4, also: 3, excerpt: 2, words: 1 } as const;
type Field = keyof typeof boost;
const fields: readonly Field[] = ["title", "heading", "also", "excerpt", "words"];

/** A section of a page; a page's first section is the page itself with the text before its first heading. */
type Entry = {
  page: SearchedPage;
  /** Index of the page, to tell its sections from those of other pages. */
  pageAt: number;
  /** The state whose guide the page is in. */
  state: StateCode | null;
  anchor: string;
  heading: string;
  words: string;
  /** The title or the section's heading, and its other names, normalized for search. */
  names: readonly string[];
  /** The other names alone, without stop words: a longer query that says one of them means this. */
  aliases: readonly string[];
};
type Indexed = { id: number } & Partial<Record<Field, string>>;
type Prepared = {
  index: MiniSearch<Indexed>;
  entries: readonly Entry[];
  /** Every word that occurs anywhere. */
  vocabulary: ReadonlySet<string>;
  /** The words of titles and other names. */
  nameWords: ReadonlySet<string>;
};

/** Indexes all sections, once, when someone is about to type. */
export function* prepareContentSearch({ pages }: ContentSearchReply): Steps<ContentSearch> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: [...fields],
    tokenize: extractKeywords,
    processTerm: (word) => {
      vocabulary.add(word);
      return word;
    },
  });
  const entries: Entry[] = [];
  for (const [pageAt, page] of pages.entries()) {
    const { title, excerpt } = page;
    const also = [...page.names, page.also].join(", ");
    const opening = joinWordsBeforeHeadings(page);
    const state = findGuideState(page.path);
    index.add({ id: entries.length, title, also, excerpt, words: opening });
    const whole = { anchor: "", heading: "", words: `${excerpt} ${opening}`.trim() };
    entries.push({ page, pageAt, state, ...whole, ...toNames(title, page.names, state) });
    for (const { anchor, heading, words, names = [] } of page.sections.filter(
      ({ anchor }) => anchor !== "",
    )) {
      index.add({ id: entries.length, heading, also: names.join(", "), words });
      entries.push({ page, pageAt, state, anchor, heading, words, ...toNames(heading, names, state) });
      if (entries.length % sectionsAStep === 0) yield;
    }
  }
  const nameWords = new Set(
    entries
      .flatMap((entry) => (isOfPage(entry) ? entry.names : entry.aliases))
      .flatMap((name) => name.split(" ")),
  );
  const prepared: Prepared = { index, entries, vocabulary, nameWords };
  // Run a search now so that the engine compiles the code before the first keystroke.
  for (const query of ["f", "financial ai", "finacial adi"]) {
    yield;
    searchContent(prepared, query, 8);
  }
  return { search: (query, limit) => searchContent(prepared, query, limit) };
}

function joinWordsBeforeHeadings({ sections }: SearchedPage): string {
  return sections.flatMap(({ anchor, words }) => (anchor === "" ? [words] : [])).join(" ");
}

function searchContent(prepared: Prepared, query: string, limit: number): ContentFound | null {
  const typed = readSpanish(query.slice(0, readCharacters));
  const { states, spelled, rest } = readStates(typed, (word) => isSpelledRight(prepared.vocabulary, word));
  const asked = parseQuery(states.length === 0 ? typed : spelled, states);
  if (asked === null) return null;
  const stateWithoutGuide = states.find((state) => !hasGuide(state)) ?? null;
  const named = findPages(prepared, asked);
  const isGeneral = stateWithoutGuide !== null && named.isGuess;
  // "guam fafsa deadline": no page is about Guam, so those about the FAFSA's deadline.
  const general = isGeneral ? parseQuery(rest, states) : null;
  const pages = !isGeneral ? named : general === null ? noPages : findPages(prepared, general);
  const found = isGeneral ? pages.found : withGuide(prepared, pages.found, states);
  const [first] = found;
  // "the" is not the start of another word that someone is still typing.
  if (first === undefined && stateWithoutGuide === null && asked.words.every(isStopWord)) return null;
  return {
    hits: found.slice(0, Math.max(0, limit)).map(toHit),
    total: found.length,
    isNamed: first?.isNamed === true && !isGeneral,
    isCalled: first !== undefined && !isGeneral && first.entry.names.includes(pages.name),
    isGuess: pages.isGuess,
    stateWithoutGuide,
    isStateAlone: states.length > 0 && rest === "",
  };
}

const hasGuide = (state: StateCode) => findGuideSlug(state) !== null;
const noPages: PagesFound = { found: [], name: "", isGuess: true };

/** Whoever names a state finds its guide, also where no page of it holds the other words; of two states, both. */
function withGuide(prepared: Prepared, found: FoundPage[], states: readonly StateCode[]): FoundPage[] {
  const named = states.filter(hasGuide);
  const missing = named.filter((state) => !found.some(({ entry }) => entry.state === state));
  const guides = missing.flatMap((state) => {
    const guide = parseQuery(stateNames[state], [state]);
    return guide === null ? [] : findPages(prepared, guide).found.slice(0, 1);
  });
  // What was found is about one of the states: it stays first.
  const kept = missing.length === named.length ? 0 : 1;
  return [...found.slice(0, kept), ...guides, ...found.slice(kept)];
}

function isSpelledRight(vocabulary: ReadonlySet<string>, word: string): boolean {
  return tokenize(word).every((token) => vocabulary.has(token.word) || isStopWord(token.word));
}

type PagesFound = { found: FoundPage[]; name: string; isGuess: boolean };

/** Best first. */
function findPages(prepared: Prepared, asked: Asked): PagesFound {
  const asTyped = searchPages(prepared, asked, none);
  const exact = keepWhole(asTyped, asked);
  const meant = asTyped.some((page) => holdsAll(page, asked)) ? asked : correctSpelling(prepared, asked);
  const asMeant = meant === asked ? asTyped : searchPages(prepared, meant, none);
  const whole = keepWhole(asMeant, meant);
  const ranked = whole.length >= 3 ? whole : [...whole, ...collectGuesses(prepared, meant, asMeant)];
  return { found: orderSiblings(ranked, meant.name), name: meant.name, isGuess: exact.length === 0 };
}

const holdsAll = ({ held }: FoundPage, { words }: Asked) => held === words.length;

/** Pages that hold all words, and those whose name says what most of them ask for. */
const keepWhole = (found: readonly FoundPage[], asked: Asked) =>
  found.filter((page) => page.isSaid || holdsAll(page, asked));

type Asked = {
  /** Distinct, without stop words. */
  words: readonly string[];
  /** The last word may be unfinished. */
  isUnfinished: boolean;
  /** The whole query, normalized for search. */
  name: string;
  /** The states it names: guides to others are left out, because their rules and money are not this family's. */
  states: readonly StateCode[];
};

function parseQuery(query: string, states: readonly StateCode[]): Asked | null {
  const all = tokenize(query).map(({ word }) => word);
  const name = all.join(" ");
  const last = all.at(-1) ?? "";
  const isTyping = /[\p{L}\p{N}]$/u.test(query);
  const telling = [...new Set(all.filter((word) => !isStopWord(word)))].slice(0, readWords);
  // "a" may become "aid", but next to other words a single letter says nothing yet.
  if (telling.length === 0)
    return isTyping && all.length === 1 ? { words: all, isUnfinished: true, name, states } : null;
  const isLetter = isTyping && telling.length > 1 && /^\p{L}$/u.test(last);
  const words = isLetter ? telling.filter((word) => word !== last) : telling;
  return { words, isUnfinished: isTyping && words.at(-1) === last, name, states };
}

type FoundPage = {
  entry: Entry;
  /** Query words that the page contains, in any of its sections. */
  held: number;
  score: number;
  isNamed: boolean;
  /** The query says another name of the page or of one of its sections. */
  isSaid: boolean;
  terms: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/**
 * Pages whose titles begin with what was typed and differ in their last word alone, such as "Cal Grant A" and
 * "Cal Grant B": what the ranking tells them apart by is chance, so they take their places in the titles' order.
 */
function orderSiblings(ranked: readonly FoundPage[], name: string): FoundPage[] {
  const families = new Map<string, FoundPage[]>();
  const familyOf = ({ entry: { page } }: FoundPage) => {
    const stem = normalizeName(page.title).split(" ").slice(0, -1).join(" ");
    return name !== "" && stem.startsWith(name) ? `${page.kind} ${stem}` : null;
  };
  for (const page of ranked) {
    const family = familyOf(page);
    if (family !== null) families.set(family, [...(families.get(family) ?? []), page]);
  }
  const inOrder = new Map(
    [...families].map(([family, pages]) => [
      family,
      pages.toSorted((a, b) => a.entry.page.title.localeCompare(b.entry.page.title, "en", { numeric: true })),
    ]),
  );
  return ranked.map((page) => inOrder.get(familyOf(page) ?? "")?.shift() ?? page);
}

function correctSpelling(prepared: Prepared, asked: Asked): Asked {
  const correct = (word: string) =>
    isKnown(prepared.vocabulary, asked, word) ? word : (findCorrection(prepared, word) ?? word);
  const name = asked.name.split(" ").map(correct).join(" ");
  if (name === asked.name) return asked;
  const words = asked.words.flatMap((word) => correct(word).split(" ")).filter((word) => !isStopWord(word));
  return { words: [...new Set(words)].slice(0, readWords), isUnfinished: false, name, states: asked.states };
}

/** Likely intended pages: those with words one or two typos away, then those with most of the words. */
function collectGuesses(prepared: Prepared, asked: Asked, asTyped: readonly FoundPage[]): FoundPage[] {
  const { words } = asked;
  const unknown = new Set(words.filter((word) => !isKnown(prepared.vocabulary, asked, word)));
  const all = unknown.size === 0 ? asTyped : searchPages(prepared, asked, unknown);
  const exact = new Set(keepWhole(asTyped, asked).map(({ entry }) => entry.pageAt));
  const near = all.filter(({ entry }) => !exact.has(entry.pageAt));
  const holding = (count: number) => near.filter(({ held }) => held === count);
  const whole = holding(words.length);
  // One word in three or more may differ from the page's: "deadline" where the page says "date".
  const allButOne = words.length >= 3 ? holding(words.length - 1).slice(0, partlyShown) : [];
  if (exact.size + whole.length + allButOne.length > 0) return [...whole, ...allButOne];
  const maximum = near.reduce((sofar, { held }) => Math.max(sofar, held), 0);
  return maximum * 2 < words.length ? [] : holding(maximum);
}

/** Every page that contains at least one of the words, with its best section, best page first. Words in `misspelled` may be one or two typos off. */
function searchPages(
  { index, entries }: Prepared,
  asked: Asked,
  misspelled: ReadonlySet<string>,
): FoundPage[] {
  const pages = new Map<number, { sections: Weighed[]; held: Set<string> }>();
  const countAliasWords = createAliasCounter(asked);
  for (const result of lookUpTerms(index, asked, misspelled)) {
    const entry = entries[Number(result.id)];
    if (entry === undefined || !isOfStates(entry, asked.states)) continue;
    const page = pages.get(entry.pageAt) ?? { sections: [], held: new Set<string>() };
    pages.set(entry.pageAt, page);
    for (const word of result.queryTerms) page.held.add(word);
    page.sections.push(scoreEntry(entry, result, asked, countAliasWords(entry)));
  }
  return [...pages.values()].map(toFoundPage).toSorted((one, other) => other.score - one.score);
}

function isOfStates({ state }: Entry, states: readonly StateCode[]): boolean {
  return states.length === 0 || state === null || states.includes(state);
}

type Weighed = { entry: Entry; result: SearchResult; held: number; isSaid: boolean; weight: number };

/** A page with all the words weighs twice as much as one with few of them; a title or name that starts with the query weighs more still, one that the query says within other words yet more, and one that is the query most. */
function scoreEntry(entry: Entry, result: SearchResult, asked: Asked, said: number): Weighed {
  const held = new Set(result.queryTerms).size;
  return {
    entry,
    result,
    held,
    isSaid: said > 0,
    weight:
      result.score *
      weighName(entry, asked, said) *
      weighState(entry, asked, said) *
      (0.5 + (0.5 * held) / asked.words.length),
  };
}

function weighName(entry: Entry, { name, words }: Asked, said: number): number {
  if (said === words.length) return 8;
  if (entry.names.includes(name)) return isOfPage(entry) ? 8 : 4;
  if (said > 0) return 2 + said;
  return entry.names.some((one) => one.startsWith(`${name} `)) ? 1.5 : 1;
}

/**
 * The guide and the programs of a state that is named come before what holds for every family; where none is named they come
 * after it, unless the query says their own name.
 */
function weighState({ state, names }: Entry, { states, name }: Asked, said: number): number {
  if (state === null) return 1;
  if (states.includes(state)) return 100;
  return said > 0 || names.includes(name) ? 1 : otherStateWeight;
}

const otherStateWeight = 0.4;

function isOfPage({ anchor }: Entry): boolean {
  return anchor === "";
}

/** The title and the best section both count; the section is shown if it matches more words. */
function toFoundPage({
  sections,
  held,
}: {
  sections: readonly Weighed[];
  held: ReadonlySet<string>;
}): FoundPage {
  const best = sections.reduce((one, other) => (isBetter(other, one) ? other : one));
  const whole = sections.find(({ entry }) => isOfPage(entry));
  const ofWhole = whole === undefined || whole === best ? 0 : whole.weight;
  return {
    entry: best.entry,
    held: held.size,
    score: best.weight + ofWhole,
    isNamed: Object.values(best.result.match).every((where) =>
      where.some((field) => field === "title" || field === "heading"),
    ),
    isSaid: sections.some(({ isSaid }) => isSaid),
    terms: new Set(sections.flatMap(({ result }) => result.terms)),
  };
}

function isBetter(one: Weighed, other: Weighed): boolean {
  if (one.isSaid !== other.isSaid) return one.isSaid;
  return one.held === other.held ? one.weight > other.weight : one.held > other.held;
}

function lookUpTerms(
  index: MiniSearch<Indexed>,
  asked: Asked,
  misspelled: ReadonlySet<string>,
): SearchResult[] {
  const { words, isUnfinished } = asked;
  const options: SearchOptions = {
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
    prefix: (_word, at) => isUnfinished && at === words.length - 1,
    fuzzy: (word) => misspelled.has(word) && countAllowedTypos(word),
    boost,
  };
  // Too many words start with a single letter, so only titles are searched.
  const isOneLetter = words.length === 1 && words[0]?.length === 1;
  return index.search(words.join(" "), isOneLetter ? { ...options, fields: ["title"] } : options);
}

function toHit({ entry, terms }: FoundPage): ContentHit {
  const { page, anchor, heading, words } = entry;
  return {
    to: anchor === "" ? page.path : `${page.path}#${anchor}`,
    kind: page.kind,
    title: markMatches(page.title, terms),
    heading: heading === "" ? null : markMatches(heading, terms),
    excerpt: buildExcerpt(words, terms),
  };
}
