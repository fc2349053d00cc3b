/**
 * What goes into a calendar, on which days, with which reminders. Worked out by hand for November 21, 2026. And for a plan
 * of release 0.2.0: every entry its file held is moved or cancelled, and nothing stands there twice.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toTaskRequirements } from "#domain/college/requirementTable.ts";
import { countAskedEssays } from "#domain/essays/askedEssays.ts";
import { timelineStudents } from "../../../test/fixtures/timelineStudents.ts";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { gatherActions, mostInMonth } from "./actions/gatherActions.ts";
import { listUnaskedIds } from "./askedTasks.ts";
import { buildTimeline } from "./buildTimeline.ts";
import type { CalendarEntry } from "./calendarFile.ts";
import { buildTaskCalendar, type TaskCalendarWords, toActionEntryId } from "./taskCalendar.ts";
import type { DateBasis, TimelineInput, TimelineTask } from "./timeline.ts";

const today = "2026-11-21";

const words: TaskCalendarWords = {
  day: (task, due) => `${due ?? "day"} ${task.title}`,
  dayDetail: () => "",
  action: ({ title }) => title,
  actionDetail: ({ steps }) => steps.flatMap((step) => step.tasks.map(({ id }) => id)).join(" "),
  reminder: (_summary, days) => `in ${days}`,
  categories: () => [],
  cancelled: (action) => `cancelled ${action}`,
};

const closing = (date: string, standing: DateBasis["standing"] = "published"): DateBasis => ({
  code: "deadline",
  eventId: null,
  round: "regularDecision",
  date,
  standing,
  source: null,
  cycle: "2026-27",
});

/** Hours between the reminder and the first midnight of the task. */
function listShown(changes: Partial<TimelineTask>) {
  const task = makeTask({
    id: "counselorMeeting11",
    templateId: "counselorMeeting11",
    unitId: null,
    ...changes,
  });
  const { entries, withoutDay, late } = buildTaskCalendar(
    { tasks: [task], due: [] },
    { today, words, formerIds: null },
  );
  return {
    withoutDay,
    late,
    entries: entries.map(({ when, status, reminders, isBusy }) => ({
      days: when.kind === "days" ? [when.from, when.to] : [],
      status,
      isBusy,
      hoursBefore: reminders.map(({ minutesBefore }) => minutesBefore / 60),
    })),
  };
}

const nothing = { withoutDay: 0, late: 0, entries: [] };

const onDay = (day: string, status: CalendarEntry["status"], hoursBefore: number[]) => ({
  ...nothing,
  entries: [{ days: [day, day], status, isBusy: false, hoursBefore }],
});

