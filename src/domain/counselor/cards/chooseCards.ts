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
import { listCardWords, namesCollegeMatter, toTerm, weighWord } from "./cardWords.ts";
import { type FoundCard, findCards, findExactCard } from "./findCards.ts";

/** Found by trying every wording without itself, and the evaluation's questions. */
const limits = {
  /** Below it nothing is offered. */
  choice: 0.36,
  /** From here on a card answers where no tool does. */
  answer: 0.4,
  /** From here on it answers instead of a tool that no name or figure of the question leads to. */
  overTool: 0.72,
  /** And where a college or a state is named that no tool answers about: its own rule may be another. */
  ofCollege: 0.68,
  /** And where no word of the question is about college: it shares one telling word with the card, */
  elsewhere: 0.75,
  /** or two, or names what is asked about at college alone. */
  named: 0.55,
  /** And from here on instead of one that many questions are taken for, and that asks back. */
  overAskingBack: 0.5,
  /** More than a card can reach. */
  never: 2,
  /** So much nearer than the second is clear; from `sure` on any lead is. */
  lead: 0.02,
  sure: 0.6,
  /** Of a subject without a question, "loans". */
  bareLead: 0.04,
  /** So near to the first, others are offered beside it. */
  close: 0.06,
} as const;

/** "Now what?", "when is it due?" and "do we get Pell?": without a grade, a college or an income they ask for it. */
const askingBack: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "nextSteps",
  "deadlines",
  "studentAidIndex",
  "whatIf",
]);
/**
 * So many telling words a card shares with a question that comes before a tool that would ask back; of Pell and the index,
 * "will we qualify for a Pell Grant" has as many that name the tool itself.
 */
const toldOverAskingBack = { studentAidIndex: 4, others: 2 } as const;

const mostChoices = 3;
/** A sentence of a longer question says less than the whole. */
const sentenceShare = 0.92;
const mostSentences = 4;

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
  const { reading } = read;
  const own = findExactCard(cards, typed);
  if (own !== null) return toCard(read, own);
  // What may be misread names the same things.
  const likeliest = reading ?? read.others[0] ?? null;
  const isToolAsked =
    likeliest !== null &&
    (isOwn(likeliest) || namesTool(likeliest) || hasOwnFigure(likeliest) || isOfOwnList(likeliest, typed));
  if (isToolAsked) return read;
  const found = findInParts(cards, question).filter(({ card }) => isAsked(card, likeliest));
  const [first, second] = found;
  if (first === undefined) return read;
  const isOpen = likeliest === null || likeliest.tool === "writtenPages";
  const lead = first.score - (second?.score ?? 0);
  const isBare = isBareSubject(question);
  const isClear = isBare ? lead >= limits.bareLead : first.score >= limits.sure || lead >= limits.lead;
  const enough = findThreshold(likeliest, typed, first);
  if (first.score >= enough && isClear) return toCard(read, first.card);
  const least = Math.min(enough, isOpen && enough === limits.answer ? limits.choice : enough);
  if (first.score < least || (second === undefined && first.score < limits.answer)) return read;
  const within = isBare ? 1 : limits.close;
  const close = found.filter(({ score }) => score >= least && first.score - score < within);
  if (close.length < 2) return isOpen && first.score >= limits.answer ? toCard(read, first.card) : read;
  return {
    ...read,
    reading: null,
    others: close.slice(0, mostChoices).map(({ card }) => toReading(card, null)),
  };
}

const bareWords = 2;

/** "Loans": a subject without a question, of which any card about it may be meant. */
function isBareSubject(question: string): boolean {
  const words = listCardWords(question);
  return words.length <= bareWords && words.filter((word) => weighWord(toTerm(word)) === 1).length === 1;
}

function findThreshold(
  likeliest: CounselorReading | null,
  typed: string,
  { card: { about }, told }: FoundCard,
): number {
  const text = foldQuestion(typed);
  if (likeliest === null) {
    if (isAboutCollege(text)) return limits.answer;
    return told > 1 || namesCollegeMatter(typed) ? limits.named : limits.elsewhere;
  }
  const isOfCollege = likeliest.entities.some(
    ({ kind }) => kind === "college" || (kind === "state" && about !== "state"),
  );
  if (likeliest.tool === "writtenPages") return isOfCollege ? limits.ofCollege : limits.answer;
  if (!askingBack.has(likeliest.tool)) return limits.overTool;
  if (likeliest.tool === "studentAidIndex")
    return told >= toldOverAskingBack.studentAidIndex ? limits.overAskingBack : limits.never;
  return told >= toldOverAskingBack.others ? limits.overAskingBack : limits.overTool;
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
function namesTool(reading: CounselorReading): boolean {
  return (
    reading.tool !== "writtenPages" &&
    reading.entities.some(({ kind }) => kind === "college" || kind === "program" || kind === "major")
  );
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

function toCard(read: ReadQuestion, card: AnswerCard): ReadQuestion {
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
  const most = mostChoices + 1;
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
