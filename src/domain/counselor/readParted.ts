/**
 * A message that asks two things, or tells a story before it asks: each clause that asks is read by itself, as a turn that goes
 * on from what the message says of the student and names. What is told first is what the message as a whole was read as,
 * unless every clause has an answer of its own.
 */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { type AskedClause, findAskedClauses } from "./askedClauses.ts";
import type { PreparedCards } from "./cards/cardIndex.ts";
import { countTelling } from "./cards/cardShares.ts";
import { findNearness, findPartCard } from "./cards/findPartCard.ts";
import { listColleges } from "./conversation.ts";
import type { AskedValue, CounselorReading, CounselorTool, LinkedEntity, ReadQuestion } from "./counselor.ts";
import { findCues } from "./cues.ts";
import { foldQuestion } from "./foldQuestion.ts";
import { findLanguage } from "./language.ts";
import { dropRepeats, isSame } from "./slots.ts";

/** What a message says beside its questions. */
export type Story = {
  links: readonly LinkedEntity[];
  values: readonly AskedValue[];
  home: StateCode | null;
  /** The student would come from another college. */
  isOfTransfer: boolean;
};

/** A shorter message with one question is that question. */
const fewestWords = 16;
/** A longer one is read as a whole only: a device has 30 ms for it. In characters. */
const longestParted = 1_000;
/** Told below the first. */
const mostParts = 2;
/** A clause with fewer telling words is about the sentence before it: "is that true". */
const fewestTelling = 2;

/** From this share on a card is a likelier answer to a clause that names nothing than a tool is. */
const overTool = 0.5;
/** And than an index is, which is what is left where money alone is said. */
const overIndex = 0.18;
/** "Is that true", "can we do it". */
const pointing = /\b(?:it|that|this|those|these|them|they|bother|true|worth|eso|esto)\b/gi;
const pointsBack = /\b(?:it|that|those|these|them|they|(?<!(?:is|are) )there|its|their|eso|esto)\b/i;

/** Tools of the plan and of what comes next, which part of a message does not ask for unless all of it does. */
const ofPlan: ReadonlySet<CounselorTool> = new Set<CounselorTool>([
  "offers",
  "planOdds",
  "match",
  "nextSteps",
  "proposeChange",
  "whatIf",
]);

/** Dates and chances of first-years, which are none of a transfer's. */
const ofFirstYears: ReadonlySet<CounselorTool> = new Set<CounselorTool>([
  "deadlines",
  "chance",
  "assuredAdmission",
]);

/** Without a name they ask which college is meant. */
const ofOneCollege: ReadonlySet<CounselorTool> = new Set<CounselorTool>(["deadlines", "collegeFacts"]);

type Reads = (part: string, previous: CounselorReading | null, home: StateCode | null) => ReadQuestion;
/** `isSure`: otherwise it is the nearest that is known. */
type Part = { reading: CounselorReading; isSure: boolean };

