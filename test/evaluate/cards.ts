/**
 * `npm run evaluate -- cards`: how often a card or a tool is chosen, and rightly, on questions that the model was not fitted
 * to; once with all cards, and once with none of the right ones, which is what an unseen subject is like.
 * `--write` fits it to all of them and writes `cardWeights.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import {
  type AskedOf,
  areNear,
  type CardSigns,
  type CardWeights,
  cardSignNames,
  cardSituations,
  mostShared,
  poolShare,
  scoreSigns,
  shareAnswers,
  toolSignNames,
} from "#domain/counselor/cards/cardShares.ts";
import { describeAsked, findAskedCards, leastShares } from "#domain/counselor/cards/chooseCards.ts";
import { type FoundCard, findCards } from "#domain/counselor/cards/findCards.ts";
import { counselorTools } from "#domain/counselor/counselor.ts";
import {
  isUnsettled,
  type KeyedQuestion,
  readAnswerSet,
  readByCard,
  readCalculated,
  says,
  toPlain,
} from "./answerKeys.ts";
import { type Counselor, makeCounselor } from "./askCounselor.ts";
import { gradeQuestion } from "./gradeAnswers.ts";
import { listGroups, readQuestionSet, scoreReading } from "./scoreQuestions.ts";

/** `right`: by card, how far its answer is right, from 0 to 1; none may be. */
type Example = {
  found: readonly FoundCard[];
  right: readonly number[];
  of: AskedOf;
  isToolRight: boolean;
  weight: number;
};

/** A question of a family says more than a wording of ours: so many times as much; and less where only its tool was judged. */
const weights = {
  wording: 1,
  paraphrases: 0.5,
  development: 10,
  strangers: 3,
  outOfScope: 20,
  spanish: 5,
  readings: 6,
} as const;
/** What a question counts without its right cards, beside itself. */
const withoutShare = 0.5;
/** A neighbor of the card often answers as well. */
const neighborRight = 0.3;
/** A question that shares more runs of letters than this with a wording was written into a card. */
const mostAlike = 0.85;
/** Every so many a wording is left out, and its card. */
const strides = { wording: 2, card: 4 } as const;

export async function evaluateCards(isWritten: boolean): Promise<void> {
  const counselor = await makeCounselor();
  const wordings = listWordings(counselor);
  const questions = [
    ...listQuestions(counselor),
    ...listReadings(counselor),
    ...listParaphrases(counselor),
    // By the card that a counselor would answer them with.
    ...listByCard(counselor, "strangers", readByCard("strangersQuestions.yaml")),
  ];
  if (isWritten)
    writeFileSync(
      join(import.meta.dirname, "../../src/domain/counselor/cards/cardWeights.ts"),
      describeWeights(fit([...wordings, ...flatten(questions)])),
    );
  const halves = [0, 1].map((half) => questions.filter((_one, at) => at % 2 === half));
  const judged = halves.flatMap((half, at) => {
    const fitted = fit([...wordings, ...flatten(halves[1 - at] ?? [])]);
    return half.map((question) => ({ question, fitted }));
  });
  for (const set of [
    "paraphrases",
    "development",
    "strangers",
    "outOfScope",
    "spanish",
    "readings",
  ] as const) {
    const ofSet = judged.filter(({ question }) => question.set === set);
    console.log(`cards: ${set}, each half by the other`);
    console.table(
      [0.3, leastShares.answer, 0.5, 0.6, 0.7].map((share) => ({
        share,
        ...count(ofSet, share, "with"),
        besideWithoutRight: count(ofSet, share, "without").cardsBeside,
      })),
    );
  }
}

type SetName = "paraphrases" | "development" | "strangers" | "outOfScope" | "spanish" | "readings";
/** `without`: the same without its right cards. */
type Question = { set: SetName; with: Example; without: Example | null };

const flatten = (questions: readonly Question[]) =>
  questions.flatMap((one) => (one.without === null ? [one.with] : [one.with, one.without]));

