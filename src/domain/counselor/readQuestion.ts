/**
 * Reads a question: what it names, what it asks for, and what it may mean besides. Boundaries come first; then slots
 * and cue words, then the classifier where it is sure, then the written pages, and at last "I can't answer that".
 */
import { stateCodes, stateNames } from "#domain/college/states.ts";
import { findBoundary } from "./boundaries.ts";
import type { Classifier, Intent } from "./classifier.ts";
import {
  asksForAidDate,
  asksForCss,
  asksForGpa,
  findUnmetCondition,
  type UnmetCondition,
} from "./conditions.ts";
import type {
  CounselorEntity,
  CounselorReading,
  CounselorTool,
  LinkedEntity,
  ReadQuestion,
} from "./counselor.ts";
import {
  asksForExplanation,
  asksForSearch,
  asksForStateAid,
  asksForUnrecorded,
  type Cue,
  findCues,
  isAboutCollege,
  namesOwnList,
  pointsBack,
} from "./cues.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { collegeTools, fillReading, fillSlots } from "./fillSlots.ts";
import { readFollowUp, resolvePointing } from "./followUps.ts";
import { findLanguage } from "./language.ts";
import { linkEntities } from "./linkEntities.ts";
import { findPlace, type NamedPlace, readSearch } from "./readSearch.ts";
import { dropRepeats, isSame, type Slots, splitParts, toSlots } from "./slots.ts";

export type ReadingContext = {
  dictionary: CounselorDictionary;
  classifier: Classifier;
  /** How the question before was read, for "and out of state?". */
  previous: CounselorReading | null;
  /** Colleges of the student's plan: of several meanings of a name, the one in the plan is meant. */
  planUnitIds: readonly number[];
};

/** Below these the classifier's guess is not used. */
const leastShare = 0.5;
const leastMargin = 0.2;
const mostOthers = 3;

export function readQuestion(question: string, context: ReadingContext): ReadQuestion {
  const boundary = findBoundary(question);
  const language = findLanguage(question);
  if (boundary !== null && boundary.kind !== "quietLine")
    return { reading: null, others: [], boundary, language };
  const linked = linkEntities(question, context.dictionary)
    .map((link) => preferState(link, question))
    .map((link) => preferPlan(link, context.planUnitIds));
  const named = dropCorrected(dropProgramStates(linked, context.dictionary), question);
  const place = findPlace(question, named, context.dictionary);
  // The University of Dayton is not what "near Dayton" names.
  const links =
    place === null ? named : named.filter(({ start, end }) => end <= place.start || start >= place.end);
  const isElsewhere = links.some(({ entity }) => entity.kind === "college");
  const isSearch =
    place !== null && !isElsewhere && asksForSearch(toSlots(question, links, 0, question.length, place).text);
  const readings = isSearch
    ? readAll(question, links, context, place)
    : readAll(question, named, context, null);
  const [reading = null, ...others] = dropRepeats(readings);
  return { reading, others: others.slice(0, mostOthers), boundary, language };
}

/** Every reading, likeliest first. A question that asks two things is read part by part. */
function readAll(
  question: string,
  links: readonly LinkedEntity[],
  context: ReadingContext,
  place: NamedPlace | null,
): CounselorReading[] {
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
      if (isTwo) return withNames(readings, links);
    }
  }
  const asked = readAskedClause(question, links, place, context, whole);
  if (asked !== null) readings.unshift(asked);
  return withNames(readings, links);
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
  return hasOwn ? asked : { ...asked, entities: carryColleges(asked, links) };
}

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

type PartReading = { readings: CounselorReading[]; isCertain: boolean };

function readPart(named: Slots, context: ReadingContext): PartReading {
  const slots = resolvePointing(named, context.previous);
  const { readings, isCertain } = readPlainPart(slots, context);
  return { readings: readings.map((reading) => readHome(reading, slots, context)), isCertain };
}

/** Tools whose figures differ for residents of the college's state. */
const residencyTools: ReadonlySet<CounselorTool> = new Set(["price", "collegeFacts", "chance"]);

/** "What would Wyoming cost a Colorado family": residents of another state. */
function readHome(reading: CounselorReading, slots: Slots, { dictionary }: ReadingContext): CounselorReading {
  if (reading.residency !== null || !residencyTools.has(reading.tool)) return reading;
  const colleges = reading.entities.filter((entity) => entity.kind === "college");
  const [college] = colleges;
  const home = slots.entities.find(({ kind }) => kind === "state");
  const isHome =
    /@s (?:kids?|famil(?:y|ies)|students?|residents?|people|folks)|(?:from|live in|living in|we are in|were in) @s/.test(
      slots.text,
    );
  if (college === undefined || colleges.length > 1 || home?.kind !== "state" || !isHome) return reading;
  const isResident = dictionary.places.get(college.unitId)?.state === home.state;
  const entities = reading.entities.filter(({ kind }) => kind !== "state");
  return { ...reading, entities, residency: isResident ? "resident" : "nonresident" };
}

