/** What a careful reader says of realistic drafts, judged one by one, and what no draft may do to the reader. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { leastCpuMs } from "../../../../test/support/leastCpuMs.ts";
import { findShippedCollege, loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import { exampleDrafts, examplePrompt } from "../workedExample.ts";
import { makeReadingFacts, type ReadingFacts, type ReadingInput, readDraft } from "./readDraft.ts";
import { type DraftPrompt, mostRemarks, type Remark, remarkKinds } from "./remark.ts";

const rice = 227757;
const duke = 198419;
const purdue = 243780;
const michigan = 170976;

let made: ReadingFacts | null = null;
function getFacts(): ReadingFacts {
  const { summaries } = loadShippedColleges();
  made ??= makeReadingFacts(summaries, buildDictionary({ colleges: summaries, programs: [] }));
  return made;
}

const words = (most: number, least: number | null = null) => ({ unit: "words" as const, most, least });
const personal: DraftPrompt = { kind: "personal", topic: "any topic of your choice", limit: words(650) };
const whyUs: DraftPrompt = { kind: "whyUs", topic: "appealing parts of the college", limit: words(250) };

type Setting = { prompt?: DraftPrompt | null; college?: number };

function read(text: string, { prompt = personal, college }: Setting = {}): Remark[] {
  const input: ReadingInput = {
    text,
    prompt,
    college: college === undefined ? null : findShippedCollege(college),
    otherColleges: [duke, purdue].filter((id) => id !== college).map((id) => findShippedCollege(id)),
  };
  return readDraft(input, getFacts());
}

function readFixture(name: string): string {
  const folder = join(import.meta.dirname, "../../../../test/fixtures/essayDrafts");
  return readFileSync(join(folder, `${name}.txt`), "utf8");
}

/** "kind: the words it stands on". */
const toLines = (text: string, remarks: readonly Remark[]) =>
  remarks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe("realistic drafts", () => {
  test.each<[string, Setting]>([
    ["goodBread", {}],
    ["goodRadio", { prompt: { ...personal, kind: "curiosity", topic: "an idea that absorbs you" } }],
    ["goodWhyRice", { prompt: whyUs, college: rice }],
    ["spanishWords", {}],
    ["poem", {}],
    ["list", { prompt: { ...personal, kind: "list" } }],
    ["inSpanish", {}],
  ])("%s is left alone", (name, setting) => {
    const text = readFixture(name);
    expect(toLines(text, read(text, setting))).toEqual([]);
  });

  test.each<[string, Setting, string[]]>([
    ["whyRiceWrongCollege", { prompt: whyUs, college: rice }, ["otherCollege: Duke", "otherCollege: Duke"]],
    [
      "whyRiceWrongCity",
      { prompt: whyUs, college: rice },
      ["wrongFact: Dallas", "wrongFact: 30,000 undergraduates"],
    ],
    ["sharedDreamCollege", {}, ["otherCollege: Purdue"]],
    ["crisisLine", {}, ["care: Most nights I want to die."]],
    [
      "dictionary",
      { prompt: { kind: "leadership", topic: "leadership and group effort over time", limit: words(350) } },
      ["opening: Merriam-Webster defines leadership as the power or ability to lead other people."],
    ],
    [
      "quotation",
      { prompt: { kind: "challenge", topic: "an obstacle, its effect and lesson", limit: words(650) } },
      ["opening: “It is not whether you get knocked down, it is whether you get up.” — Vince Lombardi"],
    ],
    [
      "overLimit",
      { prompt: { kind: "community", topic: "making a community better", limit: words(150) } },
      ["overLimit: I drew them again after a night with a flashlight and Mrs. Ortega's dog."],
    ],
    [
      "underLimit",
      { prompt: { ...personal, limit: words(650, 250) } },
      ["underLimit: I have learned to tell by his hands."],
    ],
    [
      "disagreementOneSide",
      { prompt: { kind: "disagreement", topic: "a disagreement and what you learned", limit: words(250) } },
      [
        "promptPart: The water is still too cold in the mornings, and the clock on the wall is still wrong by eleven minutes.",
      ],
    ],
  ])("%s", (name, setting, expected) => {
    const text = readFixture(name);
    expect(toLines(text, read(text, setting))).toEqual(expected);
  });

  test.each<[string, Setting, string[]]>([
    ["everSince", {}, ["opening", "anyones", "anyones", "anyones", "telling", "telling", "telling"]],
    [
      "whyMichiganGeneric",
      { prompt: whyUs, college: michigan },
      ["promptPart", "promptPart", "opening", "anyones", "anyones", "telling", "telling"],
    ],
    ["thesaurus", {}, ["readability", "readability"]],
    ["everySentenceI", {}, ["repeatedOpening"]],
  ])("%s, by kind", (name, setting, expected) => {
    expect(read(readFixture(name), setting).map(({ kind }) => kind)).toEqual(expected);
  });
});

