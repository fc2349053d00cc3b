/** What a change of the text counts as: typed, pasted, deleted, or another way. */
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { completeCounts, countChange, noChange } from "./countChange.ts";

const sentence = "It rained on the bridge, and nobody else had come to the meeting.";

test.each([
  ["a letter at the end", "Her", "Here", "insertText", { typed: 1 }],
  ["a letter in the middle", "Hre", "Here", "insertText", { typed: 1 }],
  ["a word of a phone's keyboard", "I was ", "I was there ", "insertCompositionText", { typed: 6 }],
  ["a new line", "Here", "Here\n", "insertLineBreak", { typed: 1 }],
  ["a corrected spelling", "recieve", "receive", "insertReplacementText", { typed: 2, deleted: 2 }],
  ["a character of two units", "", "🌧", "insertText", { typed: 2 }],
  ["a deleted letter", "Here", "Her", "deleteContentBackward", { deleted: 1 }],
  ["a cut paragraph", "One.\nTwo.", "One.", "deleteByCut", { deleted: 5 }],
  ["a paste", "", sentence, "insertFromPaste", { pasted: 65 }],
  ["a paste over a selection", "I like rain.", "I like snow.", "insertFromPaste", { pasted: 4, deleted: 4 }],
  ["a drop", "", "Rain", "insertFromDrop", { pasted: 4 }],
  ["40 characters at once, as typing", "", "a".repeat(40), "insertText", { typed: 40 }],
  ["41 characters at once, which nobody types", "", "a".repeat(41), "insertText", { other: 41 }],
  ["an undo", "Here", "Here and there", "historyUndo", { other: 10 }],
  ["a program that sets the text", "", sentence, "", { other: 65 }],
  ["nothing", sentence, sentence, "insertFromPaste", {}],
])("%s", (_, before, after, inputType, expected) => {
  expect(countChange(noChange, before, after, inputType)).toEqual({ ...noChange, ...expected });
});

describe("what was not seen is still counted, so that the sum is right", () => {
  test.each([
    ["another device added text", 100, 130, { ...noChange, typed: 10 }, { typed: 10, other: 20 }],
    ["another device took text away", 100, 80, { ...noChange, typed: 10 }, { typed: 10, deleted: 30 }],
    ["nothing was missed", 100, 103, { ...noChange, typed: 5, deleted: 2 }, { typed: 5, deleted: 2 }],
  ])("%s", (_, lengthBefore, length, counts, expected) => {
    expect(completeCounts(counts, lengthBefore, length)).toEqual({ ...noChange, ...expected });
  });
});

test("whatever is changed, the counts lead from the length before to the length after", () => {
  const random = createSeededRandom(48);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  let text = "";
  let counts = noChange;
  for (let change = 0; change < 500; change += 1) {
    const at = Math.floor(random() * (text.length + 1));
    const cut = Math.floor(random() * Math.min(30, text.length - at));
    const put = pick(["", "a", "aa", "rain ", sentence]);
    const after = text.slice(0, at) + put + text.slice(at + cut);
    counts = countChange(counts, text, after, pick(["insertText", "insertFromPaste", "historyUndo", ""]));
    text = after;
    const { typed, pasted, other, deleted } = counts;
    expect(typed + pasted + other - deleted).toBe(text.length);
  }
});
