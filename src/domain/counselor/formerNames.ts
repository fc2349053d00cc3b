/** Which names that nobody bears today a question uses, and what became of those colleges. */

import { sayDate } from "#domain/college/changeDates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { formerColleges } from "#domain/college/formerColleges.ts";
import { foldWords, pickDistinctiveWords, toPhraseKey } from "#domain/search/fold.ts";
import { type FormerNameEntry, listFormerNames } from "#domain/search/formerNames.ts";
import { listNameForms } from "#domain/search/nameForms.ts";
import { oldNumbersOrigins } from "#facts/changes/oldNumbers.origins.ts";
import { originIn } from "#facts/fact.ts";
import { type Draft, makeDraft, toAnswerSource } from "./draft.ts";
import * as cues from "./nameCues.ts";
import { cutFormerName } from "./nameParts.ts";

/** By phrase key, as the words of a question make it. */
let known: ReadonlyMap<string, readonly FormerNameEntry[]> | null = null;
const longestName = 10;

/** In the order of the question, the longest name at each place. */
export function findFormerNames(question: string): FormerNameEntry[] {
  return findSpokenNames(question).map(({ entry }) => entry);
}

/** The former names of a question, each with the phrase key of the words it was read from. */
function findSpokenNames(question: string): { entry: FormerNameEntry; key: string }[] {
  known ??= indexFormerNames();
  const words = pickDistinctiveWords(foldQuestion(question));
  const found: { entry: FormerNameEntry; key: string }[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let after = Math.min(words.length, first + longestName); after > first; after -= 1) {
      const key = words.slice(first, after).join("");
      const named = known.get(key);
      if (named === undefined) continue;
      found.push(...named.map((entry) => ({ entry, key })));
      first = after - 1;
      break;
    }
  }
  return found;
}

/** `foldWords` reads twelve words at a time. */
function foldQuestion(question: string): string[] {
  const words = question.split(/\s+/);
  const folded: string[] = [];
  for (let at = 0; at < words.length; at += 6) folded.push(...foldWords(words.slice(at, at + 6).join(" ")));
  return folded;
}

function indexFormerNames(): Map<string, FormerNameEntry[]> {
  const index = new Map<string, FormerNameEntry[]>();
  const add = (key: string, entry: FormerNameEntry) => {
    const same = index.get(key);
    if (same === undefined) index.set(key, [entry]);
    else if (!same.includes(entry)) same.push(entry);
  };
  for (const entry of listFormerNames()) {
    const { words, cores } = listNameForms(entry.name);
    add(words.join(""), entry);
    // "Wells" and "Lincoln" alone are a town and a president, but with the college of today read beside it, "Edinboro" is one.
    if (entry.unitId === null) {
      const core = cores.at(-1) ?? [];
      if (isTelling(core)) add(core.join(""), entry);
      continue;
    }
    for (const core of cores.slice(-1)) add(core.join(""), entry);
    for (const head of cutFormerName(entry.name)) {
      add(head.join(""), entry);
      add(head.slice(0, -1).join(""), entry);
    }
  }
  return index;
}

/** Words of a closed college's name that mean nothing else: "Cabrini" and "Birmingham-Southern", but not "Lincoln" or "Ohio Valley". */
function isTelling(core: readonly string[]): boolean {
  const isEveryday = (word: string) =>
    [cues.everydayNames, cues.generalWords, everydayClosed].some((words) => words.has(word));
  const [word = ""] = core;
  if (core.length === 1) return word.length >= 5 && !isEveryday(word);
  return core.join("").length >= 8 && !isEveryday(core.join(" ")) && !core.every(isEveryday);
}

/** "Fontbonne", of a college that is in the data set and has news: too short a name to be linked where nothing else points to it. */
export function findChangedCollege(
  question: string,
  colleges: readonly CollegeSummary[],
): CollegeSummary | null {
  const said = pickDistinctiveWords(foldQuestion(question));
  return (
    colleges.find(({ changeStatus, name }) => {
      if (changeStatus === undefined) return false;
      const core = listNameForms(name).cores.at(-1) ?? [];
      return isTelling(core) && ` ${said.join(" ")} `.includes(` ${core.join(" ")} `);
    }) ?? null
  );
}

const everydayClosed = new Set([
  "notre dame",
  "ohio valley",
  "green mountain",
  "mount washington",
  "saint joseph",
  "saint josephs",
  "holy family",
  "southern vermont",
  "colorado heights",
  "oak point",
  "alliance",
  "resurrection",
  "presentation",
  "urbana",
  "wells",
  "hodges",
  "becker",
  "coleman",
]);

/** "What happened to Cabrini", "is Mills still open": its own question, whatever else a college is asked. */
export function asksWhatHappened(question: string): boolean {
  // "My school is closed till Monday".
  if (
    /\b(?:my|our|his|her|their|the) (?:high )?(?:schools?|office|counselor\S*) (?:\w+ )?(?:is|are|was|closes?)\b/i.test(
      question,
    )
  )
    return false;
  return /\b(?:what(?:s| has|’s|'s)? happen\w* (?:to|with)(?! (?:my|our|the|his|her|their)\b)|what became of|is \w.* (?:closed|closing|shut(?:ting)? down|still (?:open|around|a thing)|going under|merging|gone)|(?:did|has|have|will|when did|why did|when does|when will) \w.* (?:close[ds]?|shut down|merge[ds]?|change its name|go under|fold)|still (?:exist|open)s?|(?:merged?|merging) with|new name (?:of|for)|called now|renamed)\b/i.test(
    question,
  );
}

/** Whether words that may be a college's name stand where one does: "does Fontbonne still accept applications". */
export function asksAboutOne(question: string): boolean {
  return (
    asksWhatHappened(question) ||
    /\b(?:apply|applications?|accept\w*|admit\w*|admissions?|tuition|cost|deadline|college|university|degree|transfer|enroll|closed?|closing|open|merg\w+|happen\w*|likes|go to|get into|scholarships?)\b/i.test(
      question,
    )
  );
}

/** What a question's former name has to do with the college that is answered about; null if it uses none. */
export function tellFormerName(
  question: string,
  unitIds: readonly number[],
  byUnitId: ReadonlyMap<number, CollegeSummary>,
): string | null {
  for (const { entry, key } of findSpokenNames(question)) {
    const { name, event, unitId } = entry;
    const college = unitId !== null && unitIds.includes(unitId) ? byUnitId.get(unitId) : undefined;
    // "Limestone" is as much today's Limestone University as the Limestone College it was.
    if (college === undefined || toPhraseKey(foldWords(college.name)).includes(key)) continue;
    if (event === "renamed") return `${name} is called ${college.name} now.`;
    if (event === "merged") return `${name} is part of ${college.name} now.`;
    return `${name} closed, and ${college.name} took on its students.`;
  }
  return null;
}

/** The answer to any question about a college that closed for good; null if it names none. */
export function answerAboutClosed(question: string): Draft | null {
  const closed = findFormerNames(question).find(({ unitId }) => unitId === null);
  if (closed === undefined) return null;
  const { name, date } = closed;
  const when = date === null ? "" : ` ${sayDate(date)}`;
  const record = formerColleges.find(({ names }) => names.includes(name));
  const origin = record === undefined ? undefined : oldNumbersOrigins[record.factId];
  return makeDraft(`${name} closed${when}, so there is nothing to apply to or pay there.`, {
    sources:
      record === undefined || origin === undefined
        ? []
        : [toAnswerSource(originIn(origin, record.period).source)],
  });
}
