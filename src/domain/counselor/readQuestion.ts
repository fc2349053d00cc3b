/**
 * Reads a question: what it names, what it asks for, and what it may mean besides. Boundaries come first; then slots
 * and cue words, then the classifier where it is sure, then the answer cards, and at last "I don't know".
 */
import type { StateCode } from "#domain/college/states.ts";
import { askForMerit } from "./askedMerit.ts";
import { askCardOfNamed, askOfNamed } from "./askedOfNamed.ts";
import { livesInPlace, readHomeState } from "./askedPeople.ts";
import { readValues } from "./askedValues.ts";
import { readBareTurn, readNameAlone, saysOnlyNames } from "./bareTurns.ts";
import { type Boundaries, readBoundaries, settleHelp } from "./boundaries.ts";
import { type AskedOfCards, chooseCards, toCard } from "./cards/chooseCards.ts";
import { findExactCard } from "./cards/findCards.ts";
import { findUnmetCondition } from "./conditions.ts";
import {
  findPrevious,
  findUnknownName,
  isOfSearch,
  isOnlyNaming,
  keepConversation,
  keepStudent,
  listColleges,
  openConversation,
  readTurn,
} from "./conversation.ts";
import { type AskedValue, type CounselorReading, type LinkedEntity, type ReadQuestion } from "./counselor.ts";
import { asksForSearch } from "./cues.ts";
import { findPlace } from "./findPlace.ts";
import { asksForOthers } from "./followUps.ts";
import { goBack, goOnWith, isOfScores, liveAt, ofRecord } from "./goOnWith.ts";
import { findLanguage } from "./language.ts";
import { linkEntities } from "./linkEntities.ts";
import { isDoubtful } from "./preferGuess.ts";
import {
  asksOfSystems,
  dropCorrected,
  dropProgramStates,
  dropSystems,
  limitNames,
  listByState,
  listShared,
  nameCampus,
  preferHome,
  preferPlan,
  preferProgramOf,
  preferState,
  spellOut,
} from "./preferNames.ts";
import { readDetails } from "./questionDetails.ts";
import {
  askByStatus,
  askForTransfer,
  asksWhatIf,
  carryValues,
  isOnlySaid,
  keepsValues,
  readByValues,
} from "./readByValues.ts";
import type { ReadingContext } from "./readPart.ts";
import { readParts, type Story } from "./readParted.ts";
import { readAll } from "./readParts.ts";
import { asksWhichKind } from "./readSearch.ts";
import { readWhether, saysWhether } from "./readWhether.ts";
import { readOffered } from "./saidOffers.ts";
import { nameSchools } from "./schoolNames.ts";
import { dropRepeats, isSame, type Slots, toSlots } from "./slots.ts";
import { findStateAlone, findStateTopic } from "./stateTopics.ts";
import { findTopicCard } from "./topicCards.ts";

const mostOthers = 3;
/** States to choose from, where a program's name leaves open which is meant. */
const mostStates = 6;
/** More words say what they are about. */
const mostFollowUpWords = 10;

const noBoundary: Boundaries = { boundary: null, helpLine: null, advice: null };

export function readQuestion(question: string, context: ReadingContext): ReadQuestion {
  return settleHelp(readAsked(question, context));
}

function readAsked(question: string, context: ReadingContext): ReadQuestion {
  const { read, story } = readWhole(question, context);
  if (story === null || !context.cards) return read;
  const { cards } = context;
  // What the state charges says nothing of federal aid.
  const ofStatus = cards.byId.get("undocumentedAid");
  if (read.reading?.isByStatus === true && ofStatus !== undefined)
    return { ...read, parts: [toCard(read, ofStatus, []).reading].flatMap((one) => one ?? []) };
  return readParts(question, read, story, {
    cards,
    read: (part, previous, home) =>
      readWhole(part, {
        ...context,
        previous,
        homeState: home ?? context.homeState ?? null,
        isClause: true,
      }).read,
  });
}

