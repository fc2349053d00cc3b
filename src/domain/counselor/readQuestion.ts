/**
 * Reads a question: what it names, what it asks for, and what it may mean besides. Boundaries come first; then slots
 * and cue words, then the classifier where it is sure, then the answer cards, and at last "I don't know".
 */
import { stateCodes, stateNames } from "#domain/college/states.ts";
import { readValues } from "./askedValues.ts";
import { readBoundaries } from "./boundaries.ts";
import { chooseCards } from "./cards/chooseCards.ts";
import { findExactCard } from "./cards/findCards.ts";
import type { Intent } from "./classifier.ts";
import { findUnmetCondition, type UnmetCondition } from "./conditions.ts";
import {
  type CounselorEntity,
  type CounselorReading,
  type CounselorTool,
  type LinkedEntity,
  type ReadQuestion,
} from "./counselor.ts";
import { asksForSearch } from "./cues.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { collegeTools } from "./fillSlots.ts";
import { findLanguage } from "./language.ts";
import { linkEntities } from "./linkEntities.ts";
import { nameLimits } from "./nameLimits.ts";
import { asksWhatIf, carryValues, keepsValues, readByValues } from "./readByValues.ts";
import { type PartReading, type ReadingContext, readPart, standsWithNote } from "./readPart.ts";
import { findPlace, type NamedPlace } from "./readSearch.ts";
import { readWhether, saysWhether } from "./readWhether.ts";
import { dropRepeats, isSame, splitParts, toSlots } from "./slots.ts";

const mostOthers = 3;
/** States to choose from, where a program's name leaves open which is meant. */
const mostStates = 6;

export function readQuestion(question: string, context: ReadingContext): ReadQuestion {
  const { cards = null } = context;
  const isWritten = cards !== null && findExactCard(cards, question) !== null;
  const { boundary, helpLine, advice } = readBoundaries(question, isWritten);
  const language = findLanguage(question);
  if (boundary !== null)
    return { reading: null, others: [], boundary, helpLine, language, namesLeftOut: 0, impossible: [] };
  const goesOn = context.previous?.entities.some(({ kind }) => kind === "college") === true;
  const { linked, namesLeftOut } = limitNames(
    linkEntities(question, context.dictionary, goesOn)
      .map((link) => preferState(link, question))
      .map((link) => preferPlan(link, context.planUnitIds)),
  );
  const settled = preferProgramOf(linked, context);
  const named = dropCorrected(dropProgramStates(settled.links, context.dictionary), question);
  const place = findPlace(question, named, context.dictionary);
  // The University of Dayton is not what "near Dayton" names.
  const links =
    place === null ? named : named.filter(({ start, end }) => end <= place.start || start >= place.end);
  const isElsewhere = links.some(({ entity }) => entity.kind === "college");
  const isSearch =
    place !== null && !isElsewhere && asksForSearch(toSlots(question, links, 0, question.length, place).text);
  const { readings, isTwo } = isSearch
    ? readAll(question, links, context, place)
    : readAll(question, named, context, null);
  const [first = null, ...others] = dropRepeats(readings);
  const whole = toSlots(question, links, 0, question.length, place);
  const said = readValues(whole, question);
  const reading = readByValues(first, whole, said.values);
  const { text } = whole;
  const values = carryValues(said.values, context.previous);
  const asksWhether = readWhether(text);
  const withValues = (one: CounselorReading) => {
    const asked = asksWhether !== undefined && saysWhether.has(one.tool) ? { ...one, asksWhether } : one;
    return keepsValues(asked) ? { ...asked, values } : asked;
  };
  // What may be misread is not answered: the readings are offered to choose from.
  // A figure of one's own beside a college, or in a search, leaves no doubt.
  const isFigured =
    said.values.length > 0 &&
    !asksWhatIf(text) &&
    reading !== null &&
    (reading.tool === "searchColleges" || reading.entities.some(({ kind }) => kind === "college"));
  const isUnclear = reading !== null && !isTwo && !isFigured && isDoubtful(reading, text, context);
  // Without a card it would only lead to "I don't know".
  const ordered = (isUnclear ? [reading, ...others] : others).filter(({ tool }) => tool !== "writtenPages");
  const read = {
    reading: isUnclear || reading === null ? null : withValues(reading),
    others: ordered.slice(0, mostOthers).map((one) => withValues(one)),
    boundary,
    helpLine,
    advice,
    language,
    namesLeftOut,
    impossible: said.impossible,
  };
  const { unclear } = settled;
  if (
    unclear !== null &&
    !isWritten &&
    reading?.entities.some((one) => isSame(one, unclear.entity)) === true
  ) {
    const byState = listByState(reading, unclear, context.dictionary);
    return { ...read, reading: null, others: byState.slice(0, mostStates).map((one) => withValues(one)) };
  }
  return cards === null
    ? read
    : chooseCards(read, { typed: question, question: dropColleges(question, links) }, cards);
}

