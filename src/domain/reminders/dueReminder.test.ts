/** When a reminder is due: hours, days, time zones and the two clock changes; and never twice. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toWallTime } from "#lib/zonedTime.ts";
import { type DueReminder, findDueReminder, type ReminderState } from "./dueReminder.ts";
import type { ReminderSettings } from "./settings.ts";

const longAgo = new Date("2025-01-01T00:00:00Z");

function makeState(
  asked: Partial<ReminderSettings["digest"]> & { timeZone?: string; days?: number | null },
  rest: Partial<ReminderState> = {},
): ReminderState {
  const { timeZone = "America/New_York", days = null, ...digest } = asked;
  const settings: ReminderSettings = {
    digest: { isOn: true, weekday: 0, hour: 17, ...digest },
    beforeDue: { isOn: days !== null, days: days ?? 3 },
    includesParentTasks: false,
    timeZone,
  };
  return { settings, changedAt: longAgo, settledDay: null, ...rest };
}

const at = (instant: string) => new Date(instant);
const digest = (period: string): DueReminder => ({ kind: "digest", period });
const beforeDue = (period: string): DueReminder => ({ kind: "beforeDue", period });

describe("the weekly digest, Sundays at 5 p.m. in New York", () => {
  test.each([
    ["a minute before", "2026-11-22T21:59:00Z", null],
    ["on the hour", "2026-11-22T22:00:00Z", digest("2026-11-22")],
    ["after the server was away until 11 p.m.", "2026-11-23T04:59:00Z", digest("2026-11-22")],
    ["after midnight it is too late", "2026-11-23T05:00:00Z", null],
    ["on Saturday", "2026-11-21T22:00:00Z", null],
    ["where it is Sunday in London but Saturday in New York", "2026-11-22T03:00:00Z", null],
    ["in summer, an hour earlier by the world’s clock", "2026-07-05T21:00:00Z", digest("2026-07-05")],
    ["in summer, the minute before", "2026-07-05T20:59:00Z", null],
  ])("%s", (_, now, expected) => {
    expect(findDueReminder(makeState({}), at(now))).toEqual(expected);
  });
});

describe("on days when the clocks change", () => {
  test.each([
    // 8 March 2026: 1:59 is followed by 3:00 in New York.
    ["2 a.m. that March skips: not yet at 1:59", "America/New_York", 2, "2026-03-08T06:59:00Z", null],
    ["2 a.m. that March skips: with 3 a.m.", "America/New_York", 2, "2026-03-08T07:00:00Z", "2026-03-08"],
    ["5 p.m. that day is an hour earlier", "America/New_York", 17, "2026-03-08T21:00:00Z", "2026-03-08"],
    ["and not before", "America/New_York", 17, "2026-03-08T20:59:00Z", null],
    // 1 November 2026: 1:59 is followed by 1:00.
    ["the first 1 a.m. of November", "America/New_York", 1, "2026-11-01T05:00:00Z", "2026-11-01"],
    ["midnight between Saturday and Sunday", "America/New_York", 0, "2026-11-01T04:00:00Z", "2026-11-01"],
    ["5 p.m. that day is an hour later", "America/New_York", 17, "2026-11-01T21:59:00Z", null],
    ["and then due", "America/New_York", 17, "2026-11-01T22:00:00Z", "2026-11-01"],
    ["Phoenix in March as ever", "America/Phoenix", 17, "2026-03-09T00:00:00Z", "2026-03-08"],
    ["Phoenix in March not before", "America/Phoenix", 17, "2026-03-08T23:59:00Z", null],
    ["Phoenix in November as ever", "America/Phoenix", 17, "2026-11-02T00:00:00Z", "2026-11-01"],
    ["Honolulu in March as ever", "Pacific/Honolulu", 17, "2026-03-09T03:00:00Z", "2026-03-08"],
    ["Honolulu in November as ever", "Pacific/Honolulu", 17, "2026-11-02T02:59:00Z", null],
    // Paraguay and Cuba have changed at midnight: there is no hour 0 on that day (Havana, 8 March 2026).
    ["an hour 0 that is skipped", "America/Havana", 0, "2026-03-08T05:00:00Z", "2026-03-08"],
  ])("%s", (_, timeZone, hour, now, expected) => {
    expect(findDueReminder(makeState({ timeZone, hour }), at(now))).toEqual(
      expected === null ? null : digest(expected),
    );
  });

  test("the second 1 a.m. in November finds the day settled", () => {
    const state = makeState({ hour: 1 }, { settledDay: "2026-11-01" });
    expect(findDueReminder(state, at("2026-11-01T06:00:00Z"))).toBeNull();
  });
});

describe("reminders before the day", () => {
  test.each([
    ["come on every other day at the same hour", 3, "2026-11-23T22:00:00Z", beforeDue("2026-11-23")],
    ["leave the day of the digest to the digest", 3, "2026-11-22T22:00:00Z", digest("2026-11-22")],
    ["do not come where they are off", null, "2026-11-23T22:00:00Z", null],
  ])("%s", (_, days, now, expected) => {
    expect(findDueReminder(makeState({ days }), at(now))).toEqual(expected);
  });

  test("come on Sundays too if there is no digest", () => {
    const state = makeState({ isOn: false, days: 3 });
    expect(findDueReminder(state, at("2026-11-22T22:00:00Z"))).toEqual(beforeDue("2026-11-22"));
  });
});

describe("settings saved just now", () => {
  test.each([
    ["before today’s hour counts today", "2026-11-22T21:59:00Z", digest("2026-11-22")],
    ["after today’s hour does not", "2026-11-22T22:10:00Z", null],
    ["yesterday counts today", "2026-11-21T23:00:00Z", digest("2026-11-22")],
  ])("%s", (_, changedAt, expected) => {
    const state = makeState({}, { changedAt: at(changedAt) });
    expect(findDueReminder(state, at("2026-11-22T22:30:00Z"))).toEqual(expected);
  });
});

test("someone who flies west on digest day gets no second one", () => {
  const state = makeState({ timeZone: "Pacific/Honolulu" }, { settledDay: "2026-11-22" });
  expect(findDueReminder(state, at("2026-11-23T03:00:00Z"))).toBeNull();
});

test("never two for one day and never for a past day, whatever the settings", () => {
  const zone = fc.constantFrom(
    "America/New_York",
    "America/Phoenix",
    "Pacific/Honolulu",
    "America/Havana",
    "Asia/Kolkata",
    "Pacific/Kiritimati",
  );
  const setting = fc.record({
    isOn: fc.boolean(),
    weekday: fc.integer({ min: 0, max: 6 }),
    hour: fc.integer({ min: 0, max: 23 }),
    timeZone: zone,
    days: fc.option(fc.integer({ min: 1, max: 14 })),
  });
  const steps = fc.array(
    fc.record({ setting: fc.option(setting, { freq: 3 }), minutes: fc.integer({ min: 1, max: 3_000 }) }),
    {
      minLength: 5,
      maxLength: 60,
    },
  );
  const start = fc.constantFrom("2026-03-05T00:00:00Z", "2026-10-29T00:00:00Z", "2026-06-30T00:00:00Z");
  fc.assert(
    fc.property(setting, start, steps, (first, from, moves) => {
      let state = makeState(first);
      let now = at(from);
      const periods: string[] = [];
      for (const { setting: next, minutes } of moves) {
        now = new Date(now.getTime() + minutes * 60_000);
        if (next !== null) state = makeState(next, { settledDay: state.settledDay, changedAt: now });
        const due = findDueReminder(state, now);
        if (due === null) continue;
        expect(due.period).toBe(toWallTime(state.settings.timeZone, now).day);
        expect(periods).not.toContain(due.period);
        periods.push(due.period);
        state = { ...state, settledDay: due.period };
      }
    }),
    { seed: 20261122, numRuns: 500 },
  );
});
