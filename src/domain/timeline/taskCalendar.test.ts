/** Which tasks go into a calendar, on which days, with which reminders. Worked out by hand for November 21, 2026. */
import { describe, expect, test } from "vitest";
import { makeTask } from "../../../test/support/sampleTask.ts";
import type { CalendarEntry } from "./calendarFile.ts";
import { buildTaskCalendar } from "./taskCalendar.ts";
import type { TimelineTask } from "./timeline.ts";

const today = "2026-11-21";

const words = {
  summary: (task: TimelineTask) => task.title,
  description: () => "",
  reminder: (_task: TimelineTask, days: number) => `in ${days}`,
  categories: () => [],
};

/** Hours between the reminder and the first midnight of the task. */
function listShown(changes: Partial<TimelineTask>) {
  const { entries, withoutDay, late } = buildTaskCalendar([makeTask(changes)], { today, words });
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

describe("tasks in a calendar", () => {
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
    const basis = {
      code: "deadline",
      eventId: null,
      round: "regularDecision",
      date: "2026-12-15",
      standing: "published",
      source: null,
      cycle: "2026-27",
    } as const;
    expect(listShown({ standing: "computed", basis }).entries[0]?.status).toBe("confirmed");
    expect(
      listShown({ standing: "computed", basis: { ...basis, standing: "expected" } }).entries[0]?.status,
    ).toBe("tentative");
  });
});
