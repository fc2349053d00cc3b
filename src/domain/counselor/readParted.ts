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
import { findUnmetCondition } from "./conditions.ts";
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
const pointsBack = /\b(?:it|that|those|these|them|they|there|its|their|eso|esto)\b/i;

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
  const isOfTransfer = findUnmetCondition(foldQuestion(question)) === "transfer";
  const isLong = question.split(/\s+/).length >= fewestWords;
  if (clauses.length === 0 || (clauses.length === 1 && !isLong)) return whole;
  const [second] = whole.others;
  // "When is it due and what GPA does it need": both were read of the one that is named.
  const isOfSame =
    second !== undefined &&
    own?.isSure === true &&
    own.reading.tool !== "writtenPages" &&
    second.tool !== "writtenPages" &&
    own.reading.entities.length > 0 &&
    (second.tool !== own.reading.tool || second.measure !== own.reading.measure) &&
    second.measure !== "aidDate" &&
    isSame(second.entities, own.reading.entities);
  if (isOfSame && !isLong) {
    const { also: _also, ...kept } = whole;
    return { ...kept, parts: [second] };
  }
  const nearness = findNearness(cards, dropNamed(question, story.links));
  const answers = clauses.map((clause) =>
    readClause(question, clause, { story, own, isOfTransfer }, { cards, nearness, read }),
  );
  const all = answers.flatMap((one) => one ?? []).toSorted((one, other) => +other.isSure - +one.isSure);
  const parts = all.filter(
    ({ reading }, at) => all.findIndex((other) => isSameAnswer(reading, other.reading)) === at,
  );
  const isOwnAsked = own !== null && parts.some(({ reading }) => isSameAnswer(reading, own.reading));
  const isAllSure =
    clauses.length > 1 &&
    answers.every((one) => one?.isSure === true) &&
    own?.reading.card === undefined &&
    own?.reading.condition === undefined;
  const isFound = parts.some(({ isSure }) => isSure);
  const isAsked = own !== null && isSupported(own.reading, question, clauses, story);
  const isWeak = own !== null && isFound && (!own.isSure || (ofPlan.has(own.reading.tool) && !isAsked));
  const isLeftOut =
    own !== null &&
    !isOwnAsked &&
    parts.length > 0 &&
    (isWeak || (isLong && (!isAsked || (isAllSure && !ofPlan.has(own.reading.tool)))));
  const others = parts.filter(({ reading }) => own === null || !isSameAnswer(reading, own.reading));
  const [first, ...rest] = own === null || isLeftOut ? parts : [own, ...others];
  if (first === undefined || (first === own && rest.length === 0)) return whole;
  const { also: _also, parts: _parts, ...kept } = whole;
  const isNew = first !== own;
  const asNearest = { reading: null, others: [], near: [first.reading], isNearTold: true };
  const asAnswer = { reading: first.reading, others: [], near: [], isNearTold: undefined };
  return {
    ...kept,
    // One question that has no answer as a whole is not sure of the one that its clause has.
    ...(isNew ? (first.isSure && clauses.length > 1 ? asAnswer : asNearest) : {}),
    ...(rest.length === 0 ? {} : { parts: rest.slice(0, mostParts).map(({ reading }) => reading) }),
  };
}

/** Tools that count what is said of the student, which says what is asked by itself. */
const ofFigures: ReadonlySet<CounselorTool> = new Set<CounselorTool>([
  "chance",
  "price",
  "compare",
  "studentAidIndex",
  "assuredAdmission",
]);

/** Some clause that asks has a word of the tool, or figures are said that it counts. */
function isSupported(
  { tool, measure, card }: CounselorReading,
  question: string,
  clauses: readonly AskedClause[],
  { values }: Story,
): boolean {
  if (card !== undefined || tool === "statePrograms" || tool === "writtenPages") return true;
  if (ofFigures.has(tool) && values.some(({ kind }) => kind !== "homeState")) return true;
  return clauses.some(({ start, end }) =>
    findCues(foldQuestion(question.slice(start, end))).some(
      (cue) => cue.tool === tool && (tool !== "collegeFacts" || cue.measure === measure),
    ),
  );
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
  { story, own: whole, isOfTransfer }: { story: Story; own: Part | null; isOfTransfer: boolean },
  { cards, nearness, read }: { cards: PreparedCards; nearness: ReturnType<typeof findNearness>; read: Reads },
): Part | null {
  const { links, values } = story;
  const own = question.slice(start, end).trim();
  const plain = dropNamed(question, links);
  const telling = countTelling(plain.slice(start, end).replaceAll(pointing, " "));
  // "Is that true", "should I even bother": all of it stands in the sentence before.
  const isEmpty = telling === 0 && before < start;
  const to = isEmpty ? start : end;
  const all = [telling < fewestTelling ? null : start, before, farther];
  const from = all.filter((one, at) => one !== null && all.indexOf(one) === at);
  const texts = from.map((one) => plain.slice(one ?? start, to).trim());
  const found = findPartCard(cards, { texts, nearness, language: findLanguage(question) });
  const asked = readTool(own, story, read);
  const tool = asked !== null && isOfTransfer && ofFirstYears.has(asked.tool) ? null : asked;
  const isNamed =
    links.some((link) => link.start >= start && link.end <= end) ||
    ((tool?.entities.length ?? 0) > 0 && pointsBack.test(own));
  // Without a word of it, a tool is only what a clause sounds like: "dropped 40 percent, can they use it".
  const isWeak = tool?.tool === "collegeFacts" && tool.measure === "admitRate" && !isCuedFor(tool.tool, own);
  const least = isWeak || tool?.tool === "studentAidIndex" ? overIndex : overTool;
  if (tool !== null && ((isNamed && !isWeak) || (found?.share ?? 0) < least))
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
    const isCued = there !== null && isCuedFor(there.tool, said);
    const isOther = there !== null && !isSame({ ...there, ...ofAsking }, { ...topic, ...ofAsking });
    if (there !== null && (isCued || (isOther && pointsBack.test(said)) || topic.tool === "statePrograms"))
      return { ...there, values };
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

/** What says nothing of what is asked. */
const ofAsking = { values: undefined, conversation: undefined, asksWhether: undefined };

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
