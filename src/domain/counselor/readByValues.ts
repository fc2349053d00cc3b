/** Which tool a question means by the values in it: a college and a grade average is a chance, an income alone an index. */

import { readHomeState } from "./askedPeople.ts";
import { asksWhereToApply } from "./asksWhere.ts";
import type { IntentGuess } from "./classifier.ts";
import { asksForStatusRule, findUnmetCondition } from "./conditions.ts";
import type { AskedValue, CollegeSearch, CounselorEntity, CounselorReading } from "./counselor.ts";
import { fillReading } from "./fillSlots.ts";
import { readSearch } from "./readSearch.ts";
import { asksToSend } from "./readWhether.ts";
import type { Slots } from "./slots.ts";

const recordKinds: ReadonlySet<AskedValue["kind"]> = new Set<AskedValue["kind"]>([
  "gpa",
  "satTotal",
  "actComposite",
  "classRankTopPercent",
]);
const moneyKinds: ReadonlySet<AskedValue["kind"]> = new Set<AskedValue["kind"]>(["incomeUsd", "budgetUsd"]);

/** Measures of everybody that a student with a figure of their own asks to be held against. */
const comparedWith: ReadonlySet<CounselorReading["measure"]> = new Set<CounselorReading["measure"]>([
  "testScores",
  "admitRate",
  "gpa",
  "overview",
]);

/** Prices of everybody, where the family's own is asked for: "average net price at NYU for a 75k family". */
const pricesOfAll: ReadonlySet<CounselorReading["measure"]> = new Set<CounselorReading["measure"]>([
  "netPrice",
]);
/** Words beside a grade average that other questions use for what no tool knows: "4.2 weighted", "top 2%". */
const aboutRecord: ReadonlySet<CounselorReading["condition"]> = new Set<CounselorReading["condition"]>([
  "application",
]);

type ValuesContext = {
  previous: CounselorReading | null;
  guess: IntentGuess;
  /** The trained reader is sure of the reading. */
  isSure: boolean;
};

/** Below this share of what the trained reader thinks, a fact of the college is not plainly asked for. */
const plainFacts = 0.6;