describe("Maya's essay in three drafts", () => {
  const [first, second, third] = exampleDrafts.map(({ text }) => text);

  test("the first gets many remarks, the second a few, the third none", () => {
    const counts = [first, second, third].map((text) => read(text ?? "", { prompt: examplePrompt }).length);
    expect(counts).toEqual([8, 3, 0]);
  });

  test("the remarks of the second stand where her teacher would stop", () => {
    expect(toLines(second ?? "", read(second ?? "", { prompt: examplePrompt }))).toEqual([
      "telling: I thought about that line for the rest of the summer.",
      "telling: I learned the importance of honesty and accuracy.",
      "telling: This lesson has helped me in many parts of my life.",
    ]);
  });
});

describe("a college's name", () => {
  test.each([
    "Ms. Howard handed me the wrench, and I want to hand it on.",
    "I hope to be like my uncle Reed one day.",
    "My sister Trinity wants to sing, and I would let her.",
    "I would walk down Emory Street with a wet dog.",
    "I want Lincoln High School to keep its shop class.",
    "Brown paper bags lined the counter, and I would fold them.",
    "I want to see snow in Washington again.",
    "Grace taught me to knead, and I hope to teach Rose.",
    "I would like to eat rice at Grace's house.",
  ])("is not read into %j", (text) => {
    const kinds = read(text, { prompt: whyUs, college: rice }).map(({ kind }) => kind);
    expect(kinds).not.toContain("otherCollege");
  });

  test("of the college that asks is no mistake, however it is written", () => {
    for (const name of ["Rice", "Rice University", "Rice’s", "William Marsh Rice University"])
      expect(
        read(`I want to study at ${name} with the door open.`, { prompt: whyUs, college: rice }),
      ).toEqual([]);
    expect(
      read("I want to study at the University of Michigan.", { prompt: whyUs, college: michigan }),
    ).toEqual([]);
  });

  test("of a sister's college is hers, unless the student plans to apply there too", () => {
    expect(read("My sister graduated from Emory.", { prompt: whyUs, college: rice })).toEqual([]);
    expect(read("My sister graduated from Purdue.", { prompt: whyUs, college: rice })).toMatchObject([
      { kind: "otherCollege" },
    ]);
  });

  test("in an essay for all colleges matters only where the student hopes for it", () => {
    expect(read("My sister graduated from Purdue.")).toEqual([]);
    expect(read("Attending Emory is what I want.")).toMatchObject([{ kind: "otherCollege" }]);
  });
});

describe("what is said of the college", () => {
  test.each([
    ["Rice, in Houston, would be new to me.", null],
    ["I would live in Houston for four years.", null],
    ["I grew up in Dallas, and I would leave it for Rice.", null],
    ["I would live in Chicago for four years.", "Chicago"],
    ["Rice is located in Austin.", "Austin"],
    ["Rice, in the heart of San Francisco, would be new to me.", "San Francisco"],
    ["Rice is a private university, and that is new to me.", null],
    ["Rice is a public university, and that is new to me.", "public"],
    ["Rice is not a public university.", null],
    ["An Ivy League school like Rice has old trees.", "Ivy League"],
    ["Rice has 4,500 undergraduates.", null],
    ["Rice has only 900 undergraduates.", "900 undergraduates"],
    ["My high school has 900 students.", null],
  ])("%j", (text, said) => {
    const wrong = read(text, { prompt: whyUs, college: rice }).filter(({ kind }) => kind === "wrongFact");
    expect(wrong.map(({ start, end }) => text.slice(start, end))).toEqual(said === null ? [] : [said]);
  });
});

