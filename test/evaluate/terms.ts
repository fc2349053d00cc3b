/**
 * `npm run evaluate -- terms`: how often the nearest card is the right one for messages that families wrote for a card and for
 * questions of strangers, with the words weighed by their rarity and by what was learned from the other messages. `--write` learns from all and writes
 * `termSteps.ts`. Not from paraphrases.yaml and strangersQuestions.yaml,
 * which `-- cards` needs unlearned to fit how likely a card is.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PreparedCards } from "#domain/counselor/cards/cardIndex.ts";
import { areNear, cardSignNames } from "#domain/counselor/cards/cardShares.ts";
import { listCardWords, toTerm } from "#domain/counselor/cards/cardWords.ts";
import { findCards, shareTerm } from "#domain/counselor/cards/findCards.ts";
import { termStep } from "#domain/counselor/cards/learnedTerms.ts";
import { createSeededRandom } from "#lib/random.ts";
import { readCardMessages } from "../../build/counselor/trainIntents.ts";
import { readByCard } from "./answerKeys.ts";
import { makeCounselor } from "./askCounselor.ts";

/** A message and the cards it may ask for: their signs, and by card the words that both have, each with its share. */
type Example = {
  signs: Float64Array[];
  shared: readonly (readonly [term: number, share: number][])[];
  /** The place of the right card among them; -1 where it is none of them. */
  right: number;
  isNear: readonly boolean[];
};

const mostCards = 60;
const seed = 20_261_130;
const settings = { rounds: 14, batch: 32, pace: 0.03, shrink: 0.0002 } as const;
/** Steps that change nothing to speak of are left out, and none counts more than this. */
const steps = { least: 1, most: 9 } as const;
const parts = 3;

const signNames = cardSignNames.filter((name) => name !== "weighed" && name !== "inPart");

export async function evaluateTerms(isWritten: boolean): Promise<void> {
  const { cards } = await makeCounselor();
  const terms = [...cards.words.numbers.keys()];
  const examples = shuffle(listExamples(cards, terms, readCardMessages()));
  const strangers = listExamples(cards, terms, readByCard("strangersQuestions.yaml"));
  const folds = Array.from({ length: parts }, (_one, part) =>
    examples.filter((_example, at) => at % parts === part),
  );
  const judged = folds.map((held, part) => {
    const others = folds.flatMap((fold, at) => (at === part ? [] : fold));
    return [false, true].map((isByTerm) => count(held, learn(others, terms.length, isByTerm)));
  });
  const learned = learn(examples, terms.length, true);
  console.log(
    `${examples.length} messages, each third by the other two; ${strangers.length} questions of strangers`,
  );
  console.table({
    "messages, by rarity": mean(judged.flatMap(([rare]) => rare ?? [])),
    "messages, learned": mean(judged.flatMap(([, byTerm]) => byTerm ?? [])),
    "strangers, by rarity": count(strangers, learn(examples, terms.length, false)),
    "strangers, learned": count(strangers, learned),
  });
  if (!isWritten) return;
  writeFileSync(
    join(import.meta.dirname, "../../src/domain/counselor/cards/termSteps.ts"),
    describeSteps(terms, learned.factors),
  );
}

function listExamples(
  cards: PreparedCards,
  terms: readonly string[],
  messages: Readonly<Record<string, readonly string[]>>,
): Example[] {
  const termPlaces = new Map(terms.map((term, at) => [term, at]));
  const places = new Map(cards.cards.map(({ id }, place) => [id, place]));
  const answers = listAnswerTerms(cards);
  const wordings = new Map<number, readonly ReadonlySet<string>[]>();
  const listWordings = (place: number) => {
    const known = wordings.get(place);
    if (known !== undefined) return known;
    const asked = (cards.cards[place]?.asked ?? []).map((one) => new Set(one.split(" ").map(toTerm)));
    wordings.set(place, asked);
    return asked;
  };
  const examples = Object.entries(messages).flatMap(([id, list]) => {
    const own = cards.byId.get(id);
    if (own === undefined || !places.has(id)) return [];
    return list.flatMap((message): Example[] => {
      const words = listCardWords(message);
      // What became a wording says nothing of what nobody wrote down.
      if (cards.exact.has(words.join(" "))) return [];
      const found = findCards(cards, message, mostCards);
      const asked = [...new Set(words.map(toTerm))].flatMap((term) => {
        const number = cards.words.numbers.get(term);
        const at = termPlaces.get(term);
        return number === undefined || at === undefined ? [] : [{ term, number, at }];
      });
      return [
        {
          signs: found.map(({ signs }) => Float64Array.from(signNames, (name) => signs[name])),
          shared: found.map(({ card }) => {
            const place = places.get(card.id) ?? -1;
            const said = listWordings(place);
            return asked.flatMap(({ term, number, at }): [number, number][] => {
              const held = said.filter((one) => one.has(term)).length / (said.length || 1);
              const share = shareTerm(held, answers.get(place)?.has(number) === true);
              return share === 0 ? [] : [[at, (cards.words.weights[number] ?? 0) * share]];
            });
          }),
          right: found.findIndex(({ card }) => card === own),
          isNear: found.map(({ card }) => card === own || areNear(card, own)),
        },
      ];
    });
  });
  return examples;
}

/** By the place of a card, the numbers of the words in its answer. */
function listAnswerTerms({ answers }: PreparedCards): Map<number, Set<number>> {
  const terms = new Map<number, Set<number>>();
  for (let term = 0; term + 1 < answers.starts.length; term += 1)
    for (let at = answers.starts[term] ?? 0; at < (answers.starts[term + 1] ?? 0); at += 1) {
      const card = answers.places[at] ?? 0;
      const own = terms.get(card) ?? new Set();
      terms.set(card, own.add(term));
    }
  return terms;
}

