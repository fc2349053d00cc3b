/**
 * Reads a question: what it names, what it asks for, and what it may mean besides. Boundaries come first; then slots
 * and cue words, then the classifier where it is sure, then the written pages, and at last "I can't answer that".
 */
import { findBoundary } from "./boundaries.ts";
import type { Classifier, Intent } from "./classifier.ts";
import type {
  CollegeMeasure,
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
  type Cue,
  findCues,
  findResidency,
  findRound,
  isAboutCollege,
  namesGeneralDate,
  namesOwnList,
  pointsBack,
  soundsLikeFollowUp,
} from "./cues.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { foldQuestion } from "./foldQuestion.ts";
import { findLanguage } from "./language.ts";
import { linkEntities } from "./linkEntities.ts";
import { readAskedChange } from "./readAskedChange.ts";

export type ReadingContext = {
  dictionary: CounselorDictionary;
  classifier: Classifier;
  /** How the question before was read, for "and out of state?". */
  previous: CounselorReading | null;
  /** Colleges of the student's plan: of several meanings of a name, the one in the plan is meant. */
  planUnitIds: readonly number[];
};

type Slots = { text: string; entities: readonly CounselorEntity[]; links: readonly LinkedEntity[] };

/** Below these the classifier's guess is not used. */
const leastShare = 0.5;
const leastMargin = 0.2;
const mostOthers = 3;

/** Tools whose question is about one college or several. */
const collegeTools: ReadonlySet<CounselorTool> = new Set([
  "collegeFacts",
  "chance",
  "price",
  "match",
  "compare",
  "deadlines",
  "offers",
  "whatIf",
]);

const signs = { college: "@c", state: "@s", program: "@p", major: "@m" } as const;

export function readQuestion(question: string, context: ReadingContext): ReadQuestion {
  const boundary = findBoundary(question);
  const language = findLanguage(question);
  if (boundary !== null && boundary.kind !== "quietLine")
    return { reading: null, others: [], boundary, language };
  const links = linkEntities(question, context.dictionary).map((link) => preferPlan(link, context.planUnitIds));
  const readings = readAll(question, links, context);
  const [reading = null, ...others] = readings;
  return { reading, others: others.slice(0, mostOthers), boundary, language };
}

/** Every reading, likeliest first. A question that asks two things is read part by part. */
function readAll(
  question: string,
  links: readonly LinkedEntity[],
  context: ReadingContext,
): CounselorReading[] {
  const whole = readPart(toSlots(question, links, 0, question.length), context);
  const parts = splitParts(question);
  const readings = [...whole.readings];
  if (parts.length > 1) {
    let previous = context.previous;
    const firsts: CounselorReading[] = [];
    for (const { start, end } of parts) {
      const slots = toSlots(question, links, start, end);
      const part = readPart(slots, { ...context, previous });
      const first = part.readings[0];
      if (!part.isCertain || first === undefined) continue;
      const carried = first.entities.length === 0 ? { ...first, entities: carryColleges(first, links) } : first;
      firsts.push(carried);
      previous = carried;
    }
    if (firsts.length > 1) readings.unshift(...firsts);
  }
  // A name that may mean another college or state is another reading of the same question.
  const [main] = readings;
  if (main !== undefined) readings.push(...listNameReadings(main, links));
  return dropRepeats(readings);
}

function carryColleges(reading: CounselorReading, links: readonly LinkedEntity[]): readonly CounselorEntity[] {
  if (!collegeTools.has(reading.tool)) return [];
  return dropRepeats(links.map(({ entity }) => entity).filter(({ kind }) => kind === "college"));
}