function count(
  judged: readonly { question: Question; fitted: CardWeights }[],
  share: number,
  which: "with" | "without",
) {
  let [asked, cardsRight, cardsBeside, toolsRight, toolsBeside] = [0, 0, 0, 0, 0];
  for (const { question, fitted } of judged) {
    const example = question[which];
    if (example === null) continue;
    asked += 1;
    const { of, isToolRight } = example;
    const found = example.found
      .map(({ card, signs }, at) => ({ card, right: example.right[at], score: scoreSigns(signs, fitted) }))
      .toSorted((one, other) => other.score - one.score);
    const shares = shareAnswers(found, of, fitted);
    const pooled = poolShare(
      found.map(({ card }) => card),
      shares.cards,
      0,
    );
    if (pooled >= share && pooled > shares.tool) {
      if (found[0]?.right === 1) cardsRight += 1;
      else cardsBeside += 1;
    } else if (shares.tool >= leastShares.tool) {
      if (isToolRight) toolsRight += 1;
      else toolsBeside += 1;
    }
  }
  return { asked, cardsRight, cardsBeside, toolsRight, toolsBeside };
}

/** Wordings, each left out; of some, without their card and its neighbors. What a tool says of them is never the answer. */
function listWordings(counselor: Counselor): Example[] {
  const { cards } = counselor;
  const all: Example[] = [];
  let at = 0;
  for (const own of cards.cards)
    for (const wording of own.asked) {
      const place = at++;
      if (place % strides.wording !== 0) continue;
      const { asked, read } = counselor.readBefore(wording);
      if (asked === null) continue;
      const { tool, telling } = describeAsked(read, asked);
      const found = findCards(cards, wording, mostShared, place);
      const add = (kept: readonly FoundCard[]) =>
        all.push({
          found: kept,
          right: kept.map(({ card }) => (card.id === own.id ? 1 : areNear(card, own) ? neighborRight : 0)),
          of: { situation: "searched", telling, tool },
          isToolRight: false,
          weight: weights.wording,
        });
      if (found.length > 0) add(found);
      if (found.length > 0 && place % strides.card === 0)
        add(found.filter(({ card }) => card.id !== own.id && !areNear(card, own)));
    }
  return all;
}

function listQuestions(counselor: Counselor): Question[] {
  const alone: Counselor = {
    ...counselor,
    read: (question, previous, plan) => counselor.read(question, previous, plan, null),
  };
  return (["development", "outOfScope", "spanish"] as const).flatMap((set) =>
    readAnswerSet(set).flatMap((keyed) => {
      if (keyed.before.length > 0) return [];
      const isOurs = set !== "outOfScope";
      const isRight = (card: AnswerCard) => (isOurs && meetsKey(keyed, card) ? 1 : 0);
      const isToolRight = isOurs && gradeQuestion(alone, keyed).verdict === "right";
      return makeQuestion(counselor, keyed.q, { set, isRight, isToolRight });
    }),
  );
}

const withoutTool = (example: Example): Example => ({ ...example, of: { ...example.of, tool: null } });

/** What people might type for a card, in words that none of its wordings was taken from; of tools they say nothing. */
function listParaphrases(counselor: Counselor): Question[] {
  return listByCard(counselor, "paraphrases", readByCard("paraphrases.yaml")).map((one) => ({
    ...one,
    with: withoutTool(one.with),
    without: one.without && withoutTool(one.without),
  }));
}

function listByCard(
  counselor: Counselor,
  set: "paraphrases" | "strangers",
  all: Readonly<Record<string, readonly string[]>>,
): Question[] {
  return Object.entries(all).flatMap(([id, sentences]) => {
    const own = counselor.cards.byId.get(id);
    if (own === undefined) throw new Error(`No card ${id}; take it out of the set of ${set}.`);
    const isRight = (card: AnswerCard) => (card.id === id ? 1 : areNear(card, own) ? neighborRight : 0);
    return sentences.flatMap((sentence) =>
      makeQuestion(counselor, sentence, { set, isRight, isToolRight: false }),
    );
  });
}