/** Changes a reading only where its tool cannot use the values and another can; not where the trained reader is sure of it. */
export function readByValues(
  given: CounselorReading | null,
  slots: Slots,
  values: readonly AskedValue[],
  { previous, guess, isSure }: ValuesContext,
): CounselorReading | null {
  const { text } = slots;
  const hasScore = values.some(({ kind }) => kind === "satTotal" || kind === "actComposite");
  if (hasScore && asksToSend(text) && slots.entities.some(({ kind }) => kind === "college"))
    return fillReading({ tool: "collegeFacts", measure: "testPolicy" }, slots);
  const isRefined = given?.tool === "studentAidIndex" || given?.tool === "compare";
  if (isSure && !isRefined && !isOnlySaid(given, slots, values)) return given;
  const reading = values.length > 0 && isNoChange(given, text) ? null : given;
  const hasRecord = values.some(({ kind }) => recordKinds.has(kind));
  const hasMoney = values.some(({ kind }) => moneyKinds.has(kind));
  const known = carryValues(values, previous, text) ?? [];
  if (isForList(reading, slots, known))
    return {
      ...fillReading({ tool: "match", measure: null }, { text, entities: [] }),
      ...(slots.near === null ? {} : { search: { ...readSearch(text, slots.near), unused: [] } }),
    };
  // "How much are they", and the income is known: what the family itself would pay.
  const isIncome = known.some(({ kind }) => kind === "incomeUsd");
  if (isIncome && previous !== null && reading?.tool === "compare" && reading.measure === "netPrice")
    return { ...reading, tool: "price", measure: null };
  // "What if it were 3.2": the list that was made, with the new figure.
  if (
    previous?.tool === "match" &&
    values.length > 0 &&
    slots.entities.length === 0 &&
    previous.entities.length === 0 &&
    (reading === null || reading.tool === "whatIf" || reading.tool === "writtenPages")
  )
    return { ...previous, values: undefined };
  // "I got a 1480!": news, which the plan is to know.
  const isFirstTold = previous === null || toldAfter.has(previous.tool);
  if (isFirstTold && isOnlySaid(reading, slots, values))
    return given?.tool === "proposeChange" && /\b(?:got|new)\b/.test(text)
      ? given
      : tellOnlySaid(slots, values, previous);
  // "Do we qualify for the MAP grant at 61k": the program's own rule, and no index.
  const isOfProgram =
    slots.entities.some(({ kind }) => kind === "program") && !/\b(?:sai|efc|index)\b/.test(text);
  if (reading?.tool === "studentAidIndex" && isOfProgram)
    return { ...fillReading({ tool: "statePrograms", measure: null }, slots), measure: "who" };
  if (reading?.tool === "studentAidIndex" && !hasMoney && givesWayToCards(text, values))
    return fillReading({ tool: "writtenPages", measure: null }, slots);
  const condition = reading?.condition;
  const isOfRecord = hasRecord && aboutRecord.has(condition) && asksForChance.test(text);
  if (values.length === 0 || asksWhatIf(text) || (condition !== undefined && !isOfRecord)) return reading;
  const isOpen = reading === null || reading.tool === "writtenPages";
  // "Mine says SAI 8412, what does it mean": what the figure means is told, unless what to do about it is asked.
  if (
    values.some(({ kind }) => kind === "studentAidIndex") &&
    (isOpen || reading.tool === "studentAidIndex" || reading.tool === "nextSteps") &&
    slots.entities.length === 0 &&
    !asksAboutIndex.test(text)
  )
    return fillReading({ tool: "studentAidIndex", measure: null }, slots);
  const entities = listColleges(slots, isOpen && (hasRecord || hasMoney));
  const asks = (tool: CounselorReading["tool"]): CounselorReading => ({
    ...fillReading({ tool, measure: null }, { text, entities }),
    ...(tool === "price" && findUnmetCondition(text) === "livingAtHome" ? { condition: "livingAtHome" } : {}),
  });
  if (isBudgetSearch(slots, values))
    return {
      ...fillReading({ tool: "searchColleges", measure: null }, slots),
      search: readBudgetSearch(slots),
    };
  // "Realistic? 2.8, 1150. Texas Tech, Texas State, UTSA": of the colleges named, and not of the plan's.
  if (hasRecord && entities.length > 1 && asksIfFits.test(text) && isOfOwnList(reading))
    return asks("chance");
  // "Need a safety for CS, 3.6", "a good safety for someone with a 3.5 in Texas": colleges are asked for.
  const isOfAnyCollege = slots.entities.every(({ kind }) => kind === "state" || kind === "major");
  const isOfNone = isOpen || isOfOwnList(reading) || reading.tool === "chance";
  if (hasRecord && isOfAnyCollege && asksForSafety.test(text) && isOfNone)
    return {
      ...fillReading({ tool: "searchColleges", measure: null }, slots),
      search: { ...readSearch(text, slots.near), unused: [] },
    };
  if (entities.length > 0) {
    // "Chances at Stanford, top 2%": a place in the class alone asks for no guarantee.
    const isChance = reading?.tool === "assuredAdmission" && asksForChance.test(text);
    if (hasRecord && isChance && !/\b(?:guarant|auto|assur)/.test(text)) return asks("chance");
    if (isOpen && hasMoney && (asksForMoney.test(text) || !hasRecord)) return asks("price");
    // What the family itself would pay, instead of everybody's average.
    if (
      hasMoney &&
      reading?.tool === "compare" &&
      (reading.measure === "netPrice" || asksForMoney.test(text))
    )
      return asks("price");
    if (hasMoney && reading?.tool === "collegeFacts" && pricesOfAll.has(reading.measure))
      return asks("price");
    // "We can spend 20k, is Miami possible": nothing of the student's record is said.
    const isOfMoney = hasMoney && !known.some(({ kind }) => recordKinds.has(kind));
    if (isOfMoney && reading?.tool === "chance" && !asksForEntry.test(text)) return asks("price");
    if (hasRecord && reading?.tool === "collegeFacts" && reading.measure === "aidPolicy")
      return asks("price");
    // "3.4, no test scores, Penn State for psych, am I good": a college and a grade ask for a chance.
    const isCompared =
      reading?.tool === "collegeFacts" &&
      ((comparedWith.has(reading.measure) &&
        /\b(?:good|enough|ok|okay|high|low|chances?|in\b|competitive|alcanza|basta)/.test(text)) ||
        (guess.shares.collegeFacts ?? 0) < plainFacts);
    return hasRecord && (isOpen || isCompared) ? asks("chance") : reading;
  }
  if (!isOpen) return reading;
  // "2.9, where can he go": colleges are asked for by a record alone. What nothing is recorded of is no such search: "for a kid with ADHD".
  const search = readSearch(text, slots.near);
  if (hasRecord && asksWhere.test(text) && condition === undefined && search.unused.length === 0)
    return { ...fillReading({ tool: "searchColleges", measure: null }, slots), search };
  // "What's my chance with a 3.9 and 1400": no college is named, and what is open to such a record is told.
  const isOfAny = condition === undefined && asksForChance.test(text) && !ofSomeKind.test(text);
  if (hasRecord && entities.length === 0 && isOfAny) return asks("chance");
  const isElsewhere = slots.entities.some(({ kind }) => kind === "state" || kind === "program");
  const isAid = /\b(?:pell|fafsa|sai|efc|aid|grants?|qualif\w*|beca|becas|ayuda|free money)\b/.test(text);
  return !isElsewhere && isAid && values.some(({ kind }) => kind === "incomeUsd")
    ? asks("studentAidIndex")
    : reading;
}

