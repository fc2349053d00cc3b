/** What a page shows of a conversation after another tab answered or erased something. */
import { expect, test } from "vitest";
import type { KeptTurn } from "#client/counselor/conversationDatabase.ts";
import { type Entry, mergeTurns } from "./mergeTurns.ts";

const makeTurn = (question: string, measure: "overview" | "size" = "overview"): Entry["turn"] => ({
  planId: "a",
  askedOn: "2026-11-21",
  question,
  reading: {
    tool: "collegeFacts",
    entities: [],
    measure,
    round: null,
    residency: null,
    change: null,
  },
  others: [],
  answer: {
    kind: "answer",
    tool: "collegeFacts",
    entities: [],
    reading: "",
    text: question,
    sources: [],
    facts: [],
    parts: [],
    namesLeftOut: 0,
    helpLine: null,
  },
});
const makeKept = (key: number, measure?: "overview" | "size"): KeptTurn => ({
  ...makeTurn(`${key}`, measure),
  key,
});
const makeEntry = (key: number | null, id = `asked-${key}`): Entry => ({
  id,
  key,
  turn: makeTurn(`${key}`),
  isFresh: true,
});
const list = (entries: readonly Entry[]) => entries.map(({ key }) => key);

test.each([
  ["another tab's answers come in by their age", [4, 2], [1, 2, 3, 4, 5], false, [5, 4, 3, 2, 1]],
  ["an answer given while the device was read stays", [3, 2], [1, 2], false, [3, 2, 1]],
  ["what could not be kept stays where it is", [null, 2], [1, 2], false, [null, 2, 1]],
  ["what another tab erased goes", [3, 2, 1], [2], true, [2]],
  ["with all of it goes what could not be kept", [null, 2, 1], [], true, []],
  ["another student's being erased takes nothing", [null, 2, 1], [1, 2], true, [null, 2, 1]],
] as const)("%s", (_name, shown, kept, isErased, expected) => {
  const entries = shown.map((key) => makeEntry(key));
  expect(
    list(
      mergeTurns(
        entries,
        kept.map((key) => makeKept(key)),
        isErased,
      ),
    ),
  ).toEqual(expected);
});

test("an answer in another reading takes the place of the one shown, and nothing else changes", () => {
  const shown = [makeEntry(2), makeEntry(1)];
  const merged = mergeTurns(shown, [makeKept(1, "size"), makeKept(2)], false);
  expect(merged[0]).toBe(shown[0]);
  expect(merged[1]).toMatchObject({ id: "asked-1", turn: { reading: { measure: "size" } } });
});