function readPlainPart(slots: Slots, context: ReadingContext): PartReading {
  const { text } = slots;
  if (text === "") return { readings: [], isCertain: false };
  if (asksForUnrecorded(text)) return { readings: [], isCertain: false };
  const cues = orderCues(findCues(text), slots, context);
  const followed = readFollowUp(slots, cues, context.previous);
  if (followed !== null) return { readings: [followed], isCertain: true };
  const exact = readExactly(slots);
  if (exact !== null) return { readings: [exact], isCertain: true };
  const readings = cues.flatMap((cue) => fillSlots(cue, slots, context) ?? []);
  const condition = findUnmetCondition(text);
  const [likeliest] = readings;
  // The answer still stands, with a word about what it leaves out.
  if (condition !== null && likeliest !== undefined && standsWithNote(condition, likeliest.tool))
    return { readings: [{ ...likeliest, condition }, ...readings.slice(1)], isCertain: true };
  if (condition !== null && !isMet(condition, likeliest, slots))
    return { readings: [readCondition(condition, slots)], isCertain: true };
  if (readings.length > 0) return { readings: dropRepeats(readings), isCertain: true };

  // One or two words that no rule knows are a subject to read about, not a question to guess at.
  const isSubject = text.split(" ").length <= 2 && slots.entities.length === 0;
  if (isSubject && isAboutCollege(text))
    return { readings: [fillReading({ tool: "writtenPages", measure: null }, slots)], isCertain: false };
  const guess = context.classifier(text);
  const isSure = guess.share >= leastShare && guess.share - guess.nextShare >= leastMargin;
  const guessed = isSure ? readIntent(guess.intent, slots, context) : null;
  if (guessed !== null)
    return condition === null || isMet(condition, guessed, slots)
      ? { readings: [guessed], isCertain: false }
      : { readings: [readCondition(condition, slots)], isCertain: false };
  if (isSure && guess.intent === "none" && slots.entities.length === 0)
    return { readings: [], isCertain: false };
  // A school subject alone may be homework.
  const isNamed = slots.entities.some(({ kind }) => kind !== "major");
  if (slots.entities.length > 0 && !isNamed && text.split(" ").length <= 3)
    return {
      readings: [
        {
          ...fillReading({ tool: "searchColleges", measure: null }, slots),
          search: readSearch(text, slots.near),
        },
      ],
      isCertain: false,
    };
  if (isAboutCollege(text) || isNamed)
    return { readings: [fillReading({ tool: "writtenPages", measure: null }, slots)], isCertain: false };
  return { readings: [], isCertain: false };
}

/** Questions whose few words settle what they ask for, whatever else they hold. */
function readExactly(slots: Slots): CounselorReading | null {
  const { text, entities } = slots;
  const has = (kind: CounselorEntity["kind"]) => entities.some((entity) => entity.kind === kind);
  const colleges = entities.filter(({ kind }) => kind === "college");
  if (has("program")) return null;
  if (asksForAidDate(text) && findUnmetCondition(text) !== "status") {
    // A state named beside a college tells where the family lives or which campus is meant.
    const named = entities.filter(({ kind }) => kind === "college" || kind === "state");
    return {
      ...fillReading({ tool: "deadlines", measure: "aidDate" }, { text, entities: named }),
      round: null,
    };
  }
  if (colleges.length === 0) return null;
  if (asksForCss(text))
    return fillReading({ tool: "collegeFacts", measure: "cssProfile" }, { text, entities: colleges });
  if (asksForGpa(text) && findUnmetCondition(text) === null)
    return fillReading({ tool: "collegeFacts", measure: "gpa" }, { text, entities });
  return null;
}

/** Tools whose answer is right under a condition, once it is said what is not in it. */
const notedTools: Readonly<Partial<Record<UnmetCondition, readonly CounselorTool[]>>> = {
  decisionDate: ["deadlines"],
  homeschool: [
    "price",
    "collegeFacts",
    "compare",
    "deadlines",
    "searchColleges",
    "statePrograms",
    "assuredAdmission",
    "studentAidIndex",
    "chance",
  ],
  siblings: ["price", "studentAidIndex", "compare"],
  adult: ["studentAidIndex", "price"],
  livingAtHome: ["price"],
  transfer: ["price", "compare"],
};

function standsWithNote(condition: UnmetCondition, tool: CounselorTool): boolean {
  return notedTools[condition]?.includes(tool) === true;
}