/** Cards are of questions in general: a college's name would find whatever mentions it. */
function dropColleges(question: string, links: readonly LinkedEntity[]): string {
  let left = question;
  for (const { entity, start, end } of links.toReversed())
    if (entity.kind === "college") left = `${left.slice(0, start)} ${left.slice(end)}`;
  return left;
}

/** The first names, in the order of the question, and how many come after them. */
function limitNames(links: readonly LinkedEntity[]): { linked: LinkedEntity[]; namesLeftOut: number } {
  const read = new Set<string>();
  const leftOut = new Set<string>();
  let repeats = 0;
  const linked = links.filter(({ entity }) => {
    const name = JSON.stringify(entity);
    if (read.has(name)) return ++repeats <= nameLimits.repeats;
    const isRead = read.size < nameLimits.names;
    (isRead ? read : leftOut).add(name);
    return isRead;
  });
  return { linked, namesLeftOut: leftOut.size };
}

/** From this share on, the classifier's other opinion outweighs the cue words. */
const doubtShare = 0.6;

/** Questions of one college that are so near to each other that either answer serves. */
const nearTools: readonly ReadonlySet<Intent>[] = [
  new Set<Intent>(["price", "collegeFacts", "compare"]),
  new Set<Intent>(["deadlines", "collegeFacts"]),
  new Set<Intent>(["chance", "match", "compare"]),
];

/** Cue words say one thing, and the question as a whole sounds like another. */
function isDoubtful(
  { tool, entities }: CounselorReading,
  text: string,
  { classifier, previous }: ReadingContext,
): boolean {
  if (tool === "writtenPages" || previous !== null) return false;
  const { intent, share, next, nextShare } = classifier(text);
  const isSecond = next === tool && nextShare > (1 - doubtShare) / 2;
  if (intent === tool || share < doubtShare || isSecond) return false;
  const isNamed = entities.some(({ kind }) => kind === "college" || kind === "program");
  return !(isNamed && (intent === "none" || nearTools.some((near) => near.has(tool) && near.has(intent))));
}

/** Every reading, likeliest first. A question that asks two things is read part by part. */
function readAll(
  question: string,
  links: readonly LinkedEntity[],
  context: ReadingContext,
  place: NamedPlace | null,
): { readings: CounselorReading[]; isTwo: boolean } {
  const whole = readPart(toSlots(question, links, 0, question.length, place), context);
  const parts = splitParts(question);
  const readings = [...whole.readings];
  if (parts.length > 1) {
    let previous = context.previous;
    const firsts: CounselorReading[] = [];
    for (const { start, end } of parts) {
      const slots = toSlots(question, links, start, end, place);
      const part = readPart(slots, { ...context, previous });
      const first = part.readings[0];
      if (!part.isCertain || first === undefined) continue;
      // "My daughter got into Villanova." is told, not asked.
      if (end < question.length && isTold(slots.text)) continue;
      const carried =
        first.entities.length === 0 ? { ...first, entities: carryColleges(first, links) } : first;
      firsts.push(carried);
      previous = carried;
    }
    // "We live in Ohio. What would Kenyon cost?": the part that asks about a college is the question.
    const [only] = firsts;
    const isOnlyQuestion =
      firsts.length === 1 && only !== undefined && collegeTools.has(only.tool) && only.entities.length > 0;
    const isTwo = firsts.length > 1;
    if (isTwo || isOnlyQuestion) {
      readings.unshift(...firsts);
      if (isTwo) return { readings: withNames(readings, links), isTwo };
    }
  }
  const asked = readAskedClause(question, links, place, context, whole);
  if (asked !== null) readings.unshift(asked);
  return { readings: withNames(readings, links), isTwo: false };
}

