/** A page binds a fact by id and period, and gets a clear error if it cannot. */
import { describe, expect, test } from "vitest";
import { checkFacts } from "../../build/facts/readFacts.ts";
import { bindDate, bindFact } from "./boundFacts.ts";

const book = checkFacts([
  {
    name: "aid.yaml",
    text: `
- { id: studentAid, kind: publisher, name: Federal Student Aid, url: https://studentaid.gov/ }
- { id: deadlines, kind: source, key: fafsa-deadlines, title: FAFSA deadlines, publisher: studentAid, year: 2027-28, url: https://studentaid.gov/fafsa }
- { id: heard, kind: source, title: What is said, publisher: null, year: "2026", url: null }
- id: fafsaOpens
  kind: date
  title: The FAFSA opens
  values:
    - { period: 2027-28, value: { kind: day, date: 2026-09-23 }, source: deadlines, known: officialDocument, confidence: H }
- id: examWeeks
  kind: date
  title: Exam weeks
  values:
    - { period: "2027", value: { kind: window, from: 2027-05-03, to: 2027-05-14 }, source: heard, known: reported, confidence: M }
- id: stateForm
  kind: date
  title: The state's form
  values:
    - { period: 2027-28, value: { kind: day, month: 3, day: 2, yearsAfter: 0 }, source: deadlines, known: officialCopy, confidence: H }
    - { period: 2028-29, value: { kind: askCollege }, source: deadlines, known: officialCopy, confidence: H }
- id: maximum
  kind: value
  title: Maximum
  unit: usd
  values:
    - { period: 2025-26, value: 7395, source: deadlines, known: officialDocument, confidence: H }
    - { period: 2026-27, value: 7400, source: deadlines, known: officialDocument, confidence: H }
- id: rate
  kind: value
  title: Rate
  unit: share
  values:
    - { period: since 2024-25, value: 0.0652, source: heard, known: reported, confidence: M }
- id: guess
  kind: value
  title: A figure from general knowledge
  unit: usd
  values:
    - { period: 2026-27, value: 60000, source: heard, known: reported, confidence: L }
- id: limits
  kind: table
  title: Limits
  values:
    - { period: 2026-27, value: [1, 2], source: heard, known: reported, confidence: M }
- id: sittings
  kind: table
  title: Sittings
  values:
    - { period: 2026-27, source: deadlines, known: officialDocument, confidence: H, value: [{ date: 2027-03-06, lateBy: "~2027-02-23" }, { date: "?2027-08-28", lateBy: "~2027-08-17" }] }
- id: promise
  kind: program
  title: State Promise
  state: OH
  agency: studentAid
  rule:
    - { period: 2026-27, source: deadlines, known: officialDocument, confidence: H, value: { decidedBy: rule, conditions: [{ kind: atMost, fact: incomeUsd, value: 80000 }, { kind: any, code: tests, of: [{ kind: gpa, value: 3, rule: plain }, { kind: atLeast, fact: actComposite, value: 24 }] }], needs: [], checkWithAgency: true } }
  amount:
    - { period: 2026-27, source: deadlines, known: officialDocument, confidence: H, value: { pays: [{ at: fourYear, kinds: [publicFourYear], amount: { kind: usd, bound: upTo, usd: 5000, per: year } }] } }
  deadline:
    - { period: 2025-26, source: deadlines, known: officialDocument, confidence: H, value: [{ when: { kind: day, month: 3, day: 1, yearsAfter: 0 } }] }
`,
  },
]);
const around = { book, period: "2026-27", asOf: "2026-11-21" };

