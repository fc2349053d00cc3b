/**
 * Which college a written name means: sure where one name says it, asked where two colleges bear it or a letter is wrong,
 * unknown otherwise. City, state and the federal number decide between colleges of one name.
 */
import type { StateCode } from "#domain/college/states.ts";
import { type CollegeSearch, searchColleges } from "#domain/search/collegeSearch.ts";
import { foldWords, toPhraseKey } from "#domain/search/fold.ts";
import { listNameForms } from "#domain/search/nameForms.ts";
import type { Phrase } from "#domain/search/searchIndex.ts";
import { countSlips } from "#domain/search/typos.ts";
import { type AskReason, listLimits, type NameMatch } from "./listImport.ts";

export type AskedName = {
  name: string;
  city: string | null;
  state: StateCode | null;
  unitId: number | null;
};

/** How often a name that is not known as it stands may still be searched word by word; counted down. */
export type SearchBudget = { left: number };

type Candidate = { index: number; certainty: number; prominence: number; phrase: Phrase };

/** Whether the text is a college's name, nickname or former name as it stands. */
export function isKnownName(prepared: CollegeSearch, text: string): boolean {
  return (
    text.length <= listLimits.nameLength && /\p{L}/u.test(text) && listPhrases(prepared, text).length > 0
  );
}

export function matchCollege(prepared: CollegeSearch, asked: AskedName, budget: SearchBudget): NameMatch {
  const numbered = findByNumber(prepared, asked.unitId);
  const named = matchByName(prepared, asked, budget);
  if (numbered === null) return named;
  const { unitId } = numbered;
  const isSame = named.kind !== "sure" || named.unitId === unitId;
  // A number in the wrong row: the name says another college.
  if (!isSame) return ask("otherNumber", [unitId, named.unitId], null);
  if (named.kind === "unknown" && !sharesWord(numbered.name, asked.name)) return named;
  return { kind: "sure", unitId, was: null };
}

function findByNumber(prepared: CollegeSearch, unitId: number | null) {
  return unitId === null ? null : (prepared.colleges.find((college) => college.unitId === unitId) ?? null);
}

function sharesWord(name: string, written: string): boolean {
  const words = new Set(listNameForms(name).words);
  return foldWords(written).some((word) => word.length > 3 && words.has(word));
}

function matchByName(prepared: CollegeSearch, asked: AskedName, budget: SearchBudget): NameMatch {
  if (asked.name.length > listLimits.nameLength) return unknown("notFound");
  const candidates = listCandidates(prepared, asked.name);
  if (candidates.length > 0) return matchByPhrase(prepared, candidates, asked, budget);
  if (budget.left <= 0) return unknown("notLookedUp");
  budget.left -= 1;
  return matchByWords(prepared, asked);
}

function listPhrases(prepared: CollegeSearch, text: string): readonly Phrase[] {
  const found = prepared.phrases.get(toPhraseKey(foldWords(text)));
  if (found !== undefined) return found;
  const inEnglish = text.replace(/^universidad (de(l)?( la)? )?/i, "University of ");
  return inEnglish === text ? [] : (prepared.phrases.get(toPhraseKey(foldWords(inEnglish))) ?? []);
}

/** Each college once, with the surest of its names, best first. */
function listCandidates(prepared: CollegeSearch, name: string): Candidate[] {
  const found = new Map<number, Candidate>();
  for (const phrase of listPhrases(prepared, name)) {
    const index = toCollege(prepared, phrase.college);
    const known = found.get(index);
    if (known !== undefined && known.certainty >= phrase.certainty) continue;
    const prominence = prepared.prominence[phrase.college] ?? 0;
    found.set(index, { index, certainty: phrase.certainty, prominence, phrase });
  }
  return [...found.values()].toSorted(
    (a, b) => toLevel(b) - toLevel(a) || b.prominence - a.prominence || b.certainty - a.certainty,
  );
}

/** The college that an entry stands for today; the entry itself, below zero, for one that closed. */
function toCollege(prepared: CollegeSearch, entry: number): number {
  const former = prepared.formers[entry - prepared.colleges.length] ?? prepared.merged.get(entry);
  if (former === undefined) return entry;
  return former.college ?? -1 - entry;
}

/** Names of one level are equally good; what is bigger is then more likely meant. */
function toLevel({ certainty }: Candidate): number {
  if (certainty >= 950) return 4;
  if (certainty >= 930) return 3;
  if (certainty >= 890) return 2;
  return certainty >= 790 ? 1 : 0;
}