/** "3.2, Tulsa, 12k, where should he apply": a short list is asked for, and enough is said to make one. */
function isForList(
  reading: CounselorReading | null,
  { text, entities, near }: Slots,
  known: readonly AskedValue[],
): boolean {
  const isNamed = entities.some(({ kind }) => kind !== "state");
  if (isNamed || !asksWhereToApply.test(text) || reading?.condition !== undefined) return false;
  const isOther =
    reading !== null && !["writtenPages", "match", "searchColleges", "chance"].includes(reading.tool);
  if (isOther || readSearch(text, near).traits.some((trait) => trait !== "fourYear")) return false;
  const hasRecord = known.some(({ kind }) => recordKinds.has(kind));
  const hasHome = known.some(({ kind }) => kind === "homeState") || near?.kind === "city";
  // "Which colleges in Georgia" names a place to look in, and need not be home.
  return (
    hasRecord &&
    (hasHome || /\b(?:apply|aplicar|solicitar)\b/.test(text)) &&
    (readHomeState(text, entities) !== null ||
      !/(?<!\b(?:live|living|home|are|re|m|vivo|vivimos) )\b(?:in|en) @s\b/.test(text))
  );
}

/** "I have a 3.6 and a 1300", "we make 70k and live in Ohio": what is said for the questions to come, and nothing asked. */
export function isOnlySaid(
  reading: CounselorReading | null,
  { text, entities }: Slots,
  values: readonly AskedValue[],
): boolean {
  const isOpen = reading === null || !["proposeChange", "whatIf", "assuredAdmission"].includes(reading.tool);
  return (
    isOpen &&
    reading?.condition === undefined &&
    values.some(({ kind }) => recordKinds.has(kind) || moneyKinds.has(kind)) &&
    entities.every(({ kind }) => kind === "state") &&
    text.replaceAll(toldWords, " ").trim() === ""
  );
}

