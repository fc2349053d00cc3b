/** Parsing articles into blocks, and errors with file and line. */
import { describe, expect, test } from "vitest";
import type { SourceRecord } from "#content/article.ts";
import { checkFacts } from "../../build/facts/readFacts.ts";
import type { Figure } from "./figure.ts";
import { type ArticleSurroundings, parseArticle } from "./parseArticle.ts";

const source: SourceRecord = {
  title: "State grant, the agency",
  url: "https://agency.example/",
  year: "2025-26",
  standing: "official",
};
const figure: Figure = {
  text: "$7,395",
  year: "2026-27",
  sourceKey: "pell",
  source: { ...source, title: "Pell amounts" },
  validThrough: "2027-06-30",
};
const around: ArticleSurroundings = {
  path: "/help/a-question",
  figures: new Map([["pell.maximum", figure]]),
  sources: { grant: source },
  facts: checkFacts([
    {
      name: "aid.yaml",
      text: `
- { id: agency, kind: publisher, name: The agency, url: https://agency.example/ }
- { id: grantPage, kind: source, title: State grant, publisher: agency, year: 2026-27, url: https://agency.example/ }
- id: grantMost
  kind: value
  title: The most of the grant
  unit: usd
  values:
    - { period: 2026-27, value: 4000, source: grantPage, known: officialDocument, confidence: H }
- id: formOpens
  kind: date
  title: The form opens
  values:
    - { period: 2027-28, value: { kind: day, date: 2026-09-23 }, source: grantPage, known: officialDocument, confidence: H }
- id: stateGrant
  kind: program
  title: State Grant
  state: OH
  agency: agency
  rule:
    - { period: 2026-27, source: grantPage, known: officialDocument, confidence: H, value: { decidedBy: rule, conditions: [], needs: [], checkWithAgency: true } }
  amount:
    - { period: 2026-27, source: grantPage, known: officialDocument, confidence: H, value: { pays: [] } }
  deadline:
    - { period: 2025-26, source: grantPage, known: officialDocument, confidence: H, value: [{ when: { kind: automatic } }] }
`,
    },
  ]),
  asOf: "2026-11-21",
};

const headLines = [
  'title: "A question that families ask"',
  "excerpt: What a family asks about the grant, and what to do about it before the day comes.",
  "answer: The grant pays up to {{pell.maximum}}. File the form early.",
  "published: 2026-11-21",
  "updated: 2026-11-21",
  "category: Paying",
  "tags: [grants]",
  "tools: [/offers]",
  "related: []",
];

function makeFile(body: string, head: readonly string[] = headLines): string {
  return `---\n${head.join("\n")}\n---\n${body}`;
}

function parseFile(body: string, head?: readonly string[], sources = around.sources) {
  return parseArticle(makeFile(body, head), "content/help/a-question.md", { ...around, sources });
}