/**
 * How much more prominent (3 times the size is ten points) the first must be than another of its level, or for a usual
 * short form ("Miami") than one whose name it shortens. Two full names are always asked.
 */
const leads = { 4: 4, 3: Number.POSITIVE_INFINITY, 2: 7, 1: 12, 0: 12 } as const;

function listRivals([first, ...others]: readonly Candidate[]): Candidate[] {
  if (first === undefined) return [];
  const level = toLevel(first) as keyof typeof leads;
  return others.filter((other) => {
    const isPeer = toLevel(other) === level;
    // "Wheaton College" is in Illinois, and what the one in Massachusetts was called.
    const sharesWholeName = level === 3 && other.certainty === formerName;
    // USC, OSU: the table of short forms names both.
    if (level === 4)
      return isPeer || (other.certainty >= initials && other.prominence > first.prominence - leads[4]);
    return sharesWholeName || (isPeer && other.prominence > first.prominence - leads[level]);
  });
}

/** The certainty of a whole former name. */
const formerName = 760;
/** Beyond the certainty of initials: a name without "University", or one that the college reports. */
const initials = 850;

function matchByPhrase(
  prepared: CollegeSearch,
  candidates: readonly Candidate[],
  asked: AskedName,
  budget: SearchBudget,
): NameMatch {
  const here = filterByPlace(prepared, candidates, asked);
  if (here.length === 0) return matchElsewhere(prepared, candidates, asked, budget);
  const [first] = here;
  if (first === undefined) return unknown("notFound");
  const isPlaced = here.length < candidates.length;
  const rivals = listRivals(here);
  if (first.index < 0) {
    const former = prepared.formers[-1 - first.index - prepared.colleges.length]?.former;
    const closed = former === undefined ? null : searchColleges(prepared, asked.name, { limit: 0 }).closed;
    return rivals.length === 0 || isPlaced
      ? { kind: "unknown", because: "closed", closed: closed?.text ?? "" }
      : askOf(prepared, "sameName", [first, ...rivals], null);
  }
  if (rivals.length > 0) return askOf(prepared, "sameName", [first, ...rivals], null);
  const unitId = prepared.colleges[first.index]?.unitId ?? 0;
  const was = findFormerName(prepared, first.phrase);
  // Who wrote the name of a college that is part of another one may not know it.
  return was !== null && was.event !== "renamed"
    ? ask("merged", [unitId], unitId)
    : { kind: "sure", unitId, was: was?.name ?? null };
}

function findFormerName(prepared: CollegeSearch, phrase: Phrase) {
  const entry =
    prepared.formers[phrase.college - prepared.colleges.length] ?? prepared.merged.get(phrase.college);
  return entry?.former ?? null;
}

/** A state decides; a city only where it leaves some, because campuses stand in suburbs. */
function filterByPlace(
  prepared: CollegeSearch,
  candidates: readonly Candidate[],
  { city, state }: AskedName,
): readonly Candidate[] {
  // Where a college that closed was, the index does not say.
  const inState =
    state === null
      ? candidates
      : candidates.filter(({ index }) => index < 0 || prepared.colleges[index]?.state === state);
  if (city === null) return inState;
  const key = toPhraseKey(foldWords(city));
  const inCity = inState.filter(({ index }) => {
    const known = toPhraseKey(foldWords(prepared.colleges[index]?.city ?? ""));
    return known !== "" && (known === key || known.startsWith(key) || key.startsWith(known));
  });
  return inCity.length > 0 ? inCity : inState;
}

/** The name is known, but not in the state that the row says. */
function matchElsewhere(
  prepared: CollegeSearch,
  candidates: readonly Candidate[],
  asked: AskedName,
  budget: SearchBudget,
): NameMatch {
  const named = candidates.filter(({ index }) => index >= 0).slice(0, 2);
  const unitIds = named.map(({ index }) => prepared.colleges[index]?.unitId ?? 0);
  if (budget.left <= 0 || asked.state === null) return ask("otherPlace", unitIds, null);
  budget.left -= 1;
  const { hits } = searchColleges(prepared, asked.name, { limit: 2, states: [asked.state] });
  const there = hits.filter(({ reason }) => !reason.wasMisspelled && reason.kind !== "place");
  return ask("otherPlace", [...there.map(({ unitId }) => unitId), ...unitIds], null);
}

