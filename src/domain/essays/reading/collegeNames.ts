/** Which colleges a draft names, and whether one of them does not belong in it. Only names that are surely meant count. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { CounselorDictionary } from "#domain/counselor/dictionary.ts";
import { linkEntities } from "#domain/counselor/linkEntities.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { listNameForms } from "#domain/search/nameForms.ts";
import { shortForms } from "#domain/search/shortForms.ts";
import type { CityPlaces } from "./cityPlaces.ts";
import type { Finding } from "./remark.ts";
import type { Draft, Sentence } from "./sentences.ts";

/** What a reader needs to know of a college. */
export type DraftCollege = Pick<
  CollegeSummary,
  "unitId" | "name" | "city" | "state" | "latitude" | "longitude" | "control" | "undergraduates"
>;

export type Mention = {
  start: number;
  end: number;
  /** As written. */
  text: string;
  /** The college it most likely means, then others of the same name. */
  unitIds: readonly number[];
  sentence: Sentence;
};

const perDraft = 3;
const formsByCollege = new Map(shortForms.map(([unitId, ...forms]) => [unitId, forms]));
const towards = /\b(?:at|to|for|of|by|from|attend(?:ing)?|choos(?:e|ing)|into|join(?:ing)?)\s$/u;
/** "Ms. Howard", "Uncle Reed": a person. */
const person =
  /(?:\b(?:Mr|Mrs|Ms|Mx|Dr|Coach|Professor|Prof|Principal|Uncle|Aunt|President|Pastor|Señora?|Sister|Brother|Father|Tía|Tío)\.?|\bSt\.)\s$/u;