/** What a sentence is made of that only tells the student's own figures. */
const toldWords =
  /@[sl]|[\d.,$%]+k?|\b(?:i|we|my|our|his|her|their|he|she|they|son|daughter|kid|child|grandson|granddaughter|dad|mom|parents?|family|fam|has|have|had|got|gets|got|is|are|was|am|s|m|ve|re|an?|the|and|but|with|w|of|on|in|at|near|no|to|about|around|like|just|only|from|live|living|lives|make|makes|making|earns?|earning|income|salary|household|combined|year|per|month|gpa|gpas|average|sat|act|tests?|scores?|unweighted|weighted|uw|out|grade|grader|junior|senior|rank|class|top|percent|saved|savings|budget|can|pay|spend|afford|k|thousand|people|hi|hello|hey|ok|so|also|well|tengo|tiene|un|una|el|la|y|con|de|en|mi|ganamos|vivimos|vivo|al|ano|hijo|hija)\b/g;

/** After these a sentence of figures is read as such; after others it goes on with what was asked. */
const toldAfter: ReadonlySet<CounselorReading["tool"]> = new Set([
  "match",
  "studentAidIndex",
  "writtenPages",
  "chance",
  "price",
  "compare",
  "collegeFacts",
]);

/** An index for an income; else the answer says what was noted. The college before it is asked about again with the new figure. */
function tellOnlySaid(
  { text, near }: Slots,
  values: readonly AskedValue[],
  previous: CounselorReading | null,
): CounselorReading {
  const isAsked = previous?.entities.some(({ kind }) => kind === "college") === true;
  const hasRecord = values.some(({ kind }) => recordKinds.has(kind));
  const plain = { text, entities: [] };
  if (isAsked) {
    const tool = hasRecord ? "chance" : previous.tool === "compare" ? "compare" : "price";
    return { ...previous, tool, measure: null, values: undefined };
  }
  return hasRecord || values.every(({ kind }) => kind !== "incomeUsd")
    ? {
        ...fillReading({ tool: "match", measure: null }, plain),
        ...(near === null ? {} : { search: { ...readSearch(text, near), unused: [] } }),
      }
    : fillReading({ tool: "studentAidIndex", measure: null }, plain);
}

const asksForChance =
  /\b(?:chances?|odds|get in\w*|accept\w*|admit\w*|takes? (?:me|him|her|my \w+)|reach|safety|target|likely|shot|(?:i m|am i|is (?:he|she)|are we|he s|she s) in|posibilidad\w*)\b/;
/** Which colleges are meant, though none is named. */
const ofSomeKind =
  /\b(?:t ?\d+|top|ivy|ivies|selective|elite|highly|honors|program|programs|school of|scholarships?|d[123]|division|team)\b/;
const asksIfFits =
  /\b(?:realistic\w*|reach(?:es)?|safet(?:y|ies)|targets?|too low|cooked|in range|good enough|a shot|chances?|odds|balanced|list (?:is )?(?:ok|okay|good|fine))\b/;
const asksForSafety =
  /\b(?:safety|match|target|likely|reach|backup) (?:schools|colleges|universities|unis)\b|\b(?:needs?|wants?|find|looking for|suggest|any|another|more|good)\b.*\b(?:safet(?:y|ies)|likel(?:y|ies))\b/;

/** The plan's own colleges, or what a message with a list in it is taken for. */
function isOfOwnList(reading: CounselorReading | null): boolean {
  return (
    reading === null || ["planOdds", "proposeChange", "assuredAdmission", "match"].includes(reading.tool)
  );
}

const asksForEntry = /\b(?:chances?|odds|get in\w*|accept\w*|admit\w*)\b/;
const asksForMoney =
  /\b(?:costs?|pay|price|cheap\w*|afford\w*|aid|money|merit|scholarships?|free|becas?|cuesta|pagar|precio|ayuda|gratis)\b/;