/** `story`: null where nothing of the question is read further. */
function readWhole(question: string, context: ReadingContext): { read: ReadQuestion; story: Story | null } {
  const { read, asked, keep, story } = readBeforeCards(question, context);
  const byCards =
    asked === null || !context.cards
      ? read
      : askCardOfNamed(chooseCards(read, asked, context.cards), read.reading);
  const chosen = goBack(byCards, question, context);
  const { reading, others, near } = chosen;
  const kept = {
    ...chosen,
    reading: reading === null ? null : keep(reading),
    others: others.map(keep),
    near: near?.map(keep),
    unknownName: reading === null ? findUnknownName(question, openConversation(context.previous)) : null,
  };
  return { read: kept, story: read.boundary === null ? story : null };
}

/** What a question is read as by rules and by the trained reader. `asked`: null where no card may stand in for it. */
export function readBeforeCards(
  typed: string,
  given: ReadingContext,
): {
  read: ReadQuestion;
  asked: AskedOfCards | null;
  /** With what the conversation is about, for the turn that comes next. */
  keep: (reading: CounselorReading) => CounselorReading;
  story: Story | null;
} {
  const { cards = null } = given;
  const conversation = openConversation(given.previous);
  const question = nameCampus(nameSchools(spellOut(typed)), conversation, given.dictionary);
  const isWritten = cards !== null && findExactCard(cards, question) !== null;
  const isOnlyNames = saysOnlyNames(question, given.dictionary);
  const {
    boundary: met,
    advice,
    heard,
    ...bounds
  } = given.isClause === true ? noBoundary : readBoundaries(question, isWritten, isOnlyNames);
  const isHeld = heard === "likely" && met?.kind === "crisis";
  const [boundary, helpLine] = isHeld ? [null, met.tier] : [met, bounds.helpLine];
  const language = findLanguage(question);
  if (boundary !== null) {
    const read = { reading: null, others: [], boundary, helpLine, language, namesLeftOut: 0, impossible: [] };
    return { read, asked: null, keep: (reading) => reading, story: null };
  }
  const { dictionary } = given;
  const goesOn = conversation.colleges.length > 0;
  const { linked, namesLeftOut } = limitNames(
    dropSystems(linkEntities(question, dictionary, conversation.colleges, given.homeState ?? null), question)
      .map((link) => preferState(link, question))
      .map((link) => preferPlan(link, given.planUnitIds)),
  );
  const settled = preferProgramOf(linked, given);
  const corrected = dropCorrected(dropProgramStates(settled.links, dictionary), question);
  const beside = findHome(question, corrected);
  // "We live in Georgia, does he get HOPE": a state that a program's name makes plain may be home all the same.
  const home = beside ?? findHome(question, settled.links);
  const at = home ?? findSaidHome(given.previous) ?? given.homeState ?? null;
  const named = at === null ? corrected : corrected.map((link) => preferHome(link, at, dictionary));
  const place = findPlace(question, named, dictionary);
  // The University of Dayton is not what "near Dayton" names.
  const links =
    place === null ? named : named.filter(({ start, end }) => end <= place.start || start >= place.end);
  const isElsewhere = links.some(({ entity }) => entity.kind === "college");
  const placed = place === null ? null : toSlots(question, links, 0, question.length, place).text;
  const isSearch =
    placed !== null &&
    !isElsewhere &&
    (asksForSearch(placed) || isOfSearch(conversation) || (goesOn && asksForOthers(placed)));
  const whole = toSlots(question, links, 0, question.length, place);
  const previous = findPrevious(whole, given.previous, conversation);
  const context: ReadingContext = { ...given, previous, conversation };
  const own =
    given.previous === null
      ? null
      : (readTurn(whole, conversation, dictionary.places) ??
        readBareTurn(whole, conversation) ??
        askOfNamed(whole, given.previous) ??
        (given.previous.tool === "writtenPages" && given.previous.condition === undefined
          ? readNameAlone(whole, given.previous.values ?? [], given.previous.card !== undefined)
          : null));
  const {
    readings,
    isTwo,
    isSure = false,
  } = isSearch ? readAll(question, links, context, place) : readAll(question, named, context, null);
  const [first = null, ...others] = dropRepeats(readings);
  const isOfRecord = ofRecord.has(previous?.tool ?? "writtenPages") || isOfScores(previous);
  const figures = readValues(whole, question, { cityState: findCityState(whole, context), isOfRecord });
  const homeValue: AskedValue[] =
    home === null || beside !== null ? [] : [{ kind: "homeState", state: home }];
  const said = { ...figures, values: [...figures.values, ...homeValue] };
  const byValues = readByValues(first, whole, said.values, {
    previous,
    guess: context.classifier(whole.text),
    isSure,
  });
  const goesOnWith = goOnWith(byValues, whole, asksWhatIf(whole.text) ? [] : said.values, context);
  const settledReading = askByStatus(liveAt(home, goesOnWith, context), whole.text, said.values);
  const { values: figuresSaid } = said;
  const offered =
    askForMerit(settledReading, whole) ??
    readOffered(settledReading, { question, links, values: figuresSaid, before: conversation.topic });
  const { text } = whole;
  const isOfTransfer = findUnmetCondition(text) === "transfer";
  const story: Story = { links, values: said.values, home, isOfTransfer };
  const isShort = text.split(" ").length <= mostFollowUpWords;
  const asForTransfer = askForTransfer(settledReading, whole);
  const kept = isShort ? keepStudent(asForTransfer, conversation) : asForTransfer;
  const values = carryValues(said.values, given.previous, whole.text);
  const asked =
    own ?? offered ?? kept ?? (given.previous === null ? null : readNameAlone(whole, values ?? [], false));
  const reading = asked?.search !== undefined && asksWhichKind(asked.search) ? null : asked;
  const asksWhether = readWhether(text);
  const withValues = (one: CounselorReading) => {
    // "Early decision to both": a yes of each is none to that.
    const isOfSeveral = one.tool === "deadlines" && listColleges(one.entities).length > 1;
    // "Do I have to take calculus for engineering": that the college has the major is no yes to that.
    const isOfCourse = one.measure === "majors" && mustTake.test(text);
    const isAsked = asksWhether !== undefined && saysWhether.has(one.tool) && !isOfSeveral && !isOfCourse;
    const isDetailed = one.tool === "statePrograms" || one.tool === "deadlines";
    const details = isDetailed ? { details: readDetails(text, one) } : {};
    const told = { ...one, ...(isAsked ? { asksWhether } : {}), ...details };
    // What a change would do is told of what was said before.
    if (one === own && own.tool === "chance") return told;
    return { ...told, values: keepsValues(told) ? values : given.previous?.values };
  };
  const keep = (one: CounselorReading): CounselorReading => {
    const isNamed = links.some(({ entity }) => entity.kind === "college");
    const isSameAsked = one.tool === conversation.topic?.tool || isOnlyNaming(whole);
    const goesOnWith = isShort && previous !== null && (own !== null || isSameAsked);
    const mayBe = links.length === 1 ? (links[0]?.others ?? []) : [];
    return {
      ...one,
      conversation: keepConversation(conversation, one, {
        goesOn: goesOnWith,
        isNamed,
        mayBe,
        places: dictionary.places,
      }),
    };
  };
  // What may be misread is offered to choose from. A figure of one's own beside a college, or in a search, leaves no doubt.
  const isFigured =
    said.values.length > 0 &&
    !asksWhatIf(text) &&
    reading !== null &&
    (byValues !== first ||
      reading.tool === "searchColleges" ||
      reading.tool === "chance" ||
      reading.entities.some(({ kind }) => kind === "college"));
  const isOpen = reading !== null && offered === null && !isTwo && !isFigured && given.previous === null;
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
    heard,
    advice: namesProgram === true ? null : advice,
    language,
    namesLeftOut,
    impossible: said.impossible,
    shared: listShared(question, links),
    isFollowUp: (given.previous !== null && isShort) || undefined,
  };
  const { unclear } = settled;
  if (
    unclear !== null &&
    !isWritten &&
    reading?.entities.some((one) => isSame(one, unclear.entity)) === true
  ) {
    const byState = listByState(reading, unclear, context.dictionary);
    const others = byState.slice(0, mostStates).map((one) => withValues(one));
    return { read: { ...read, reading: null, others }, asked: null, keep, story };
  }
  // The state's own rule says more than a card about all states; what was told of oneself asks for no card.
  const isTold =
    byValues !== first &&
    byValues?.entities.length === 0 &&
    (byValues.tool === "match" || isOnlySaid(first, whole, said.values));
  if (
    asksOfSystems(question, text, home) &&
    !isWritten &&
    links.every(({ entity }) => entity.kind !== "college")
  ) {
    const systems: CounselorReading = { ...toStatePages("CA"), tool: "compare", entities: [], systems: true };
    return { read: { ...read, reading: withValues(systems), others: [] }, asked: null, keep, story };
  }
  if (
    read.reading?.isByStatus === true ||
    ((own ?? offered) !== null && !isWritten) ||
    (isTold && !isWritten)
  )
    return { read, asked: null, keep, story };
  const ofState =
    cards === null || isWritten ? null : findStateTopic(text, whole.entities, context.homeState ?? null);
  const alone = context.previous === null ? findStateAlone(text, whole.entities) : null;
  const topicCard = cards === null || isWritten ? undefined : findTopicCard(cards, { text, ofState, alone });
  // Who is sure to get in, the tool tells with the student's own figures; whether there is such a rule, the note does.
  const isJudged = read.reading?.tool === "assuredAdmission" && asksWhether === undefined;
  if (topicCard !== undefined && !isJudged)
    return { read: toCard(read, topicCard, []), asked: null, keep, story };
  if (alone !== null) {
    const programs: CounselorReading = { ...toStatePages(alone), tool: "statePrograms" };
    return { read: { ...read, reading: programs, others: [] }, asked: null, keep, story };
  }
  const ofCards = {
    typed: question,
    question: nameAge(nameKin(dropNames(question, links))),
    guess: context.classifier(text),
    before: previous,
    values,
  };
  // Without a fact on record, the state's guide is named and no state is guessed about.
  return ofState === null || read.reading !== null
    ? { read, asked: ofCards, keep, story }
    : { read: { ...read, reading: toStatePages(ofState.state) }, asked: ofCards, keep, story };
}

