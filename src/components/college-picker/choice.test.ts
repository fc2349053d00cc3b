/** Addresses that name colleges, good and bad. */
import { describe, expect, test } from "vitest";
import { type Choice, filterKnownChoice, writeChoiceQuery, readChoice } from "./choice.ts";

const cases: [string, string, Choice | null][] = [
  ["two colleges", "college=228778&college=178396", { unitIds: [228778, 178396], problems: [] }],
  ["no college", "", null],
  ["another field only", "x=1", null],
  ["one twice", "college=228778&college=228778", { unitIds: [228778], problems: [] }],
  [
    "a word",
    "college=harvard&college=228778",
    { unitIds: [228778], problems: [{ kind: "notANumber", text: "harvard" }] },
  ],
  ["nothing after the sign", "college=", { unitIds: [], problems: [] }],
  ["a negative number", "college=-5", { unitIds: [], problems: [{ kind: "notANumber", text: "-5" }] }],
  [
    "five colleges",
    "college=1&college=2&college=3&college=4&college=5",
    { unitIds: [1, 2, 3, 4], problems: [{ kind: "tooMany", maximum: 4 }] },
  ],
  [
    "ten thousand letters",
    `college=${"x".repeat(10_000)}`,
    { unitIds: [], problems: [{ kind: "notANumber", text: "x".repeat(24) }] },
  ],
];

describe("colleges in an address", () => {
  test.for(cases)("%s", ([, query, expected]) => {
    expect(readChoice(new URLSearchParams(query))).toEqual(expected);
  });

  test("a number that no college has is named, the others stay", () => {
    const choice = { unitIds: [228778, 999999], problems: [] };
    expect(filterKnownChoice(choice, (unitId) => unitId === 228778)).toEqual({
      unitIds: [228778],
      problems: [{ kind: "unknown", unitId: 999999 }],
    });
  });

  test("choosing replaces the colleges of an address and keeps what else it says", () => {
    const query = new URLSearchParams("view=print&college=1");
    expect(writeChoiceQuery(query, [228778, 178396])).toBe("?view=print&college=228778&college=178396");
    expect(writeChoiceQuery(new URLSearchParams("college=1"), [])).toBe("");
  });
});