function matchByWords(prepared: CollegeSearch, asked: AskedName): NameMatch {
  const { state } = asked;
  const search = (within: StateCode | null) =>
    searchColleges(prepared, asked.name, { limit: 12, ...(within === null ? {} : { states: [within] }) });
  const inState = search(state);
  const found = inState.hits.length > 0 || state === null ? inState : search(null);
  if (found.closed !== null && found.hits.length === 0)
    return { kind: "unknown", because: "closed", closed: found.closed.text };
  const byName = found.hits.filter(({ reason }) => reason.kind !== "place" && reason.kind !== "partial");
  const exact = byName.filter(({ reason }) => !reason.wasMisspelled);
  const placed = preferCity(prepared, exact, asked.city);
  const [first, second] = placed;
  if (first !== undefined) {
    // "Trenton State": a word that is only its town's may be another college's name.
    if (second === undefined)
      return isNamed(prepared, first.index, asked.name)
        ? { kind: "sure", unitId: first.unitId, was: null }
        : ask("misspelled", [first.unitId], null);
    const lead = (prepared.prominence[first.index] ?? 0) - (prepared.prominence[second.index] ?? 0);
    return ask(
      "sameName",
      placed.map(({ unitId }) => unitId),
      lead >= leads[2] ? first.unitId : null,
    );
  }
  const similar = byName.filter(({ index }) => isSimilar(prepared, index, asked.name));
  const [likeliest] = similar;
  return likeliest === undefined
    ? unknown("notFound")
    : ask(
        "misspelled",
        similar.map(({ unitId }) => unitId),
        likeliest.unitId,
      );
}

type Hit = { unitId: number; index: number };

function preferCity<One extends Hit>(
  prepared: CollegeSearch,
  hits: readonly One[],
  city: string | null,
): readonly One[] {
  const key = city === null ? "" : toPhraseKey(foldWords(city));
  if (key === "") return hits;
  const there = hits.filter(
    ({ index }) => toPhraseKey(foldWords(prepared.colleges[index]?.city ?? "")) === key,
  );
  return there.length > 0 ? there : hits;
}

/** By its name and not by its town alone: "Carleton Northfield" is Carleton College, "Trenton State" no name of one in Trenton. */
function isNamed(prepared: CollegeSearch, index: number, written: string): boolean {
  const college = prepared.colleges[index];
  if (college === undefined) return false;
  const begins = (known: readonly string[], word: string) => known.some((one) => one.startsWith(word));
  const own = [college.name, ...college.aliases].flatMap((name) => foldWords(name));
  const town = foldWords(college.city);
  const words = foldWords(written);
  const isOfTown = (word: string) => !begins(own, word) && begins(town, word);
  if (!words.some(isOfTown)) return true;
  const rest = words.filter((word) => !isOfTown(word)).join(" ");
  return listPhrases(prepared, rest).some((phrase) => toCollege(prepared, phrase.college) === index);
}

/** At most one letter in five is another one, in one of the ways to say the name. */
function isSimilar(prepared: CollegeSearch, index: number, written: string): boolean {
  const typed = toPhraseKey(foldWords(written));
  const college = prepared.colleges[index];
  if (college === undefined || typed.length < 4) return false;
  const { words, heads, cores } = listNameForms(college.name);
  const keys = [
    ...[words, ...heads, ...cores].map((form) => form.join("")),
    ...college.aliases.map((alias) => toPhraseKey(foldWords(alias))),
  ];
  const most = Math.max(1, Math.floor(typed.length / 5));
  return keys.some(
    (key) => Math.abs(key.length - typed.length) <= most && countSlips(typed, key, most).whole !== null,
  );
}

function askOf(
  prepared: CollegeSearch,
  because: AskReason,
  candidates: readonly Candidate[],
  preferred: number | null,
): NameMatch {
  const unitIds = candidates.flatMap(({ index }) => prepared.colleges[index]?.unitId ?? []);
  return ask(because, unitIds, preferred);
}

function ask(because: AskReason, unitIds: readonly number[], preferred: number | null): NameMatch {
  const choices = [...new Set(unitIds)].slice(0, listLimits.choices);
  return choices.length === 0 ? unknown("notFound") : { kind: "ask", because, choices, preferred };
}

function unknown(because: "notFound" | "notLookedUp"): NameMatch {
  return { kind: "unknown", because };
}