/** A sentence that asks for nothing. */
function isTold(text: string): boolean {
  return (
    text.split(" ").length > 4 &&
    !/^(?:so |and |ok |also |but |hi |hey )*(?:what|how|when|where|which|who|why|whats|hows|is|are|am|do|does|did|can|could|will|would|should|add|remove|drop|compare|show|find|tell|give|list|update|change|set|put|chance|cuant\w+|cuando|que|puedo|agrega\w*|quita\w*)\b/.test(
      text,
    ) &&
    !/\b(?:what|how|when|which|where|wondering|deadline|cost|chances|odds)\b/.test(text)
  );
}

function withNames(readings: CounselorReading[], links: readonly LinkedEntity[]): CounselorReading[] {
  // A name that may mean another college or state is another reading of the same question.
  const [main] = readings;
  if (main !== undefined) readings.push(...listNameReadings(main, links));
  return dropRepeats(readings);
}

/**
 * Several states have a HOPE Scholarship, and many a Promise: that of the state the question names is meant, else that of the
 * student's own. `unclear`: a name of which neither tells.
 */
function preferProgramOf(
  links: readonly LinkedEntity[],
  { dictionary: { programStates }, homeState = null, previous }: ReadingContext,
): { links: readonly LinkedEntity[]; unclear: LinkedEntity | null } {
  const named = links.flatMap(({ entity }) => (entity.kind === "state" ? [entity.state] : []));
  const said = previous?.values?.flatMap((value) => (value.kind === "homeState" ? [value.state] : [])) ?? [];
  const home = said.length > 0 ? said : homeState === null ? [] : [homeState];
  const states = named.length > 0 ? named : home;
  const toState = (entity: CounselorEntity) =>
    entity.kind === "program" ? (programStates.get(entity.id) ?? null) : null;
  let unclear: LinkedEntity | null = null;
  const preferred = links.flatMap((link) => {
    if (link.entity.kind !== "program") return [link];
    const all = [link.entity, ...link.others.filter(({ kind }) => kind === "program")];
    const isShared = new Set(all.map(toState)).size > 1;
    if (!isShared) return [link];
    const meant = all.find((one) => states.some((state) => state === toState(one)));
    if (meant !== undefined) {
      // The awards of another state are none of those that the name means here.
      const others = all.filter((one) => one !== meant && toState(one) === toState(meant));
      return [{ ...link, entity: meant, others }];
    }
    // "Does Michigan have a Promise program": no program on record bears the name there, so the state is asked about.
    if (named.length > 0) return [];
    unclear ??= link;
    return [link];
  });
  return { links: preferred, unclear };
}

/** One reading for each state that has a program of that name. */
function listByState(
  reading: CounselorReading,
  { entity, others }: LinkedEntity,
  { programStates }: CounselorDictionary,
): CounselorReading[] {
  const states = new Set<string>();
  return [entity, ...others].flatMap((one) => {
    const state = one.kind === "program" ? programStates.get(one.id) : undefined;
    if (state === undefined || states.has(state)) return [];
    states.add(state);
    const entities = reading.entities.map((named) => (isSame(named, entity) ? one : named));
    return [{ ...reading, entities }];
  });
}

/** "The HOPE scholarship in Georgia": the state says nothing more. */
function dropProgramStates(
  links: readonly LinkedEntity[],
  { programStates }: CounselorDictionary,
): readonly LinkedEntity[] {
  const states = links.map(({ entity }) => (entity.kind === "program" ? programStates.get(entity.id) : null));
  return links.filter(({ entity }) => entity.kind !== "state" || !states.includes(entity.state));
}

/** "At Sarah Lawrence, no wait, I mean Skidmore": what was taken back. */
function dropCorrected(links: readonly LinkedEntity[], question: string): readonly LinkedEntity[] {
  const at = question.search(/\b(?:no,? wait|wait,? no|i meant?|sorry,? i mean|correction|scratch that)\b/i);
  const after = links.filter(({ start }) => start > at).map(({ entity }) => entity.kind);
  return at < 0 ? links : links.filter(({ entity, start }) => start > at || !after.includes(entity.kind));
}

/** Tools whose question needs what stands before its last clause. */
const wholeTools: ReadonlySet<CounselorTool> = new Set([
  "whatIf",
  "assuredAdmission",
  "proposeChange",
  "compare",
  "searchColleges",
]);

