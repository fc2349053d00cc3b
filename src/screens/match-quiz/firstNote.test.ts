/** The note below a first list that is short or exceeds the family's distance limit. */
import { expect, test } from "vitest";
import type { FirstListNote } from "#domain/match/firstList.ts";
import { words } from "./resultWords.ts";

const cases: [FirstListNote, string, string[]][] = [
  [
    { code: "fewWithinLimit", miles: 30, within: 6, beyond: 2 },
    "Only 6 colleges fit within 30 miles",
    ["The nearest 2 beyond come last."],
  ],
  [
    { code: "fewWithinLimit", miles: 1_000, within: 1, beyond: 1 },
    "Only 1 college fits within 1,000 miles",
    ["The nearest one beyond comes last."],
  ],
  [
    { code: "fewWithinLimit", miles: 50, within: 0, beyond: 0 },
    "No college fits within 50 miles",
    ["Nothing more fits within a day’s drive, so this list stays short."],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 3, beyond: 5 },
    "Only 3 colleges fit within 40 miles",
    [
      "You would live with family, so this list looks within 40 miles of home first.",
      "The nearest 5 beyond come last.",
      "Beyond, prices are for living on campus.",
    ],
  ],
  [
    { code: "limitNeedsZip", miles: 100 },
    "Your limit of 100 miles needs your ZIP code",
    ["Without it we cannot measure from home, so this list looks at your whole state and beyond."],
  ],
  [
    { code: "commuteNeedsZip", miles: 40 },
    "Living with family needs your ZIP code",
    [
      "It works within about 40 miles of home. Without your ZIP code we cannot tell which colleges are that near.",
    ],
  ],
];

test.each(cases)("%j", (note, title, lines) => {
  expect(words.firstNote.title(note)).toBe(title);
  expect(words.firstNote.lines(note)).toEqual(lines);
});