describe("the blocks of a page", () => {
  test("headings, paragraphs and lists keep their formatting, and headings get anchors", () => {
    const { blocks } = parseFile(
      "\n## Who’s asked first?\n\nYou **file** it [^grant], and [see](/offers).\n\n- One\n- Two *now*\n\n1. First\n2. Then\n",
    ).article;
    expect(blocks).toEqual([
      { kind: "heading", level: 2, id: "whos-asked-first", text: "Who’s asked first?" },
      {
        kind: "paragraph",
        text: [
          "You ",
          { bold: ["file"] },
          " it",
          { cite: 1 },
          ", and ",
          { to: "/offers", text: ["see"] },
          ".",
        ],
      },
      { kind: "list", isOrdered: false, items: [["One"], ["Two ", { italic: ["now"] }]] },
      { kind: "list", isOrdered: true, items: [["First"], ["Then"]] },
    ]);
  });

  test("a figure is filled in by name with its year, and its source is listed once", () => {
    const { article } = parseFile("\nIt is {{pell.maximum}} [^grant] and again {{pell.maximum}}.\n");
    expect(article.answer[1]).toEqual({ figure: "$7,395", year: "2026-27", source: 0, isPast: false });
    expect(article.sources.map(({ key }) => key)).toEqual(["pell", "grant"]);
  });

  test("a figure whose year is over says so, and is listed", () => {
    const past = { ...around, asOf: "2027-07-01" };
    const { article, pastFigures } = parseArticle(
      makeFile("\nIt is {{pell.maximum}}.\n"),
      "content/help/x.md",
      past,
    );
    expect(article.answer[1]).toMatchObject({ isPast: true });
    expect(pastFigures).toEqual([
      "content/help/x.md: pell.maximum is of 2026-27",
      "content/help/x.md: pell.maximum is of 2026-27",
    ]);
    const lastDay = parseArticle(makeFile("\nWords.\n"), "x.md", { ...around, asOf: "2027-06-30" });
    expect(lastDay.pastFigures).toEqual([]);
  });

  test("a table uses the line before it as its caption", () => {
    const { blocks } = parseFile(
      "\nTable: Prices [^grant]\n\n| College | Price |\n|---|---|\n| Public | {{pell.maximum}} |\n",
    ).article;
    expect(blocks).toMatchObject([
      {
        kind: "table",
        // The one source behind its figures is said in the caption too, and no longer in the cell.
        caption: ["Prices", { cite: 1 }, { cite: 0 }],
        head: [["College"], ["Price"]],
        rows: [[["Public"], [{ figure: "$7,395", source: null }]]],
      },
    ]);
  });

  test("a note keeps its tone and its paragraphs", () => {
    const { blocks } = parseFile("\n> [!CHECK]\n> Ask the agency.\n>\n> Then file.\n").article;
    expect(blocks).toEqual([
      { kind: "note", tone: "check", paragraphs: [["Ask the agency."], ["Then file."]] },
    ]);
  });

  test("a fact is bound under the period of the page", () => {
    const { article } = parseFile("\nIt is {{fact:grantMost}}.\n", [...headLines, "period: 2026-27"]);
    const grant = { figure: "$4,000", year: "", source: 1, isPast: false, fact: "grantMost@2026-27" };
    expect(article.blocks).toMatchObject([{ kind: "paragraph", text: ["It is ", grant, "."] }]);
    expect(article.sources[1]).toMatchObject({ key: "grantPage", title: "State grant, The agency" });
    expect(article.period).toBe("2026-27");
  });

  test("a document that the page and a record name by different keys is listed once", () => {
    const { article } = parseFile("\nIt is {{fact:grantMost}}.\n\nAsk the agency [^ours].\n", undefined, {
      ...around.sources,
      ours: { ...source, title: "State grant, The agency", year: "2026-27" },
    });
    expect(article.sources.map(({ key }) => key)).toEqual(["pell", "grantPage"]);
  });

  test("a passage says a year once, and a source after the last figure it is behind", () => {
    const { blocks } = parseFile(
      "\nFrom {{fact:grantMost}} to {{fact:grantMost}}, or {{pell.maximum}}.\n",
    ).article;
    const grant = { figure: "$4,000", isPast: false, fact: "grantMost@2026-27" };
    expect(blocks[0]).toEqual({
      kind: "paragraph",
      text: [
        "From ",
        { ...grant, year: "2026-27", source: null },
        " to ",
        { ...grant, year: "", source: 1 },
        ", or ",
        { figure: "$7,395", isPast: false, year: "", source: 0 },
        ".",
      ],
    });
    const [, said] = parseFile("\n## Grants for 2026-27\n\nUp to {{fact:grantMost}}.\n").article.blocks;
    expect(said).toMatchObject({ text: ["Up to ", { year: "" }, "."] });
  });

  test("a table's caption says the year for its cells", () => {
    const rows = "\n| Grant | Most |\n|---|---|\n| State | {{fact:grantMost}} |\n";
    const [dated] = parseFile(`\nTable: Grants, 2026-27\n${rows}`).article.blocks;
    expect(dated).toMatchObject({ rows: [[["State"], [{ year: "" }]]] });
    const [undated] = parseFile(`\nTable: Grants\n${rows}`).article.blocks;
    expect(undated).toMatchObject({ rows: [[["State"], [{ year: "2026-27" }]]] });
  });

  test("a year that is over is said once too, and even where the heading names it", () => {
    const text = "\n## Grants for 2026-27\n\nFrom {{fact:grantMost}} to {{fact:grantMost}}.\n";
    const { blocks } = parseArticle(makeFile(text), "content/help/a-question.md", {
      ...around,
      asOf: "2027-07-01",
    }).article;
    const passage = blocks[1];
    expect(passage).toMatchObject({
      text: [
        "From ",
        { year: "2026-27; we have no newer figure yet", isPast: true },
        " to ",
        { year: "", isPast: true },
        ".",
      ],
    });
  });

  test("what to do now loses the steps whose day was past when the data were put together", () => {
    const body =
      "\n```now\n- text: File the form.\n- { text: Send it, until: 2026-11-20 }\n- { text: Sign it, until: 2026-11-21 }\n```\n";
    expect(parseFile(body).article.blocks).toEqual([
      {
        kind: "now",
        steps: [
          { text: ["File the form."], until: null },
          { text: ["Sign it"], until: "2026-11-21" },
        ],
      },
    ]);
  });

  test("a list of dates takes day, certainty and source from its record", () => {
    const body =
      "\n```dates\ntitle: Days\ndates:\n  - { fact: formOpens }\n  - { fact: formOpens, what: The form is open. }\n```\n";
    const date = { on: "2026-09-23", standing: "published" };
    expect(parseFile(body).article.blocks).toEqual([
      {
        kind: "dates",
        title: "Days",
        dates: [
          { ...date, what: ["The form opens", { cite: 1 }] },
          { ...date, what: ["The form is open.", { cite: 1 }] },
        ],
      },
    ]);
  });

  test("reading time counts the words of all blocks at 220 a minute", () => {
    const { article } = parseFile(`\n${"word ".repeat(440)}\n`);
    expect([article.words, article.minutes]).toEqual([440, 2]);
    expect(parseFile("\nFew words.\n").article.minutes).toBe(1);
  });
});

