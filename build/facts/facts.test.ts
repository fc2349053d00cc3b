/** /facts is valid, its generated modules are up to date, and errors name the file, record and field. */
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findStale } from "./generate.ts";
import { checkFacts, FactProblems } from "./readFacts.ts";
import { writeModules } from "./writeModules.ts";

const rootFolder = resolve(import.meta.dirname, "../..");

test("the modules of src/facts are what /facts makes: else run `npm run facts`", async () => {
  expect(await findStale(rootFolder)).toEqual([]);
});

const shelf = {
  name: "sources/aid.yaml",
  text: `
- { id: schedule2026, kind: source, key: pell-2026-27, title: Pell amounts, publisher: studentAid, year: 2026-27, url: https://studentaid.gov/ }
- { id: unsigned, kind: source, title: General knowledge, publisher: null, year: "2026", url: null }
- { id: studentAid, kind: publisher, name: Federal Student Aid, url: https://studentaid.gov/ }
`,
};

const wellFormed = `
- id: pellMaximum
  kind: value
  title: Maximum Pell Grant
  unit: usd
  values:
    - { period: 2026-27, value: 7395, source: schedule2026, known: officialDocument, confidence: H }
    - { period: since 2027-28, value: .inf, source: unsigned, known: reported, confidence: L, note: A guess }
`;

describe("what is written", () => {
  const modules = writeModules(checkFacts([{ name: "aid/pell.yaml", text: wellFormed }, shelf]));

  test("values stand apart from where they come from, and no source text is beside them", () => {
    expect([...modules.keys()]).toEqual(["aid/pell.ts", "aid/pell.origins.ts", "sources/aid.ts"]);
    const values = modules.get("aid/pell.ts") ?? "";
    expect(values).toContain('"2026-27": 7395,');
    expect(values).toContain('"since 2027-28": Number.POSITIVE_INFINITY,');
    expect(values).not.toContain("schedule");
    expect(modules.get("aid/pell.origins.ts")).toContain(
      '"2026-27": { source: schedule2026, known: "officialDocument", confidence: "H" },',
    );
  });

  test("a source is printed with its publisher, under the key that results carry", () => {
    expect(modules.get("sources/aid.ts")).toContain(
      '{ id: "pell-2026-27", title: "Pell amounts, Federal Student Aid", year: "2026-27", url: "https://studentaid.gov/" }',
    );
  });
});