describe("an action in a calendar", () => {
  test.each<[string, Partial<TimelineTask>, ReturnType<typeof listShown>]>([
    [
      "in ten days: nine o'clock a week before (6 days and 15 hours) and the day before (15 hours)",
      {},
      onDay("2026-12-01", "confirmed", [159, 15]),
    ],
    ["in eight days both are ahead", { due: "2026-11-29" }, onDay("2026-11-29", "confirmed", [159, 15])],
    [
      "in seven days the week's would be today",
      { due: "2026-11-28" },
      onDay("2026-11-28", "confirmed", [15]),
    ],
    ["in two days the day's is tomorrow", { due: "2026-11-23" }, onDay("2026-11-23", "confirmed", [15])],
    ["tomorrow there is nothing left to ring", { due: "2026-11-22" }, onDay("2026-11-22", "confirmed", [])],
    ["over but still open: counted", { state: "past" }, { ...nothing, late: 1 }],
    ["over for good: not even counted", { state: "past", stillOpen: false }, nothing],
    ["an expected date is tentative", { standing: "expected" }, onDay("2026-12-01", "tentative", [159, 15])],
    ["the family's own date is sure", { standing: "own" }, onDay("2026-12-01", "confirmed", [159, 15])],
    [
      "reckoned from nothing published is tentative",
      { standing: "computed" },
      onDay("2026-12-01", "tentative", [159, 15]),
    ],
    ["done, its day ahead: in silence", { state: "done" }, onDay("2026-12-01", "confirmed", [])],
    ["dropped, its day ahead: cancelled", { state: "dropped" }, onDay("2026-12-01", "cancelled", [])],
    ["done, its day over: left out", { state: "done", due: "2026-11-20" }, nothing],
    ["done today stays", { state: "done", due: today }, onDay(today, "confirmed", [])],
    ["without a day: counted", { due: null, standing: "ask" }, { ...nothing, withoutDay: 1 }],
    ["dropped without a day: not even counted", { due: null, state: "dropped" }, nothing],
    [
      "sometime in March: the whole month, tentative, in silence",
      { from: "2027-03-01", due: "2027-03-31", standing: "month" },
      {
        ...nothing,
        entries: [
          { days: ["2027-03-01", "2027-03-31"], status: "tentative", isBusy: false, hoursBefore: [] },
        ],
      },
    ],
    [
      "between January and March: the last month",
      { from: "2027-01-01", due: "2027-03-31", standing: "month" },
      {
        ...nothing,
        entries: [
          { days: ["2027-03-01", "2027-03-31"], status: "tentative", isBusy: false, hoursBefore: [] },
        ],
      },
    ],
    [
      "the rest of a month that has begun",
      { from: "2026-11-21", due: "2026-11-30", standing: "month" },
      {
        ...nothing,
        entries: [{ days: [today, "2026-11-30"], status: "tentative", isBusy: false, hoursBefore: [] }],
      },
    ],
  ])("%s", (_, changes, expected) => {
    expect(listShown(changes)).toEqual(expected);
  });

  test("a date computed from a published one is certain", () => {
    const basis = closing("2026-12-15");
    expect(listShown({ standing: "computed", basis }).entries[0]?.status).toBe("confirmed");
    const expected = { standing: "computed", basis: closing("2026-12-15", "expected") } as const;
    expect(listShown(expected).entries[0]?.status).toBe("tentative");
  });
});

describe("a day in a calendar", () => {
  const submit = {
    id: "appSubmit.1",
    templateId: "appSubmit",
    unitId: 1,
    due: "2026-12-01",
    standing: "computed",
  } as const;
  const kept = (changes: Partial<TimelineTask>) => {
    const task = makeTask({ ...submit, basis: closing("2026-12-04"), ...changes });
    const { entries } = buildTaskCalendar({ tasks: [task], due: [] }, { today, words, formerIds: [] });
    return entries.map(({ id, when, status, reminders }) => [
      id,
      when.kind === "days" && when.to,
      status,
      reminders.length,
    ]);
  };

  test.each<[string, Partial<TimelineTask>, unknown[]]>([
    [
      "that others set is that day, not the one we suggest",
      {},
      [["appSubmit.1", "2026-12-04", "confirmed", 2]],
    ],
    [
      "only expected is tentative",
      { basis: closing("2026-12-04", "expected") },
      [["appSubmit.1", "2026-12-04", "tentative", 2]],
    ],
    [
      "the family moved is theirs",
      { due: "2026-11-30", standing: "own", isEdited: true },
      [["appSubmit.1", "2026-11-30", "confirmed", 2]],
    ],
    ["of something done is silent", { state: "done" }, [["appSubmit.1", "2026-12-04", "confirmed", 0]]],
    [
      "of something skipped is cancelled",
      { state: "dropped" },
      [["appSubmit.1", "2026-12-04", "cancelled", 0]],
    ],
    [
      "gone by is no day",
      { basis: closing("2026-11-20"), due: "2026-11-17", state: "past", stillOpen: false },
      [],
    ],
    [
      "of another task only if the family set, named or gave it",
      { templateId: "appPortal", id: "appPortal.1", isEdited: true, title: "Ours" },
      [["appPortal.1", "2026-12-01", "confirmed", 2]],
    ],
  ])("%s", (_, changes, expected) => {
    expect(kept(changes)).toEqual(expected);
  });
});

/** Written by release 0.2.0 for this plan: "id first-day last-day status" of each entry. */
const former: { input: TimelineInput; entries: string[] } = JSON.parse(
  readFileSync(new URL("../../../test/fixtures/calendarOfLastRelease.json", import.meta.url), "utf8"),
);

