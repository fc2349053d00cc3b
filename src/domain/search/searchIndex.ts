/** The search index: words and phrases of all colleges, built once so that a keystroke only looks things up. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { foldWords, pickDistinctiveWords, toPhraseKey } from "./fold.ts";
import { type FormerName, listFormerNames, listMerged } from "./formerNames.ts";
import { listNameForms } from "./nameForms.ts";
import { shortForms } from "./shortForms.ts";

/** The fields of a college that search uses. */
export type SearchableCollege = Pick<
  CollegeSummary,
  | "unitId"
  | "name"
  | "aliases"
  | "city"
  | "state"
  | "level"
  | "control"
  | "undergraduates"
  | "isDegreeGranting"
  | "isBachelorsCollege"
  | "isOnlineOnly"
  | "changeStatus"
>;

/** How a college was found: by name, alias, former name or place, or by only some of the words. */
export type MatchKind = "shortForm" | "name" | "alias" | "initials" | "former" | "place" | "partial";

/** The field a word is in, and how much a match there counts (0-1), in descending order. */
const fieldWeights = { name: 1, alias: 0.9, initials: 0.9, place: 0.5 } as const;
type Field = keyof typeof fieldWeights;
const fields = ["name", "alias", "initials", "place"] as const satisfies readonly Field[];
const fieldCodes: Readonly<Record<Field, number>> = { name: 0, alias: 1, initials: 2, place: 3 };

/**
 * A phrase that means the whole college when typed in full. Higher scores win; partial phrases score 0 to 300. Ten points
 * are worth three times the size (`calculateProminence`).
 */
const certainty = { shortForm: 1000, name: 940, head: 895, core: 865, alias: 850, initials: 800 } as const;
/** A community college is called by its initials, also where its report leaves them out. */
const communityInitials = 845;
const communitySize = 1000;

/** The same for a name that nobody bears today: after every college that does, before what only begins so. */
const formerCertainty = { name: 760, head: 745, core: 740, initials: 730 } as const;
/** Short initials of a former name mean something else today. */
const shortestFormerInitials = 4;
/** How much less likely a former name is meant than the college it leads to, where only words match. */
const formerProminence = 60;

/** `college` is an entry of the index. */
export type Phrase = { college: number; certainty: number; kind: MatchKind; text: string | null };

/** A former name, an entry of the index after those of the colleges. `college` is null where it closed for good. */
export type FormerEntry = { former: FormerName; college: number | null };

/** Its entries are the colleges, then the former names, counted through. */
export type CollegeSearch = {
  readonly colleges: readonly SearchableCollege[];
  readonly formers: readonly FormerEntry[];
  /** For each college its former names, as keys. */
  readonly formersOf: ReadonlyMap<number, ReadonlyMap<string, FormerName>>;
  /** Colleges that became part of another one, by their own entry. */
  readonly merged: ReadonlyMap<number, FormerEntry>;
  /** All distinct words, sorted, so that words with a common prefix are adjacent. */
  readonly vocabulary: readonly string[];
  /** For each word the entries that have it, each packed as entry × 4 + field. */
  readonly postings: readonly (readonly number[])[];
  /** Full phrases by key (words joined, stop words removed). */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Each entry's name as a key, and its aliases, for prefix matching. */
  readonly nameKeys: readonly string[];
  readonly aliasKeys: readonly (readonly { key: string; text: string }[])[];
  /** How likely an entry is meant if nothing else decides: −210 to about 120. */
  readonly prominence: Float32Array;
  /** Indexes into `colleges`, most prominent first. */
  readonly byProminence: readonly number[];
};

/** Builds the index once when the college index has loaded (about 50 ms for 5,858 colleges). */
export function prepareSearch(colleges: readonly SearchableCollege[]): CollegeSearch {
  return runToEnd(prepareSearchInSteps(colleges));
}

/** Colleges indexed per step, about a millisecond. */
const collegesPerStep = 64;