test("each wrong sentence about the college gets its remark", () => {
  const text =
    "Rice, in Chicago, is a public college. I would live in Boston. At Rice I would join the Ivy League.";
  const remarks = read(text, { prompt: whyUs, college: rice });
  expect(toLines(text, remarks)).toEqual([
    "wrongFact: Chicago",
    "wrongFact: Boston",
    "wrongFact: Ivy League",
  ]);
});

test("phrases that stand in thousands of essays are noticed, at most three of them", () => {
  const text = `It made me realize how lucky I am. She taught me that happiness does not come from material things.
    I want to help those who are less fortunate. No matter what life throws at you, you have to go on.`;
  expect(read(text).map(({ kind }) => kind)).toEqual(["anyones", "anyones", "anyones"]);
});

describe("any draft", () => {
  const weak = `${readFixture("everSince")}\n\n${readFixture("whyMichiganGeneric")}\n\n${readFixture("thesaurus")}\n\n${readFixture("whyRiceWrongCollege")}`;

  function expectWhole(text: string, remarks: readonly Remark[]): void {
    expect(remarks.length).toBeLessThanOrEqual(mostRemarks);
    for (const [index, { kind, start, end, why, question }] of remarks.entries()) {
      expect(remarkKinds).toContain(kind);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(why).not.toBe("");
      expect(question).toMatch(/\?$/);
      for (const other of remarks.slice(index + 1))
        expect(other.start >= end || other.end <= start, `${kind} and ${other.kind} overlap`).toBe(true);
    }
  }

  test("gets at most twelve remarks, the most important first, and never two on one sentence", () => {
    const remarks = read(weak, { prompt: whyUs, college: rice });
    expect(remarks).toHaveLength(mostRemarks);
    expectWhole(weak, remarks);
    const ranks = remarks.map(({ kind }) => remarkKinds.indexOf(kind));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(read(weak, { prompt: whyUs, college: rice })).toEqual(remarks);
  });

  test("may be empty, enormous, or made of anything", () => {
    for (const text of [
      "",
      "  \n\n ",
      "…",
      "\u0000\u0000",
      "|||",
      "👩‍🍳👩‍🍳",
      "שלום עולם. מה שלומך?",
      "\ud800",
    ])
      expectWhole(text, read(text));
    const enormous = weak.repeat(200);
    expectWhole(enormous, read(enormous));
    const characters = { ...personal, limit: { unit: "characters" as const, most: 30_000, least: null } };
    expectWhole(enormous, read(enormous, { prompt: characters }));
    assert(property(string({ unit: "grapheme", maxLength: 300 }), (text) => expectWhole(text, read(text))));
  });

  test.each([
    ["quotes that never close", "“a ".repeat(12_000)],
    ["one word for ever", `I am ${"very ".repeat(12_000)}`],
    ["capitals", "Aa Bb ".repeat(8000)],
    ["a name for ever", "at Rice ".repeat(4000)],
  ])("of %s does not hold up the reader", (_, text) => {
    const inspect = () => expectWhole(text, read(text, { prompt: whyUs, college: rice }));
    // Quadratic work took two seconds here; linear work takes less than a tenth of one.
    expect(leastCpuMs(inspect, 2)).toBeLessThan(1000);
  });

  test("that gives orders is read like any other", () => {
    const text = readFixture("ordersTheCoach");
    const remarks = read(text);
    expectWhole(text, remarks);
    expect(remarks).toEqual([]);
  });

  test("without a prompt or a college is read for itself", () => {
    expect(read(readFixture("everSince"), { prompt: null }).map(({ kind }) => kind)).toContain("opening");
    expect(read("I want to study at Purdue.", { prompt: null })).toEqual([]);
  });

  test("no remark says how good it is, or supplies a sentence for it", () => {
    for (const { why, question } of read(weak, { prompt: whyUs, college: rice }))
      expect(`${why} ${question}`).not.toMatch(
        /\b(?:score|grade of|rewrite|instead write|you could write|try:)\b/i,
      );
  });
});
