/** Which records fall due before a day, and in which order. */
import { expect, test } from "vitest";
import { readTestFacts } from "../../test/support/readTestContent.ts";
import { describeDueRecord, divideDueRecords, listDueRecords } from "./dueRecords.ts";
import { checkFacts } from "./readFacts.ts";

const known = "source: schedule, known: officialDocument, confidence: H";
const book = checkFacts([
  {
    name: "aid/all.yaml",
    text: `
- { id: schedule, kind: source, title: Schedule, publisher: null, year: 2026-27, url: https://agency.example/schedule }
- id: pellMaximum
  kind: value
  title: Maximum Pell Grant
  unit: usd
  values:
    - { period: 2025-26, value: 7395, ${known} }
    - { period: 2026-27, value: 7395, ${known} }
- id: oldStudy
  kind: value
  isOneTime: true
  title: A study that nobody repeats
  unit: count
  values:
    - { period: "2008", value: 88, ${known} }
- id: collegeClosing
  kind: collegeChange
  title: "A college: closing"
  unitId: 1
  values:
    - { period: "2026", value: { event: closing, date: 2027 spring }, ${known} }
- id: collegeClosed
  kind: collegeChange
  title: "Another college: closed"
  unitId: 2
  values:
    - { period: "2025", value: { event: closed, date: "2025-05" }, ${known} }
- id: settledByLaw
  kind: date
  title: First day of the limit
  values:
    - { period: since 2020, value: { kind: day, date: 2020-01-01 }, ${known} }
- id: formOpens
  kind: date
  title: The form opens
  values:
    - { period: 2027-28, value: { kind: day, date: 2026-09-23 }, ${known} }
- id: examWeeks
  kind: date
  title: Exams
  values:
    - { period: 2026-27, value: { kind: window, from: 2027-05-03, to: 2027-05-14 }, ${known} }
- id: stateDate
  kind: date
  title: Last day for state aid
  state: OH
  values:
    - { period: 2026-27, value: { kind: day, month: 10, day: 1, yearsAfter: -1, publishedFor: [2026, 2027] }, ${known} }
- id: everyYear
  kind: date
  title: A day expected every year
  values:
    - { period: 2026-27, value: { kind: day, month: 10, day: 1, yearsAfter: 0 }, ${known} }
- id: sittings
  kind: table
  title: Test dates
  values:
    - { period: 2026-27, value: [{ date: 2026-12-05, scoresOn: "~2026-12-18" }, { date: 2027-03-06, scoresOn: "?2027-03-19" }], ${known} }
`,
  },
]);

test("the newest period counts, and a date that passes before it ends comes first", () => {
  const due = listDueRecords(book, "2028-01-01").filter(({ id }) => !id.startsWith("college"));
  expect(due.map(({ day, id }) => `${day} ${id}`)).toEqual([
    "2026-09-24 formOpens",
    "2026-10-02 stateDate",
    "2027-03-20 sittings",
    "2027-05-15 examWeeks",
    "2027-07-01 everyYear",
    "2027-07-01 pellMaximum",
  ]);
});

test("what is still to happen to a college is asked about every month, and what is done is not", () => {
  const listChanges = (before: string) =>
    listDueRecords(book, before, "2026-11-01")
      .filter(({ id }) => id.startsWith("college"))
      .map(({ day, id }) => `${day} ${id}`);
  expect(listChanges("2026-12-01")).toEqual([]);
  expect(listChanges("2026-12-02")).toEqual(["2026-12-01 collegeClosing"]);
});

test("what falls due on the day itself is not before it", () => {
  const listIds = (before: string) => listDueRecords(book, before).map(({ id }) => id);
  expect(listIds("2027-07-01")).not.toContain("pellMaximum");
  expect(listIds("2027-07-02")).toContain("pellMaximum");
});

test("what is overdue stands apart from what falls due and from what was renewed", () => {
  const { overdue, ahead, renewed } = divideDueRecords(book, "2026-10-02", "2027-07-02");
  expect(overdue.map(({ id }) => id)).toEqual(["formOpens", "stateDate"]);
  expect(ahead.map(({ id }) => id).filter((id) => !id.startsWith("college"))).toEqual([
    "sittings",
    "examWeeks",
    "everyYear",
    "pellMaximum",
  ]);
  expect(renewed).toEqual(["pellMaximum"]);
  expect(divideDueRecords(book, "2027-07-01", "2027-07-02").renewed, "its new year is over, too").toEqual([]);
});

test("a line says where to correct the record and where to look it up", () => {
  const pell = listDueRecords(book, "2028-01-01").find(({ id }) => id === "pellMaximum");
  expect(pell === undefined ? "" : describeDueRecord(pell)).toBe(
    "2027-07-01  pellMaximum  2026-27  Maximum Pell Grant\n            facts/aid/all.yaml  https://agency.example/schedule",
  );
});

test("every 2026-27 figure of the real facts is due once the next award year has begun", async () => {
  const facts = await readTestFacts();
  const due = listDueRecords(facts, "2027-07-02").filter(({ day }) => day === "2027-07-01");
  expect(due.length).toBeGreaterThan(50);
  expect(due.every(({ period }) => ["2026-27", "class of 2027"].includes(period))).toBe(true);
});
