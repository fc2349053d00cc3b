/**
 * Reads one part of a question, with signs for what it names: exact slots and cue words, then conditions no tool knows,
 * then the classifier where it is sure, then the written pages.
 */

import type { StateCode } from "#domain/college/states.ts";
import { askOfProgram, readProgram } from "./askedOfProgram.ts";
import type { PreparedCards } from "./cards/cardIndex.ts";
import type { Classifier, IntentGuess } from "./classifier.ts";
import { compareByMeasure } from "./comparedMeasure.ts";
import {
  asksForAidDate,
  asksForAiRule,
  asksForCss,
  asksForGpa,
  asksForHomePrice,
  asksForInterest,
  asksForStatusRule,
  findUnmetCondition,
  type UnmetCondition,
} from "./conditions.ts";
import { pointAtSeveral } from "./conversation.ts";
import {
  type CollegeMeasure,
  type Conversation,
  type CounselorEntity,
  type CounselorReading,
  type CounselorTool,
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
  namesTest,
  pointsBack,
} from "./cues.ts";
import type { CounselorDictionary } from "./dictionary.ts";
import { asksForLikeness, fillReading, fillSlots } from "./fillSlots.ts";
import { readFollowUp, resolvePointing } from "./followUps.ts";
import { canBe, isSureOf, preferGuess, readMeasure } from "./preferGuess.ts";
import { dropOwnFigures, readSearch } from "./readSearch.ts";
import { dropRepeats, type Slots } from "./slots.ts";

export type ReadingContext = {
  dictionary: CounselorDictionary;
  classifier: Classifier;
  /** How the question before was read, for "and out of state?". */
  previous: CounselorReading | null;
  /** What the turns before were about. */
  conversation?: Conversation;
  /** Colleges of the student's plan: of several meanings of a name, the one in the plan is meant. */
  planUnitIds: readonly number[];
  /** The answer cards; null or left out where they are not at hand. */
  cards?: PreparedCards | null;
  /** Where the student lives, if it is known: of programs of one name its own is meant. */
  homeState?: StateCode | null;
  /** A clause of a message that was found to be no danger and refused nothing. */
  isClause?: boolean;
};

/** Below these the classifier's guess is not used. */
const leastShare = 0.7;
const leastMargin = 0.2;

export type PartReading = {
  readings: CounselorReading[];
  isCertain: boolean;
  /** The trained reader is sure of the first, read as a whole. */
  isSure?: boolean;
};

export function readPart(named: Slots, context: ReadingContext): PartReading {
  const { conversation } = context;
  const all = conversation === undefined ? named : pointAtSeveral(named, conversation);
  const slots = resolvePointing(all, context.previous);
  const plain = readPlainPart(slots, context);
  const { isCertain } = plain;
  const readings = askOfProgram(plain.readings, slots, context.dictionary);
  const guess = context.classifier(slots.text);
  return {
    isSure: context.previous === null && readings[0]?.tool === guess.intent && isSureOf(slots.text, guess),
    readings: readings.map((reading) => readProgram(readHome(reading, slots, context), slots, context)),
    isCertain,
  };
}

/** Tools whose figures differ for residents of the college's state. */
const residencyTools: ReadonlySet<CounselorTool> = new Set(["price", "collegeFacts", "chance", "deadlines"]);

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
  // A search leaves out what no record says, and says so.
  const isOfOne = slots.entities.some(({ kind }) => kind === "college");
  const guess = context.classifier(text);
  const isSearch = guess.intent === "searchColleges" && isSureOf(text, guess);
  if (asksForUnrecorded(text) && (isOfOne || !(isSearch || asksForSearch(text))))
    return { readings: [], isCertain: false };
  const found = findCues(text).map((cue) => readMeasure(cue, guess, text));
  const byWords = orderCues(compareByMeasure(found, text), slots, context);
  const followed = readFollowUp(slots, byWords, context.previous, context.conversation);
  if (followed !== null) return { readings: [followed], isCertain: true };
  const exact = readExactly(slots);
  if (exact !== null) return { readings: [exact], isCertain: true };
  const cues = context.previous === null ? preferGuess(byWords, guess, slots) : byWords;
  const readings = cues.flatMap((cue) => fillSlots(cue, slots, context) ?? []);
  const condition = findUnmetCondition(text);
  const [likeliest] = readings;
  // The answer still stands, with a word about what it leaves out.
  if (condition !== null && likeliest !== undefined && standsWithNote(condition, likeliest.tool))
    return { readings: [{ ...likeliest, condition }, ...readings.slice(1)], isCertain: true };
  const leavesOut =
    isSearch && likeliest?.tool === "searchColleges" && condition !== null && leftOutOfSearch.has(condition);
  if (condition !== null && !leavesOut && !isMet(condition, likeliest, slots))
    return { readings: [readCondition(condition, slots)], isCertain: true };
  if (readings.length > 0) return { readings: dropRepeats(readings), isCertain: true };

  // One or two words that no rule knows are a subject to read about, not a question to guess at.
  const isSubject = text.split(" ").length <= 2 && slots.entities.length === 0;
  if (isSubject && isAboutCollege(text))
    return { readings: [fillReading({ tool: "writtenPages", measure: null }, slots)], isCertain: false };
  const isSure = guess.share >= leastShare && guess.share - guess.nextShare >= leastMargin;
  const guessed = isSure ? readIntent(guess, slots, context) : null;
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
  // "Can I transfer to Ohio State with a 3.0": the rules for first-years are no answer.
  if (condition === "transfer" && isNamed)
    return { readings: [readCondition(condition, slots)], isCertain: false };
  if (isAboutCollege(text) || isNamed)
    return { readings: [fillReading({ tool: "writtenPages", measure: null }, slots)], isCertain: false };
  return { readings: [], isCertain: false };
}