describe("a fact in a sentence", () => {
  test("a figure that rests on general knowledge alone is refused", () => {
    expect(bindFact("guess", around).problem).toMatch(/general knowledge/);
  });

  test.each([
    ["maximum", "$7,400", "2026-27", "2027-06-30"],
    ["maximum@2025-26", "$7,395", "2025-26", "2026-06-30"],
    ["fafsaOpens", "September 23, 2026", "", "2028-06-30"],
    ["fafsaOpens@2027-28:day", "September 23", "", "2028-06-30"],
    ["fafsaOpens@2027-28:short", "Sep 23", "", "2028-06-30"],
    ["fafsaOpens@2027-28:month", "September 2026", "", "2028-06-30"],
    ["fafsaOpens:year", "2027-28", "", "2028-06-30"],
    ["examWeeks@2027", "May 3 to May 14, 2027", "", "2027-12-31"],
    ["stateForm@2027-28", "March 2, 2027", "expected", null],
    ["sittings/2027-03-06", "March 6, 2027", "", "2027-06-30"],
    ["sittings/2027-03-06/lateBy:day", "February 23", "expected", null],
    ["sittings/2027-08-28", "August 28, 2027", "expected", null],
    ["rate", "6.52%", "", null],
    ["limits/1", "2", "2026-27", "2027-06-30"],
    ["promise/amount/fourYear", "$5,000", "2026-27", "2027-06-30"],
    ["promise/amount", "$5,000", "2026-27", "2027-06-30"],
    ["promise/rule/incomeUsd", "$80,000", "2026-27", "2027-06-30"],
    ["promise/rule/gpa", "3.0", "2026-27", "2027-06-30"],
    ["promise/deadline", "March 1, 2027", "expected", null],
  ])("{{fact:%s}} is %s", (name, text, year, validThrough) => {
    expect(bindFact(name, around).value).toMatchObject({ text, year, validThrough });
  });

  test("it brings its source, under the key that pages know, and how we know it", () => {
    expect(bindFact("maximum", around).value).toMatchObject({
      sourceKey: "fafsa-deadlines",
      source: {
        title: "FAFSA deadlines, Federal Student Aid",
        url: "https://studentaid.gov/fafsa",
        year: "2027-28",
        standing: "official",
      },
    });
    expect(bindFact("rate", around).value?.source.standing).toBe("reported");
  });

  test.each([
    ["minimum", 'No fact has the id "minimum".'],
    ["fafsaOpens@2026-27", "The fact fafsaOpens has no value for 2026-27: it has 2027-28."],
    ["fafsaOpens:weekday", '"weekday" is no form of a figure: day, month, short, year are.'],
    ["limits/2", 'The fact limits has nothing under "2".'],
    [
      "promise",
      "Which part of the program promise? {{fact:promise/rule}}, {{fact:promise/amount}}, {{fact:promise/deadline}}.",
    ],
    ["maximum@2027-28", "The fact maximum has no value for 2027-28: it has 2025-26, 2026-27."],
    ["limits", "The fact limits cannot stand in a sentence: it is no single figure, word or day."],
    [
      "stateForm@2028-29",
      "The fact stateForm@2028-29 cannot stand in a sentence: it is no single figure, word or day.",
    ],
  ])("{{fact:%s}} is refused", (name, problem) => {
    expect(bindFact(name, around).problem).toBe(problem);
  });

  test("without a period of the page it is the newest, and a figure carries its record and period", () => {
    const { value } = bindFact("maximum", { ...around, period: null });
    expect(value).toMatchObject({ text: "$7,400", fact: "maximum@2026-27" });
    expect(bindFact("promise/amount", around).value?.fact).toBe("promise.amount@2026-27");
  });

  test("a day of every year is of the class that is in senior year", () => {
    expect(bindFact("stateForm@2027-28", { ...around, asOf: "2027-10-15" }).value?.text).toBe(
      "March 2, 2028",
    );
  });
});

describe("a date in a list", () => {
  test.each([
    ["fafsaOpens", { on: "2026-09-23", title: "The FAFSA opens", standing: "published" }],
    ["examWeeks", { on: "2027-05-03/2027-05-14", title: "Exam weeks", standing: "reported" }],
    ["stateForm@2027-28", { on: "2027-03-02", standing: "expected" }],
  ])("%s", (name, expected) => {
    expect(bindDate(name, around).value).toMatchObject(expected);
  });

  test("a figure is no day", () => {
    expect(bindDate("maximum", around).problem).toBe("The fact maximum is no day.");
  });
});
