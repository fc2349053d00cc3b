/** Calendar files, read by a calendar library that is not the one that writes them. */
import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarEntry, buildCalendarFile, toUid } from "./calendarFile.ts";

const options = { name: "Ana’s college plan", planId: "pLan_1-x", madeAt: "2026-11-21T17:30:05.250Z" };

const essay: CalendarEntry = {
  id: "submit.228778",
  when: { kind: "days", from: "2026-12-01", to: "2026-12-01" },
  summary: "Texas: submit the application",
  description: "Why it matters.\nSource: https://example.edu/a,b;c?x=1",
  location: null,
  categories: ["Applications"],
  status: "confirmed",
  isBusy: false,
  reminders: [
    { minutesBefore: 9_540, text: "In a week" },
    { minutesBefore: 900, text: "Tomorrow" },
  ],
};

/** What a calendar does with a file: keep each event by its id, the highest sequence winning, then the later stamp. */
function importInto(store: Map<string, ICAL.Event>, text: string): Map<string, ICAL.Event> {
  for (const event of listEvents(text)) {
    const kept = store.get(event.uid);
    if (kept === undefined || event.sequence > kept.sequence) store.set(event.uid, event);
  }
  return store;
}

function listEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

function getOnly(text: string): ICAL.Event {
  const [event, ...others] = listEvents(text);
  expect(others).toEqual([]);
  if (event === undefined) throw new Error("No event was read.");
  return event;
}

function getEventValue(event: ICAL.Event, name: string): string {
  return String(event.component.getFirstPropertyValue(name));
}

