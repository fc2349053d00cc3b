/** Which answer is likely: what the cards, the tool and none of them have, and what neighbors lend. */
import { describe, expect, test } from "vitest";
import type { AnswerCard } from "./answerCard.ts";
import { poolShare, type ReadTool, shareAnswers } from "./cardShares.ts";
import { packCards, unpackCards } from "./packCards.ts";

const card = (id: string, near: readonly string[] = []): AnswerCard => ({
  id,
  question: `${id}?`,
  asked: [id, `what is ${id}`],
  answer: `${id} is this.`,
  facts: [],
  sources: [{ title: "Rule", url: null, year: "2026" }],
  page: { path: "/help", title: "Help" },
  about: "none",
  near,
});

const signs = {
  read: 0,
  college: 0,
  program: 0,
  state: 0,
  figures: 0,
  ownList: 0,
  change: 0,
  leftOut: 0,
  doubtful: 0,
};
const tool = (changed: Partial<ReadTool["signs"]> = {}): ReadTool => ({
  tool: "price",
  signs: { ...signs, ...changed },
});
const of = { situation: "subject", telling: 3 } as const;

describe("the shares", () => {
  test("of cards, the tool and none of them make one", () => {
    const {
      cards,
      tool: ofTool,
      none,
    } = shareAnswers([{ score: 12 }, { score: 9 }], { ...of, tool: tool() });
    expect(cards.reduce((sum, one) => sum + one, ofTool + none)).toBeCloseTo(1);
  });

  test.each([
    ["a college named", { college: 1 }, "more"],
    ["the trained reader", { read: 2 }, "more"],
    ["a doubtful reading", { doubtful: 1 }, "less"],
  ])("of a tool change with %s", (_what, changed, way) => {
    const share = (of_: ReadTool) => shareAnswers([{ score: 10 }], { ...of, tool: of_ }).tool;
    const [before, after] = [share(tool()), share(tool(changed))];
    expect(after > before ? "more" : "less").toBe(way);
  });

  test("of a card are smaller beside another one, or a tool", () => {
    const alone = shareAnswers([{ score: 11 }], of).cards[0] ?? 0;
    expect(shareAnswers([{ score: 11 }, { score: 11 }], of).cards[0]).toBeLessThan(alone);
    expect(shareAnswers([{ score: 11 }], { ...of, tool: tool({ college: 1 }) }).cards[0]).toBeLessThan(alone);
  });
});

test.each([
  ["half of a declared neighbor's share", [card("one", ["two"]), card("two")], 0.4],
  ["as much where only the other declares it", [card("one"), card("two", ["one"])], 0.4],
  ["nothing of another card's", [card("one"), card("two")], 0.3],
])("a card is lent %s", (_what, cards, share) => {
  expect(poolShare(cards, [0.3, 0.2], 0)).toBeCloseTo(share);
});

test("cards come out of their packing as they went in", () => {
  const cards: AnswerCard[] = [
    card("one", ["two"]),
    { ...card("two"), about: "college", facts: [{ kind: "money", text: "$5", year: "2026-27" }] },
    { ...card("three"), asked: [], state: "OH", sources: [], page: { path: "/faq", title: "FAQ" } },
  ];
  expect(unpackCards(packCards(cards))).toEqual(cards);
});
