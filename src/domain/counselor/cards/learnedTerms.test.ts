/** Words that families' messages taught to count more, or less, than their rarity says. */
import { expect, test } from "vitest";
import type { AnswerCard } from "./answerCard.ts";
import { prepareCards } from "./cardIndex.ts";
import { findCards, shareTerm } from "./findCards.ts";
import { toLearned } from "./learnedTerms.ts";
import { learnedSteps } from "./termSteps.ts";

const card = (id: string, asked: readonly string[], answer: string): AnswerCard => ({
  id,
  question: `${id}?`,
  asked,
  answer,
  facts: [],
  sources: [{ title: "Rule", url: null, year: "2026" }],
  page: { path: "/help", title: "Help" },
  about: "none",
  near: [],
});

test("each word stands in one list", () => {
  const all = Object.values(learnedSteps).flatMap((terms) => terms.split(" "));
  expect(all.length).toBeGreaterThan(500);
  expect(new Set(all).size).toBe(all.length);
});

test("a word of a higher list counts more, and one of no message as its rarity says", () => {
  const first = (step: string) => toLearned(learnedSteps[step]?.split(" ")[0] ?? "");
  expect(first("2")).toBeGreaterThan(first("1"));
  expect(first("-1")).toBeLessThan(1);
  expect(toLearned("nobodysaidthis")).toBe(1);
});

test("the sign adds up what a card's wordings and its answer share with the question", () => {
  const cards = prepareCards([
    card("one", ["xylo zebu", "xylo"], "Quokka."),
    card("two", ["quokka"], "Nothing."),
  ]);
  const weight = (term: string) => cards.words.weights[cards.words.numbers.get(term) ?? -1] ?? 0;
  const [found] = findCards(cards, "zebu quokka", 1);
  expect(found?.card.id).toBe("two");
  const other = findCards(cards, "zebu quokka", 2).find((one) => one.card.id === "one");
  expect(other?.signs.weighed).toBeCloseTo(
    0.1 * (weight("zebu") * shareTerm(1 / 2, false) + weight("quokka") * shareTerm(0, true)),
  );
});
