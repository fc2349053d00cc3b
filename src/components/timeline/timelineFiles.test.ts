/** Exported timeline files, parsed with other libraries. */
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { buildTimelineCalendar, buildTimelineTable } from "./timelineFiles.ts";
import type { ReadyTimeline } from "./useTimeline.ts";

const source = {
  id: "austin",
  title: "Dates, UT Austin",
  year: "2026-27",
  url: "https://example.edu/dates,all",
};

/** Begun after release 0.2.0, whose files are another matter: see taskCalendar.test.ts. */
const newPlan = "2026-12-20T00:00:00.000Z";

function makeReady(tasks: readonly TimelineTask[], createdAt = newPlan): ReadyTimeline {
  return {
    status: "ready",
    timeline: {
      graduationYear: 2027,
      applicant: "highSchool",
      entryYear: 2027,
      entryTerm: "fall",
      awardYear: "2027-28",
      cycle: "2026-27",
      grade: 12,
      mode: "year",
      meltUnitId: null,
      tasks,
      due: [],
      open: { undated: [], untilFull: [], openToAll: [] },
      conflicts: [],
      progress: { done: 0, due: 0 },
    },
    plan: { ...makeEmptyPlan("plan1", createdAt), studentName: "Ana" },
    today: "2026-11-21",
    getCollege: (unitId) => (unitId === 228778 ? makeCollege({ unitId, name: "UT Austin" }) : null),
  };
}

const tasks = [
  makeTask({
    id: "appSubmit.228778",
    templateId: "appSubmit",
    due: "2026-11-28",
    standing: "computed",
    why: "Nothing is read before it is sent.",
    helpers: ["parent"],
    basis: {
      code: "deadline",
      eventId: null,
      round: "regularDecision",
      date: "2026-12-01",
      standing: "published",
      source,
      cycle: "2026-27",
    },
  }),
  makeTask({
    id: "visits11",
    templateId: "visits11",
    unitId: null,
    title: "Tour UT Austin",
    due: "2027-03-31",
    standing: "month",
    state: "later",
  }),
  makeTask({
    id: "appLetters.1",
    templateId: "appLetters",
    title: "Ask for letters",
    unitId: 1,
    due: null,
    standing: "ask",
    state: "open",
  }),
  makeTask({
    id: "essayDraft",
    templateId: "essayDraft",
    title: "Essay",
    unitId: null,
    state: "past",
    due: "2026-11-01",
  }),
  makeTask({
    id: "own.a",
    templateId: null,
    isOwn: true,
    title: "Buy a stamp",
    unitId: null,
    area: null,
    state: "done",
    doneOn: "2026-11-20",
    standing: "own",
  }),
];

function parseEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("a calendar names the college once, and says of each date how sure it is and where it comes from", () => {
  const made = buildTimelineCalendar(makeReady(tasks), "2026-11-21T12:00:00Z");
  expect([made.events, made.withoutDay, made.late]).toEqual([3, 1, 1]);
  const [submit, stamp, tour] = parseEvents(made.text);
  expect([submit?.summary, stamp?.summary, tour?.summary]).toEqual([
    "Due: Regular decision, UT Austin",
    "Done: Buy a stamp",
    "Sometime this month: Tour UT Austin",
  ]);
  expect(submit?.description.split("\n")).toEqual([
    "Nothing is read before it is sent.",
    "Who does this: Student, with a parent.",
    "Regular decision deadline on December 1, 2026.",
    "For 2026-27.",
    "This is the last day. Plan to finish the day before, and check the college’s time zone.",
    "We suggest November 28, 2026.",
    "Source: Dates, UT Austin, 2026-27",
    "https://example.edu/dates,all",
  ]);
  const alarms = submit?.component.getAllSubcomponents("valarm") ?? [];
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue("description"))).toEqual([
    "In 7 days: Due: Regular decision, UT Austin",
    "Tomorrow: Due: Regular decision, UT Austin",
  ]);
  expect(submit?.component.getFirstProperty("categories")?.getValues()).toEqual([
    "Due",
    "Applications",
    "Student",
  ]);
});

test("importing twice gives no doubles, and a tick reaches the calendar with the next file", () => {
  const store = new Map<string, ICAL.Event>();
  const take = (text: string) => {
    for (const event of parseEvents(text)) {
      if (event.sequence >= (store.get(event.uid)?.sequence ?? 0)) store.set(event.uid, event);
    }
  };
  take(buildTimelineCalendar(makeReady(tasks), "2026-11-21T12:00:00Z").text);
  take(buildTimelineCalendar(makeReady(tasks), "2026-11-21T12:00:00Z").text);
  expect(store.size).toBe(3);
  const ticked = tasks.map((task) =>
    task.id === "appSubmit.228778" ? { ...task, state: "done" as const, doneOn: "2026-11-21" } : task,
  );
  take(buildTimelineCalendar(makeReady(ticked), "2026-11-21T12:00:10Z").text);
  expect(store.size).toBe(3);
  const submit = store.get("appSubmit.228778.plan1@tassel");
  expect(submit?.summary).toBe("Done: Regular decision, UT Austin");
  expect(submit?.component.getAllSubcomponents("valarm")).toEqual([]);
});

test("only a plan as old as release 0.2.0 has entries to cancel", () => {
  const cancelled = (createdAt: string) =>
    parseEvents(buildTimelineCalendar(makeReady(tasks, createdAt), "2026-11-21T12:00:00Z").text).filter(
      ({ component }) => component.getFirstPropertyValue("status") === "CANCELLED",
    );
  expect(cancelled(newPlan)).toEqual([]);
  const [first] = cancelled("2026-11-01T00:00:00.000Z");
  expect([first?.uid, first?.summary]).toEqual(["visits11.plan1@tassel", "Now part of: Settle your list"]);
});

test("the table has what is to do, also the late and the undated", () => {
  const { text, rows } = buildTimelineTable(makeReady(tasks));
  const cells: string[][] = parse(text);
  expect(rows).toBe(5);
  expect(cells.map((row) => [row[0], row[2], row[4], row[5], row[8]])).toEqual([
    ["What to do", "Colleges", "Due", "Date status", "Status"],
    ["Essay", "", "2026-11-01", "Published", "Late, but still open"],
    ["Submit the application", "UT Austin", "2026-11-28", "Suggested", "Soon"],
    ["Tour UT Austin", "", "2027-03", "Month only", "Later"],
    ["Ask for letters", "College number 1", "", "Unknown", "Open"],
    ["Buy a stamp", "", "2026-12-01", "Your date", "Done"],
  ]);
});
