/** The content checks: each catches its problem and accepts everything else. */
import { describe, expect, test } from "vitest";
import type { Article } from "#content/article.ts";
import type { Block } from "#content/blocks.ts";
import { findTwoPeriods } from "./contentFaults.ts";
import { findDeadLinks } from "./links.ts";
import { calculateReadingGrade, listProse } from "./readingGrade.ts";
import { calculateSharedShare, listWordRuns } from "./sharedRuns.ts";
import { findUncitedDates, findUncitedPassages } from "./uncited.ts";

const day = "2026-11-21";

function makeArticle(blocks: Block[]): Article {
  return {
    path: "/help/a-question",
    title: "A question that families ask",
    excerpt: "",
    answer: ["Yes."],
    published: day,
    updated: day,
    period: null,
    category: "Paying",
    tags: [],
    minutes: 1,
    words: 1,
    blocks,
    sources: [],
  };
}

describe("the reading grade", () => {
  test("short words in short sentences are easy, long ones are not", () => {
    expect(calculateReadingGrade(["You file the form. Then you wait for the mail."])).toBeLessThan(2);
    expect(
      calculateReadingGrade([
        "Institutional methodology considerations necessitate supplementary documentation regarding noncustodial parental contributions and extraordinary expenditures.",
      ]),
    ).toBeGreaterThan(20);
  });

  test("a named program counts as one word, so its name does not make a text harder", () => {
    const named = calculateReadingGrade(["You can ask for the Ohio College Opportunity Grant in the fall."]);
    const plain = calculateReadingGrade(["You can ask for the name in the fall."]);
    expect(Math.abs(named - plain)).toBeLessThan(1);
  });

  test("a period in a number or an abbreviation does not end a sentence", () => {
    const one = calculateReadingGrade([
      "The U.S. average is 3.5 of 4.0 for all of the students who came in the fall",
    ]);
    const whole = calculateReadingGrade([
      "The US average is 35 of 40 for all of the students who came in the fall",
    ]);
    expect(Math.abs(one - whole)).toBeLessThan(1.5);
  });

  test("only prose is measured: tables, dates and programs are not", () => {
    const prose = listProse(
      makeArticle([
        { kind: "paragraph", text: ["A paragraph."] },
        { kind: "list", isOrdered: false, items: [["An item."]] },
        { kind: "note", tone: "tip", paragraphs: [["A note."]] },
        { kind: "table", caption: ["A caption."], head: [["Head"]], rows: [] },
        { kind: "heading", level: 2, id: "a", text: "A heading" },
      ]),
    );
    expect(prose).toEqual(["Yes.", "A paragraph.", "An item.", "A note."]);
  });
});

describe("figures without a source", () => {
  test.each<[string, Block, number]>([
    ["an amount", { kind: "paragraph", text: ["It pays $4,000."] }, 1],
    ["a percentage", { kind: "paragraph", text: ["It is 5%."] }, 1],
    ["a percentage in words", { kind: "paragraph", text: ["It is 5 percent."] }, 1],
    ["a grade point", { kind: "paragraph", text: ["You need a 3.5."] }, 1],
    ["an amount with its source", { kind: "paragraph", text: ["It pays $4,000", { cite: 0 }, "."] }, 0],
    [
      "an amount in bold with its source",
      { kind: "paragraph", text: ["It pays ", { bold: ["$4,000", { cite: 0 }] }] },
      0,
    ],
    [
      "a figure by name",
      {
        kind: "paragraph",
        text: ["It pays ", { figure: "$4,000", year: "2026-27", source: 0, isPast: false }],
      },
      0,
    ],
    [
      "a figure by name in bold",
      {
        kind: "paragraph",
        text: ["It pays ", { bold: [{ figure: "$4,000", year: "2026-27", source: 0, isPast: false }] }],
      },
      0,
    ],
    ["a year and a count", { kind: "paragraph", text: ["In 2027 there are 12 of them."] }, 0],
    ["one item of two", { kind: "list", isOrdered: false, items: [["$5"], ["$6", { cite: 0 }]] }, 1],
    [
      "a table sourced in its caption",
      { kind: "table", caption: ["Prices", { cite: 0 }], head: [["A"]], rows: [[["$5"]]] },
      0,
    ],
    ["a table without a source", { kind: "table", caption: ["Prices"], head: [["A"]], rows: [[["$5"]]] }, 1],
  ])("%s", (_name, block, count) => {
    expect(findUncitedPassages(makeArticle([block]))).toHaveLength(count);
  });

  test("the short answer is checked too", () => {
    expect(findUncitedPassages({ ...makeArticle([]), answer: ["It pays $4,000."] })).toHaveLength(1);
  });

  test("a date needs its source", () => {
    const dates: Block = {
      kind: "dates",
      title: "Dates",
      dates: [
        { on: "2027-01-15", what: ["File it", { cite: 0 }], standing: "published" },
        { on: "2027-02", what: ["Wait"], standing: "expected" },
      ],
    };
    expect(findUncitedDates(makeArticle([dates]))).toEqual(["2027-02 Wait"]);
  });
});

