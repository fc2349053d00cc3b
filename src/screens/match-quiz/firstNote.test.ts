/** The note below a first list that is short or exceeds the family's distance limit. */
import { expect, test } from "vitest";
import type { FirstListNote } from "#domain/match/firstList.ts";
import { words } from "./resultWords.ts";

const cases: [FirstListNote, string, string[]][] = [
  [
    {
      code: "fewWithinLimit",
      miles: 30,
      within: 6,
      nearest: { unitId: 1, name: "Eastern Oregon University", miles: 149.2 },
    },
    "Only 6 colleges fit within 30 miles",
    ["The nearest that fits beyond it is Eastern Oregon University, 149 miles away."],
  ],
  [
    { code: "fewWithinLimit", miles: 1_000, within: 1, nearest: null },
    "Only 1 college fits within 1,000 miles",
    ["Nothing beyond your limit fits any better."],
  ],
  [
    { code: "fewWithinLimit", miles: 50, within: 0, nearest: null },
    "No college fits within 50 miles",
    ["Nothing beyond your limit fits any better."],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 1, beyond: 2 },
    "Only 1 college fits within 40 miles",
    [
      "You would live with family, so this list stays within 40 miles of home.",
      "The nearest 2 beyond come last. There, prices are for living on campus.",
    ],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 2, beyond: 1 },
    "Only 2 colleges fit within 40 miles",
    [
      "You would live with family, so this list stays within 40 miles of home.",
      "The nearest one beyond comes last. There, prices are for living on campus.",
    ],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 0, beyond: 0 },
    "No college fits within 40 miles",
    [
      "You would live with family, so this list stays within 40 miles of home.",
      "Nothing more fits within a day’s drive.",
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
