/**
 * Reads a question: what it names, what it asks for, and what it may mean besides. Boundaries come first; then slots
 * and cue words, then the classifier where it is sure, then the answer cards, and at last "I don't know".
 */
import type { StateCode } from "#domain/college/states.ts";
import { livesInPlace, readHomeState } from "./askedPeople.ts";
import { readValues } from "./askedValues.ts";
import { readBoundaries } from "./boundaries.ts";
import { toTopicKey } from "./cards/cardIndex.ts";
import { type AskedOfCards, chooseCards, toCard } from "./cards/chooseCards.ts";
import { findExactCard } from "./cards/findCards.ts";
import { findUnmetCondition, type UnmetCondition } from "./conditions.ts";
import {
  type AskedValue,
  type CounselorEntity,
  type CounselorReading,
  type CounselorTool,
  type LinkedEntity,
  type ReadQuestion,
} from "./counselor.ts";
import { asksForSearch } from "./cues.ts";
import { collegeTools } from "./fillSlots.ts";
import { findPlace, type NamedPlace } from "./findPlace.ts";
import { asksForOthers, findBeside } from "./followUps.ts";
import { findLanguage } from "./language.ts";
import { linkEntities } from "./linkEntities.ts";
import { isDoubtful } from "./preferGuess.ts";
import {
  comparesSystems,
  dropCorrected,
  dropProgramStates,
  dropSystems,
  limitNames,
  listByState,
  listShared,
  preferHome,
  preferPlan,
  preferProgramOf,
  preferState,
  raiseStateCodes,
} from "./preferNames.ts";
import {
  askByStatus,
  askForTransfer,
  asksWhatIf,
  carryValues,
  isOnlySaid,
  keepsValues,
  readByValues,
} from "./readByValues.ts";
import { type PartReading, type ReadingContext, readPart, standsWithNote } from "./readPart.ts";
import { readWhether, saysWhether } from "./readWhether.ts";
import { readOffered } from "./saidOffers.ts";
import { dropRepeats, findAskedClause, isSame, type Slots, splitParts, toSlots } from "./slots.ts";
import { findGeneralCard, findStateTopic } from "./stateTopics.ts";

const mostOthers = 3;
/** States to choose from, where a program's name leaves open which is meant. */
const mostStates = 6;
/** More words say what they are about. */
const mostFollowUpWords = 10;

export function readQuestion(question: string, context: ReadingContext): ReadQuestion {
  const { read, asked } = readBeforeCards(question, context);
  return asked === null || !context.cards ? read : chooseCards(read, asked, context.cards);
}