/** Like `prepareSearch`, but pauses between steps so that the page stays responsive. */
export function* prepareSearchInSteps(colleges: readonly SearchableCollege[]): Steps<CollegeSearch> {
  const usual = new Map(shortForms.map(([unitId, ...forms]) => [unitId, forms]));
  // Earlier rows of the table are the more common meaning.
  const rank = new Map(shortForms.map(([unitId], row) => [unitId, row]));
  const places = listPlaceWordsByState();
  const cities = new Map<string, string[]>();
  const words = new Map<string, number[]>();
  const phrases = new Map<string, Phrase[]>();
  const nameKeys: string[] = [];
  const aliasKeys: { key: string; text: string }[][] = [];
  const addWordsOf = (entry: number, list: readonly string[], field: Field) => {
    const posting = entry * 4 + fieldCodes[field];
    for (const word of list) addPosting(words, word, posting);
  };
  const addPhraseOf = (entry: number, key: string, phrase: Omit<Phrase, "college">) => {
    if (key.length > 1) pushTo(phrases, key, { college: entry, ...phrase });
  };

  for (const [college, one] of colleges.entries()) {
    if (college % collegesPerStep === 0) yield;
    const addWords = (list: readonly string[], field: Field) => addWordsOf(college, list, field);
    const addPhrase = (key: string, phrase: Omit<Phrase, "college">) => addPhraseOf(college, key, phrase);

    const forms = listNameForms(one.name);
    const nameKey = forms.words.join("");
    nameKeys.push(nameKey);
    addWords(forms.words, "name");
    addPhrase(nameKey, { certainty: certainty.name, kind: "name", text: null });
    for (const head of forms.heads)
      addPhrase(head.join(""), { certainty: certainty.head, kind: "name", text: null });
    for (const core of forms.cores)
      addPhrase(core.join(""), { certainty: certainty.core, kind: "name", text: null });

    const initials = [...forms.initials, ...listStateInitials(forms.words, one.state)];
    addWords(initials, "initials");
    const isCommunity =
      !one.isBachelorsCollege &&
      (one.undergraduates ?? 0) >= communitySize &&
      forms.words.includes("college") &&
      !forms.words.includes("university");
    for (const key of initials) {
      const certain = isCommunity && key.length > 2 ? communityInitials : certainty.initials;
      addPhrase(key, { certainty: certain, kind: "initials", text: null });
    }

    const otherNames: { key: string; text: string }[] = [];
    const addOtherName = (text: string, certain: number, kind: MatchKind) => {
      const folded = pickDistinctiveWords(foldWords(text));
      const key = folded.join("");
      if (key === "" || key === nameKey) return;
      otherNames.push({ key, text });
      addWords(folded, "alias");
      addPhrase(key, { certainty: certain, kind, text });
    };
    for (const text of usual.get(one.unitId) ?? []) {
      addOtherName(text, certainty.shortForm - 0.1 * (rank.get(one.unitId) ?? 0), "shortForm");
    }
    for (const text of one.aliases) {
      // Letters go by size alone: "NCC" is Nassau Community College before it is North Central College.
      const bonus =
        one.isBachelorsCollege && /^(?:[A-Z][^A-Za-z]*){3,}$/.test(text) ? bachelorsProminence : 0;
      addOtherName(text, certainty.alias - bonus, "alias");
    }
    if (isOfNewYorkState(one.state, forms.words)) addWords(["suny"], "alias");
    aliasKeys.push(otherNames);

    let cityWords = cities.get(one.city);
    if (cityWords === undefined) cities.set(one.city, (cityWords = foldWords(one.city)));
    addWords(cityWords, "place");
    addWords(places[one.state] ?? [], "place");
  }

  yield;
  const rowOf = new Map(colleges.map(({ unitId }, row) => [unitId, row]));
  const formers = listFormerEntries(rowOf);
  const formersOf = new Map<number, Map<string, FormerName>>();
  for (const [index, { former, college }] of formers.entries()) {
    if (index % collegesPerStep === 0) yield;
    const entry = colleges.length + index;
    const forms = listNameForms(former.name);
    const nameKey = forms.words.join("");
    nameKeys.push(nameKey);
    aliasKeys.push([]);
    if (college !== null) {
      const ofCollege = formersOf.get(college) ?? new Map<string, FormerName>();
      formersOf.set(college, ofCollege.set(nameKey, former));
    }
    addWordsOf(entry, forms.words, "name");
    const add = (list: readonly (readonly string[])[], certain: number) => {
      for (const form of list)
        addPhraseOf(entry, form.join(""), { certainty: certain, kind: "former", text: former.name });
    };
    add([forms.words], formerCertainty.name);
    // Without its campus a name means the college that lost one: "El Camino" from "El Camino College-Compton Center".
    const isCampus = former.name.includes("-");
    add(isCampus ? [] : forms.heads, formerCertainty.head);
    add(isCampus ? forms.cores.slice(-1) : forms.cores, formerCertainty.core);
    const initials = forms.initials.filter((key) => key.length >= shortestFormerInitials);
    addWordsOf(entry, initials, "initials");
    add(
      initials.map((key) => [key]),
      formerCertainty.initials,
    );
  }

  yield;
  const vocabulary = [...words.keys()].toSorted();
  yield;
  const ofColleges = Float32Array.from(colleges, calculateProminence);
  const prominence = Float32Array.from([
    ...ofColleges,
    ...formers.map(({ college }) => (college === null ? 0 : (ofColleges[college] ?? 0) - formerProminence)),
  ]);
  return {
    colleges,
    formers,
    formersOf,
    merged: listMergedEntries(colleges, rowOf),
    vocabulary,
    postings: vocabulary.map((word) => words.get(word) ?? []),
    phrases,
    nameKeys,
    aliasKeys,
    prominence,
    byProminence: [...colleges.keys()].toSorted((a, b) => (prominence[b] ?? 0) - (prominence[a] ?? 0)),
  };
}

