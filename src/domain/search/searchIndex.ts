/** The search index: words and phrases of all colleges, built once so that a keystroke only looks things up. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { foldWords, pickDistinctiveWords, toPhraseKey } from "./fold.ts";
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
  | "undergraduates"
  | "isDegreeGranting"
  | "isBachelorsCollege"
  | "isOnlineOnly"
  | "changeStatus"
>;

/** How a college was found: by name, alias or place, or by only some of the words. */
export type MatchKind = "shortForm" | "name" | "alias" | "initials" | "place" | "partial";

/** The field a word is in, and how much a match there counts (0-1), in descending order. */
const fieldWeights = { name: 1, alias: 0.9, initials: 0.9, place: 0.5 } as const;
type Field = keyof typeof fieldWeights;
const fields = ["name", "alias", "initials", "place"] as const satisfies readonly Field[];
const fieldCodes: Readonly<Record<Field, number>> = { name: 0, alias: 1, initials: 2, place: 3 };

/** A phrase that means the whole college when typed in full. Higher scores win; partial phrases score 0 to 300. */
const certainty = { shortForm: 1000, name: 940, head: 895, alias: 850, core: 850, initials: 800 } as const;

export type Phrase = { college: number; certainty: number; kind: MatchKind; text: string | null };

export type CollegeSearch = {
  readonly colleges: readonly SearchableCollege[];
  /** All distinct words, sorted, so that words with a common prefix are adjacent. */
  readonly vocabulary: readonly string[];
  /** For each word the colleges that have it, each packed as college × 4 + field. */
  readonly postings: readonly (readonly number[])[];
  /** Full phrases by key (words joined, stop words removed). */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Each college's name as a key, and its aliases, for prefix matching. */
  readonly nameKeys: readonly string[];
  readonly aliasKeys: readonly (readonly { key: string; text: string }[])[];
  /** How likely a college is meant if nothing else decides: −150 to about 120. */
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

/** The same, in steps. */
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

  for (const [college, one] of colleges.entries()) {
    if (college % collegesPerStep === 0) yield;
    const addWords = (list: readonly string[], field: Field) => {
      const posting = college * 4 + fieldCodes[field];
      for (const word of list) addPosting(words, word, posting);
    };
    const addPhrase = (key: string, phrase: Omit<Phrase, "college">) => {
      if (key.length > 1) pushTo(phrases, key, { college, ...phrase });
    };

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
    for (const key of initials)
      addPhrase(key, { certainty: certainty.initials, kind: "initials", text: null });

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
    for (const text of one.aliases) addOtherName(text, certainty.alias, "alias");
    aliasKeys.push(otherNames);

    let cityWords = cities.get(one.city);
    if (cityWords === undefined) cities.set(one.city, (cityWords = foldWords(one.city)));
    addWords(cityWords, "place");
    addWords(places[one.state] ?? [], "place");
  }

  yield;
  const vocabulary = [...words.keys()].toSorted();
  yield;
  const prominence = Float32Array.from(colleges, calculateProminence);
  return {
    colleges,
    vocabulary,
    postings: vocabulary.map((word) => words.get(word) ?? []),
    phrases,
    nameKeys,
    aliasKeys,
    prominence,
    byProminence: [...colleges.keys()].toSorted((a, b) => (prominence[b] ?? 0) - (prominence[a] ?? 0)),
  };
}

/** The weight of a packed posting's field. */
export function getPostingWeight(posting: number): number {
  return fieldWeights[getPostingField(posting)];
}

export function getPostingField(posting: number): Field {
  return fields[posting & 3] ?? "place";
}

/** Degree-granting, bachelor's and large colleges first; size counts logarithmically. */
export function calculateProminence(college: SearchableCollege): number {
  const size = 6 * Math.log2((college.undergraduates ?? 0) + 1);
  return (
    size +
    (college.isDegreeGranting ? 0 : -150) +
    (college.isBachelorsCollege ? 20 : 0) -
    (college.isOnlineOnly ? 20 : 0)
  );
}

/** "umd", "uga": u and the postal code, for statewide universities. */
function listStateInitials(words: readonly string[], state: StateCode): string[] {
  const stateKey = toPhraseKey(foldWords(stateNames[state]));
  const isOfState = words[0] === "university" && words.slice(1).join("").startsWith(stateKey);
  return isOfState ? [`u${state.toLowerCase()}`] : [];
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