/** Questions whose tool, or card, a person has named. */
function listReadings(counselor: Counselor): Question[] {
  return ["questions.yaml", "families.yaml"].flatMap((name) => {
    const set = readQuestionSet(name);
    return listGroups(set)
      .flatMap(([, questions]) => questions)
      .flatMap((expected) => {
        const { ask, after, orNone, tool, card } = expected;
        const isOpen = [tool ?? []].flat().includes("writtenPages") && card === undefined;
        if (after !== undefined || orNone === true || isOpen) return [];
        const { read } = counselor.readBefore(ask);
        const isTool = (read.reading?.tool ?? "writtenPages") !== "writtenPages";
        const isRight = ({ id }: AnswerCard) => ([card ?? []].flat().includes(id) ? 1 : 0);
        const isToolRight = isTool && scoreReading(expected, read, set.colleges) === "right";
        return makeQuestion(counselor, ask, { set: "readings", isRight, isToolRight });
      });
  });
}

function makeQuestion(
  { readBefore, cards }: Counselor,
  question: string,
  judged: { set: SetName; isRight: (card: AnswerCard) => number; isToolRight: boolean },
): Question[] {
  const { read, asked } = readBefore(question);
  if (asked === null) return [];
  const { set, isRight, isToolRight } = judged;
  const all = findAskedCards(read, asked, cards);
  // What became a wording, or nearly, says nothing of questions that nobody wrote down.
  if (all.some(({ signs }) => signs.letters > mostAlike)) return [];
  const example = (found: readonly FoundCard[], weight: number): Example => ({
    found,
    right: found.map(({ card }) => isRight(card)),
    of: describeAsked(read, asked),
    isToolRight,
    weight,
  });
  const others = all.filter(({ card }) => isRight(card) === 0);
  const isOwn = set !== "readings" && others.length < all.length;
  return [
    {
      set,
      with: example(all, weights[set]),
      without: isOwn ? example(others, weights[set] * withoutShare) : null,
    },
  ];
}

/** Of a key, what words alone can meet. */
function meetsKey({ facts, never, verdict }: KeyedQuestion, { answer }: AnswerCard): boolean {
  const plain = toPlain(answer);
  const isSaid = (key: string) => !isUnsettled(key) && readCalculated(key) === null && says(plain, key);
  const [, opening] = /^(yes|no)(?=[,.:;!])/i.exec(answer) ?? [];
  if (verdict !== undefined && opening !== undefined && opening.toLowerCase() !== verdict) return false;
  return !never.some(isSaid) && facts.every((group) => group.some(isSaid));
}

const rounds = 400;
const pace = 0.1;
/** Keeps what few questions tell from counting much. */
const shrink = 0.0002;

const toolNames = counselorTools.filter((tool) => tool !== "writtenPages");
const otherNames = ["none", "telling", ...cardSituations, ...toolNames, ...toolSignNames] as const;

/** An example as numbers: by card its signs, and what the others are multiplied by. */
type Row = {
  signs: readonly (readonly number[])[];
  right: readonly number[];
  none: readonly [at: number, times: number][];
  tool: readonly [at: number, times: number][] | null;
  isToolRight: boolean;
  part: number;
};

function toRow({ found, right, of, isToolRight, weight }: Example, all: number): Row {
  const { tool = null } = of;
  const place = (name: string) => cardSignNames.length + otherNames.findIndex((one) => one === name);
  const toolFrom = cardSignNames.length + otherNames.length - toolSignNames.length;
  return {
    signs: found.map(({ signs }) => cardSignNames.map((name) => signs[name])),
    right,
    none: [
      [place("none"), 1],
      [place("telling"), Math.log(1 + of.telling)],
      [place(of.situation), 1],
    ],
    tool:
      tool === null
        ? null
        : [
            [place(tool.tool), 1],
            ...toolSignNames.map((name, at): [number, number] => [toolFrom + at, tool.signs[name]]),
          ],
    isToolRight,
    part: weight / all,
  };
}