/** The few tools that do answer for a condition. */
function isMet(condition: UnmetCondition, reading: CounselorReading | undefined, { text }: Slots): boolean {
  const tool = reading?.tool;
  if (tool === undefined) return !["status", "graduate", "abroad"].includes(condition);
  // A command, an award letter and the student's own tasks are what they are, whatever stands beside them.
  if (["proposeChange", "offers", "nextSteps", "writtenPages"].includes(tool)) return condition !== "status";
  const measure = reading?.measure ?? null;
  switch (condition) {
    case "campusLife":
    case "application":
      if (tool === "deadlines" && /honors/.test(text)) return true;
      if (tool === "studentAidIndex") return true;
      // "Dorm costs" are in the price, "the drive" in the distance; majors and fees are recorded.
      if (tool === "price" && /housing|dorms?|food|meals?|dining|room/.test(text)) return true;
      if (tool === "collegeFacts")
        return measure === "tuition" || measure === "majors" || measure === "location";
      if (tool === "statePrograms") return /grant|scholarship|\baid\b|@p|beca/.test(text);
      return !["chance", "deadlines", "price", "searchColleges"].includes(tool);
    case "siblings":
      return tool !== "price" && tool !== "studentAidIndex";
    case "partTime":
      return tool === "studentAidIndex";
    case "group":
      return tool !== "statePrograms" || /@p/.test(text);
    case "livingAtHome":
      return tool !== "price";
    case "decisionDate":
      return tool === "chance";
    case "transfer":
      return tool === "assuredAdmission" && /guarant|automat|assured/.test(text);
    case "military":
      return tool === "statePrograms" && /@p/.test(text);
    default:
      return false;
  }
}

function readCondition(condition: UnmetCondition, slots: Slots): CounselorReading {
  return { ...fillReading({ tool: "writtenPages", measure: null }, slots), condition };
}

/** Cues as the named things allow them, and what the named things themselves say. */
function orderCues(cues: readonly Cue[], slots: Slots, context: ReadingContext): Cue[] {
  const { text, entities } = slots;
  const has = (kind: CounselorEntity["kind"]) => entities.some((entity) => entity.kind === kind);
  const pages: Cue = { tool: "writtenPages", measure: null };
  const search: Cue = { tool: "searchColleges", measure: null };
  const programs: Cue = { tool: "statePrograms", measure: null };
  const isNamed = (tool: CounselorTool) => cues.some((cue) => cue.tool === tool);
  const isAboutPlanOrCollege = has("college") || namesOwnList(text);

  const isOffTopic = !isAboutCollege(text) && !namesOwnList(text) && !/safet|reach|target|accept|reject|get in|lista|equilibrad/.test(text);
  const ordered: Cue[] = [];
  if (asksForExplanation(text) && !has("college") && !has("program") && !isNamed("proposeChange"))
    ordered.push(pages);
  if (has("program") && !has("college") && !isNamed("proposeChange")) ordered.push(programs);
  const isStudy = slots.near !== null || /@m (?:programs?|degrees?|majors?|schools?|colleges)/.test(text);
  const isStateAid =
    !isStudy && has("state") && !has("college") && asksForStateAid(text) && !isNamed("assuredAdmission");
  if (isStateAid && !asksForPlaces(text)) ordered.push(programs);
  const canSearch = !isAboutPlanOrCollege && asksForSearch(text);
  const isOtherwise = [
    "whatIf",
    "proposeChange",
    "assuredAdmission",
    "planOdds",
    "offers",
    "nextSteps",
    "studentAidIndex",
  ].some((tool) => cues.some((cue) => cue.tool === tool));
  if (canSearch && !isOtherwise && !isNamed("match") && (!pointsBack(text) || context.previous === null))
    ordered.push(search);
  // The odds of a whole list, unless it is named colleges that are asked about.
  ordered.push(
    ...cues.filter(({ tool }) => tool !== "planOdds" || (!isOffTopic && (!has("college") || namesOwnList(text)))),
  );
  if (canSearch) ordered.push(search);
  return ordered.filter((cue, at) => ordered.findIndex((one) => one.tool === cue.tool) === at);
}

/** Without a college: "my chances", not the odds of anything else. */
function asksForPlaces(text: string): boolean {
  return (
    /\b(?:colleges|schools|universities) (?:in|with|that|near|for)\b/.test(text) &&
    !/\b(?:help|pay|grants?|free college)\b/.test(text)
  );
}

function namesOneself(text: string): boolean {
  return /\b(?:i|me|my|mine|we|us|our|family|pell|sai|mis?|yo|nos|nuestr[oa]s?|he|she|his|her|tengo|puedo|podemos|soy|somos)\b/.test(
    text,
  );
}

/** What the classifier guesses, filled as a cue would be. */
function readIntent(intent: Intent, slots: Slots, context: ReadingContext): CounselorReading | null {
  // What is the student's own is asked for with "I", "my" or "we".
  if (intent === "studentAidIndex" && !namesOneself(slots.text)) return null;
  // Which of a college's facts is asked for, the classifier cannot say.
  if (intent === "none" || intent === "collegeFacts") return null;
  const has = (...kinds: CounselorEntity["kind"][]) =>
    slots.entities.some(({ kind }) => kinds.includes(kind));
  if (collegeTools.has(intent) && intent !== "match" && intent !== "offers" && !has("college")) return null;
  if (intent === "statePrograms" && !has("state", "program")) return null;
  return fillSlots({ tool: intent, measure: null }, slots, context);
}

/** "Ohio colleges" are colleges of the state. */
function preferState(link: LinkedEntity, question: string): LinkedEntity {
  if (!/^ (?:public |private |state )?(?:colleges|schools|universities)\b/i.test(question.slice(link.end)))
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