export function readParts(
  question: string,
  whole: ReadQuestion,
  story: Story,
  { cards, read }: { cards: PreparedCards; read: Reads },
): ReadQuestion {
  const clauses = question.length > longestParted ? [] : findAskedClauses(question, story.links);
  const own = toOwn(whole);
  const isLong = question.split(/\s+/).length >= fewestWords;
  if (clauses.length === 0 || (clauses.length === 1 && (!isLong || own?.isSure === true))) return whole;
  const [second] = whole.others;
  // "When is it due and what GPA does it need": both were read of the one that is named.
  const isOfSame =
    second !== undefined &&
    own?.isSure === true &&
    own.reading.tool !== "writtenPages" &&
    own.reading.measure !== "overview" &&
    second.tool !== "writtenPages" &&
    own.reading.entities.length > 0 &&
    (second.tool !== own.reading.tool || second.measure !== own.reading.measure) &&
    second.measure !== "aidDate" &&
    isSame(second.entities, own.reading.entities);
  if (isOfSame && !isLong) {
    const { also: _also, ...kept } = whole;
    return { ...kept, others: whole.others.slice(1), parts: [second] };
  }
  const nearness = findNearness(cards, dropNamed(question, story.links));
  const answers = clauses.map((clause) =>
    readClause(question, clause, { story, own }, { cards, nearness, read }),
  );
  const sure = answers.flatMap((one) => (one?.isSure === true ? [one.reading] : []));
  const parts = sure.filter((reading, at) => sure.findIndex((other) => isSameAnswer(reading, other)) === at);
  // What is only near gives way to what is sure.
  const isKept =
    own !== null &&
    (own.isSure || parts.length === 0 || parts.some((reading) => isSameAnswer(reading, own.reading)));
  const others = own === null ? parts : parts.filter((reading) => !isSameAnswer(reading, own.reading));
  const [first, ...rest] = isKept ? [own.reading, ...others] : parts;
  if (first === undefined || (isKept && rest.length === 0)) return whole;
  const { also: _also, parts: _parts, ...kept } = whole;
  const below = rest.length === 0 ? {} : { parts: rest.slice(0, mostParts) };
  // What is told below is not offered as what may be meant instead.
  const left = whole.others.filter((one) => !rest.some((part) => isSameAnswer(part, one)));
  if (isKept) return { ...kept, others: left, ...below };
  // One question that has no answer as a whole is not sure of the one that its clause has.
  return clauses.length > 1
    ? { ...kept, ...below, reading: first, others: [], near: [], isNearTold: undefined }
    : { ...kept, ...below, reading: null, others: [], near: [first], isNearTold: true };
}

function isCuedFor(tool: CounselorTool, clause: string): boolean {
  const kind = sameTools.get(tool) ?? tool;
  return findCues(foldQuestion(clause)).some((cue) => (sameTools.get(cue.tool) ?? cue.tool) === kind);
}

/** What the message as a whole was read as. */
function toOwn(read: ReadQuestion): Part | null {
  const reading = toAnswer(read);
  if (reading !== null) {
    const asksWhich = ofOneCollege.has(reading.tool) && reading.entities.length === 0;
    return { reading, isSure: !asksWhich };
  }
  const [nearest] = read.near ?? [];
  return read.isNearTold === true && nearest !== undefined ? { reading: nearest, isSure: false } : null;
}

/** What answers it without doubt; null where nothing does. */
function toAnswer({ reading, boundary }: ReadQuestion): CounselorReading | null {
  if (boundary !== null || reading === null || reading.aspect !== undefined) return null;
  const isTool = reading.tool !== "writtenPages" || reading.condition === "transfer";
  return isTool || reading.card !== undefined || reading.isByStatus === true ? reading : null;
}

function isSameAnswer(one: CounselorReading, other: CounselorReading): boolean {
  if (one.card !== undefined || other.card !== undefined) return one.card === other.card;
  return one.tool === other.tool && one.measure === other.measure && isSame(one.entities, other.entities);
}