/** Questions whose few words settle what they ask for, whatever else they hold. */
function readExactly(slots: Slots): CounselorReading | null {
  const { text, entities } = slots;
  const has = (kind: CounselorEntity["kind"]) => entities.some((entity) => entity.kind === kind);
  const colleges = entities.filter(({ kind }) => kind === "college");
  if (asksForLikeness(slots))
    return fillSlots({ tool: "searchColleges", measure: null }, slots, { previous: null });
  if (has("program")) return null;
  if (asksForAidDate(text) && findUnmetCondition(text) !== "status") {
    // A state named beside a college tells where the family lives or which campus is meant.
    const named = entities.filter(({ kind }) => kind === "college" || kind === "state");
    return {
      ...fillReading({ tool: "deadlines", measure: "aidDate" }, { text, entities: named }),
      round: null,
    };
  }
  const states = entities.filter(({ kind }) => kind === "state");
  // What the state pays is asked for, at whichever of its colleges.
  if (colleges.length > 0 && states.length > 0 && asksForStatePay.test(text))
    return fillReading({ tool: "statePrograms", measure: null }, { text, entities: states });
  if (colleges.length === 0)
    return asksForStatusRule(text) ? { ...readCondition("status", slots), isByStatus: true } : null;
  const asks = (measure: CollegeMeasure) =>
    fillReading({ tool: "collegeFacts", measure }, { text, entities: colleges });
  if (asksForAiRule(text)) return asks("aiRule");
  if (asksForInterest(text)) return asks("interest");
  if (asksForHomePrice(text))
    return { ...fillReading({ tool: "price", measure: null }, slots), condition: "livingAtHome" };
  if (asksWhatItTakes.test(text)) return asks("gpa");
  if (asksForCss(text))
    return fillReading({ tool: "collegeFacts", measure: "cssProfile" }, { text, entities: colleges });
  if (asksForGpa(text) && findUnmetCondition(text) === null)
    return fillReading({ tool: "collegeFacts", measure: "gpa" }, { text, entities });
  return null;
}

const asksForStatePay =
  /\b(?:what|which|how much|any|get|is there|are there)\b.* state (?:aid|grants?|money|scholarships?)\b/;

/** "My son wants to go to Emory, what does he need": the grades and scores of those who got in. */
const asksWhatItTakes =
  /\bwhat (?:(?:do|does|would|will|should) (?:i|he|she|they|we|you|one|my \w+|students?)|it) (?:need|takes?)(?: to (?:get (?:in|into|there)|be (?:admitted|accepted)|have)(?: @c)?)?$/;

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

export function standsWithNote(condition: UnmetCondition, tool: CounselorTool): boolean {
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
        return (
          measure === "tuition" ||
          measure === "location" ||
          (measure === "majors" && /@m|majors?|programs?|degrees?|stud(?:y|ies)|carrera/.test(text))
        );
      if (tool === "statePrograms") return /grant|scholarship|\baid\b|@p|beca/.test(text);
      return !["chance", "deadlines", "price", "searchColleges", "assuredAdmission"].includes(tool);
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

  const isOffTopic =
    !isAboutCollege(text) &&
    !namesOwnList(text) &&
    !/safet|reach|target|accept|reject|get in|lista|equilibrad/.test(text);
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
    ...cues.filter(
      ({ tool }) => tool !== "planOdds" || (!isOffTopic && (!has("college") || namesOwnList(text))),
    ),
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

/** What a search leaves out, and says so; the others make it a search for something else. */
const leftOutOfSearch: ReadonlySet<UnmetCondition> = new Set<UnmetCondition>([
  "application",
  "majorAdmission",
  "campusLife",
  "group",
]);

/** What the classifier guesses, filled as a cue would be. */
function readIntent(guess: IntentGuess, slots: Slots, context: ReadingContext): CounselorReading | null {
  const { intent, measures } = guess;
  if (intent === "none" || !canBe(guess, slots)) return null;
  const read = fillSlots(
    readMeasure({ tool: intent, measure: null }, { measures }, slots.text),
    slots,
    context,
  );
  // "Does Ohio State require an essay": what is required is no test then.
  return read?.measure === "testPolicy" && !namesTest(dropOwnFigures(slots.text)) ? null : read;
}
