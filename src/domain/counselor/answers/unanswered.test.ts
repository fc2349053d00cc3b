/** What nothing of ours answers: who does know, and pages by their titles alone. */
import { describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { answerReading } from "../answerReading.ts";
import { prepareCards } from "../cards/cardIndex.ts";
import { foldCard, type WordedCard } from "../cards/foldCard.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";

describe("what no tool and no card answers", () => {
  const makeCard = (id: string, question: string, path: string): WordedCard => ({
    id,
    question,
    wordings: [],
    answer: "It depends on the college.",
    facts: [],
    sources: [],
    page: { path, title: question },
    about: "none",
    near: [],
  });
  const cards = prepareCards(
    [
      makeCard("signs", "Who signs the FAFSA?", "/help/fafsa#signers"),
      makeCard("opens", "When does the FAFSA open?", "/help/fafsa#dates"),
      makeCard("waitlist", "What should I do on a waitlist?", "/help/waitlist"),
    ].map(foldCard),
  );
  const plan = makeEmptyPlan("plan", "2026-11-21T00:00:00.000Z");
  const context: AnswerContext = {
    colleges: [],
    byUnitId: new Map(),
    deadlines: [],
    majors: null,
    plan,
    today: "2026-11-21",
    cards,
  };
  const ask = (reading: CounselorReading | null, question: string) =>
    answerReading(
      { reading, others: [], namesLeftOut: 0, boundary: null, language: "en" },
      question,
      context,
    );

  test("is an honest no that names who knows, with each page near to it once and nothing quoted", () => {
    const { kind, text, sources, parts } = ask(null, "do both parents sign the FAFSA in ink?");
    expect([kind, sources]).toEqual(["dont-know", []]);
    expect(text).toMatch(/don’t know.*financial aid office/);
    expect(parts).toEqual([
      { kind: "pages", pages: [{ path: "/help/fafsa#signers", title: "Who signs the FAFSA?" }] },
    ]);
  });

  test.each([
    ["money", "can the bursar split my tuition", /financial aid office/],
    ["admission", "do they look at my portfolio twice", /admission office/],
    ["anything else about college", "do dorms on campus have bunk beds", /school counselor may/],
  ])("names who knows about %s", (_what, question, sentence) => {
    expect(ask(null, question).text).toMatch(sentence);
  });

  test("leads to the guide of a state that was named", () => {
    const reading: CounselorReading = {
      tool: "writtenPages",
      entities: [{ kind: "state", state: "GA" }],
      measure: null,
      round: null,
      residency: null,
      change: null,
    };
    expect(ask(reading, "loan forgiveness for nurses in Georgia").parts).toEqual([
      { kind: "pages", pages: [{ path: "/college-planning-georgia", title: "Georgia guide" }] },
    ]);
  });

  const toCard = (card: string): CounselorReading => ({
    tool: "writtenPages",
    entities: [],
    measure: null,
    round: null,
    residency: null,
    change: null,
    card,
  });

  test("tells the nearest card where it leads, and that it may not be what was asked; the others are asked back", () => {
    const near = ["opens", "waitlist"].map(toCard);
    const read = {
      reading: null,
      others: [],
      near,
      namesLeftOut: 0,
      boundary: null,
      language: "en",
    } as const;
    const told = answerReading({ ...read, isNearTold: true }, "fafsa start???", context);
    expect(told.kind).toBe("dont-know");
    expect(told.text).toBe(
      "The closest question I can answer: “When does the FAFSA open?”\nIt depends on the college.",
    );
    expect(told.choices?.map(({ cardId }) => cardId)).toEqual(["waitlist"]);
    const asked = answerReading(read, "fafsa start???", context);
    expect(asked.text).not.toContain("depends");
    expect(asked.choices?.map(({ cardId }) => cardId)).toEqual(["opens", "waitlist"]);
  });

  test("tells the next card below the first, under its own question, and asks it back no more", () => {
    const [opens, waitlist, signs] = ["opens", "waitlist", "signs"].map(toCard);
    if (opens === undefined || waitlist === undefined || signs === undefined) throw new Error("no cards");
    const read = { namesLeftOut: 0, boundary: null, language: "en", also: waitlist } as const;
    const answered = answerReading({ ...read, reading: opens, others: [] }, "when does fafsa open", context);
    expect(answered.kind).toBe("answer");
    expect(answered.text).toBe(
      "It depends on the college.\nA related question: “What should I do on a waitlist?”\nIt depends on the college.",
    );
    expect(answered.parts).toHaveLength(2);
    const told = answerReading(
      { ...read, reading: null, others: [], near: [opens, waitlist, signs], isNearTold: true },
      "fafsa start???",
      context,
    );
    expect(told.kind).toBe("dont-know");
    expect(told.text).toMatch(
      /^The closest .*\n.*\nA related question: “What should I do on a waitlist\?”\n/,
    );
    expect(told.choices?.map(({ cardId }) => cardId)).toEqual(["signs"]);
  });

  test("my own school being closed is nobody's end", () => {
    const { text } = ask(
      { tool: "writtenPages", entities: [], measure: null, round: null, residency: null, change: null },
      "my transcript is missing and my school is closed till monday",
    );
    expect(text).not.toContain("closed");
  });

  test("a greeting is met with what can be asked", () => {
    for (const question of ["hi", "hello there", "need help", "hola"])
      expect(ask(null, question).text, question).toMatch(/^Hi\. Ask me what a college would cost/);
  });

  test("says so of what is not about college, and leads nowhere", () => {
    const { kind, text, tool, parts } = ask(null, "what is the best pizza topping?");
    expect([kind, tool, parts]).toEqual(["dont-know", null, []]);
    expect(text).toContain("school counselor");
  });
});