/** "UT Dallas, 78k income, in state", "if I go to Purdue with 55k income": figures of one's own, and nothing to change. */
function isNoChange(reading: CounselorReading | null, text: string): boolean {
  // "My GPA is 2.4 now, did I lose it": what is told of oneself beside a question is no order.
  if (reading?.tool === "proposeChange")
    return !commands.test(text) || (!orders.test(text) && asksBeside.test(text));
  // "Does a 4.2 weighted get me into UCLA" has the student's own figure.
  if (reading?.tool === "whatIf" && ownBareFigure.test(text)) return true;
  return reading?.tool === "whatIf" && ifGoing.test(text) && !asksWhatIf(text.replace(ifGoing, " "));
}

const orders =
  /\b(?:add|put|set|change|update|save|make it|edit|fix|raise|lower|remove|drop|delete|include|stick|throw|toss|take off|cambia\w*|actualiza\w*|pon|ponme|agrega\w*|quita\w*|borra\w*)\b/;
const commands = new RegExp(`${orders.source}|\\b(?:is now|now|went up|actually|moved|retook)\\b`);
const asksBeside =
  /\b(?:did|does|do|will|is|are|can|could|would|should|what|how|which|who|where|when|am) (?:i|we|it|they|he|she|that|those|this|now)\b/;
const ownBareFigure = /^(?:does|do|will|is|can) (?:an? |my )?\d[\d.]*(?! (?:instead|on (?:the|my) next))/;
const ifGoing =
  /\b(?:if|si) (?:i|we|he|she|they|my \w+|yo) (?:goes|go|went|attends?|lives?|stays?|commutes?|chooses?|enrolls?|comes?|voy|vivo)\b/;

/** "What is the SAI", "is a low one good": nobody's own index or grant is asked for, so an income would not answer it. */
function givesWayToCards(text: string, values: readonly AskedValue[]): boolean {
  if (values.some(({ kind }) => kind === "studentAidIndex")) return asksAboutIndex.test(text);
  return !asksForOwn.test(text) || asksAboutIndex.test(text) || asksForMeaning.test(text);
}

const asksForOwn =
  /\b(?:i|me|my|we|us|ours?|he|she|his|her|him|mi|mis|yo|nos|nuestr[oa]s?|tengo|califico|calificamos|estimate|calculate|calcula\w*)\b/;
const asksForMeaning =
  /\b(?:mean|means|meaning|good|bad|bill|owe|same|negative|every year|each year|significa|quiere decir|es bueno|es malo|too much|too high|too rich|independent|dependent|adopted|apply for|how do (?:i|we) (?:apply|get))\b/;

/** What a card answers about an index, whatever its figure. */
const asksAboutIndex =
  /\b(?:appeal|(?:can ?t|cannot|could never) (?:pay|afford)|unaffordable|wrong|mistake|error|why|changed|lower (?:it|our|my)|reduce|siblings?|twins?|apelar|equivocad[oa]|por que)\b/;

const asksWhere =
  /\b(?:where (?:can|could|should|do|would|will) (?:i|we|he|she|they|my \w+)|what (?:colleges|schools|are my options|are (?:his|her) options)|which (?:colleges|schools)|colleges? (?:that|which) (?:take|takes|accept|accepts|admit|admits)|(?:colleges|schools) for (?:an? )?|my options|(?:his|her) options|who (?:takes|accepts)|donde (?:puedo|puede|podria)|que universidades|cuales universidades)\b/;

/** The colleges named; with `isCollege`, also the university that a state's name may mean: "Michigan or Wisconsin with a 3.8". */
function listColleges({ entities, links, text }: Slots, isCollege: boolean): readonly CounselorEntity[] {
  const colleges = entities.filter(({ kind }) => kind === "college");
  if (colleges.length > 0 || !isCollege || /(?:from|live in|living in|in|de|en|@l) @s/.test(text))
    return colleges;
  return links.flatMap(({ entity, others }) =>
    entity.kind === "state" ? others.filter(({ kind }) => kind === "college").slice(0, 1) : [],
  );
}

