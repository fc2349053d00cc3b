/**
 * Whether a question is answered by a card, by three to choose from, or by the tool that it was read as: whichever is the
 * likelier answer to all of it. The names in a question are no part of what a card is found by, and no tool wins by them alone.
 */
import type { IntentGuess } from "../classifier.ts";
import type { CounselorReading, CounselorTool, ReadQuestion } from "../counselor.ts";
import { isAboutCollege, namesOwnList } from "../cues.ts";
import { foldQuestion } from "../foldQuestion.ts";
import { splitParts } from "../slots.ts";
import type { AnswerCard } from "./answerCard.ts";
import type { PreparedCards } from "./cardIndex.ts";
import {
  type AskedOf,
  areNear,
  type CardSituation,
  countTelling,
  mostShared,
  poolShare,
  type ReadTool,
  scoreSigns,
  shareAnswers,
  standsBeside,
  toLogOdds,
} from "./cardShares.ts";
import { listCardWords, namesCollegeMatter, toTerm, weighWord } from "./cardWords.ts";
import { type FoundCard, findCards, findExactCard } from "./findCards.ts";
import { findMore, findNeighbors, findNextCards, findOnward } from "./nextCards.ts";

/**
 * From these shares on (cardShares.ts) the likeliest card answers, a surer one where no word is about college; else up to three are offered that together have so much.
 * `near`: a card as unlikely as this is none to choose from, nor to ask back about. `tool`: a tool less likely than this is offered, and not answered. `overOwn`: of a card in place of what only the plan says.
 */
export const leastShares = {
  answer: 0.65,
  unread: 0.8,
  choices: 0.5,
  bare: 0.15,
  near: 0.08,
  tool: 0.2,
  overOwn: 0.85,
} as const;
/** From this share on, the next card is told below the first. */
const leastNext = 0.02;
/** A tool that is less likely than this does not ask for what it lacks where a card leads. */
const leastToAsk = 0.6;
/** Of a subject without a question, by how much the odds of the nearest card lead where it is what it means. */
const bareLead = 0.4;
const mostChoices = 3;
const mostSentences = 4;

/** `typed`: the whole question; `question`: without the names of colleges in it; `guess`: of the question with its names masked. */
export type AskedOfCards = {
  typed: string;
  question: string;
  guess: IntentGuess;
  /** How the question before was read. */
  before: CounselorReading | null;
  /** What the conversation said of the student: no card counts it, and the next question may. */
  values: CounselorReading["values"];
};

