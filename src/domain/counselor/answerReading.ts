/**
 * Answers a question as it was read: danger and refusals first, then the tool or the card, then an honest "I don't know". Every figure comes from the product's own functions.
 */
import { answerAspect } from "./answers/aboutAnswer.ts";
import { answerAssuredAdmission } from "./answers/assuredAdmission.ts";
import { answerFromCard, listChoices } from "./answers/cards.ts";
import { answerChance } from "./answers/chance.ts";
import { answerWithChanges, tellWhatHappened } from "./answers/changes.ts";
import { answerCollegeFacts } from "./answers/collegeFacts.ts";
import { answerCompare } from "./answers/compare.ts";
import { answerDeadlines } from "./answers/deadlines.ts";
import { answerMatch } from "./answers/match.ts";
import { answerNextSteps } from "./answers/nextSteps.ts";
import { answerOffers } from "./answers/offers.ts";
import { answerPlanOdds } from "./answers/planOdds.ts";
import { answerPrice } from "./answers/price.ts";
import { answerProposeChange } from "./answers/proposeChange.ts";
import { answerSearchColleges } from "./answers/searchColleges.ts";
import { answerStatePrograms, tellStatusRule } from "./answers/statePrograms.ts";
import { answerStudentAidIndex } from "./answers/studentAidIndex.ts";
import { tellTransfer } from "./answers/transferAt.ts";
import { admitUnknown } from "./answers/unanswered.ts";
import { answerWhatIf } from "./answers/whatIf.ts";
import { listStateChoices, sayWhichState } from "./answers/whichState.ts";
import { layOver, sayValue } from "./askedValues.ts";
import type { AnswerContext } from "./context.ts";
import type {
  AdviceTopic,
  Boundary,
  CounselorAnswer,
  CounselorReading,
  CounselorTool,
  HelpLine,
  ReadQuestion,
} from "./counselor.ts";
import { describeReading } from "./describeReading.ts";
import { type Draft, dropRepeats, findEntity, lowerArticles, makeDraft, sayCollegeAndCity } from "./draft.ts";
import {
  answerAboutClosed,
  asksAboutOne,
  asksWhatHappened,
  findChangedCollege,
  findFormerNames,
  tellFormerName,
} from "./formerNames.ts";
import { leftOutWords } from "./leftOutWords.ts";
import { listUntold } from "./listUntold.ts";
import { words } from "./words.ts";

type Answering = (reading: CounselorReading, context: AnswerContext) => Draft;

const tools: Readonly<Record<Exclude<CounselorTool, "writtenPages">, Answering>> = {
  searchColleges: answerSearchColleges,
  collegeFacts: answerCollegeFacts,
  chance: answerChance,
  price: answerPrice,
  match: answerMatch,
  whatIf: answerWhatIf,
  planOdds: (_reading, context) => answerPlanOdds(context),
  compare: answerCompare,
  studentAidIndex: answerStudentAidIndex,
  deadlines: answerDeadlines,
  nextSteps: (_reading, context) => answerNextSteps(context),
  statePrograms: answerStatePrograms,
  assuredAdmission: answerAssuredAdmission,
  offers: answerOffers,
  proposeChange: answerProposeChange,
};