/** "If I got my SAT from 1250 to 1400": what a change would do is another question. */
export function asksWhatIf(text: string): boolean {
  return /\b(?:if i (?:get|got|raise|raised|had|score|retake|bring|pull|can get)|raise|raised|retake|retook|bring (?:it|my)|pull (?:it|my) up|instead of|go(?:es)? up|went up|from \d[\d.]* to|what if|change|update|set|lower|drop to|si (?:saco|subo|mejoro))\b/.test(
    text,
  );
}

/** "What can we afford with 15k a year in Texas": colleges are asked for, and none is named. */
function isBudgetSearch({ text, entities }: Slots, values: readonly AskedValue[]): boolean {
  return (
    values.some(({ kind }) => kind === "budgetUsd") &&
    entities.every(({ kind }) => kind !== "college" && kind !== "program") &&
    /\b(?:what|which|where|que|cuales|donde)\b/.test(text) &&
    /\b(?:colleges?|schools?|universit\w+|universidad\w*)\b|\b(?:in|near|around|en) @[sl]/.test(text)
  );
}

function readBudgetSearch({ text, near }: Slots): CollegeSearch {
  return { ...readSearch(text, near), mostUsd: "budget", unused: [] };
}

/** "No papers, live in Dallas, can I get in-state tuition": the rule of the state that home is in. */
export function askByStatus(
  reading: CounselorReading | null,
  text: string,
  values: readonly AskedValue[],
): CounselorReading | null {
  const home = values.find(({ kind }) => kind === "homeState");
  if (reading?.condition !== "status" || reading.isByStatus === true || home?.kind !== "homeState")
    return reading;
  return asksForStatusRule(text, true)
    ? { ...reading, isByStatus: true, entities: [{ kind: "state", state: home.state }] }
    : reading;
}

/** "I want to transfer to Cornell. When do I apply": first-years' dates, grades and scores are none of a transfer's. */
export function askForTransfer(reading: CounselorReading | null, slots: Slots): CounselorReading | null {
  const isOfDates = reading?.tool === "deadlines" && reading.entities.some(({ kind }) => kind === "college");
  const isOfRecord = reading?.tool === "compare" && comparedWith.has(reading.measure);
  return (isOfDates || isOfRecord) && findUnmetCondition(slots.text) === "transfer"
    ? { ...fillReading({ tool: "writtenPages", measure: null }, slots), condition: "transfer" }
    : reading;
}

/** A value said now replaces the one said before. "What about my daughter" leaves a brother’s record behind, and keeps the home. */
export function carryValues(
  said: readonly AskedValue[],
  previous: CounselorReading | null,
  text: string,
): readonly AskedValue[] | undefined {
  const isOther = otherChild.test(text);
  const before = (previous?.values ?? []).filter(
    ({ kind }) => !said.some((one) => one.kind === kind) && !(isOther && ofRecord.has(kind)),
  );
  const all = [...before, ...said];
  return all.length === 0 ? undefined : all;
}

const otherChild =
  /\b(?:what about|how about|and|y) (?:(?:my|our|mi|for my) )(?:(?:other|older|younger|little|big|twin|second|next) )?(?:daughter|son|sister|brother|kid|child|one|twin|\d+(?:th|st|nd|rd) grader|hij[oa]|herman[oa])\b|\bfor (?:my|our) (?:\w+ )?(?:brother|sister|cousin|twin)\b|\b(?:my|our) (?:\w+ )?(?:brother|sister|cousin|twin)\b(?: who)? (?:has|had|got|is at)\b/;
const ofRecord: ReadonlySet<AskedValue["kind"]> = new Set([
  "gpa",
  "satTotal",
  "actComposite",
  "classRankTopPercent",
  "gradeYear",
]);

/** A change to the plan, or what one would do, has its figures in itself. */
export function keepsValues({ tool }: CounselorReading): boolean {
  return tool !== "whatIf" && tool !== "proposeChange";
}
