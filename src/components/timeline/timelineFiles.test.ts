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

function makeReady(tasks: readonly TimelineTask[]): ReadyTimeline {
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
      conflicts: [],
      progress: { done: 0, due: 0 },
    },
    plan: { ...makeEmptyPlan("plan1", "2026-11-01T00:00:00.000Z"), studentName: "Ana" },
    today: "2026-11-21",
    getCollege: (unitId) => (unitId === 228778 ? makeCollege({ unitId, name: "UT Austin" }) : null),
  };
}

const tasks = [
  makeTask({
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
    id: "tour.228778",
    title: "Tour UT Austin",
    due: "2027-03-31",
    standing: "month",
    state: "later",
  }),
  makeTask({
    id: "letters.1",
    title: "Ask for letters",
    unitId: 1,
    due: null,
    standing: "ask",
    state: "open",
  }),
  makeTask({ id: "essay", title: "Essay", unitId: null, state: "past", due: "2026-11-01" }),
  makeTask({
    id: "own.a",
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
  const [submit, tour, stamp] = parseEvents(made.text);
  expect([submit?.summary, tour?.summary, stamp?.summary]).toEqual([
    "UT Austin: Submit the application",
    "Sometime this month: Tour UT Austin",
    "Done: Buy a stamp",
  ]);
  expect(submit?.description.split("\n")).toEqual([
    "Nothing is read before it is sent.",
    "For: Student, with a parent.",
    "Published. This date is published for this cycle. Dates can still change, so check the source.",
    "Regular decision deadline on December 1, 2026.",
    "For 2026-27.",
    "This is the last day. Aim for the day before, and check the college’s time zone.",
    "Source: Dates, UT Austin, 2026-27",
    "https://example.edu/dates,all",
  ]);
  const alarms = submit?.component.getAllSubcomponents("valarm") ?? [];
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue("description"))).toEqual([
    "In 7 days: UT Austin: Submit the application",
    "Tomorrow: UT Austin: Submit the application",
  ]);
  expect(submit?.component.getFirstProperty("categories")?.getValues()).toEqual(["Applications", "Student"]);
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
    task.id === "submit.228778" ? { ...task, state: "done" as const, doneOn: "2026-11-21" } : task,
  );
  take(buildTimelineCalendar(makeReady(ticked), "2026-11-21T12:00:10Z").text);
  expect(store.size).toBe(3);
  const submit = store.get("submit.228778.plan1@tassel");
  expect(submit?.summary).toBe("Done: UT Austin: Submit the application");
  expect(submit?.component.getAllSubcomponents("valarm")).toEqual([]);
});

test("the table has every task, also the late and the undated", () => {
  const rows: string[][] = parse(buildTimelineTable(makeReady(tasks)));
  expect(rows.map((row) => [row[0], row[1], row[3], row[4], row[7]])).toEqual([
    ["Task", "College", "Due", "Date status", "Status"],
    ["Submit the application", "UT Austin", "2026-12-01", "Published", "Soon"],
    ["Tour UT Austin", "UT Austin", "2027-03", "Month only", "Later"],
    ["Ask for letters", "", "", "Unknown", "Open"],
    ["Essay", "", "2026-11-01", "Published", "Late, but still open"],
    ["Buy a stamp", "", "2026-12-01", "Your date", "Done"],
  ]);
});