/** `question` is the normalized text. */
export function answerReading(given: ReadQuestion, question: string, known: AnswerContext): CounselorAnswer {
  const read = { ...given, reading: given.reading === null ? null : pickListed(given.reading, known) };
  const { boundary, language, namesLeftOut, impossible = [], advice = null } = read;
  // One program alone leaves nothing to choose: what is known of it is told.
  const [only = null, ...more] = read.others;
  const isProgram =
    only?.tool === "statePrograms" && more.length === 0 && findEntity(only, "program") !== null;
  const reading = read.reading ?? (isProgram ? only : null);
  const helpLine = sayHelpLine(read);
  if (boundary !== null) return { ...answerBoundary(boundary, language), helpLine };
  const values = reading?.values ?? [];
  const context = values.length === 0 ? known : { ...known, plan: layOver(known.plan, values) };
  // It could be read in more than one way: the other readings are there to choose from.
  const isUnclear = reading === null && read.others.length > 0;
  const choices = isUnclear
    ? [...listStateChoices(read.others), ...listChoices(read.others, context, language)]
    : [];
  const unitIds = (reading?.entities ?? []).flatMap((one) => (one.kind === "college" ? [one.unitId] : []));
  const isUnlinked = unitIds.length === 0 && (reading === null || reading.tool === "writtenPages");
  const changed =
    isUnlinked && reading?.card === undefined && asksAboutOne(question)
      ? findChangedCollege(question, context.colleges)
      : null;
  const ofClosed =
    unitIds.length > 0
      ? null
      : (answerAboutClosed(question) ??
        (changed !== null
          ? tellWhatHappened([changed], null, context)
          : isUnlinked
            ? tellMerged(question, context)
            : null));
  const former = tellFormerName(question, unitIds, context.byUnitId);
  const colleges = unitIds.flatMap((unitId) => context.byUnitId.get(unitId) ?? []);
  const asksForNews =
    colleges.length > 0 &&
    (reading?.tool === "writtenPages" ||
      reading?.tool === "collegeFacts" ||
      reading?.tool === "searchColleges") &&
    reading.card === undefined &&
    asksWhatHappened(question);
  // No page or card tells more of a college that takes no first-years than that.
  const isOfGone =
    reading?.tool === "writtenPages" &&
    colleges.length > 0 &&
    colleges.every(({ changeStatus }) => changeStatus === "takesNoFirstYears");
  const found: Draft =
    (reading?.aspect === undefined ? null : answerAspect(reading, reading.aspect, context)) ??
    ofClosed ??
    (asksForNews || isOfGone ? tellWhatHappened(colleges, former, context) : null) ??
    (choices.length > 0
      ? makeDraft(sayWhichState(read.others) ?? words.whichCard, { kind: "choices" })
      : isUnclear
        ? makeDraft(words.whichReading, { kind: "dont-know" })
        : reading === null || reading.tool === "writtenPages"
          ? (addNext(answerFromCard(reading, context, language, question), read, context) ??
            answerByStatus(reading) ??
            answerForMajor(reading, context) ??
            (reading?.condition === "transfer" && language === "en"
              ? tellTransfer(colleges, question, context)
              : null) ??
            tellNearest(read, context) ??
            admitUnknown(question, context, read))
          : ((isOfFirstYears(reading)
              ? (tellTransfer(colleges, question, context) ?? admitUnknown(question, context, read))
              : null) ??
            answerForGrade(reading, context, language) ??
            answerByTool(read, answerWithChanges(reading, context, tools[reading.tool]), context)));
  const told = addParts(found, read, known);
  const { isSpanish = false, ...draft }: Draft =
    advice === null
      ? told
      : addAdviser(told, {
          topic: advice,
          language,
          isCard: reading?.card !== undefined,
          isTold: read.isNearTold === true && told.facts.length + told.sources.length > 0,
        });
  const condition = reading?.tool === "writtenPages" ? undefined : reading?.condition;
  // A price tells what living at home costs, and the index of an adult is worked out from their own income.
  const isTold =
    (condition === "livingAtHome" && reading?.tool === "price") ||
    (condition === "adult" && reading?.tool === "studentAidIndex");
  const note =
    condition !== undefined && !isTold && draft.kind === "answer" ? `${words.conditions[condition]} ` : "";
  const today = former === null ? "" : `${former} `;
  const answered = `${today}${note}${lowerArticles(draft.text)}`.trim();
  const untold = draft.kind === "answer" ? listUntold(draft, unitIds, context) : [];
  const taken = (draft.kind === "answer" ? (read.shared ?? []) : []).flatMap(({ said, unitId }) => {
    const college = unitIds.includes(unitId) ? context.byUnitId.get(unitId) : undefined;
    return college === undefined ? [] : [{ said, name: sayCollegeAndCity(college) }];
  });
  const text = [
    leftOutWords.shared(taken),
    namesLeftOut > 0 ? leftOutWords.names(namesLeftOut) : "",
    impossible.length > 0 ? words.impossible(impossible) : "",
    untold.length > 0 ? leftOutWords.colleges(untold) : "",
    answered,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
  return {
    ...draft,
    tool: reading?.tool ?? null,
    entities: reading?.entities ?? [],
    reading: reading === null ? "" : describeReading(reading, context, language),
    text: language === "es" && !isSpanish ? `${words.spanish}\n${text}` : text,
    sources: dropRepeats(draft.sources),
    namesLeftOut,
    ...(draft.kind === "choices" ? { choices } : {}),
    // The nearest questions, asked back.
    ...(draft.kind === "dont-know" ? { choices: listChoices(listAskedBack(read), context, language) } : {}),
    // A card counts none of them.
    values: (reading?.card === undefined ? values : []).map((value) => ({ value, text: sayValue(value) })),
    helpLine,
    advice,
  };
}

/** "The first one": the college that stands there in the list of the search before. */
function pickListed(reading: CounselorReading, known: AnswerContext): CounselorReading {
  const { listed, values = [] } = reading;
  if (listed === undefined) return reading;
  const context = values.length === 0 ? known : { ...known, plan: layOver(known.plan, values) };
  const { search, entities } = listed;
  const draft = answerSearchColleges(
    { ...reading, tool: "searchColleges", measure: null, search, entities },
    context,
  );
  const shown = draft.parts.flatMap((part) => (part.kind === "colleges" ? part.unitIds : []));
  const unitId = shown.at(listed.place);
  return unitId === undefined ? reading : { ...reading, entities: [{ kind: "college", unitId }] };
}

/** What a college's first-years had, or their chance, is no transfer's. */
function isOfFirstYears({ condition, tool, measure }: CounselorReading): boolean {
  const ofEntry: readonly (string | null)[] = ["gpa", "admitRate", "testScores"];
  return (
    condition === "transfer" && (tool === "chance" || (tool === "collegeFacts" && ofEntry.includes(measure)))
  );
}

/** The near questions that an honest no asks back: all but those that it tells. */
export function listAskedBack({ near = [], isNearTold, also }: ReadQuestion): readonly CounselorReading[] {
  return isNearTold === true ? near.slice(1).filter(({ card }) => card !== also?.card) : near;
}

/** With the card that is asked for beside it. A tool that lacks what it needs asks for it, and the nearest card, where one leads, stands below. */
function answerByTool(read: ReadQuestion, draft: Draft, context: AnswerContext): Draft {
  const named = read.reading?.standsInForCard === true ? findEntity(read.reading, "college") : null;
  const college = named === null ? undefined : context.byUnitId.get(named.unitId);
  if (college !== undefined)
    return { ...draft, kind: "dont-know", text: `${words.notOfOne(college.name)} ${draft.text}` };
  if (draft.kind === "answer") return addNext(draft, read, context) ?? draft;
  if (draft.kind !== "dont-know") return draft;
  if (read.isNearFirst === true) return tellNearest(read, context) ?? draft;
  const near = tellNearest(read, context, words.perhapsBeside);
  return near === null ? draft : { ...near, text: `${draft.text}\n${near.text}` };
}

/** "Purdue CS acceptance rate": the major's own rate where one is published, beside the college's. */
function answerForMajor(reading: CounselorReading | null, context: AnswerContext): Draft | null {
  const isOfOne = reading !== null && findEntity(reading, "college") !== null;
  if (!isOfOne || reading.condition !== "majorAdmission" || findEntity(reading, "major") === null)
    return null;
  return answerCollegeFacts({ ...reading, tool: "collegeFacts", measure: "admitRate" }, context);
}

/** The nearest card where it leads, told as what may be meant. */
function tellNearest(read: ReadQuestion, context: AnswerContext, sayLead = words.perhaps): Draft | null {
  const { near = [], isNearTold, language } = read;
  const [nearest] = near;
  if (isNearTold !== true || nearest === undefined) return null;
  const [choice] = listChoices([nearest], context, language);
  const told = answerFromCard(nearest, context, language);
  if (choice === undefined || told === null) return null;
  const isSpanish = told.isSpanish === true;
  const lead = sayLead(choice.question, isSpanish ? "es" : "en");
  const next = read.also?.card === nearest.card ? { ...read, also: undefined } : read;
  return addNext({ ...told, kind: "dont-know", text: `${lead}\n${told.text}` }, next, context);
}

/** Below the card that is told, the next likely one, in the same language. */
function addNext(
  told: Draft | null,
  { also, language }: Pick<ReadQuestion, "also" | "language">,
  context: AnswerContext,
): Draft | null {
  if (told === null || also === undefined) return told;
  const inLanguage = told.isSpanish === true ? language : "en";
  const [choice] = listChoices([also], context, inLanguage);
  const next = answerFromCard(also, context, inLanguage);
  if (choice === undefined || next === null || (next.isSpanish ?? false) !== (told.isSpanish ?? false))
    return told;
  return joinBelow(told, next, words.also(choice.question, inLanguage));
}

/** What else the message asks, each below the one before: a card under its own question, a tool in its own words. */
function addParts(first: Draft, { parts = [], language }: ReadQuestion, known: AnswerContext): Draft {
  return parts.reduce((told, part) => {
    if (part.card !== undefined) return addNext(told, { language, also: part }, known) ?? told;
    if (part.tool === "writtenPages") return told;
    const values = part.values ?? [];
    const context = values.length === 0 ? known : { ...known, plan: layOver(known.plan, values) };
    const next = answerWithChanges({ ...part, asksWhether: undefined }, context, tools[part.tool]);
    const isTold = next.kind === "answer" || part.entities.length > 0;
    return isTold && !told.text.includes(next.text) ? joinBelow(told, next, "") : told;
  }, first);
}

/** `lead`: what stands above it, if anything does. */
function joinBelow(told: Draft, { text, facts, sources, parts }: Draft, lead: string): Draft {
  return {
    ...told,
    text: [told.text, lead, text].filter((line) => line !== "").join("\n"),
    facts: [...told.facts, ...facts],
    sources: [...told.sources, ...sources],
    parts: [...told.parts, ...parts],
  };
}

/** What counts in each grade. */
const gradeCards: ReadonlyMap<number, string> = new Map([
  [9, "freshmanDo"],
  [10, "sophomoreDo"],
  [11, "juniorDo"],
  [12, "seniorDo"],
]);

/** "I'm a sophomore, what now": without colleges in the plan, what counts in the grade says more than the usual tasks. */
function answerForGrade(
  reading: CounselorReading,
  context: AnswerContext,
  language: ReadQuestion["language"],
): Draft | null {
  const said = reading.values?.find(({ kind }) => kind === "gradeYear");
  if (reading.tool !== "nextSteps" || said?.kind !== "gradeYear" || context.plan.colleges.length > 0)
    return null;
  return answerFromCard({ ...reading, card: gradeCards.get(said.value) }, context, language);
}

/** The state's rule for students without lawful presence, where it is asked for. */
function answerByStatus(reading: CounselorReading | null): Draft | null {
  const state = reading?.isByStatus === true ? findEntity(reading, "state") : null;
  return state === null ? null : tellStatusRule(state.state);
}

/** "What happened to Edinboro": what the name is part of today. */
function tellMerged(question: string, { byUnitId }: AnswerContext): Draft | null {
  if (!asksWhatHappened(question)) return null;
  const former = findFormerNames(question).find(({ unitId }) => unitId !== null);
  const text =
    former?.unitId === undefined || former.unitId === null
      ? null
      : tellFormerName(question, [former.unitId], byUnitId);
  return text === null ? null : makeDraft(text, { parts: [{ kind: "facts", unitId: former?.unitId ?? 0 }] });
}

/** What is known of it, and who advises on the family's own case; that alone where nothing is known. */
function addAdviser(
  draft: Draft,
  asked: { topic: AdviceTopic; language: ReadQuestion["language"]; isCard: boolean; isTold: boolean },
): Draft {
  const { topic, isCard, isTold } = asked;
  const advisers = words.advisers[topic];
  // Beside an English answer, English.
  const inSpanish = asked.language === "es";
  const { named } = advisers;
  // No estimate or date answers what is asked about somebody's health.
  const isKnown =
    topic === "medicalAdvice" ? isCard : isTold || draft.kind === "answer" || draft.kind === "choices";
  // "Will I get in for sure?": what the estimate still asks for comes with it.
  const isAskingBack =
    topic === "admissionPromise" && ![words.dontKnow, words.whichReading].includes(draft.text);
  if (!isKnown && !isAskingBack)
    return {
      ...makeDraft(inSpanish ? advisers.spanish.alone : advisers.alone, {
        kind: "dont-know",
        parts: words.adviceLinks(topic),
      }),
      isSpanish: inSpanish,
    };
  if (named.test(draft.text)) return draft;
  const beside = draft.isSpanish === true ? advisers.spanish.beside : advisers.beside;
  return {
    ...draft,
    text: topic === "admissionPromise" ? `${beside} ${draft.text}` : `${draft.text} ${beside}`,
  };
}

function sayHelpLine({ helpLine: tier = null, language }: ReadQuestion): HelpLine | null {
  return tier === null ? null : { tier, language, text: words.helpLine(tier, language) };
}

/** Nothing else is said beside it: no figures, no tools. */
function answerBoundary(boundary: Boundary, language: ReadQuestion["language"]): CounselorAnswer {
  const plain = {
    tool: null,
    entities: [],
    reading: "",
    facts: [],
    sources: [],
    parts: [],
    namesLeftOut: 0,
  };
  if (boundary.kind === "crisis") return { ...plain, kind: "crisis", text: words.crisis(boundary, language) };
  const text = words.refuse(boundary.refusal);
  return {
    ...plain,
    kind: "refuse",
    text: language === "es" ? `${words.spanish}\n${text}` : text,
    parts: words.refusalLinks(boundary.refusal),
  };
}