describe("two years for one fact", () => {
  const makeText = (...facts: string[]) =>
    facts.map((fact) => ({ figure: "$1", year: "", source: null, isPast: false, fact }));
  const twice = makeText("pellMaximum@2025-26", "pellMaximum@2026-27");

  test("are found over the whole page", () => {
    const blocks: Block[] = [
      { kind: "paragraph", text: makeText("pellMaximum@2025-26", "pellMinimum@2026-27") },
      { kind: "note", tone: "tip", paragraphs: [makeText("pellMaximum@2026-27")] },
    ];
    expect(findTwoPeriods(makeArticle(blocks))).toEqual(["pellMaximum: 2025-26, 2026-27"]);
  });

  test("may stand in a table and in what has changed", () => {
    const blocks: Block[] = [
      { kind: "table", caption: [], head: [], rows: [[twice]] },
      { kind: "note", tone: "history", paragraphs: [twice] },
      { kind: "paragraph", text: makeText("pellMaximum@2026-27") },
    ];
    expect(findTwoPeriods(makeArticle(blocks))).toEqual([]);
  });
});

describe("shared wording", () => {
  const text = "the state pays the tuition that is left after other grants";
  test("the same text is fully shared, a different one not at all", () => {
    expect(calculateSharedShare(listWordRuns([text]), listWordRuns([text.toUpperCase()]))).toBe(1);
    expect(
      calculateSharedShare(listWordRuns([text]), listWordRuns(["one two three four five six seven"])),
    ).toBe(0);
  });

  test("the shorter page is measured, and runs do not cross paragraphs", () => {
    const short = listWordRuns(["a b c d e f"]);
    expect(calculateSharedShare(short, listWordRuns(["a b c d e f g h i j k l"]))).toBe(1);
    expect(listWordRuns(["a b c", "d e f"]).size).toBe(0);
    expect(calculateSharedShare(new Set(), short)).toBe(0);
  });
});

describe("links", () => {
  const places = {
    hasPage: (path: string) => ["/help/a-question", "/offers", "/help/other"].includes(path),
    anchorsOf: (path: string) => (path.startsWith("/help/") ? new Set(["who"]) : null),
  };
  const head = { tools: ["/offers"], related: ["/help/none"] };
  const dead = (to: string) =>
    findDeadLinks(
      makeArticle([{ kind: "paragraph", text: [{ to, text: ["x"] }] }]),
      { ...head, related: [] },
      places,
    );

  test.each([
    ["/offers", 0],
    ["/offers?a=1", 0],
    ["/help/other#who", 0],
    ["/help/other#where", 1],
    ["#who", 0],
    ["#where", 1],
    ["/nowhere", 1],
    ["https://agency.example/", 0],
  ])("%s", (to, count) => {
    expect(dead(to)).toHaveLength(count);
  });

  test("links in the front matter are checked too", () => {
    expect(findDeadLinks(makeArticle([]), head, places)).toEqual(["/help/none"]);
  });
});