/** Gradient descent (Adam) on the logarithm of the share that is right: a card's, the tool's, or that of none. */
function fit(examples: readonly Example[]): CardWeights {
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = examples.map((example) => toRow(example, all));
  const size = cardSignNames.length;
  const values = new Float64Array(size + otherNames.length).fill(3, 0, 4);
  values[size] = 8;
  const [means, squares] = [new Float64Array(values.length), new Float64Array(values.length)];
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = values.map((value, at) => (at > size ? shrink * value : 0));
    for (const row of rows) addSlopes(row, values, slopes);
    for (const [at, slope] of slopes.entries()) {
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope;
      const mean = (means[at] ?? 0) / (1 - 0.9 ** round);
      const square = (squares[at] ?? 0) / (1 - 0.999 ** round);
      values[at] = (values[at] ?? 0) - (pace * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
  return toWeights(values);
}

/** What the model gives each answer, less what it would give had it been told that the answer is among the right ones. */
function addSlopes(row: Row, values: Float64Array, slopes: Float64Array): void {
  const sum = (terms: readonly [number, number][]) =>
    terms.reduce((all, [at, times]) => all + (values[at] ?? 0) * times, 0);
  const none = sum(row.none);
  const odds = row.signs.map((signs) =>
    Math.exp(signs.reduce((all, sign, at) => all + sign * (values[at] ?? 0), 0) - none),
  );
  const ofTool = row.tool === null ? 0 : Math.exp(sum(row.tool));
  const all = odds.reduce((total, one) => total + one, 1 + ofTool);
  const rightOdds =
    odds.reduce((total, one, at) => total + one * (row.right[at] ?? 0), 0) + (row.isToolRight ? ofTool : 0);
  const told = (share: number, right: number) => (rightOdds > 0 ? (share * right) / rightOdds : 0);
  let ofCards = 0;
  for (const [at, one] of odds.entries()) {
    const off = row.part * (one / all - told(one, row.right[at] ?? 0));
    ofCards += off;
    for (const [place, sign] of (row.signs[at] ?? []).entries())
      slopes[place] = (slopes[place] ?? 0) + off * sign;
  }
  for (const [at, times] of row.none) slopes[at] = (slopes[at] ?? 0) - ofCards * times;
  const offTool = row.part * (ofTool / all - told(ofTool, row.isToolRight ? 1 : 0));
  for (const [at, times] of row.tool ?? []) slopes[at] = (slopes[at] ?? 0) + offTool * times;
}

function toWeights(values: Float64Array): CardWeights {
  const size = cardSignNames.length;
  const other = (from: number, names: readonly string[]) =>
    Object.fromEntries(names.map((name, at) => [name, values[from + at] ?? 0]));
  const situationsFrom = size + 2;
  const toolsFrom = situationsFrom + cardSituations.length;
  return {
    signs: other(0, cardSignNames) as CardSigns, // Every sign is in it.
    none: values[size] ?? 0,
    telling: values[size + 1] ?? 0,
    situations: other(situationsFrom, cardSituations) as CardWeights["situations"], // Every situation is in it.
    tools: other(toolsFrom, toolNames),
    toolSigns: other(toolsFrom + toolNames.length, toolSignNames) as CardWeights["toolSigns"], // Every sign is in it.
  };
}

function describeWeights(weighed: CardWeights): string {
  const list = (numbers: object) =>
    Object.entries(numbers)
      .map(([name, value]) => `    ${name}: ${Number(Number(value).toFixed(2))},\n`)
      .join("");
  const { signs, none, telling, situations, tools, toolSigns } = weighed;
  return `/** What each sign of a card and of a tool is worth; written by \`npm run evaluate -- cards --write\`. Do not edit. */

export const cardWeights = {
  signs: {
${list(signs)}  },
  none: ${Number(none.toFixed(2))},
  telling: ${Number(telling.toFixed(2))},
  situations: {
${list(situations)}  },
  tools: {
${list(tools)}  },
  toolSigns: {
${list(toolSigns)}  },
} as const;
`;
}