describe("a plan of the last release", () => {
  const { detailsOf, requirementsOf } = loadShippedColleges();
  const input: TimelineInput = {
    ...former.input,
    deadlines: former.input.colleges.flatMap(({ unitId }) => detailsOf(unitId).deadlines),
    colleges: former.input.colleges.map((college) => ({
      ...college,
      requirements: toTaskRequirements(requirementsOf(college.unitId), countAskedEssays(college.unitId)),
    })),
  };
  const timeline = buildTimeline(input);
  const unitIds = input.colleges.map(({ unitId }) => unitId);
  const formerIds = listUnaskedIds(timeline.tasks, unitIds);
  const { entries, shown } = buildTaskCalendar(timeline, { today: input.today, words, formerIds });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  test("every entry of its file is moved or cancelled by the next one, under its own id", () => {
    const ids = former.entries.map((line) => line.split(" ")[0] ?? "");
    expect(ids.length).toBe(138);
    expect(ids.filter((id) => !byId.has(id))).toEqual([]);
    expect(entries.length).toBe(byId.size);
  });

  test("what stands there is once there: a task has its own day, or is in one action, and its old entry is cancelled", () => {
    const open = entries.filter(({ status }) => status !== "cancelled");
    const inActions = open
      .filter(({ id }) => id.startsWith("action."))
      .flatMap(({ description }) => description.split(" "));
    const own = open.filter(({ id }) => !id.startsWith("action.")).map(({ id }) => id);
    expect(new Set([...inActions, ...own]).size).toBe(inActions.length + own.length);
    for (const id of inActions) expect([id, byId.get(id)?.status ?? "cancelled"]).toEqual([id, "cancelled"]);
    expect(shown).toBe(open.length);
    expect(shown).toBeLessThan(40);
  });

  test("a moved day, a title, a person, a tick and a skip are those of the family", () => {
    const at = (id: string) => {
      const entry = byId.get(id);
      return [
        entry?.when.kind === "days" && entry.when.to,
        entry?.summary,
        entry?.status,
        entry?.reminders.length,
      ];
    };
    expect(at("appLetters.203535")).toEqual(["2026-12-03", "day Ask Ms. Ortiz once more", "confirmed", 2]);
    expect(at("appSubmit.204796")[0]).toBe("2026-12-20");
    expect(at("cssFile")[2]).toBe("confirmed");
    expect(at("own.t1")).toEqual(["2026-12-24", "own Call Dad", "confirmed", 2]);
    expect(at("appPortal.204796")[2]).toBe("cancelled");
    expect(at("appTranscript.204501")[2]).toBe("cancelled");
    expect(byId.get(toActionEntryId("transcripts"))?.description).toContain("appTranscript.204501");
  });

  test("a plan that began later has nothing to cancel", () => {
    const made = buildTaskCalendar(timeline, { today: input.today, words, formerIds: null });
    expect(made.entries.filter(({ id }) => id.startsWith("action.")).length).toBeGreaterThan(10);
    expect(made.entries.filter(({ status }) => status === "cancelled").map(({ id }) => id)).toEqual([]);
  });
});

test("200 students: at most eight actions in a month and 35 in all, none twice, and every hard date on its day", () => {
  for (const input of timelineStudents(200)) {
    const timeline = buildTimeline(input);
    const { entries, late, withoutDay } = buildTaskCalendar(timeline, {
      today: input.today,
      words,
      formerIds: null,
    });
    const days = new Map(entries.map(({ id, when }) => [id, when.kind === "days" ? when.to : ""]));
    expect(days.size).toBe(entries.length);
    const isOpen = new Set(
      gatherActions(timeline.tasks).flatMap(({ id, next }) => (next === null ? [] : [toActionEntryId(id)])),
    );
    const open = entries.filter(({ id }) => isOpen.has(id));
    const months = Map.groupBy(open, ({ id }) => days.get(id)?.slice(0, 7));
    expect(Math.max(0, ...[...months.values()].map(({ length }) => length))).toBeLessThanOrEqual(mostInMonth);
    if (input.colleges.length <= 8) expect(open.length + late + withoutDay).toBeLessThanOrEqual(35);
    for (const { task, day } of timeline.due) {
      expect([task.id, days.get(task.id)]).toEqual([task.id, task.standing === "own" ? task.due : day]);
    }
  }
});