const mustTake = /\b(?:have to|need(?: to)?|must|required?|requires?|got to|gotta)\b/;

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

/** Where the conversation has said that home is. */
function findSaidHome(previous: CounselorReading | null): StateCode | null {
  const said = previous?.values?.find(({ kind }) => kind === "homeState");
  return said?.kind === "homeState" ? said.state : null;
}

/** Where the question says that home is. */
function findHome(question: string, links: readonly LinkedEntity[]): StateCode | null {
  if (links.every(({ entity }) => entity.kind !== "state")) return null;
  const { text, entities } = toSlots(question, links, 0, question.length, null);
  return readHomeState(text, entities);
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

/** Cards are asked by students: to a parent who asks, their own mother is the child's grandparent. */
function nameKin(question: string): string {
  return ofParent.test(question)
    ? question.replaceAll(
        /\b(?:my|our) (?:own )?(?:mother|mom|mum|father|dad|parents?)\b/giu,
        "a grandparent",
      )
    : question;
}

const ofParent = /\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|kids|child|children|twins)\b|\bparent plus\b/iu;

/** "I'm 47, is it too late": a card says what an adult asks, and no age. Beside a child, or a loan for parents, it is a parent’s age. */
function nameAge(question: string): string {
  return ofParent.test(question)
    ? question
    : question.replace(ownAge, "$<who> an older adult who wants to start college");
}

const ownAge =
  /\b(?<who>i['’]?m|i am|my (?:husband|wife|partner|spouse|fianc[eé]e?) is) (?:2[6-9]|[3-7]\d)\b(?: years? old)?(?! ?(?:%|k\b|act|credits?|units?|percent|miles|days|weeks|minutes|points|th\b))/iu;