/** "Lincoln High School", "Emory Street": something else. */
const otherThing =
  /^(?:['’]s)?\s(?:High|Middle|Elementary|Prep|Preparatory|Academy|Charter|Magnet|County|Street|St\.|Avenue|Ave|Road|Boulevard|Drive|Park|Hospital|Clinic|Beach|Library|Museum|Church|Temple|Mall|Airport|River|Lake|Bridge|Press|Hall of Fame)\b/u;
/** The writer speaks of going there, not of a sister who did. */
const ownFuture =
  /\b(?:i (?:would|will|want|hope|plan|intend|am (?:excited|eager|drawn|applying)|look forward|can see|see myself|cannot wait|can't wait|know|believe)|i['’](?:d|ll|m)|my (?:dream|top choice|first choice)|attending|studying at|as a (?:student|freshman|member)|your|contribute|perfect|fit|excites me|appeals|drew me|draws me)\b/iu;
const othersPast =
  /\b(?:brother|sister|mother|father|mom|dad|cousin|aunt|uncle|grand\w+|teacher|coach|friend|neighbor|visited|toured|camp|summer program|internship|hospital|researchers?|graduated)\b/iu;

/** A city's name is a college's only so: "at Berkeley", "applied to Berkeley". */
const beforeCity = /\b(?:at|attend(?:ing)?|(?:appl\w+|accepted|admitted|admission) (?:to|by|at|into))\s$/iu;

/** In the order of the draft. The short names of `college` count anywhere, those of `others` as "at Rice" or "Rice's". */
export function findMentions(
  { sentences }: Draft,
  dictionary: CounselorDictionary,
  college: DraftCollege | null,
  others: readonly DraftCollege[],
  cities: CityPlaces,
): Mention[] {
  const known = (college === null ? others : [college, ...others]).map((one) => ({
    unitId: one.unitId,
    names: listNames(one),
    isAsking: one === college,
  }));
  return sentences.flatMap((sentence) => {
    if (!/\p{Lu}/u.test(sentence.text)) return [];
    const mentions = linkNames(sentence, dictionary);
    for (const { unitId, names, isAsking } of known) {
      for (const name of names) {
        const at = findName(sentence.text, name, isAsking);
        const start = sentence.start + at;
        const end = start + name.length;
        if (at < 0 || mentions.some((one) => one.start < end && start < one.end)) continue;
        mentions.push({ start, end, text: name, unitIds: [unitId], sentence });
      }
    }
    return mentions.filter((one) => isCollege(one, cities)).toSorted((a, b) => a.start - b.start);
  });
}

function linkNames(sentence: Sentence, dictionary: CounselorDictionary): Mention[] {
  const plain = normalizeQuestion(sentence.text);
  return linkEntities(plain, dictionary).flatMap(({ entity, others, start, end }) => {
    if (entity.kind !== "college") return [];
    const text = plain.slice(start, end);
    const at = sentence.text.indexOf(text);
    if (at < 0 || !/\p{Lu}/u.test(text)) return [];
    const same = others.flatMap((one) => (one.kind === "college" ? [one.unitId] : []));
    const place = { start: sentence.start + at, end: sentence.start + at + text.length };
    return [{ ...place, text, unitIds: [entity.unitId, ...same], sentence }];
  });
}

/** Its name, the parts people say, and its short forms; longest first. */
function listNames({ unitId, name }: DraftCollege): string[] {
  const { heads, cores } = listNameForms(name);
  const spoken = [...heads, ...cores].map((words) => words.map(capitalize).join(" "));
  const curated = formsByCollege.get(unitId) ?? [];
  const names = [name, ...curated, ...spoken].filter((one) => one.length > 2 && /^\p{Lu}/u.test(one));
  return [...new Set(names)].toSorted((a, b) => b.length - a.length);
}

function capitalize(word: string): string {
  return /^(?:of|the|and|at|in|for)$/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Where a name stands as a whole word; -1 if nowhere. */
function findName(text: string, name: string, isAsking: boolean): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + name.length);
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue;
    const isLong = isAsking || name.includes(" ") || (name.length > 2 && name === name.toUpperCase());
    if (isLong || towards.test(before) || /^['’]s?\s\p{L}/u.test(after)) return at;
  }
  return -1;
}

function isCollege({ start, end, text, sentence }: Mention, cities: CityPlaces): boolean {
  const before = sentence.text.slice(0, start - sentence.start);
  const after = sentence.text.slice(end - sentence.start);
  if (person.test(before) || otherThing.test(after)) return false;
  if (cities.has(text.toLowerCase()) && !beforeCity.test(before)) return false;
  // "Howard Miller" is a person unless the name is a whole one.
  const isOneWord = !text.includes(" ");
  return (
    !isOneWord ||
    !/^\s\p{Lu}\p{Ll}+(?!\p{L})/u.test(after) ||
    /^\s(?:University|College|Institute)/u.test(after)
  );
}

/** "Baker College" is a residential college at Rice as well: only well-known names of this form are taken for a college. */
function isHall(text: string, unitId: number): boolean {
  return /^\p{L}+ College$/u.test(text) && !formsByCollege.has(unitId);
}

/**
 * Names of other colleges. `college` asks the prompt; null where an application sends one essay to all of its colleges,
 * and a name matters only where the writer speaks of going there. `known` are the other colleges of the plan.
 */
export function findOtherColleges(
  mentions: readonly Mention[],
  college: DraftCollege | null,
  known: readonly DraftCollege[],
): Finding[] {
  const wrong = mentions.filter(({ unitIds, text, sentence }) => {
    const [unitId = 0] = unitIds;
    const speaksOfGoing = ownFuture.test(sentence.text);
    if (college === null) return speaksOfGoing && !othersPast.test(sentence.text);
    if (unitIds.includes(college.unitId) || college.name.startsWith(text)) return false;
    const isPlanned = known.some((one) => one.unitId === unitId);
    if (isPlanned) return true;
    return isHall(text, unitId) ? false : speaksOfGoing || !othersPast.test(sentence.text);
  });
  return wrong.slice(0, perDraft).map(({ start, end, text }) => ({
    kind: "otherCollege",
    named: text,
    college: college?.name ?? null,
    start,
    end,
  }));
}