describe("a calendar file", () => {
  test("a task of one day: no hour, the next day as its end, every field as it was given", () => {
    const event = getOnly(buildCalendarFile([essay], options));
    expect(event.uid).toBe("submit.228778.pLan_1-x@tassel");
    expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, "2026-12-01"]);
    expect([event.endDate.isDate, event.endDate.toString()]).toEqual([true, "2026-12-02"]);
    expect(event.summary).toBe("Texas: submit the application");
    expect(event.description).toBe("Why it matters.\nSource: https://example.edu/a,b;c?x=1");
    expect(getEventValue(event, "status")).toBe("CONFIRMED");
    expect(getEventValue(event, "transp")).toBe("TRANSPARENT");
    expect(getEventValue(event, "categories")).toBe("Applications");
    expect(getEventValue(event, "dtstamp")).toBe("2026-11-21T17:30:05Z");
    expect(getEventValue(event, "last-modified")).toBe("2026-11-21T17:30:05Z");
    // Days from 2020-01-01 to 2026-11-21 are 2,516: 2,516 x 86,400 + 17:30:05 (63,005 s).
    expect(event.sequence).toBe(217_445_405);
  });

  test("reminders ring at nine, a week and a day before", () => {
    const event = getOnly(buildCalendarFile([essay], options));
    const alarms = event.component.getAllSubcomponents("valarm");
    const rings = alarms.map((alarm) => {
      const trigger = alarm.getFirstPropertyValue("trigger");
      if (!(trigger instanceof ICAL.Duration)) throw new Error("A reminder stands at a distance.");
      const at = event.startDate.clone();
      at.isDate = false;
      at.addDuration(trigger);
      return [alarm.getFirstPropertyValue("action"), at.toString()];
    });
    expect(rings).toEqual([
      ["DISPLAY", "2026-11-24T09:00:00"],
      ["DISPLAY", "2026-11-30T09:00:00"],
    ]);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue("description"))).toEqual([
      "In a week",
      "Tomorrow",
    ]);
  });

  test("an hour is the hour of the place: no time zone, also past midnight", () => {
    const drive: CalendarEntry = {
      ...essay,
      when: { kind: "hours", day: "2027-03-08", startMinute: 1_380, endMinute: 1_470 },
      isBusy: true,
    };
    const text = buildCalendarFile([drive], options);
    expect(text).toContain("\r\nDTSTART:20270308T230000\r\n");
    expect(text).toContain("\r\nDTEND:20270309T003000\r\n");
    expect(text).not.toContain("TZID");
    expect(getOnly(text).startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(getEventValue(getOnly(text), "transp")).toBe("OPAQUE");
  });

  test.each([
    ["America/New_York", 300],
    ["Pacific/Honolulu", 600],
    ["Asia/Tokyo", -540],
  ])("a day stays the same day on a device in %s", (zone, minutesBehind) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    try {
      expect(new Date("2026-12-01T00:00:00Z").getTimezoneOffset()).toBe(minutesBehind);
      expect(getOnly(buildCalendarFile([essay], options)).startDate.toString()).toBe("2026-12-01");
    } finally {
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    }
  });

  test("lines end in CRLF and hold at most 75 octets, whatever the letters weigh", () => {
    const long = `${"Université, «é» 大学 🎓 ".repeat(30)}end`;
    const text = buildCalendarFile([{ ...essay, summary: long, description: long }], options);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = text.split("\r\n");
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(getOnly(text).summary).toBe(long);
    expect(getOnly(text).description).toBe(long);
  });

  test("a category with commas is one text, and a name is one line without marks", () => {
    const text = buildCalendarFile([{ ...essay, categories: ["Essays, drafts; more", "Student"] }], {
      ...options,
      name: "Ana, Ben; and\nothers",
    });
    const categories = getOnly(text).component.getFirstProperty("categories");
    expect(categories?.getValues()).toEqual(["Essays, drafts; more", "Student"]);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Ana Ben and others");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  });

  test("a second import doubles nothing, and a later file updates", () => {
    const store = importInto(new Map(), buildCalendarFile([essay, { ...essay, id: "own.a" }], options));
    importInto(store, buildCalendarFile([essay, { ...essay, id: "own.a" }], options));
    expect([...store.keys()]).toEqual(["submit.228778.pLan_1-x@tassel", "own.a.pLan_1-x@tassel"]);

    const moved: CalendarEntry = {
      ...essay,
      when: { kind: "days", from: "2026-12-03", to: "2026-12-03" },
      status: "cancelled",
      reminders: [],
    };
    importInto(store, buildCalendarFile([moved], { ...options, madeAt: "2026-11-21T17:30:07Z" }));
    expect(store.size).toBe(2);
    const event = store.get("submit.228778.pLan_1-x@tassel");
    expect(event?.startDate.toString()).toBe("2026-12-03");
    expect(event === undefined ? "" : getEventValue(event, "status")).toBe("CANCELLED");
    expect(event?.component.getAllSubcomponents("valarm")).toEqual([]);
  });

  test("an earlier file does not take back what a later one said", () => {
    const later = buildCalendarFile([{ ...essay, summary: "Later" }], {
      ...options,
      madeAt: "2027-01-01T00:00:00Z",
    });
    const store = importInto(importInto(new Map(), later), buildCalendarFile([essay], options));
    expect([...store.values()].map((event) => event.summary)).toEqual(["Later"]);
  });

  test("two students' files do not write over each other", () => {
    expect(toUid("submit.1", "ana")).not.toBe(toUid("submit.1", "ben"));
    expect(toUid("own. ü\r\n", "a:b")).toBe("own.----.a-b@tassel");
  });

  test("a plan without tasks is still a calendar", () => {
    expect(listEvents(buildCalendarFile([], options))).toEqual([]);
  });

  test("any text comes through, but for letters that no calendar can hold", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const text = buildCalendarFile([{ ...essay, summary, description }], options);
        const event = getOnly(text);
        expect(event.summary ?? "").toBe(
          summary
            .replaceAll(/\r\n?/g, "\n")
            .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
            .replaceAll(/\s+/g, " ")
            .trim(),
        );
        expect(event.description ?? "").toBe(
          description.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\n\t])\p{Cc}/gu, ""),
        );
        expect(event.component.getAllSubcomponents("valarm")).toHaveLength(2);
      }),
      { numRuns: 60 },
    );
  });

  test("half a letter, as a cut name has it, is left out", () => {
    expect(getOnly(buildCalendarFile([{ ...essay, summary: "Cut \uD83C off" }], options)).summary).toBe("Cut off");
  });
});
