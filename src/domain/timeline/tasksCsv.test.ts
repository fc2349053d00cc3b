/** The tasks as a spreadsheet, parsed by a separate library. */
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { buildTasksCsv } from "./tasksCsv.ts";
import type { TimelineTask } from "./timeline.ts";

const base = makeTask({
  title: "Call, then write",
  who: "parent",
  unitId: null,
  due: null,
  standing: "own",
  state: "open",
});
const source = { id: "ucb", title: "Berkeley, “dates”", year: "2026", url: "https://example.edu/a,b" };

const words = {
  header: ["Task", "College", "Who", "Due", "Date", "Source", "Address", "State", "Why"],
  who: (task: TimelineTask) => task.who,
  standing: (task: TimelineTask) => task.standing,
  state: (task: TimelineTask) => task.state,
} as const;

function parseRows(tasks: readonly TimelineTask[]): string[][] {
  const text = buildTasksCsv(tasks, { words, collegeName: (unitId) => (unitId === 1 ? "Rice" : null) });
  return parse(text);
}

test("one row per task; unknown is an empty cell", () => {
  const deadline = {
    code: "deadline",
    eventId: null,
    round: "regularDecision",
    date: "2027-01-04",
    standing: "published",
    source,
    cycle: "2026-27",
  } as const;
  expect(
    parseRows([
      base,
      {
        ...base,
        unitId: 1,
        due: "2027-01-03",
        standing: "computed",
        basis: deadline,
        why: "Line one\nline two",
      },
      {
        ...base,
        unitId: 2,
        due: "2027-03-31",
        standing: "month",
        evidence: { grade: "published", source: { ...source, url: null } },
      },
    ]),
  ).toEqual([
    ["Task", "College", "Who", "Due", "Date", "Source", "Address", "State", "Why"],
    ["Call, then write", "", "parent", "", "own", "", "", "open", ""],
    [
      "Call, then write",
      "Rice",
      "parent",
      "2027-01-03",
      "computed",
      "Berkeley, “dates”, 2026",
      "https://example.edu/a,b",
      "open",
      "Line one\nline two",
    ],
    ["Call, then write", "", "parent", "2027-03", "month", "Berkeley, “dates”, 2026", "", "open", ""],
  ]);
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@A1", "\tx", " =1+1", "＝1"])(
  "a title that a spreadsheet would run is text: %j",
  (title) => {
    expect(parseRows([{ ...base, title }])[1]?.[0]).toBe(`'${title}`);
  },
);
