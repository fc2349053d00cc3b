/**
 * Whether a question is answered by a card, by three to choose from, or by what it was read as. Tools that have a name
 * or a figure of the question come first; a tool that would only ask back gives way to a card that fits.
 */
import type { CounselorReading, ReadQuestion } from "../counselor.ts";
import { isAboutCollege, namesOwnList } from "../cues.ts";
import { foldQuestion } from "../foldQuestion.ts";
import { splitParts } from "../slots.ts";
import type { AnswerCard } from "./answerCard.ts";
import type { PreparedCards } from "./cardIndex.ts";
import { type CardSituation, countTelling, shareScores } from "./cardShares.ts";
import { listCardWords, namesCollegeMatter, toTerm, weighWord } from "./cardWords.ts";
import { type FoundCard, findCards, findExactCard } from "./findCards.ts";

/**
 * From these shares on (cardShares.ts) the likeliest card answers, a surer one where no word is about college; else up to three are offered that together have so much.
 * `near`: a card as unlikely as this beside the first is none to choose from.
 */
export const leastShares = { answer: 0.38, unread: 0.6, choices: 0.5, bare: 0.15, near: 0.08 } as const;
/** Of a subject without a question, so much a score leads by where the nearest card is what it means. */
const bareLead = 0.02;
const mostChoices = 3;
/** Cards that a share is taken among. */
const mostShared = 14;
/** A sentence of a longer question says less than the whole. */
const sentenceShare = 0.92;
const mostSentences = 4;

/** "Now what?", "when is it due?": without a grade or a college they ask for it. */
const askingBack: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "nextSteps",
  "deadlines",
  "whatIf",
]);
/** So many telling words a card shares with a question that comes before one of them. */
const leastToldOverTool = 3;

/** Commands, and what is worked out from the plan: only the very wording of a card comes before them. */
const ownTools: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "proposeChange",
  "planOdds",
  "offers",
]);

/** `typed`: the whole question; `question`: without the names of colleges in it. */
export function chooseCards(
  read: ReadQuestion,
  { typed, question }: { typed: string; question: string },
  cards: PreparedCards,
): ReadQuestion {
  const own = findExactCard(cards, typed);
  if (own !== null) return toCard(read, own);
  const situation = findCardSituation(read, typed);
  if (situation === null) return read;
  const found = findAskedCards(read, question, cards);
  const shares = shareScores(
    found.map(({ score }) => score),
    { situation, telling: countTelling(question) },
  );
  const [first] = found;
  if (first === undefined || (situation === "tool" && first.told < leastToldOverTool)) return read;
  // "Loans" asks nothing yet.
  const isBare = isBareSubject(question);
  const isClear = isBare && first.score - (found[1]?.score ?? 0) >= bareLead;
  const least = situation === "unread" ? leastShares.unread : leastShares.answer;
  if (isClear || (shares[0] ?? 0) >= least) return toCard(read, first.card);
  const offered = found
    .slice(0, mostChoices)
    .filter((_one, at) => isBare || (shares[at] ?? 0) >= leastShares.near);
  const sum = shares.slice(0, offered.length).reduce((all, share) => all + share, 0);
  if (offered.length < 2 || sum < (isBare ? leastShares.bare : leastShares.choices)) return read;
  return { ...read, reading: null, others: offered.map(({ card }) => toReading(card, null)) };
}

/** What a question was read as before any card; null where only its very wording would be a card's. */
export function findCardSituation({ reading, others }: ReadQuestion, typed: string): CardSituation | null {
  // What may be misread names the same things.
  const likeliest = reading ?? others[0] ?? null;
  if (likeliest === null)
    return isAboutCollege(foldQuestion(typed)) || namesCollegeMatter(typed) ? "unreadMatter" : "unread";
  const isToolAsked =
    isOwn(likeliest) || namesTool(likeliest) || hasOwnFigure(likeliest) || isOfOwnList(likeliest, typed);
  if (isToolAsked) return null;
  if (likeliest.tool !== "writtenPages") return askingBack.has(likeliest.tool) ? "tool" : null;
  const kinds = new Set(likeliest.entities.map(({ kind }) => kind));
  if (kinds.has("college")) return "ofCollege";
  return kinds.has("state") ? "ofState" : "subject";
}

/** The nearest cards that answer for what the question names, nearest first. */
export function findAskedCards(
  { reading, others }: ReadQuestion,
  question: string,
  cards: PreparedCards,
): FoundCard[] {
  return findInParts(cards, question).filter(({ card }) => isAsked(card, reading ?? others[0] ?? null));
}

const bareWords = 2;

/** "Loans": a subject without a question, of which any card about it may be meant. */
function isBareSubject(question: string): boolean {
  const words = listCardWords(question);
  return words.length <= bareWords && words.filter((word) => weighWord(toTerm(word)) === 1).length === 1;
}

function isOwn({ tool, measure, change }: CounselorReading): boolean {
  return (
    ownTools.has(tool) ||
    (tool === "deadlines" && measure === "aidDate") ||
    (tool === "whatIf" && change !== null)
  );
}

/** "Which of my schools is due first": the colleges are named, as those of the plan. */
function isOfOwnList({ tool }: CounselorReading, typed: string): boolean {
  return tool !== "writtenPages" && namesOwnList(foldQuestion(typed));
}

/** A tool that the question leads to by a name in it. */
function namesTool({ tool, entities }: CounselorReading): boolean {
  return tool !== "writtenPages" && entities.length > 0;
}

function hasOwnFigure({ values = [], search, tool }: CounselorReading): boolean {
  return tool !== "writtenPages" && (values.length > 0 || (search !== undefined && search.near !== null));
}

/** A card in general does not answer for one college or state, unless its answer holds there too. */
function isAsked({ about }: AnswerCard, reading: CounselorReading | null): boolean {
  const kinds = new Set((reading?.entities ?? []).map(({ kind }) => kind));
  if (kinds.has("college") || kinds.has("program")) return about === "college";
  return !kinds.has("state") || about === "state" || about === "college";
}

/** Read as the question of this card. */
export function toCard(read: ReadQuestion, card: AnswerCard): ReadQuestion {
  const { reading } = read;
  const isElse = reading !== null && reading.tool !== "writtenPages";
  return {
    ...read,
    reading: toReading(card, reading),
    others: isElse ? [reading, ...read.others].slice(0, mostChoices) : read.others,
  };
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
  const most = mostShared;
  const parts = splitParts(question);
  const best = new Map<string, FoundCard>();
  const add = (found: readonly FoundCard[], share: number) => {
    for (const { card, score, told } of found)
      if (score * share > (best.get(card.id)?.score ?? 0))
        best.set(card.id, { card, score: score * share, told });
  };
  add(findCards(cards, question, most), 1);
  if (parts.length > 1)
    for (const { start, end } of parts.slice(-mostSentences))
      add(findCards(cards, question.slice(start, end), most), sentenceShare);
  return [...best.values()].toSorted((one, other) => other.score - one.score).slice(0, most);
}