export function chooseCards(read: ReadQuestion, asked: AskedOfCards, cards: PreparedCards): ReadQuestion {
  const { typed, question, values } = asked;
  const own = findExactCard(cards, typed);
  if (own !== null) return keepValues(toCard(read, own, []), values);
  const found = findAskedCards(read, asked, cards);
  const of = describeAsked(read, asked);
  const shares = shareAnswers(found, of);
  const among = found.map(({ card }) => card);
  const pooled = poolShare(among, shares.cards, 0);
  const [first] = found;
  // "Loans" asks nothing yet.
  const isBare = isBareSubject(question) && of.tool === null;
  const isClear = isBare && first !== undefined && first.score - (found[1]?.score ?? 0) >= bareLead;
  const isFollowUp = asked.before !== null;
  const goesOn = isFollowUp && goingOn.test(typed);
  // Of a program or a state's rule that is named, what is known of it is told; and of one's own grades, what they open.
  const isRule = of.tool?.tool === "assuredAdmission" && of.tool.signs.state === 1;
  const isOwnChance = of.tool?.tool === "chance" && of.tool.signs.figures === 1;
  const isUnlikely =
    of.tool !== null &&
    of.tool.signs.program === 0 &&
    !isRule &&
    !isOwnChance &&
    !isFollowUp &&
    shares.tool < leastShares.tool;
  const least =
    goesOn || (isOwn(read.reading ?? read.others[0] ?? null) && !isUnlikely)
      ? leastShares.overOwn
      : of.situation === "unread"
        ? leastShares.unread
        : leastShares.answer;
  const onward = goOn(read, asked, cards);
  if (onward !== null) return keepValues(onward, values);
  const [likeliest = 0, next = 0] = shares.cards;
  const [, second] = found;
  const also =
    second !== undefined && !isBare && next >= leastNext && sharesWords(second, next)
      ? toReading(second.card, null)
      : undefined;
  if (first !== undefined && (isClear || (pooled >= least && pooled > shares.tool))) {
    const near = among.filter(
      (card, at) =>
        card.id !== also?.card && areNear(first.card, card) && (shares.cards[at] ?? 0) >= leastShares.near,
    );
    return keepValues({ ...toCard(read, first.card, near), also }, values);
  }
  const offered = among
    .slice(0, mostChoices)
    .filter((_one, at) => isBare || (shares.cards[at] ?? 0) >= leastShares.near);
  const isShared = first !== undefined && sharesWords(first, likeliest);
  const isTold = isShared && leads(among, shares.cards, of.situation);
  // Cards likelier than a tool that is unlikely are what to choose from.
  if (isUnlikely && offered.length > 0 && likeliest > shares.tool) {
    const readings = offered.map((card) => toReading(card, null));
    return readings.length > 1 && !isTold
      ? { ...read, reading: null, others: readings }
      : { ...read, reading: null, others: [], near: readings, isNearTold: isTold, also };
  }
  if (of.tool !== null) {
    if (isUnlikely && read.reading !== null)
      return { ...read, reading: null, others: [read.reading, ...read.others].slice(0, mostChoices) };
    if (isFollowUp) return read;
    // A tool may lack what it needs; then the card that leads without it is told, or stands beside what it asks for.
    const alone = shareAnswers(found, { situation: "subject", telling: of.telling }).cards;
    const instead = isShared && leads(among, alone, "subject");
    // What else is asked: "we make 250k, should we even bother", "he got in early, do we have to go if the aid is less".
    const isBeside = read.reading !== null && isShared && standsBeside(alone[0] ?? 0, shares.tool, typed, of);
    const besides = isBeside ? { also: toReading(first.card, null) } : {};
    if (!instead) return { ...offerNearest(read, offered), ...besides };
    const near = among.slice(0, mostChoices).filter((_one, at) => (alone[at] ?? 0) >= leastShares.near);
    return { ...offerNearest(read, near, true), ...besides, isNearFirst: shares.tool < leastToAsk };
  }
  const sum = shares.cards.slice(0, offered.length).reduce((all, share) => all + share, 0);
  const leastSum = of.situation === "unread" ? leastShares.unread : leastShares.choices;
  if (offered.length < 2 || sum < (isBare ? leastShares.bare : leastSum)) {
    const onward = asked.before === null ? null : findOnward(cards, asked.before, question);
    if (onward?.isSure === true) return offerNearest(read, [onward.card], true);
    if (!isTold && isOfNamed(read)) return tellInGeneral(read, asked, cards);
    const neighbors = isTold || asked.before === null ? [] : findNeighbors(cards, asked.before, question);
    if (neighbors.length > 0) return tellBoth(read, neighbors);
    const isNear = likeliest >= leastNearest(of.situation);
    if (onward !== null && !isNear) return offerNearest(read, [onward.card], true);
    return {
      ...offerNearest(read, isNear ? offered : [], isTold),
      ...(isTold ? { also } : {}),
    };
  }
  if (!isBare) return { ...offerNearest(read, offered, true), also };
  return { ...read, reading: null, others: offered.map((card) => toReading(card, null)) };
}

/** Named is what no card is about. */
function isOfNamed({ reading, others }: ReadQuestion): boolean {
  const likeliest = reading ?? others[0];
  // Cards are of first-years where they do not say otherwise.
  return (
    likeliest?.condition !== "transfer" && likeliest?.entities.some(({ kind }) => kind !== "major") === true
  );
}

/** "How do I do a why us essay for Tufts": what holds in general, where it leads, told as the nearest that is known. */
function tellInGeneral(read: ReadQuestion, { question }: AskedOfCards, cards: PreparedCards): ReadQuestion {
  const found = findInParts(cards, question);
  const { cards: shares } = shareAnswers(found, { situation: "subject", telling: countTelling(question) });
  const among = found.map(({ card }) => card);
  const [first] = found;
  const [likeliest = 0] = shares;
  if (first === undefined || !sharesWords(first, likeliest) || !leads(among, shares, "subject")) return read;
  return offerNearest(read, [first.card], true);
}

/** The nearest card is told with an honest no from this share on, where no word is about college from the other; it is so much likelier than the next. */
const told = { least: 0.1, leastUnread: 0.18, lead: 1.5, oneWord: 0.15 } as const;

/** One word in common is too little: "Can I return this to Target". */
function sharesWords({ signs }: FoundCard, share: number): boolean {
  return signs.told > 1 || signs.toldShare === 1 || share >= told.oneWord;
}