/** A long story with the question at its end: "marching band ends soon, when do I have to apply to Purdue". */
function readAskedClause(
  question: string,
  links: readonly LinkedEntity[],
  place: NamedPlace | null,
  context: ReadingContext,
  whole: PartReading,
): CounselorReading | null {
  const start = findAskedClause(question);
  const top = whole.readings[0];
  if (start === null || (top !== undefined && wholeTools.has(top.tool))) return null;
  const part = readPart(toSlots(question, links, start, question.length, place), context);
  const [asked] = part.readings;
  if (!part.isCertain || asked === undefined || asked.tool === "nextSteps") return null;
  if (isSame(asked, top)) return null;
  const hasOwn = asked.entities.length > 0 || !collegeTools.has(asked.tool);
  const carried = hasOwn ? asked : { ...asked, entities: carryColleges(asked, links) };
  // "We have twins, so what would it cost": what is said of the student holds for the question too.
  const condition = findUnmetCondition(toSlots(question, links, 0, start, place).text);
  if (condition === null || !aboutStudent.has(condition)) return carried;
  return standsWithNote(condition, asked.tool) ? { ...carried, condition } : null;
}

/** Conditions that stay true whatever is asked next. */
const aboutStudent: ReadonlySet<UnmetCondition> = new Set([
  "status",
  "transfer",
  "international",
  "homeschool",
  "partTime",
  "graduate",
  "adult",
  "siblings",
]);

const longQuestion = 60;

/** Where the last clause that asks begins, after a comma, a period or "so"; null for a short or plain question. */
function findAskedClause(question: string): number | null {
  if (question.length < longQuestion) return null;
  const starts = [
    ...question.matchAll(
      /(?:[,.;:!]\s+|\s(?:so|but|lol|and so|so now)\s+)(?=(?:so |but |and |now )?(?:what|whats|what's|how|when|whens|where|wheres|is|are|does|do|did|can|could|will|would|which|cuánto|cuanto|cuándo|cuando|qué|que|puede|puedo)\b)/gi,
    ),
  ];
  const last = starts.at(-1);
  if (last === undefined || last.index < longQuestion / 3) return null;
  return last.index + last[0].length;
}

function carryColleges(
  reading: CounselorReading,
  links: readonly LinkedEntity[],
): readonly CounselorEntity[] {
  if (!collegeTools.has(reading.tool)) return [];
  return dropRepeats(links.map(({ entity }) => entity).filter(({ kind }) => kind === "college"));
}

/** "Ohio colleges" are colleges of the state, and "an Ohio kid" lives there. */
const afterState =
  /^ (?:(?:public |private |state )?(?:colleges|schools|universities)|kids?|famil(?:y|ies)|residents?)\b/i;
/** "I'm from Maryland", but not "transferring from Maryland". */
const beforeState =
  /(?<!\b(?:transfer\w*|admitted|letter|email|deferred|rejected|offer|answer)\b.*)\b(?:from|live in|living in) $/i;

function preferState(link: LinkedEntity, question: string): LinkedEntity {
  if (!afterState.test(question.slice(link.end)) && !beforeState.test(question.slice(0, link.start)))
    return link;
  const name = question.slice(link.start, link.end).toLowerCase();
  const state = stateCodes.find((code) => stateNames[code].toLowerCase() === name);
  return state === undefined ? link : { ...link, entity: { kind: "state", state }, others: [link.entity] };
}

function preferPlan(link: LinkedEntity, planUnitIds: readonly number[]): LinkedEntity {
  const isInPlan = (entity: CounselorEntity) =>
    entity.kind === "college" && planUnitIds.includes(entity.unitId);
  const planned = link.others.find(isInPlan);
  if (link.entity.kind !== "college" || isInPlan(link.entity) || planned === undefined) return link;
  return { ...link, entity: planned, others: [link.entity, ...link.others.filter((one) => one !== planned)] };
}

/** The same question about another thing of that name. */
function listNameReadings(reading: CounselorReading, links: readonly LinkedEntity[]): CounselorReading[] {
  return links.flatMap(({ entity, others }) =>
    others
      .filter(({ kind }) => kind === entity.kind)
      .map((other) => ({
        ...reading,
        entities: reading.entities.map((one) => (isSame(one, entity) ? other : one)),
      })),
  );
}
