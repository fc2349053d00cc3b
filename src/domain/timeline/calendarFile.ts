/**
 * Writes an iCalendar file (RFC 5545) with all-day and timed entries; importing it again updates the first import, and one
 * that is subscribed to says how often to look again (RFC 7986).
 */
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { addDays, type Day } from "#lib/dates.ts";

export type CalendarTime =
  /** Whole days, both ends included. */
  | { kind: "days"; from: Day; to: Day }
  /** Minutes after midnight in floating local time, without a time zone. `endMinute` may be past midnight. */
  | { kind: "hours"; day: Day; startMinute: number; endMinute: number };

export type CalendarEntry = {
  /** Stable: the same entry has the same id in every file. */
  id: string;
  when: CalendarTime;
  summary: string;
  description: string;
  location: string | null;
  categories: readonly string[];
  /** "tentative": the date is expected, not published. "cancelled": no longer needed. */
  status: "confirmed" | "tentative" | "cancelled";
  /** Whether the person is busy at that time. */
  isBusy: boolean;
  reminders: readonly CalendarReminder[];
};

/** Before the start; for all-day entries before midnight of the first day. */
export type CalendarReminder = { minutesBefore: number; text: string };

/** Its own address, and a sentence on what it holds. */
export type Subscription = { address: string; description: string };

export type CalendarFileOptions = {
  name: string;
  /** Distinguishes the entries of different plans. */
  planId: string;
  /** When the file was made, UTC ISO. A later file replaces an earlier one's entries. */
  madeAt: string;
  /** What a calendar that asks again by itself is told; null for a file that is imported. */
  subscribed?: Subscription | null;
};

/** How often a calendar is asked to look again. Some do as they like. */
const refreshSeconds = 24 * 60 * 60;

/** Lines end in CRLF and are folded at 75 octets, as the standard requires. */
export function buildCalendarFile(entries: readonly CalendarEntry[], options: CalendarFileOptions): string {
  const madeAt = new Date(options.madeAt);
  const sequence = toSequence(madeAt);
  const calendar = ical({
    prodId: { company: "Tassel", product: "Plan", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name: removeMarks(options.name),
    ...describeSubscription(options.subscribed ?? null),
  });
  for (const entry of entries) {
    const { start, end, isWholeDay } = listTimes(entry.when);
    calendar.createEvent({
      id: toUid(entry.id, options.planId),
      sequence,
      stamp: madeAt,
      lastModified: madeAt,
      start,
      end,
      allDay: isWholeDay,
      floating: !isWholeDay,
      summary: toOneLine(entry.summary),
      description: toPlainText(entry.description),
      location: entry.location === null ? null : toOneLine(entry.location),
      categories: entry.categories.map((name) => ({ name: toOneLine(name) })),
      status: statuses[entry.status],
      transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      alarms: entry.reminders.map(({ minutesBefore, text }) => ({
        type: ICalAlarmType.display,
        trigger: minutesBefore * 60,
        description: toOneLine(text),
      })),
    });
  }
  // The writer leaves the last line open.
  return `${calendar.toString()}\r\n`;
}

function describeSubscription(subscribed: Subscription | null) {
  if (subscribed === null) return {};
  return {
    description: toOneLine(subscribed.description),
    source: subscribed.address,
    ttl: refreshSeconds,
  };
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<CalendarEntry["status"], ICalEventStatus>;

/** The entry's UID, using only characters that no calendar changes. */
export function toUid(id: string, planId: string): string {
  return `${id}.${planId}`.replaceAll(/[^\w.-]/g, "-") + "@tassel";
}

/** Seconds since 2020: increases with every file without storing anything, and fits 32 bits until 2088. */
function toSequence(madeAt: Date): number {
  return Math.max(0, Math.floor((madeAt.getTime() - Date.UTC(2020, 0, 1)) / 1000));
}

/** The writer takes days and floating times from UTC, whatever the device's zone. */
function listTimes(when: CalendarTime): { start: Date; end: Date; isWholeDay: boolean } {
  if (when.kind === "days") {
    // An all-day entry ends the day after its last day (RFC 5545, 3.6.1).
    return { start: toMidnight(when.from), end: toMidnight(addDays(when.to, 1)), isWholeDay: true };
  }
  const at = (minute: number) => new Date(toMidnight(when.day).getTime() + minute * 60_000);
  return { start: at(when.startMinute), end: at(when.endMinute), isWholeDay: false };
}

function toMidnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Removes control characters and lone surrogates, which no calendar can read. */
function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "");
}

function toOneLine(text: string): string {
  return toPlainText(text).replaceAll(/\s+/g, " ").trim();
}

/** The writer escapes all text except the calendar's name, and readers disagree on unescaping it, so such characters are removed. */
function removeMarks(name: string): string {
  return toOneLine(name.replaceAll(/[\\;,]/g, " "));
}