function leads(cards: readonly AnswerCard[], shares: readonly number[], situation: CardSituation): boolean {
  const [first, ...rest] = cards;
  const [likeliest = 0, ...others] = shares;
  const least = situation === "unread" ? told.leastUnread : told.least;
  if (first === undefined || likeliest < least) return false;
  const isAhead = (share: number, at: number) => {
    const other = rest[at];
    return other === undefined || areNear(first, other) || likeliest >= share * told.lead;
  };
  return others.every(isAhead);
}

/** Where no word is about college, only what is far likelier than any other. */
function leastNearest(situation: CardSituation): number {
  return situation === "unread" ? leastShares.tool : leastShares.near;
}

/** Not likely enough to answer, and far likelier than any other: asked back beside the honest no. */
function offerNearest(read: ReadQuestion, offered: readonly AnswerCard[], isTold = false): ReadQuestion {
  return offered.length === 0
    ? read
    : { ...read, near: offered.map((card) => toReading(card, null)), isNearTold: isTold };
}

/** "And ed2?" goes on with what was asked before, and is no question of its own. */
const goingOn = /^(?:and|or|y|o|what about|how about|que tal|qué tal)(?: [^ ]+){1,2}$/iu;

/** "What if I miss it?": read with what the question before was about. Null where the question stands by itself. */
function goOn(
  read: ReadQuestion,
  { before, question }: AskedOfCards,
  cards: PreparedCards,
): ReadQuestion | null {
  const likeliest = read.reading ?? read.others[0] ?? null;
  const isOfPlan = likeliest?.tool === "nextSteps" || likeliest?.tool === "planOdds";
  // "She said no, now what" after a card: what comes next in that, and no step of the plan.
  const isElse =
    likeliest !== null &&
    (likeliest.tool !== "writtenPages" || likeliest.entities.length > 0) &&
    !(isOfPlan && before?.card !== undefined);
  if (before === null || isElse) return null;
  const more = findMore(cards, before, question);
  if (more.length > 0) return tellBoth({ ...read, reading: null, others: [] }, more);
  const next = findNextCards(cards, before, question);
  const [only] = next ?? [];
  if (next === null || only === undefined) return null;
  if (next.length === 1) return toCard(read, only, []);
  return tellBoth({ ...read, reading: null, others: [] }, next);
}

/** The first as the nearest, and the second below it. */
function tellBoth(read: ReadQuestion, cards: readonly AnswerCard[]): ReadQuestion {
  const [, second] = cards;
  const also = second === undefined ? undefined : toReading(second, null);
  return { ...offerNearest(read, cards, true), also };
}

/** What only the family's own plan, letters and answers say: a card about it in general must be surer. */
const ownTools: ReadonlySet<CounselorTool> = new Set<CounselorTool>([
  "proposeChange",
  "planOdds",
  "offers",
  "studentAidIndex",
  "assuredAdmission",
]);

/** So is what a change would do, when a form for aid is due, and what comes next for a grade that was said. */
function isOwn(reading: CounselorReading | null): boolean {
  if (reading === null) return false;
  const { tool, measure, change, paid, entities, values = [] } = reading;
  return (
    change !== null ||
    ownTools.has(tool) ||
    measure === "aidDate" ||
    // What one state pays: a card tells it of all states.
    (paid !== undefined && entities.some(({ kind }) => kind === "state")) ||
    (tool === "nextSteps" && values.length > 0)
  );
}

/** Tools that answer about what is named. "Deferred from Michigan, now what": what comes next is the same without the name. */
const toolsOfNames: ReadonlySet<CounselorTool> = new Set<CounselorTool>([
  "price",
  "collegeFacts",
  "chance",
  "compare",
  "deadlines",
  "match",
  "assuredAdmission",
  "statePrograms",
  "searchColleges",
  "whatIf",
  "proposeChange",
]);