function readClause(
  question: string,
  { start, end, before, farther }: AskedClause,
  { story, own: whole }: { story: Story; own: Part | null },
  { cards, nearness, read }: { cards: PreparedCards; nearness: ReturnType<typeof findNearness>; read: Reads },
): Part | null {
  const { links, values } = story;
  const own = question.slice(start, end).trim();
  const plain = dropNamed(question, links);
  const telling = countTelling(plain.slice(start, end).replaceAll(pointing, " "));
  // "Is that true", "should I even bother": all of it stands in the sentence before.
  const isEmpty = telling === 0 && before < start;
  const to = isEmpty ? start : end;
  const from = telling < fewestTelling ? [...new Set([before, farther])] : [start];
  const texts = from.map((one) => plain.slice(one, to).trim());
  const found = findPartCard(cards, { texts, nearness, language: findLanguage(question) });
  const asked = readTool(own, story, read);
  const tool = asked !== null && story.isOfTransfer && ofFirstYears.has(asked.tool) ? null : asked;
  const isNamed =
    links.some((link) => link.start >= start && link.end <= end) ||
    tool?.entities.length === 1 ||
    ((tool?.entities.length ?? 0) > 0 && pointsBack.test(own));
  const least = tool?.tool === "studentAidIndex" ? overIndex : overTool;
  // Without a word of it, or a state whose money it is, a tool is only what a clause sounds like: "dropped 40 percent, can they use it".
  const isSaid = tool?.tool === "statePrograms" || (tool !== null && isCuedFor(tool.tool, own));
  if (tool !== null && isSaid && (isNamed || (found?.share ?? 0) < least))
    return { reading: tool, isSure: true };
  // "Which one would cost us less", of a message that is read as a price.
  if (tool === null && whole?.isSure === true && isCuedFor(whole.reading.tool, own)) return whole;
  if (found === null) return null;
  return { reading: { ...ofCards, card: found.card.id, values }, isSure: found.isSure };
}

/** Cards are of no one college and no one state. */
function dropNamed(question: string, links: readonly LinkedEntity[]): string {
  return links.reduce(
    (text, { start, end, entity }) =>
      entity.kind === "major" ? text : `${text.slice(0, start)}${" ".repeat(end - start)}${text.slice(end)}`,
    question,
  );
}

const ofCards: CounselorReading = {
  tool: "writtenPages",
  entities: [],
  measure: null,
  round: null,
  residency: null,
  change: null,
};

/** The tool that a clause asks for by itself, or of the program or the colleges that the message names. */
function readTool(clause: string, { links, values, home }: Story, read: Reads): CounselorReading | null {
  const said = home === null ? clause : clause.replaceAll(ownState, stateNames[home]);
  const alone = toTool(read(said, null, home));
  if (alone !== null) return { ...alone, values };
  for (const topic of listTopics(links)) {
    const { entities } = topic;
    const conversation = { topic, colleges: listColleges(entities), mayBe: [], condition: null };
    const there = toTool(read(said, { ...topic, values, conversation }, home));
    // Of the only one that is named nothing needs to point back to it.
    if (there !== null && (entities.length === 1 || pointsBack.test(said))) return { ...there, values };
  }
  return null;
}

/** "The state" is the one that is home. */
const ownState = /\b(?:the|our|my) state(?!['’]?s? (?:university|college|school))\b/giu;

function toTool(read: ReadQuestion): CounselorReading | null {
  const answer = toAnswer(read);
  return answer === null || answer.card !== undefined || ofPlan.has(answer.tool) ? null : answer;
}

/** What a clause without a name may be about, last named first. */
function listTopics(links: readonly LinkedEntity[]): CounselorReading[] {
  const named = dropRepeats(links.map(({ entity }) => entity));
  const colleges = listColleges(named);
  const program = named.findLast(({ kind }) => kind === "program");
  const ofColleges: CounselorReading[] =
    colleges.length === 0
      ? []
      : [{ ...ofCards, tool: "collegeFacts", measure: "overview", entities: colleges }];
  const ofProgram: CounselorReading[] =
    program === undefined
      ? []
      : [{ ...ofCards, tool: "statePrograms", measure: "overview", entities: [program] }];
  return links.at(-1)?.entity.kind === "program"
    ? [...ofProgram, ...ofColleges]
    : [...ofColleges, ...ofProgram];
}

/** Of several colleges, a price and a fact are a comparison. */
const sameTools: ReadonlyMap<CounselorTool, string> = new Map<CounselorTool, string>([
  ["collegeFacts", "facts"],
  ["price", "facts"],
  ["compare", "facts"],
  ["chance", "chance"],
  ["deadlines", "deadlines"],
  ["statePrograms", "programs"],
  ["assuredAdmission", "assured"],
  ["studentAidIndex", "index"],
]);