/** What a question is read as by rules and by the trained reader. `asked`: null where no card may stand in for it. */
export function readBeforeCards(
  typed: string,
  context: ReadingContext,
): { read: ReadQuestion; asked: AskedOfCards | null } {
  const question = raiseStateCodes(typed);
  const { cards = null } = context;
  const isWritten = cards !== null && findExactCard(cards, question) !== null;
  const { boundary, helpLine, advice } = readBoundaries(question, isWritten);
  const language = findLanguage(question);
  if (boundary !== null) {
    const read = { reading: null, others: [], boundary, helpLine, language, namesLeftOut: 0, impossible: [] };
    return { read, asked: null };
  }
  const goesOn = context.previous?.entities.some(({ kind }) => kind === "college") === true;
  const { linked, namesLeftOut } = limitNames(
    dropSystems(linkEntities(question, context.dictionary, goesOn), question)
      .map((link) => preferState(link, question))
      .map((link) => preferPlan(link, context.planUnitIds)),
  );
  const settled = preferProgramOf(linked, context);
  const corrected = dropCorrected(dropProgramStates(settled.links, context.dictionary), question);
  const home = findHome(question, corrected);
  const named =
    home === null ? corrected : corrected.map((link) => preferHome(link, home, context.dictionary));
  const place = findPlace(question, named, context.dictionary);
  // The University of Dayton is not what "near Dayton" names.
  const links =
    place === null ? named : named.filter(({ start, end }) => end <= place.start || start >= place.end);
  const isElsewhere = links.some(({ entity }) => entity.kind === "college");
  const placed = place === null ? null : toSlots(question, links, 0, question.length, place).text;
  const isSearch =
    placed !== null && !isElsewhere && (asksForSearch(placed) || (goesOn && asksForOthers(placed)));
  const {
    readings,
    isTwo,
    isSure = false,
  } = isSearch ? readAll(question, links, context, place) : readAll(question, named, context, null);
  const [first = null, ...others] = dropRepeats(readings);
  const whole = toSlots(question, links, 0, question.length, place);
  const said = readValues(whole, question, findCityState(whole, context));
  const byValues = readByValues(first, whole, said.values, {
    previous: context.previous,
    guess: context.classifier(whole.text),
    isSure,
  });
  const goesOnWith = goOnWith(byValues, asksWhatIf(whole.text) ? [] : said.values, context);
  const settledReading = askByStatus(liveAt(home, goesOnWith, context), whole.text, said.values);
  const offered = readOffered(settledReading, question, links, said.values);
  const reading = offered ?? askForTransfer(settledReading, whole);
  const { text } = whole;
  const values = carryValues(said.values, context.previous, whole.text);
  const asksWhether = readWhether(text);
  const withValues = (one: CounselorReading) => {
    const told = findBeside(one, context.previous);
    const asked = asksWhether !== undefined && saysWhether.has(told.tool) ? { ...told, asksWhether } : told;
    return keepsValues(asked) ? { ...asked, values } : asked;
  };
  // What may be misread is offered to choose from. A figure of one's own beside a college, or in a search, leaves no doubt.
  const isFigured =
    said.values.length > 0 &&
    !asksWhatIf(text) &&
    reading !== null &&
    (byValues !== first ||
      reading.tool === "searchColleges" ||
      reading.entities.some(({ kind }) => kind === "college"));
  const isOpen = reading !== null && offered === null && !isTwo && !isFigured && context.previous === null;
  const isUnclear = isOpen && isDoubtful(reading, context.classifier(text));
  // Without a card it would only lead to "I don't know".
  const ordered = (isUnclear ? [reading, ...others] : others).filter(({ tool }) => tool !== "writtenPages");
  // "Free college promise": the program's own name promises nothing of ours.
  const namesProgram =
    advice === "admissionPromise" && reading?.entities.some(({ kind }) => kind === "program");
  const read = {
    reading: isUnclear || reading === null ? null : withValues(reading),
    others: ordered.slice(0, mostOthers).map((one) => withValues(one)),
    boundary,
    helpLine,
    advice: namesProgram === true ? null : advice,
    language,
    namesLeftOut,
    impossible: said.impossible,
    shared: listShared(question, links),
    isFollowUp: (context.previous !== null && text.split(" ").length <= mostFollowUpWords) || undefined,
  };
  const { unclear } = settled;
  if (
    unclear !== null &&
    !isWritten &&
    reading?.entities.some((one) => isSame(one, unclear.entity)) === true
  ) {
    const byState = listByState(reading, unclear, context.dictionary);
    const others = byState.slice(0, mostStates).map((one) => withValues(one));
    return { read: { ...read, reading: null, others }, asked: null };
  }
  // The state's own rule says more than a card about all states; what was told of oneself asks for no card.
  const isTold =
    byValues !== first &&
    byValues?.entities.length === 0 &&
    (byValues.tool === "match" || isOnlySaid(first, whole, said.values));
  const isOfSystems = comparesSystems(question) && links.every(({ entity }) => entity.kind !== "college");
  if (isOfSystems && !isWritten && asksToChoose.test(text)) {
    const systems: CounselorReading = { ...toStatePages("CA"), tool: "compare", entities: [], systems: true };
    return { read: { ...read, reading: withValues(systems), others: [] }, asked: null };
  }
  if (read.reading?.isByStatus === true || (offered !== null && !isWritten) || (isTold && !isWritten))
    return { read, asked: null };
  const ofState =
    cards === null || isWritten ? null : findStateTopic(text, whole.entities, context.homeState ?? null);
  const topicCard =
    ofState === null
      ? undefined
      : (cards?.byTopic.get(toTopicKey(ofState)) ??
        cards?.cards.find(({ id }) => id === findGeneralCard(ofState.topic)));
  // Who is sure to get in, the tool tells with the student's own figures; whether there is such a rule, the note does.
  const isJudged = read.reading?.tool === "assuredAdmission" && asksWhether === undefined;
  if (topicCard !== undefined && !isJudged) return { read: toCard(read, topicCard, []), asked: null };
  const asked = {
    typed: question,
    question: dropNames(question, links),
    guess: context.classifier(text),
    before: context.previous,
    values,
  };
  // Without a fact on record, the state's guide is named and no state is guessed about.
  return ofState === null || read.reading !== null
    ? { read, asked }
    : { read: { ...read, reading: toStatePages(ofState.state) }, asked };
}

/** Which of two is meant: "UC vs CSU", "should I go to a UC or a Cal State". */
const asksToChoose = /\b(?:vs|versus|or|compare|differen\w+|better|cheaper|easier|harder|o|mejor)\b/;