/** Where one question ends and the next begins: at a question mark or full stop, or at "and when …". */
function splitParts(question: string): { start: number; end: number }[] {
  const ends = [
    ...question.matchAll(
      /[?!.;]+\s+|[?!;]+$|,?\s+(?:and|also|plus|y)\s+(?=(?:also\s+)?(?:when|what|whats|what's|how|is|are|does|do|can|will|where|which|cuándo|cuando|cuánto|cuanto|qué)\b)/gi,
    ),
  ];
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of ends) {
    const end = match.index + match[0].length;
    parts.push({ start, end: match.index + (/^[?!.;]/.test(match[0]) ? 1 : 0) });
    start = end;
  }
  if (start < question.length) parts.push({ start, end: question.length });
  return parts.filter((part) => question.slice(part.start, part.end).trim().length > 2);
}

function toSlots(question: string, links: readonly LinkedEntity[], start: number, end: number): Slots {
  const inside = links.filter((link) => link.start >= start && link.end <= end);
  let masked = "";
  let at = start;
  for (const link of inside.toSorted((left, right) => left.start - right.start)) {
    if (link.start < at) continue;
    masked += `${question.slice(at, link.start)} ${signs[link.entity.kind]} `;
    at = link.end;
  }
  masked += question.slice(at, end);
  return { text: foldQuestion(masked), entities: dropRepeats(inside.map(({ entity }) => entity)), links: inside };
}

type PartReading = { readings: CounselorReading[]; isCertain: boolean };

function readPart(slots: Slots, context: ReadingContext): PartReading {
  const { text } = slots;
  if (text === "") return { readings: [], isCertain: false };
  const cues = orderCues(findCues(text), slots, context);
  const followed = readFollowUp(slots, cues, context);
  if (followed !== null) return { readings: [followed], isCertain: true };
  const readings = cues.flatMap((cue) => fillSlots(cue, slots, context) ?? []);
  if (readings.length > 0) return { readings: dropRepeats(readings), isCertain: true };

  const guess = context.classifier(text);
  const isSure = guess.share >= leastShare && guess.share - guess.nextShare >= leastMargin;
  const guessed = isSure ? readIntent(guess.intent, slots, context) : null;
  if (guessed !== null) return { readings: [guessed], isCertain: false };
  if (isSure && guess.intent === "none" && slots.entities.length === 0) return { readings: [], isCertain: false };
  if (isAboutCollege(text) || slots.entities.length > 0)
    return { readings: [fillReading({ tool: "writtenPages", measure: null }, slots)], isCertain: false };
  return { readings: [], isCertain: false };
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

  const ordered: Cue[] = [];
  if (asksForExplanation(text) && !has("college") && !has("program") && !isNamed("proposeChange")) ordered.push(pages);
  if (has("program") && !has("college") && !isNamed("proposeChange")) ordered.push(programs);
  const isStateAid = has("state") && !has("college") && asksForStateAid(text) && !isNamed("assuredAdmission");
  if (isStateAid && !asksForPlaces(text)) ordered.push(programs);
  const canSearch = !isAboutPlanOrCollege && asksForSearch(text);
  const isOtherwise = ["whatIf", "proposeChange", "assuredAdmission", "planOdds", "offers", "nextSteps", "studentAidIndex"].some(
    (tool) => cues.some((cue) => cue.tool === tool),
  );
  if (canSearch && !isOtherwise && !isNamed("match") && (!pointsBack(text) || context.previous === null))
    ordered.push(search);
  ordered.push(...cues);
  if (canSearch) ordered.push(search);
  return ordered.filter((cue, at) => ordered.findIndex((one) => one.tool === cue.tool) === at);
}

function asksForPlaces(text: string): boolean {
  return /\b(?:colleges?|schools?|universit(?:y|ies)) (?:in|with|that|near|for)\b/.test(text) && !/\b(?:help|pay|grants?)\b/.test(text);
}

/** The reading that a cue and the named things make together; null where a cue lacks what it is about. */
function fillSlots(cue: Cue, slots: Slots, context: ReadingContext): CounselorReading | null {
  const named = asCollegeQuestion(cue.tool, slots);
  const colleges = named.filter(({ kind }) => kind === "college");
  const reading = fillReading(cue, { ...slots, entities: named });
  const borrowed = context.previous?.entities.filter(({ kind }) => kind === "college") ?? [];
  const withColleges = (): CounselorReading | null =>
    colleges.length > 0
      ? reading
      : borrowed.length > 0 && !namesOwnList(slots.text)
        ? { ...reading, entities: [...borrowed, ...named] }
        : null;
  switch (cue.tool) {
    case "collegeFacts": {
      const filled = withColleges();
      if (filled === null) return null;
      const count = filled.entities.filter(({ kind }) => kind === "college").length;
      return count > 1 ? { ...filled, tool: "compare" } : filled;
    }
    case "price": {
      const filled = withColleges();
      if (filled !== null) {
        const count = filled.entities.filter(({ kind }) => kind === "college").length;
        return count > 1 ? { ...filled, tool: "compare", measure: "netPrice" } : filled;
      }
      return namesOwnList(slots.text) ? reading : null;
    }
    case "deadlines": {
      if (colleges.length === 0 && namesGeneralDate(slots.text)) return null;
      return withColleges() ?? (named.length === 0 ? reading : null);
    }
    case "chance":
      return withColleges() ?? (named.length === 0 && context.previous === null ? reading : null);
    case "match":
      return withColleges() ?? reading;
    case "whatIf": {
      const filled = withColleges() ?? reading;
      const change = readAskedChange(slots.text, slots.entities);
      if (change === null && !/\b(?:retake|sat|act|gpa|scores?|grades)\b/.test(slots.text)) return null;
      const isCollegeChange = change?.kind === "addCollege" || change?.kind === "removeCollege";
      return { ...filled, change: isCollegeChange ? null : change };
    }
    case "proposeChange": {
      const change = readAskedChange(slots.text, named);
      return change === null ? null : { ...reading, change };
    }
    case "compare":
      return colleges.length > 1 ? reading : colleges.length === 1 && borrowed.length > 0 ? withBorrowed() : namesOwnList(slots.text) ? reading : null;
    case "statePrograms":
    case "searchColleges":
    case "assuredAdmission":
    case "planOdds":
    case "offers":
    case "nextSteps":
    case "studentAidIndex":
    case "writtenPages":
      return reading;
    default:
      return cue.tool satisfies never;
  }

  function withBorrowed(): CounselorReading {
    return { ...reading, entities: dropRepeats([...borrowed, ...named]) };
  }
}

/** A state's name means its university where only a college can be asked about: "what are my chances at Michigan". */
function asCollegeQuestion(tool: CounselorTool, slots: Slots): readonly CounselorEntity[] {
  if (!collegeTools.has(tool) || tool === "whatIf" || tool === "offers") return slots.entities;
  if (slots.entities.some(({ kind }) => kind === "college") && tool !== "compare") return slots.entities;
  return dropRepeats(
    slots.links.map(({ entity, others }) =>
      entity.kind === "state" ? (others.find(({ kind }) => kind === "college") ?? entity) : entity,
    ),
  );
}

function fillReading(cue: Cue, { text, entities }: Pick<Slots, "text" | "entities">): CounselorReading {
  const isDated = cue.tool === "deadlines" || cue.tool === "chance";
  return {
    tool: cue.tool,
    entities,
    measure: cue.measure,
    round: isDated ? findRound(text) : null,
    residency: findResidency(text),
    change: null,
  };
}

/** What the classifier guesses, filled as a cue would be. */
function readIntent(intent: Intent, slots: Slots, context: ReadingContext): CounselorReading | null {
  if (intent === "none") return null;
  const measure: CollegeMeasure | null = intent === "collegeFacts" ? "overview" : null;
  if (intent === "statePrograms" && !slots.entities.some(({ kind }) => kind === "state" || kind === "program"))
    return null;
  return fillSlots({ tool: intent, measure }, slots, context);
}

/** "And out of state?", "what about Michigan?": the question before, with what is named anew. */
function readFollowUp(slots: Slots, cues: readonly Cue[], { previous }: ReadingContext): CounselorReading | null {
  if (previous === null) return null;
  const { text, entities, links } = slots;
  const isElliptic = soundsLikeFollowUp(text) || text.split(" ").length <= 3;
  if (!isElliptic) return null;
  const telling = cues.filter(({ tool, measure }) => measure !== "overview" && tool !== "searchColleges" && tool !== "match");
  const residency = findResidency(text);
  const round = findRound(text);
  const onlySlots = text
    .replaceAll(/@\w/g, "")
    .replaceAll(
      /\b(?:and|what|whats|about|how|ok|okay|so|also|or|but|then|same|for|with|in|at|out|of|state|non|resident|residents|early|action|decision|regular|ed|ea|rd|rea|2|ii|1|i|if|m|apply|the|instead|round|y|para|que|tal|hay|de|en|question|its|s|is|a|scholarships?|priority|honors|deposit|thing|one|from|residents?|del|estado|otro|fuera)\b/g,
      "",
    )
    .trim();
  if (onlySlots !== "" || telling.some(({ tool }) => tool === "offers" || tool === "nextSteps")) return null;
  if (entities.length === 0 && residency === null && round === null) return null;
  const isCollegeQuestion = previous.entities.some(({ kind }) => kind === "college");
  const renewed = links.map(({ entity, others }) =>
    isCollegeQuestion && entity.kind === "state"
      ? (others.find(({ kind }) => kind === "college") ?? entity)
      : entity,
  );
  const kinds = new Set(renewed.map(({ kind }) => kind));
  const isDated = round !== null && (previous.tool === "deadlines" || previous.tool === "chance");
  return {
    ...previous,
    entities: dropRepeats([...previous.entities.filter(({ kind }) => !kinds.has(kind)), ...renewed]),
    residency: residency ?? previous.residency,
    round: isDated ? round : previous.round,
  };
}

function preferPlan(link: LinkedEntity, planUnitIds: readonly number[]): LinkedEntity {
  const isInPlan = (entity: CounselorEntity) => entity.kind === "college" && planUnitIds.includes(entity.unitId);
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

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function dropRepeats<T>(list: readonly T[]): T[] {
  return list.filter((one, at) => list.findIndex((other) => isSame(one, other)) === at);
}
