/** The timeline as a spreadsheet, parsed by a separate library. */
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { buildTasksCsv, type TasksCsvWords } from "./tasksCsv.ts";
import type { DueItem, TimelineTask } from "./timeline.ts";

const base = makeTask({
  id: "netPrice11",
  templateId: "netPrice11",
  title: "Call, then write",
  who: "parent",
  unitId: null,
  due: null,
  standing: "own",
  state: "open",
});
const source = { id: "ucb", title: "Berkeley, “dates”", year: "2026", url: "https://example.edu/a,b" };

const words: TasksCsvWords = {
  header: ["What", "Step", "Colleges", "Who", "Due", "Date", "Source", "Address", "State", "Why"],
  college: (unitId) => (unitId === null ? null : `College ${unitId}`),
  system: (system) => system,
  due: ({ kind }) => kind,
  missing: ({ missing }) => `${missing.length} missing`,
  who: (task) => task.who,
  standing: (task) => task.standing,
  dueStanding: (isExpected) => (isExpected ? "expected" : "published"),
  state: (task) => task.state,
  done: (done, total) => `${done} of ${total}`,
};

function parseRows(tasks: readonly TimelineTask[], due: readonly DueItem[] = []): string[][] {
  const made = buildTasksCsv({ tasks, due }, words);
  const [header, ...rows]: string[][] = parse(made.text);
  expect(header).toEqual([...words.header]);
  expect(made.rows).toBe(rows.length);
  return rows;
}

test("hard dates come first, and are not listed again as steps; unknown is an empty cell", () => {
  const deadline = {
    code: "deadline",
    eventId: null,
    round: "regularDecision",
    date: "2027-01-04",
    standing: "published",
    source,
    cycle: "2026-27",
  } as const;
  const submit = makeTask({
    id: "appSubmit.1",
    templateId: "appSubmit",
    unitId: 1,
    due: "2027-01-03",
    standing: "computed",
    basis: deadline,
  });
  const item: DueItem = {
    task: submit,
    kind: "application",
    unitId: 1,
    system: null,
    campuses: [],
    day: "2027-01-04",
    daysLeft: 44,
    isExpected: false,
    basis: deadline,
    isScoreOpen: false,
    isScoreOptional: false,
    belowMinimum: null,
    missing: [base],
    essays: null,
    fee: null,
  };
  expect(parseRows([base, submit], [item])).toEqual([
    [
      "application",
      "",
      "College 1",
      "student",
      "2027-01-04",
      "published",
      "Berkeley, “dates”, 2026",
      "https://example.edu/a,b",
      "urgent",
      "1 missing",
    ],
    ["Call, then write", "", "", "parent", "", "own", "", "", "open", ""],
  ]);
});

test("a step has one row for all of its colleges, each with its day where they differ, and the family’s own title", () => {
  const send = (unitId: number, changes: Partial<TimelineTask>) =>
    makeTask({
      id: `appTranscript.${unitId}`,
      templateId: "appTranscript",
      title: `Send ${unitId}`,
      unitId,
      standing: "month",
      due: "2026-12-31",
      why: "Line one\nline two",
      evidence: { grade: "published", source: { ...source, url: null } },
      ...changes,
    });
  const tasks = [
    send(1, {}),
    send(2, { standing: "computed", due: "2026-12-05", title: "Ask Ms. Ortiz", isEdited: true }),
    send(3, { state: "done", due: null }),
    send(4, { state: "dropped" }),
  ];
  expect(parseRows(tasks)).toEqual([
    [
      "Send transcripts and reports",
      "Have your transcript sent",
      "College 1 2026-12; College 2 2026-12-05 (Ask Ms. Ortiz); College 3",
      "student",
      "2026-12-05",
      "computed",
      "Berkeley, “dates”, 2026",
      "",
      "1 of 3",
      "Line one\nline two",
    ],
  ]);
  const [only] = parseRows([send(1, {})]);
  expect(only?.slice(0, 5)).toEqual(["Send 1", "", "College 1", "student", "2026-12"]);
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@A1", "\tx", " =1+1", "＝1"])(
  "a title that a spreadsheet would run is text: %j",
  (title) => {
    expect(parseRows([{ ...base, title }])[0]?.[0]).toBe(`'${title}`);
  },
);
