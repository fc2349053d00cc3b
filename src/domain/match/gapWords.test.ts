/** What a first list was to have and does not, as it is read. */
import { expect, test } from "vitest";
import { gapWords } from "./gapWords.ts";
import type { ListGap } from "./listGaps.ts";

const delta = { unitId: 1, name: "Delta State University", moreUsd: 6_764 };
const eastern = { unitId: 1, name: "Eastern Oregon University", miles: 149.2 };

const titled: [ListGap, string, string[]][] = [
  [
    { constraint: "distance", code: "fewWithinLimit", miles: 30, within: 6, nearest: eastern },
    "Only 6 colleges fit within 30 miles",
    ["The nearest one beyond it that fits is Eastern Oregon University, 149 miles away."],
  ],
  [
    { constraint: "distance", code: "fewWithinLimit", miles: 1_000, within: 1, nearest: null },
    "Only 1 college fits within 1,000 miles",
    ["No college beyond your limit fits any better."],
  ],
  [
    { constraint: "distance", code: "fewWithinLimit", miles: 50, within: 0, nearest: null },
    "No college fits within 50 miles",
    ["No college beyond your limit fits any better."],
  ],
  [
    { constraint: "distance", code: "fewWithinCommute", miles: 40, within: 1, beyond: 2 },
    "Only 1 college fits within 40 miles",
    [
      "You plan to live at home, so this list stays within 40 miles.",
      "The nearest 2 farther away come last, priced for living on campus.",
    ],
  ],
  [
    { constraint: "distance", code: "fewWithinCommute", miles: 40, within: 2, beyond: 1 },
    "Only 2 colleges fit within 40 miles",
    [
      "You plan to live at home, so this list stays within 40 miles.",
      "The nearest one farther away comes last, priced for living on campus.",
    ],
  ],
  [
    { constraint: "distance", code: "fewWithinCommute", miles: 40, within: 0, beyond: 0 },
    "No college fits within 40 miles",
    [
      "You plan to live at home, so this list stays within 40 miles.",
      "No other college within a day’s drive fits.",
    ],
  ],
  [
    { constraint: "distance", code: "limitNeedsZip", miles: 100 },
    "To use your 100-mile limit, we need your ZIP code",
    ["Without your ZIP code, we can’t measure distance, so this list covers your whole state and beyond."],
  ],
  [
    { constraint: "distance", code: "commuteNeedsZip", miles: 40 },
    "To price living at home, we need your ZIP code",
    [
      "We count a college within about 40 miles as close enough to live at home. Without your ZIP code, we can’t tell which those are.",
    ],
  ],
];

test.each(titled)("%j", (gap, title, lines) => {
  expect(gapWords.describe(gap)).toEqual({ title, lines });
  expect(gapWords.sentence(gap)).toBe(`${title}. ${lines.join(" ")}`);
});

const plain: [ListGap, string][] = [
  [
    { constraint: "surePayable", code: "surePayable", found: 0, isPlaceKnown: true, cheapest: delta },
    "No college near home is both sure to admit you and sure to fit what you can pay. We look for two. The closest is Delta State University, whose price range ends about $6,800 a year over your budget.",
  ],
  [
    { constraint: "surePayable", code: "surePayable", found: 1, isPlaceKnown: false, cheapest: null },
    "Only one college we looked at is both sure to admit you and sure to fit what you can pay. We look for two, and with your ZIP code we would look at the community college near you, too.",
  ],
  [
    { constraint: "surePayable", code: "onlyTwoYear", cheapest: null },
    "Near home, only two-year colleges are both sure to admit you and sure to fit what you can pay. We look for a four-year one, too.",
  ],
  [
    { constraint: "wish", code: "wish", found: 0, wishes: ["hbcu", "tribal"] },
    "We looked for historically Black colleges or tribal colleges and found none that fit your other answers.",
  ],
  [
    { constraint: "wish", code: "wish", found: 1, wishes: ["signing"] },
    "You asked for colleges with a signing community. This list has 1, and no more fit your other answers.",
  ],
  [
    { constraint: "field", code: "field", listed: 1 },
    "One college here awards few or no degrees in your field. It is on the list as a safe place to start.",
  ],
  [
    { constraint: "size", code: "size", listed: 2, sizes: ["small", "medium"] },
    "2 colleges here are not small or medium-sized, the size you asked for, because nothing that size near home is as sure a choice.",
  ],
  [
    { constraint: "count", code: "count", listed: 0, cheapest: null, nearest: null },
    "No college fits everything you told us. We looked for at least six. Removing an answer, such as a size, a kind or a distance, would add some.",
  ],
  [
    { constraint: "count", code: "count", listed: 3, cheapest: delta, nearest: eastern },
    "Only 3 colleges fit everything you told us. We looked for at least six. With about $6,800 more a year, Delta State University might fit.",
  ],
  [
    { constraint: "count", code: "count", listed: 1, cheapest: null, nearest: eastern },
    "Only 1 college fits everything you told us. We looked for at least six. The next one is Eastern Oregon University, 149 miles away.",
  ],
];

test.each(plain)("%j", (gap, sentence) => {
  expect(gapWords.describe(gap)).toEqual({ title: null, lines: [sentence] });
  expect(gapWords.sentence(gap)).toBe(sentence);
});

test.each<ListGap>([
  { constraint: "likelyOrTarget", code: "likelyOrTarget", found: 0 },
  { constraint: "likelyOrTarget", code: "likelyOrTarget", found: 1 },
  { constraint: "reach", code: "reach" },
  { constraint: "merit", code: "merit" },
])("$code is said in whole sentences", (gap) => {
  expect(gapWords.sentence(gap)).toMatch(/^[A-Z].*\.$/);
});