function shuffle(examples: readonly Example[]): Example[] {
  const random = createSeededRandom(seed);
  return examples
    .map((example) => ({ example, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ example }) => example);
}

type Learned = { signs: Float64Array; scale: number; factors: Float64Array };

/** Gradient descent (Adam) on the logarithm of the right card's share among those that were found. */
function learn(examples: readonly Example[], termCount: number, isByTerm: boolean): Learned {
  const size = signNames.length;
  // The signs, what the words count together, and each word.
  const values = new Float64Array(size + 1 + termCount);
  const [means, squares] = [new Float64Array(values.length), new Float64Array(values.length)];
  const usable = examples.filter(({ right }) => right >= 0);
  const batches = Math.ceil(usable.length / settings.batch);
  let step = 0;
  for (let round = 0; round < settings.rounds; round += 1) {
    const pace = settings.pace * (1 - round / settings.rounds);
    for (let batch = 0; batch < batches; batch += 1) {
      const slopes = new Float64Array(values.length);
      const some = usable.slice(batch * settings.batch, (batch + 1) * settings.batch);
      for (const example of some) addSlopes(example, values, slopes, isByTerm);
      step += 1;
      const bias = { mean: 1 - 0.9 ** step, square: 1 - 0.999 ** step };
      for (let at = 0; at < values.length; at += 1) {
        const value = values[at] ?? 0;
        const slope = (slopes[at] ?? 0) / some.length + (at > size ? settings.shrink * value : 0);
        const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope;
        const square = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope;
        means[at] = mean;
        squares[at] = square;
        values[at] = value - (pace * (mean / bias.mean)) / (Math.sqrt(square / bias.square) + 1e-8);
      }
    }
  }
  return { signs: values.slice(0, size), scale: values[size] ?? 0, factors: values.slice(size + 1) };
}

function addSlopes(
  { signs, shared, right }: Example,
  values: Float64Array,
  slopes: Float64Array,
  isByTerm: boolean,
): void {
  const size = signNames.length;
  const scale = values[size] ?? 0;
  const toWorth = (term: number, share: number) => Math.exp(values[size + 1 + term] ?? 0) * share;
  const sums = shared.map((terms) => terms.reduce((all, [term, share]) => all + toWorth(term, share), 0));
  const scores = signs.map(
    (own, at) =>
      own.reduce((all, sign, place) => all + sign * (values[place] ?? 0), 0) + scale * (sums[at] ?? 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  for (const [at, one] of odds.entries()) {
    const off = one / all - (at === right ? 1 : 0);
    for (const [place, sign] of (signs[at] ?? new Float64Array()).entries())
      slopes[place] = (slopes[place] ?? 0) + off * sign;
    slopes[size] = (slopes[size] ?? 0) + off * (sums[at] ?? 0);
    if (!isByTerm) continue;
    for (const [term, share] of shared[at] ?? [])
      slopes[size + 1 + term] = (slopes[size + 1 + term] ?? 0) + off * scale * toWorth(term, share);
  }
}

type Count = { first: number; amongTwo: number; firstOrNeighbor: number };

function count(examples: readonly Example[], { signs, scale, factors }: Learned): Count {
  const counted = { first: 0, amongTwo: 0, firstOrNeighbor: 0 };
  for (const example of examples) {
    const scores = example.signs.map(
      (own, at) =>
        own.reduce((all, sign, place) => all + sign * (signs[place] ?? 0), 0) +
        scale *
          (example.shared[at] ?? []).reduce(
            (all, [term, share]) => all + Math.exp(factors[term] ?? 0) * share,
            0,
          ),
    );
    const order = [...scores.keys()].toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const [first = -1, second = -1] = order;
    if (example.right >= 0 && first === example.right) counted.first += 1;
    if (example.right >= 0 && (first === example.right || second === example.right)) counted.amongTwo += 1;
    if (example.isNear[first] === true) counted.firstOrNeighbor += 1;
  }
  const toShare = (sum: number) => Math.round((sum / examples.length) * 1000) / 1000;
  return {
    first: toShare(counted.first),
    amongTwo: toShare(counted.amongTwo),
    firstOrNeighbor: toShare(counted.firstOrNeighbor),
  };
}

function mean(counts: readonly Count[]): Count {
  const of = (name: keyof Count) =>
    Math.round((counts.reduce((sum, one) => sum + one[name], 0) / counts.length) * 1000) / 1000;
  return { first: of("first"), amongTwo: of("amongTwo"), firstOrNeighbor: of("firstOrNeighbor") };
}

function describeSteps(terms: readonly string[], factors: Float64Array): string {
  const bySteps = new Map<number, string[]>();
  for (const [at, term] of terms.entries()) {
    const step = Math.max(-steps.most, Math.min(steps.most, Math.round((factors[at] ?? 0) / termStep)));
    if (Math.abs(step) < steps.least) continue;
    bySteps.set(step, [...(bySteps.get(step) ?? []), term]);
  }
  const lines = [...bySteps]
    .toSorted(([one], [other]) => one - other)
    .map(([step, list]) => `  "${step}": "${list.toSorted().join(" ")}",\n`);
  return `/** Words by how many steps more or less they count (learnedTerms.ts); written by \`npm run evaluate -- terms --write\`. Do not edit. */

export const learnedSteps: Readonly<Record<string, string>> = {
${lines.join("")}};
`;
}