/** The former names whose college of today is in the index, and those of colleges that closed for good. */
function listFormerEntries(rowOf: ReadonlyMap<number, number>): FormerEntry[] {
  return listFormerNames().flatMap(({ unitId, name, event, date }) => {
    const college = unitId === null ? null : (rowOf.get(unitId) ?? null);
    return unitId !== null && college === null ? [] : [{ former: { name, event, date }, college }];
  });
}

function listMergedEntries(
  colleges: readonly SearchableCollege[],
  rowOf: ReadonlyMap<number, number>,
): Map<number, FormerEntry> {
  const merged = listMerged().flatMap(({ unitId, into, date }): [number, FormerEntry][] => {
    const [row, college] = [rowOf.get(unitId), rowOf.get(into)];
    if (row === undefined || college === undefined) return [];
    return [[row, { former: { name: colleges[row]?.name ?? "", event: "merged", date }, college }]];
  });
  return new Map(merged);
}

/** The weight of a packed posting's field. */
export function getPostingWeight(posting: number): number {
  return fieldWeights[getPostingField(posting)];
}

export function getPostingField(posting: number): Field {
  return fields[posting & 3] ?? "place";
}

/** Which college is meant if nothing else decides is more often one for a bachelor's degree, as if ten times the size. */
export const bachelorsProminence = 20;

/** Degree-granting, bachelor's and large colleges first; size counts logarithmically. */
export function calculateProminence(college: SearchableCollege): number {
  const size = 6 * Math.log2((college.undergraduates ?? 0) + 1);
  return (
    size +
    (college.isDegreeGranting ? 0 : -150) +
    (college.isBachelorsCollege ? bachelorsProminence : 0) -
    (college.isOnlineOnly ? 20 : 0)
  );
}

/** "umd", "uga": u and the postal code, for statewide universities. */
function listStateInitials(words: readonly string[], state: StateCode): string[] {
  const stateKey = toPhraseKey(foldWords(stateNames[state]));
  const isOfState = words[0] === "university" && words.slice(1).join("").startsWith(stateKey);
  return isOfState ? [`u${state.toLowerCase()}`] : [];
}

/** The county colleges of New York are SUNY's and call themselves so ("SUNY Erie"); their federal names don't. */
function isOfNewYorkState(state: StateCode, words: readonly string[]): boolean {
  return state === "NY" && words.includes("community") && words.includes("college") && words[0] !== "cuny";
}

function listPlaceWordsByState(): Partial<Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(stateNames).map(([code, name]) => [
      code,
      [code.toLowerCase(), ...pickDistinctiveWords(foldWords(name))],
    ]),
  );
}

/** Colleges are added in order with their best field first, so a repeated word within one is the last posting. */
function addPosting(words: Map<string, number[]>, word: string, posting: number): void {
  const list = words.get(word);
  if (list === undefined) words.set(word, [posting]);
  else if ((list.at(-1) ?? -1) >> 2 !== posting >> 2 || (posting & 3) === fieldCodes.place)
    list.push(posting);
}

function pushTo<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
}
