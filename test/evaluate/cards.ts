/**
 * `npm run evaluate -- cards`: how often the answer cards are chosen, and rightly, on development questions that the model
 * was not fitted to; once with all cards, and once with none of the right ones, which is what an unseen subject is like.
 * `--write` fits it to all of them and writes `cardWeights.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import type { PreparedCards } from "#domain/counselor/cards/cardIndex.ts";
import {
  type CardSituation,
  type CardWeights,
  cardSituations,
  countTelling,
  shareScores,
} from "#domain/counselor/cards/cardShares.ts";
import { findAskedCards, findCardSituation, leastShares } from "#domain/counselor/cards/chooseCards.ts";
import { findCards } from "#domain/counselor/cards/findCards.ts";
import { linkEntities } from "#domain/counselor/linkEntities.ts";
import { normalizeQuestion } from "#domain/counselor/normalize.ts";
import { dropColleges } from "#domain/counselor/readQuestion.ts";
import {
  isUnsettled,
  type KeyedQuestion,
  readAnswerSet,
  readCalculated,
  says,
  toPlain,
} from "./answerKeys.ts";
import { type Counselor, makeCounselor } from "./askCounselor.ts";

/** `right`: by card, how far its answer is right, from 0 to 1; none may be. */
type Example = {
  scores: readonly number[];
  right: readonly number[];
  situation: CardSituation | null;
  telling: number;
  weight: number;
};

type Card = { id: string; near?: string[] };

const mostCards = 14;
/** A question of a family says more than a wording of ours: so many times as much. */
const weights = { wording: 1, wordingWithout: 1, question: 10, questionWithout: 5 } as const;
/** A neighbor of the card often answers as well. */
const neighborRight = 0.3;
/** Every so many a wording is left out, and its card. */
const strides = { wording: 2, card: 4 } as const;

export async function evaluateCards(isWritten: boolean): Promise<void> {
  const counselor = await makeCounselor();
  const wordings = listWordings(counselor.cards);
  const questions = listQuestions(counselor);
  const halves = [0, 1].map((half) => questions.filter((_one, at) => at % 2 === half));
  const judged = halves.flatMap((half, at) => {
    const fitted = fit([...wordings, ...flatten(halves[1 - at] ?? [])]);
    return half.map((question) => ({ question, fitted }));
  });
  const rows = [0.3, 0.4, leastShares.answer, 0.5, 0.6, 0.7].map((share) => ({
    share,
    ...count(judged, share, "with"),
    withoutRight: count(judged, share, "without").answered,
  }));
  console.log("cards: development and out of scope, each half by the other");
  console.table(rows);
  if (!isWritten) return;
  writeFileSync(
    join(import.meta.dirname, "../../src/domain/counselor/cards/cardWeights.ts"),
    describeWeights(fit([...wordings, ...flatten(questions)])),
  );
}

/** `without`: the same without its right cards. */
type Question = { with: Example; without: Example | null };

const flatten = (questions: readonly Question[]) =>
  questions.flatMap((one) => (one.without === null ? [one.with] : [one.with, one.without]));

function count(
  judged: readonly { question: Question; fitted: CardWeights }[],
  share: number,
  which: "with" | "without",
): { asked: number; answered: number; right: number } {
  let [asked, answered, right] = [0, 0, 0];
  for (const { question, fitted } of judged) {
    const example = question[which];
    if (example === null) continue;
    asked += 1;
    const shares = shareScores(example.scores, example, fitted);
    if ((shares[0] ?? 0) < share) continue;
    answered += 1;
    if (example.right[0] === 1) right += 1;
  }
  return { asked, answered, right };
}

function listWordings(cards: PreparedCards): Example[] {
  const all: Example[] = [];
  const isNear = readNeighbors();
  let at = 0;
  for (const { id, asked } of cards.cards)
    for (const wording of asked) {
      const telling = countTelling(wording);
      const found = at % strides.wording === 0 ? findCards(cards, wording, mostCards, at) : [];
      const example = (isKept: (id: string) => boolean, weight: number): Example => {
        const kept = found.filter(({ card }) => isKept(card.id));
        return {
          scores: kept.map(({ score }) => score),
          right: kept.map(({ card }) => (card.id === id ? 1 : isNear(card.id, id) ? neighborRight : 0)),
          situation: null,
          telling,
          weight,
        };
      };
      if (found.length > 0) all.push(example(() => true, weights.wording));
      if (found.length > 0 && at % strides.card === 0)
        all.push(example((other) => other !== id && !isNear(other, id), weights.wordingWithout));
      at += 1;
    }
  return all;
}