describe("mistakes", () => {
  test.each([
    ["a misspelt field", ["unit: usd", "unti: usd"], /facts\/aid\/pell\.yaml, pellMaximum: .*"unti"/],
    ["a number without a unit", ["  unit: usd\n", ""], /pellMaximum: unit: a number has a unit/],
    [
      "an id in the wrong case",
      ["id: pellMaximum", "id: pell-maximum"],
      /pell-maximum: id: an id is lowerCamel/,
    ],
    ["a bare year", ["period: 2026-27", "period: 2026"], /pellMaximum: values\.0\.period: a period is text/],
    [
      "a period of another form",
      ["period: 2026-27", "period: next year"],
      /values\.0\.period: a period such as/,
    ],
    ["an unknown kind", ["kind: value", "kind: vlaue"], /kind is "vlaue", but must be one of value, table/],
    ["a source that is not there", ["source: unsigned", "source: nobody"], /no source has the id nobody/],
    ["how we know it, misspelt", ["known: reported", "known: heard"], /pellMaximum: values\.1\.known/],
    ["a period twice", ["since 2027-28", "2026-27"], /the period 2026-27 is there twice/],
    ["an id that is taken", ["id: pellMaximum", "id: unsigned"], /the id is taken already, in facts\//],
    ["YAML that cannot be read", ["- id: pellMaximum", "- id: [pellMaximum"], /facts\/aid\/pell\.yaml: /],
    ["a file that is no list", [wellFormed, "pellMaximum: 7395"], /facts\/aid\/pell\.yaml: a file is a list/],
  ] as const)("%s", (_, [good, bad], problem) => {
    const broken = wellFormed.replace(good, bad);
    expect(broken).not.toBe(wellFormed);
    expect(problemsOf(broken)).toMatch(problem);
  });

  test("a date says which kind of date it is", () => {
    const date = `
- id: opens
  kind: date
  title: Opens
  values:
    - { period: 2026-27, value: { kind: day, date: 2026-02-30 }, source: unsigned, known: reported, confidence: M }
`;
    expect(problemsOf(date)).toMatch(/opens: values\.0\.value/);
    expect(problemsOf(date.replace("02-30", "02-28"))).toBe("");
  });
});

describe("dates of state programs", () => {
  const program = (id: string, state: string, date: string) => `
- id: ${id}
  kind: program
  title: ${id}
  state: ${state}
  agency: studentAid
  how: "Apply."
  rule:
    - period: 2026-27
      source: unsigned
      known: reported
      confidence: M
      value: { decidedBy: agency, conditions: [], needs: [], checkWithAgency: true }
  amount:
    - { period: 2026-27, source: unsigned, known: reported, confidence: M, value: { pays: [] } }
  deadline:
    - { period: 2026-27, source: unsigned, known: reported, confidence: M, value: [ { when: { kind: programDate, date: ${date} } } ] }
`;
  const date = `
- id: idahoFirst
  kind: date
  title: First day
  state: ID
  program: idahoGrant
  step: firstRound
  values:
    - { period: 2026-27, value: { kind: day, month: 11, day: 30, yearsAfter: -1 }, source: unsigned, known: reported, confidence: M }
- id: idahoLast
  kind: date
  title: Last day
  state: ID
  program: idahoGrant
  step: lastRound
  after: idahoFirst
  values:
    - { period: 2026-27, value: { kind: day, month: 4, day: 15, yearsAfter: 0 }, source: unsigned, known: reported, confidence: M }
`;
  const good = program("idahoGrant", "ID", "idahoFirst") + program("utahGrant", "UT", "utahFirst") + date;
  const utah = `
- id: utahFirst
  kind: date
  title: First day
  state: UT
  program: utahGrant
  values:
    - { period: 2026-27, value: { kind: day, month: 1, day: 22, yearsAfter: 0 }, source: unsigned, known: reported, confidence: M }
`;

  test("carry the program's name and how to get it, for who loads no programs", () => {
    const files = [{ name: "aid/state.yaml", text: good + utah }, shelf];
    expect(writeModules(checkFacts(files)).get("aid/state.ts")).toContain(
      'program: "idahoGrant",\n  name: "idahoGrant",\n  how: "Apply.",\n  step: "lastRound",\n  after: "idahoFirst",',
    );
  });

  test.each([
    [
      "of another state's program",
      "program: idahoGrant\n  step: lastRound",
      "program: utahGrant\n  step: lastRound",
      /idahoLast: no program of ID has the id utahGrant/,
    ],
    [
      "of no program",
      "program: utahGrant",
      "program: nevadaGrant",
      /utahFirst: no program of UT has the id nevadaGrant/,
    ],
    [
      "after another program's date",
      "after: idahoFirst",
      "after: utahFirst",
      /idahoLast: utahFirst is no date of the same program/,
    ],
    [
      "that a deadline only makes up",
      "date: utahFirst",
      "date: utahSecond",
      /utahGrant: utahSecond is no date of this program/,
    ],
    ["for a step nobody knows", "step: firstRound", "step: someRound", /idahoFirst: step/],
  ] as const)("%s", (_, right, wrong, problem) => {
    const broken = (good + utah).replace(right, wrong);
    expect(broken).not.toBe(good + utah);
    expect(problemsOf(broken)).toMatch(problem);
  });
});

describe("essay questions and AI rules", () => {
  const question = `
- id: stateRoommatePrompt
  kind: prompt
  title: State University, roommates
  unitId: 100001
  values:
    - period: 2026-27
      value:
        kind: roommate
        topic: A note to your roommate
        audience: required
        limit: { unit: words, most: 250 }
      source: unsigned
      known: reported
      confidence: M
`;
  const rule = `
- id: stateAiPolicy
  kind: aiPolicy
  title: AI rule of State University
  unitId: 100001
  values:
    - period: 2026-27
      value: { status: published, rule: AI may not write, uses: { write: notAllowed } }
      source: unsigned
      known: reported
      confidence: M
`;

  test("are read as they are written", () => {
    expect(problemsOf(question + rule)).toBe("");
  });

  test.each([
    ["of nobody", "  unitId: 100001\n", "", /stateRoommatePrompt: unitId: it belongs to one college/],
    [
      "of two owners",
      "  unitId: 100001",
      "  unitId: 100001\n  platform: uc",
      /it belongs to one college \(unitId\) or one platform/,
    ],
    [
      "without a limit or a reason",
      "{ unit: words, most: 250 }",
      "null",
      /openLimit: a question has a limit/,
    ],
    ["with a minimum above its limit", "most: 250", "most: 250, least: 300", /least: the minimum is below/],
    ["of an unknown kind", "kind: roommate", "kind: roomie", /values\.0\.value\.kind/],
    ["for some, without saying whom", "audience: required", "audience: some", /forWhom: a question for some/],
    [
      "to pick more than there are",
      "audience: required",
      "audience: required\n        choice: { group: one, pick: 3, from: 3 }",
      /choice: one picks fewer/,
    ],
    [
      "with options of another count",
      "kind: roommate",
      "kind: choice\n        options: [{ kind: open, topic: A }, { kind: open, topic: B }]\n        choice: { group: one, pick: 1, from: 3 }",
      /options: options belong to a choice/,
    ],
  ] as const)("a question %s", (_, good, bad, problem) => {
    const broken = question.replace(good, bad);
    expect(broken).not.toBe(question);
    expect(problemsOf(broken)).toMatch(problem);
  });

  test.each([
    ["published, but not written out", "rule: AI may not write, ", "", /rule: a published rule is written/],
    [
      "silent, but forbidding",
      "published, rule: AI may not write,",
      "silent,",
      /uses: only a published rule/,
    ],
    ["of an unknown use", "write: notAllowed", "typing: notAllowed", /values\.0\.value\.uses/],
  ] as const)("a rule %s", (_, good, bad, problem) => {
    const broken = rule.replace(good, bad);
    expect(broken).not.toBe(rule);
    expect(problemsOf(broken)).toMatch(problem);
  });
});

describe("the page of a state", () => {
  const page = `
- id: utahGuide
  kind: stateGuide
  title: "College in Utah: one grant and a date"
  state: UT
  excerpt: "What Utah pays, to whom, and by when, with transfer, residency and the tests that schools give."
  lead: "Utah is the only state that does just this, which no other state would say."
  programs: []
  published: "2026-11-27"
  updated: "2026-11-27"
- id: utahTransfer
  kind: stateNote
  title: Shared courses
  state: UT
  topic: transfer
  values:
    - { period: "2026", value: { text: "Courses of one list transfer everywhere.", ask: studentAid }, source: unsigned, known: reported, confidence: M }
`;

  test("is read as it is written, and makes no module, because only the page says it", () => {
    expect(problemsOf(page)).toBe("");
    const files = [{ name: "pages/states/utah.yaml", text: page }, shelf];
    expect([...writeModules(checkFacts(files)).keys()]).toEqual(["sources/aid.ts"]);
  });

  test.each([
    [
      "with a program of nobody",
      "programs: []",
      "programs: [utahGrant]",
      /no program of UT has the id utahGrant/,
    ],
    [
      "twice",
      "- id: utahTransfer",
      `${page.slice(1, page.indexOf("- id: utahT")).replace("utahGuide", "utahOther")}- id: utahTransfer`,
      /utahOther: UT has a page already/,
    ],
    ["on our own word", "confidence: M", "confidence: L", /utahTransfer: values: a page says only/],
    ["on a topic nobody has", "topic: transfer", "topic: weather", /utahTransfer: topic/],
    [
      "that sends to nobody",
      "ask: studentAid",
      "ask: nobody",
      /utahTransfer: no publisher has the id nobody/,
    ],
    ["with an amount in the excerpt", "What Utah pays", "Utah pays $5,000", /utahGuide: excerpt: no amounts/],
  ] as const)("%s", (_, good, bad, problem) => {
    expect(problemsOf(page.replace(good, bad))).toMatch(problem);
  });
});

function problemsOf(text: string): string {
  try {
    checkFacts([{ name: "aid/pell.yaml", text }, shelf]);
    return "";
  } catch (error) {
    if (error instanceof FactProblems) return error.message;
    throw error;
  }
}
