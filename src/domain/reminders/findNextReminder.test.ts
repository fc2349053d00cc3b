/** When the next reminder is due, by the person's own clock: also on days on which clocks change. */
import { describe, expect, test } from "vitest";
import type { DueReminder, ReminderState } from "./dueReminder.ts";
import { findNextReminder, lookAheadDays } from "./findNextReminder.ts";

const state: ReminderState = {
  settings: {
    digest: { isOn: true, weekday: 0, hour: 17 },
    beforeDue: { isOn: false, days: 3 },
    includesParentTasks: false,
    timeZone: "America/New_York",
  },
  changedAt: new Date("2026-01-01T00:00:00Z"),
  settledDay: null,
};
const daily = { ...state, settings: { ...state.settings, beforeDue: { isOn: true, days: 3 } } };
const always = () => true;
const never = () => false;

function found(of: ReminderState, now: string, hasNews: (due: DueReminder) => boolean = always): string {
  return findNextReminder(of, new Date(now), hasNews).toISOString();
}

describe("the next reminder", () => {
  test.each([
    ["on Sunday of this week", state, "2026-11-16T12:00:00Z", "2026-11-22T22:00:00.000Z"],
    ["at once, where its hour has come", state, "2026-11-22T23:30:00Z", "2026-11-22T23:30:00.000Z"],
    [
      "a week later, where the day is settled",
      { ...state, settledDay: "2026-11-22" },
      "2026-11-22T23:30:00Z",
      "2026-11-29T22:00:00.000Z",
    ],
    [
      "tomorrow before the days of tasks",
      { ...daily, settledDay: "2026-11-16" },
      "2026-11-16T23:00:00Z",
      "2026-11-17T22:00:00.000Z",
    ],
    ["at the same hour after clocks go back", state, "2026-10-27T12:00:00Z", "2026-11-01T22:00:00.000Z"],
    ["at the same hour after clocks go forward", state, "2026-03-03T12:00:00Z", "2026-03-08T21:00:00.000Z"],
  ])("is %s", (_, of, now, expected) => {
    expect(found(of, now)).toBe(expected);
  });

  test("is on the first day with something to say", () => {
    const hasNews = ({ period }: DueReminder) => period >= "2026-11-19";
    expect(found(daily, "2026-11-16T12:00:00Z", hasNews)).toBe("2026-11-19T22:00:00.000Z");
  });

  test("is looked for again where there is nothing to say until then", () => {
    const asked: string[] = [];
    const at = found(daily, "2026-11-16T12:00:00Z", ({ period }) => {
      asked.push(period);
      return false;
    });
    expect([asked.length, at]).toEqual([lookAheadDays + 1, "2026-12-01T22:00:00.000Z"]);
    expect(found(state, "2026-11-16T12:00:00Z", never)).toBe("2026-12-01T22:00:00.000Z");
  });

  test.each([
    ["that is skipped counts as the next", "2026-03-08", 2, "2026-03-08T07:00:00.000Z"],
    ["that comes twice is the first of them", "2026-11-01", 1, "2026-11-01T05:00:00.000Z"],
  ])("an hour %s", (_, day, hour, expected) => {
    const early = { ...state, settings: { ...state.settings, digest: { isOn: true, weekday: 0, hour } } };
    expect(found(early, `${day}T04:30:00Z`)).toBe(expected);
  });
});
