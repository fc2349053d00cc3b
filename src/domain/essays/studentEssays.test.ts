/** The plan's essays without their text: question, college, status and length. */
import { expect, test } from "vitest";
import { makeEmptyEssay, type PlanEssay } from "./essay.ts";
import { toReusableDrafts, toStudentEssays } from "./studentEssays.ts";

const text = "My grandmother's kitchen smelled of cumin, and of well-worn paper.";

function keep(fields: Partial<PlanEssay>): PlanEssay {
  return {
    ...makeEmptyEssay("essay1"),
    texts: [{ stamp: "2026-11-21T10:00:00.000Z a", writer: "w", turn: 1, seen: {}, text }],
    ...fields,
  };
}

const typedIn = keep({ ownPrompt: { unitId: 100654, text: "Why here?", limit: null }, status: "ready" });

test("the list reads an essay's question or its college, and its words", () => {
  expect(toStudentEssays([keep({ promptId: "riceWhyPrompt" }), typedIn, makeEmptyEssay("empty")])).toEqual([
    { essayId: "essay1", promptId: "riceWhyPrompt", unitId: null, status: "idea", words: 10 },
    { essayId: "essay1", promptId: null, unitId: 100654, status: "ready", words: 10 },
    { essayId: "empty", promptId: null, unitId: null, status: "idea", words: 0 },
  ]);
});

test("the reuse map reads its question's record and the colleges it names", () => {
  const seen: string[] = [];
  const drafts = toReusableDrafts([keep({ promptId: "riceWhyPrompt" }), typedIn], (read) => {
    seen.push(read);
    return [198419];
  });
  expect(drafts[0]).toMatchObject({
    unitId: 227757,
    words: 10,
    characters: text.length,
    namedUnitIds: [198419],
  });
  expect(drafts[0]?.prompt?.kind).toBe("whyUs");
  expect(drafts[1]).toMatchObject({ prompt: null, unitId: 100654 });
  expect(seen).toEqual([text, text]);
});

test("a question that no record has anymore leaves the essay as it is", () => {
  const [draft] = toReusableDrafts([keep({ promptId: "gonePrompt" })], () => []);
  expect(draft).toMatchObject({ prompt: null, unitId: null, words: 10 });
});
