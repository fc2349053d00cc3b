/** The note below a first list that is short or exceeds the family's distance limit. */
import { expect, test } from "vitest";
import type { FirstListNote } from "#domain/match/firstList.ts";
import { words } from "./words.ts";

const cases: [FirstListNote, string, string[]][] = [
  [
    {
      code: "fewWithinLimit",
      miles: 30,
      within: 6,
      nearest: { unitId: 1, name: "Eastern Oregon University", miles: 149.2 },
    },
    "Only 6 colleges fit within 30 miles",
    ["The nearest one beyond it that fits is Eastern Oregon University, 149 miles away."],
  ],
  [
    { code: "fewWithinLimit", miles: 1_000, within: 1, nearest: null },
    "Only 1 college fits within 1,000 miles",
    ["No college beyond your limit fits any better."],
  ],
  [
    { code: "fewWithinLimit", miles: 50, within: 0, nearest: null },
    "No college fits within 50 miles",
    ["No college beyond your limit fits any better."],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 1, beyond: 2 },
    "Only 1 college fits within 40 miles",
    [
      "You plan to live at home, so this list stays within 40 miles.",
      "The nearest 2 farther away come last, priced for living on campus.",
    ],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 2, beyond: 1 },
    "Only 2 colleges fit within 40 miles",
    [
      "You plan to live at home, so this list stays within 40 miles.",
      "The nearest one farther away comes last, priced for living on campus.",
    ],
  ],
  [
    { code: "fewWithinCommute", miles: 40, within: 0, beyond: 0 },
    "No college fits within 40 miles",
    [
      "You plan to live at home, so this list stays within 40 miles.",
      "No other college within a day’s drive fits.",
    ],
  ],
  [
    { code: "limitNeedsZip", miles: 100 },
    "To use your 100-mile limit, we need your ZIP code",
    ["Without it we can’t measure distance, so this list covers your whole state and beyond."],
  ],
  [
    { code: "commuteNeedsZip", miles: 40 },
    "To price living at home, we need your ZIP code",
    [
      "We count a college within about 40 miles as close enough to live at home. Without your ZIP code, we can’t tell which those are.",
    ],
  ],
];

test.each(cases)("%j", (note, title, lines) => {
  expect(words.firstNote.title(note)).toBe(title);
  expect(words.firstNote.lines(note)).toEqual(lines);
});