function readNeighbors(): (one: string, other: string) => boolean {
  const folder = join(import.meta.dirname, "../../content/answers");
  const pairs = new Set<string>();
  for (const name of readdirSync(folder))
    for (const { id, near = [] } of parse(readFileSync(join(folder, name), "utf8")) as Card[])
      for (const other of near) pairs.add(`${id} ${other}`).add(`${other} ${id}`);
  return (one, other) => pairs.has(`${one} ${other}`);
}

function listQuestions({ read, cards, dictionary }: Counselor): Question[] {
  return (["development", "outOfScope"] as const).flatMap((set) =>
    readAnswerSet(set).flatMap((keyed) => {
      const typed = normalizeQuestion(keyed.q);
      const found = read(keyed.q, null, null, null);
      const situation =
        keyed.before.length > 0 || found.boundary !== null ? null : findCardSituation(found, typed);
      if (situation === null) return [];
      const question = dropColleges(typed, linkEntities(typed, dictionary));
      const near = findAskedCards(found, question, cards);
      const right = near.map(({ card }) => (set === "development" && meetsKey(keyed, card) ? 1 : 0));
      const base = { situation, telling: countTelling(question) };
      const example = (isKept: (at: number) => boolean, weight: number): Example => ({
        ...base,
        scores: near.filter((_one, at) => isKept(at)).map(({ score }) => score),
        right: right.filter((_one, at) => isKept(at)),
        weight,
      });
      return [
        {
          with: example(() => true, weights.question),
          without: right.includes(1) ? example((at) => right[at] === 0, weights.questionWithout) : null,
        },
      ];
    }),
  );
}

/** Of a key, what words alone can meet. */
function meetsKey({ facts, never, verdict }: KeyedQuestion, { answer }: AnswerCard): boolean {
  const plain = toPlain(answer);
  const isSaid = (key: string) => !isUnsettled(key) && readCalculated(key) === null && says(plain, key);
  const [, opening] = /^(yes|no)(?=[,.:;!])/i.exec(answer) ?? [];
  if (verdict !== undefined && opening !== undefined && opening.toLowerCase() !== verdict) return false;
  return !never.some(isSaid) && facts.every((group) => group.some(isSaid));
}

const rounds = 1500;
const pace = 0.05;

/** Gradient descent (Adam) on the logarithm of the share that is right, a card's or that of none. */
function fit(examples: readonly Example[]): CardWeights {
  const names = ["score", "none", "telling", ...cardSituations] as const;
  const values: number[] = names.map((name) => (name === "score" ? 15 : name === "none" ? 8 : 0));
  const means = values.map(() => 0);
  const squares = values.map(() => 0);
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = values.map((value, at) => (at > 2 ? 0.001 * value : 0));
    const current = toWeights(values);
    for (const { scores, right: rights, situation, telling, weight } of examples) {
      const shares = shareScores(scores, { situation, telling }, current);
      const none = 1 - shares.reduce((sum, one) => sum + one, 0);
      const right = shares.reduce((sum, one, at) => sum + one * (rights[at] ?? 0), 0);
      const hasRight = right > 0;
      const part = weight / all;
      // What the model gives each, less what it would give had it been told that the answer is among the right ones.
      for (const [at, share] of shares.entries()) {
        const told = hasRight ? (share * (rights[at] ?? 0)) / Math.max(right, 1e-12) : 0;
        slopes[0] = (slopes[0] ?? 0) + part * (share - told) * (scores[at] ?? 0);
      }
      const ofNone = part * (none - (hasRight ? 0 : 1));
      slopes[1] = (slopes[1] ?? 0) + ofNone;
      slopes[2] = (slopes[2] ?? 0) + ofNone * Math.log(1 + telling);
      if (situation !== null) {
        const at = names.indexOf(situation);
        slopes[at] = (slopes[at] ?? 0) + ofNone;
      }
    }
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

function toWeights([score = 0, none = 0, telling = 0, ...rest]: readonly number[]): CardWeights {
  const situations = Object.fromEntries(cardSituations.map((name, at) => [name, rest[at] ?? 0]));
  return { score, none, telling, situations } as CardWeights; // Every situation is in it.
}

function describeWeights({ score, none, telling, situations }: CardWeights): string {
  const round = (value: number) => Number(value.toFixed(2));
  const listed = cardSituations.map((name) => `    ${name}: ${round(situations[name])},`).join("\n");
  return `/** What a card's score is worth; written by \`npm run evaluate -- cards --write\`. Do not edit. */

export const cardWeights = {
  score: ${round(score)},
  none: ${round(none)},
  telling: ${round(telling)},
  situations: {
${listed}
  },
} as const;
`;
}
