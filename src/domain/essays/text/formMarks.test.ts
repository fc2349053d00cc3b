/** Which characters are marked, where, and why. */
import { expect, test } from "vitest";
import { findFormMarks, mostFormMarks } from "./formMarks.ts";

test("plain American and Spanish text has none", () => {
  const text =
    "“Mañana,” she said—don’t worry… ¿Qué? €5, ½ cup, naïve, façade, Š, Œuvre, £3.\n\n\tNext: {a} ~ ^ ™";
  expect(findFormMarks(text)).toEqual([]);
});

test("the bar is marked where it stands", () => {
  expect(findFormMarks("math | music")).toEqual([{ start: 5, end: 6, kind: "bar", text: "|" }]);
});

test("each character outside Windows-1252 is one mark, with all its parts", () => {
  expect(findFormMarks("a → b 👩‍🍳 ő x≥2")).toEqual([
    { start: 2, end: 3, kind: "unsupported", text: "→" },
    { start: 6, end: 11, kind: "unsupported", text: "👩‍🍳" },
    { start: 12, end: 13, kind: "unsupported", text: "ő" },
    { start: 15, end: 16, kind: "unsupported", text: "≥" },
  ]);
});

test("an accent of its own is fine where a form has the letter with it", () => {
  expect(findFormMarks("cafe\u0301 pin\u0303ata")).toEqual([]);
  expect(findFormMarks("x\u0301")).toMatchObject([{ kind: "unsupported", text: "x\u0301" }]);
});

test("invisible characters are named as such", () => {
  expect(findFormMarks("a\u0000b\u200bc\ud800d").map(({ kind, start }) => [kind, start])).toEqual([
    ["control", 1],
    ["control", 3],
    ["control", 5],
  ]);
});

test("an essay in another script gets so many marks and no more", () => {
  expect(findFormMarks("слово ".repeat(2000))).toHaveLength(mostFormMarks);
});

test("a mark stands where it is in the whole text, whichever line it is on", () => {
  const text = "“One”\r\n\n—two | three\r\n€4 → 5";
  const marks = findFormMarks(text);
  expect(marks.map(({ text: mark }) => mark)).toEqual(["|", "→"]);
  for (const { start, end, text: mark } of marks) expect(text.slice(start, end)).toBe(mark);
});
