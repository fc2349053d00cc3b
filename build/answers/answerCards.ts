/** The answer cards of content/answers as the site sends them; a card that breaks a rule fails the build. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { readAnswerCards } from "#authoring/answerCards.ts";
import { findCardFaults, findStrayFaults } from "#authoring/checks/cardFaults.ts";
import type { FactBook } from "#authoring/facts/factBook.ts";
import { createFigures } from "#authoring/figures.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import { makeStateCards } from "#authoring/stateCards.ts";
import { makeStateTopicCards } from "#authoring/stateTopicCards.ts";
import { foldCard, type WordedCard } from "#domain/counselor/cards/foldCard.ts";
import { type PackedCards, packCards } from "#domain/counselor/cards/packCards.ts";
import type { Colleges } from "#server/colleges.ts";
import { faqAnswers } from "#site/faqAnswers.ts";
import { faqEntries } from "#site/faqQuestions.ts";
import { getShortPageName } from "#site/pageHeads.ts";
import { pages } from "#site/pages.ts";

type Given = {
  rootFolder: string;
  facts: FactBook;
  articles: readonly ParsedArticle[];
  colleges: Colleges;
};

/** Throws with everything that is wrong with a card, a line each. Whether wordings stray is left to the tests. */
export async function buildAnswerCards(given: Given): Promise<PackedCards> {
  const { cards, faults } = await readCheckedCards(given);
  if (faults.length > 0) throw new Error(`The answer cards are not right:\n  ${faults.join("\n  ")}`);
  return packCards(cards.map(foldCard));
}

/** All that is wrong, with wordings that do not come back to their card when they are left out. */
export async function checkAnswerCards(given: Given) {
  const { cards, faults } = await readCheckedCards(given);
  return { cards, faults: [...faults, ...findStrayFaults(cards)] };
}

async function readCheckedCards(given: Given) {
  const { cards, read, topicCards } = await readCardsOfContent(given);
  const anchors = listAnchors(given.articles);
  const dead = [...read.cards, ...topicCards].flatMap(({ id, page: { path } }) => {
    const [page = "", anchor] = path.split("#");
    const known = anchors.get(page);
    return anchor === undefined || known === undefined || known.has(anchor)
      ? []
      : [`${id}: there is no ${path}`];
  });
  return {
    cards,
    faults: [...read.faults, ...dead, ...findCardFaults(cards, read.written), ...findFaqFaults(cards)],
  };
}

/** Unchecked. */
export async function readCardsOfContent({ rootFolder, facts, articles, colleges }: Given) {
  const folder = join(rootFolder, "content/answers");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const titles = new Map<string, string>([
    ...pages.map(({ id, path }) => [path, getShortPageName(id)] as const),
    ...articles.map(({ article: { path, title } }) => [path, title] as const),
  ]);
  const read = readAnswerCards(
    names.map((name, at) => ({
      name: `content/answers/${name}`,
      content: parse(texts[at] ?? "") as unknown,
    })),
    {
      book: facts,
      period: null,
      asOf: colleges.asOf,
      figures: createFigures(colleges, null),
      titleOf: (path) => titles.get(path) ?? null,
    },
  );
  const titleOf = (path: string) => titles.get(path) ?? null;
  const topicCards = makeStateTopicCards(colleges.asOf, facts, titleOf);
  const cards = [...read.cards, ...makeStateCards(colleges.asOf, titleOf), ...topicCards];
  return { cards, read, topicCards };
}

/** By page, of those whose anchors are known here. */
function listAnchors(articles: readonly ParsedArticle[]): Map<string, ReadonlySet<string>> {
  const ofArticles = articles.map(
    ({ article: { path, blocks } }) =>
      [path, new Set(blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : [])))] as const,
  );
  return new Map([...ofArticles, ["/faq", new Set(faqEntries.map(({ id }) => id))]]);
}

/** The page's own copy of its cards' words is made by `checkAnswers.ts --write`. */
function findFaqFaults(cards: readonly WordedCard[]): string[] {
  const written = JSON.stringify(toFaqAnswers(cards));
  return written === JSON.stringify(faqAnswers)
    ? []
    : ["the FAQ says something else than its cards: run node build/answers/checkAnswers.ts --write"];
}

/** The words of the FAQ, by the card they are of. */
export function toFaqAnswers(
  cards: readonly WordedCard[],
): Record<string, Pick<WordedCard, "question" | "answer">> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return Object.fromEntries(
    faqEntries.map(({ card }) => {
      const { question = "", answer = "" } = byId.get(card) ?? {};
      return [card, { question, answer }];
    }),
  );
}