/** What the shares of a question are taken by: how it was read, and by what. */
export function describeAsked(
  read: ReadQuestion,
  { typed, question, guess }: Pick<AskedOfCards, "typed" | "question" | "guess">,
): AskedOf & { tool: ReadTool | null } {
  // What may be misread names the same things.
  const likeliest = read.reading ?? read.others[0] ?? null;
  const telling = countTelling(question);
  if (likeliest === null) {
    const isOurs = isAboutCollege(foldQuestion(typed)) || namesCollegeMatter(typed);
    return { situation: isOurs ? "unreadMatter" : "unread", telling, tool: null };
  }
  const { tool, entities, values = [], search, change } = likeliest;
  const names = (...kinds: (typeof entities)[number]["kind"][]) =>
    entities.some(({ kind }) => kinds.includes(kind));
  if (tool === "writtenPages") {
    const situation: CardSituation = names("college") ? "ofCollege" : names("state") ? "ofState" : "subject";
    return { situation, telling, tool: null };
  }
  const has = (is: boolean) => (is ? 1 : 0);
  const isOf = (kind: (typeof entities)[number]["kind"]) => has(toolsOfNames.has(tool) && names(kind));
  const signs = {
    read: toLogOdds(guess.shares[tool] ?? 0),
    college: isOf("college"),
    program: isOf("program"),
    state: isOf("state"),
    figures: has(values.length > 0 || (search !== undefined && search.near !== null)),
    ownList: has(namesOwnList(foldQuestion(typed))),
    change: has(change !== null),
    leftOut: has((search?.unused.length ?? 0) > 0),
    doubtful: has(read.reading === null),
  };
  return {
    situation: entities.length > 0 && toolsOfNames.has(tool) ? "namedTool" : "tool",
    telling,
    tool: { tool, signs },
  };
}

/** The nearest cards that answer for what the question names, nearest first. */
export function findAskedCards(
  { reading, others }: ReadQuestion,
  { typed, question }: Pick<AskedOfCards, "typed" | "question">,
  cards: PreparedCards,
): FoundCard[] {
  const asked = reading ?? others[0] ?? null;
  const found = findInParts(cards, question).filter(({ card }) => isAsked(card, asked));
  if (!(asked?.entities ?? []).some(({ kind }) => kind === "college")) return found;
  // "West Point" is a college, and a card's own subject: one that has the name in a wording is found by it, too.
  const named = findInParts(cards, typed).filter(
    ({ card, signs }) => isAsked(card, asked) && signs.wording >= sameWording,
  );
  const unnamed = found.filter(({ card }) => !named.some((one) => one.card === card));
  return [...named, ...unnamed].toSorted((one, other) => other.score - one.score).slice(0, mostShared);
}

/** So much of a wording, name and all, is in the question. */
const sameWording = 0.8;

/** "Loans": a subject without a question, of which any card about it may be meant. */
function isBareSubject(question: string): boolean {
  const words = listCardWords(question);
  return words.length < 3 && words.filter((word) => weighWord(toTerm(word)) === 1).length === 1;
}

/** A card in general does not answer for one college or state, unless its answer holds there too; nor one of first-years for a transfer. */
function isAsked({ about, asked }: AnswerCard, reading: CounselorReading | null): boolean {
  if (reading?.condition === "transfer" && !asked.some((said) => said.includes("transfer"))) return false;
  const kinds = new Set((reading?.entities ?? []).map(({ kind }) => kind));
  if (kinds.has("college") || kinds.has("program")) return about === "college";
  return !kinds.has("state") || about === "state" || about === "college";
}

/** Read as the question of this card. `near`: what the question may well mean instead. */
export function toCard(read: ReadQuestion, card: AnswerCard, near: readonly AnswerCard[]): ReadQuestion {
  const { reading } = read;
  const others =
    reading === null || reading.tool === "writtenPages" ? read.others : [reading, ...read.others];
  return {
    ...read,
    reading: toReading(card, reading),
    others: [...others, ...near.map((one) => toReading(one, null))].slice(0, mostChoices),
  };
}

function keepValues(read: ReadQuestion, values: AskedOfCards["values"]): ReadQuestion {
  return read.reading === null || values === undefined
    ? read
    : { ...read, reading: { ...read.reading, values } };
}

function toReading({ id }: AnswerCard, reading: CounselorReading | null): CounselorReading {
  return {
    tool: "writtenPages",
    entities: reading?.tool === "writtenPages" ? reading.entities : [],
    measure: null,
    round: null,
    residency: null,
    change: null,
    card: id,
  };
}

/** The whole question, and each sentence of one that has several. */
function findInParts(cards: PreparedCards, question: string): FoundCard[] {
  const parts = splitParts(question);
  const best = new Map<string, FoundCard>();
  const add = (found: readonly FoundCard[]) => {
    for (const one of found)
      if (one.score > (best.get(one.card.id)?.score ?? Number.NEGATIVE_INFINITY)) best.set(one.card.id, one);
  };
  add(findCards(cards, question, mostShared));
  if (parts.length > 1)
    for (const { start, end } of parts.slice(-mostSentences)) {
      add(
        findCards(cards, question.slice(start, end), mostShared).map(({ card, signs }) => {
          const inPart = { ...signs, inPart: 1 };
          return { card, signs: inPart, score: scoreSigns(inPart) };
        }),
      );
    }
  return [...best.values()].toSorted((one, other) => other.score - one.score).slice(0, mostShared);
}