function toStatePages(state: StateCode): CounselorReading {
  return {
    tool: "writtenPages",
    entities: [{ kind: "state", state }],
    measure: null,
    round: null,
    residency: null,
    change: null,
  };
}

/** The state of a city that the question calls home; a home state that is known is not guessed anew. */
function findCityState(
  { text, near }: Slots,
  { dictionary, homeState = null }: ReadingContext,
): StateCode | null {
  if (near?.kind !== "city" || !livesInPlace(text)) return null;
  return near.state ?? (homeState === null ? (dictionary.cities.get(near.key)?.state ?? null) : null);
}

/** Where the question says that home is. */
function findHome(question: string, links: readonly LinkedEntity[]): StateCode | null {
  if (links.every(({ entity }) => entity.kind !== "state")) return null;
  const { text, entities } = toSlots(question, links, 0, question.length, null);
  return readHomeState(text, entities);
}

/** "How much is Purdue?" "we make 41k": figures alone ask the same of the college before. */
function goOnWith(
  reading: CounselorReading | null,
  values: readonly AskedValue[],
  { previous }: ReadingContext,
): CounselorReading | null {
  const isOpen = reading === null || (reading.tool === "writtenPages" && reading.condition === undefined);
  if (!isOpen || previous === null || !repeated.has(previous.tool)) return reading;
  if (!values.some(({ kind }) => kind !== "gradeYear" && kind !== "parents")) return reading;
  const isMoney = values.some(({ kind }) => kind === "incomeUsd" || kind === "budgetUsd");
  const tool = isMoney && previous.tool === "collegeFacts" ? "price" : previous.tool;
  return { ...previous, tool, measure: null, values: undefined };
}

const repeated: ReadonlySet<CounselorTool> = new Set(["price", "chance", "collegeFacts", "studentAidIndex"]);

/** Who says where home is pays as people from there, whatever "in state" is asked for. */
function liveAt(
  home: StateCode | null,
  reading: CounselorReading | null,
  { dictionary: { places } }: ReadingContext,
): CounselorReading | null {
  const [college, another] = (reading?.entities ?? []).filter(({ kind }) => kind === "college");
  const residency = reading?.residency ?? null;
  if (home === null || residency === null || reading === null || college?.kind !== "college") return reading;
  // Of two, each goes by where home is: "is Rutgers cheaper than Temple for a New Jersey resident".
  if (another !== undefined) return { ...reading, residency: null };
  const isElse = residency === "resident" && places.get(college.unitId)?.state !== home;
  return isElse ? { ...reading, residency: "nonresident" } : reading;
}

/**
 * Cards are of questions in general: a college's name would find whatever mentions it. So would a state's that a university
 * has, too: "deferred from Michigan".
 */
function dropNames(question: string, links: readonly LinkedEntity[]): string {
  let left = question;
  for (const { entity, others, start, end } of links.toReversed())
    if ([entity, ...others].some(({ kind }) => kind === "college"))
      left = `${left.slice(0, start)} ${left.slice(end)}`;
  return left;
}

/** Every reading, likeliest first. A question that asks two things is read part by part. */
function readAll(
  question: string,
  links: readonly LinkedEntity[],
  context: ReadingContext,
  place: NamedPlace | null,
): { readings: CounselorReading[]; isTwo: boolean; isSure?: boolean } {
  const whole = readPart(toSlots(question, links, 0, question.length, place), context);
  const parts = splitParts(question);
  const readings = [...whole.readings];
  const isSure = whole.isSure === true;
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
    const isElse = isSure && only?.tool !== whole.readings[0]?.tool;
    if (isTwo || (isOnlyQuestion && !isElse)) {
      readings.unshift(...firsts);
      if (isTwo) return { readings: withNames(readings, links), isTwo };
    }
  }
  // What the trained reader is sure of, its last clause may say more exactly, and not take for something else.
  const asked = readAskedClause(question, links, place, context, whole);
  if (asked !== null && !(isSure && asked.tool !== whole.readings[0]?.tool)) readings.unshift(asked);
  return { readings: withNames(readings, links), isTwo: false, isSure };
}

/** A sentence that asks for nothing. */
function isTold(text: string): boolean {
  return (
    text.split(" ").length > 3 &&
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

function carryColleges(
  reading: CounselorReading,
  links: readonly LinkedEntity[],
): readonly CounselorEntity[] {
  if (!collegeTools.has(reading.tool)) return [];
  return dropRepeats(links.map(({ entity }) => entity).filter(({ kind }) => kind === "college"));
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