describe("errors, with file and line", () => {
  const bodyLine = headLines.length + 3;
  test.each([
    ["an unknown source", "\nIt is [^nobody].\n", /a-question\.md:13: No source has the key "nobody"\./],
    ["an unknown figure", "\nIt is {{pell.most}}.\n", /No figure has the name "pell\.most"\./],
    ["an unknown fact", "\nIt is {{fact:nothing}}.\n", /a-question\.md:13: No fact has the id "nothing"\./],
    ["HTML", "\n<b>bold</b>\n", /"html" (is not used|has no place)/],
    ["a picture", "\n![x](https://a.example/x.png)\n", /"image" is not used in texts/],
    [
      "an address without https",
      "\nSee [it](http://a.example).\n",
      /neither a path of this site nor an https address/,
    ],
    ["a heading of the first level", "\n# Title\n", /Headings are ## or ###\./],
    ["two headings with one anchor", "\n## One\n\n## One!\n", /Two headings would have the anchor #one\./],
    [
      "a table that says not what it shows",
      "\n| A | B |\n|---|---|\n| 1 | 2 |\n",
      /A table needs a paragraph/,
    ],
    ["a note without its tone", "\n> Words.\n", /A note begins with one of \[!CHECK\]/],
    ["an unknown fenced block", "\n```js\n1\n```\n", /A fenced block is one of dates/],
    [
      "an unknown key in a fenced block",
      "\n```part\nname: collegeTable\nsize: 3\n```\n",
      /The part block is not right: .*size/,
    ],
    ["an unknown tool", "\n```tool\nname: crystalBall\n```\n", /The tool block is not right: name/],
    [
      "a date that is none",
      "\n```dates\ntitle: T\ndates:\n  - { on: soon, what: x, standing: published }\n  - { on: 2027-01, what: x, standing: published }\n```\n",
      /dates\.0\.on: a day/,
    ],
    [
      "requirements with a missing cell",
      "\n```requirements\ntitle: T\ncolumns: [A, B]\nrows:\n  - { subject: x, cells: [1a] }\n  - { subject: y, cells: [1, 2] }\n  - { subject: z, cells: [1, 2] }\ncite: [grant]\n```\n",
      /requirements/,
    ],
  ])("%s", (_name, body, message) => {
    expect(() => parseFile(body)).toThrow(message);
  });

  test("the line is counted from the start of the file, not after the front matter", () => {
    expect(() => parseFile("\nFine.\n\nIt is [^nobody].\n")).toThrow(`a-question.md:${bodyLine + 3}:`);
  });

  test.each([
    ["an unknown key", [...headLines, "mood: happy"], /mood/],
    ["a missing key", headLines.slice(1), /title/],
    ["a title that is too long", [`title: ${"long ".repeat(13)}`, ...headLines.slice(1)], /title/],
    [
      "an amount in the excerpt",
      [
        headLines[0] ?? "",
        "excerpt: The grant pays up to $7,395 to a family that files the form in time.",
        ...headLines.slice(2),
      ],
      /no amounts in the excerpt/,
    ],
    [
      "a day that is none",
      headLines.map((line) => line.replace("published: 2026-11-21", "published: 2026-02-30")),
      /published/,
    ],
  ])("front matter with %s", (_name, head, message) => {
    expect(() => parseFile("\nWords.\n", head)).toThrow(message);
  });

  test("a file without front matter", () => {
    expect(() => parseArticle("Words.", "content/help/x.md", around)).toThrow(
      "content/help/x.md:1: The file begins with a head",
    );
  });
});
