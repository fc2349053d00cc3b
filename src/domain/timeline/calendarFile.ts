/** Writes a calendar file (RFC 5545): what stands on a day or at an hour, so that a second import updates the first. */
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { addDays, type Day } from "#lib/dates.ts";

export type CalendarTime =
  /** Whole days without an hour, both ends included. */
  | { kind: "days"; from: Day; to: Day }
  /** Minutes after midnight wherever the person then is: no time zone is made up. `endMinute` may be past midnight. */
  | { kind: "hours"; day: Day; startMinute: number; endMinute: number };

export type CalendarEntry = {
  /** The same thing has the same name in every file. */
  id: string;
  when: CalendarTime;
  summary: string;
  description: string;
  location: string | null;
  categories: readonly string[];
  /** "tentative": the date is expected, not published. "cancelled": no longer to be done. */
  status: "confirmed" | "tentative" | "cancelled";
  /** Whether the person is taken at that time. */
  isBusy: boolean;
  reminders: readonly CalendarReminder[];
};

/** Before the beginning; for whole days before the midnight that they begin with. */
export type CalendarReminder = { minutesBefore: number; text: string };

export type CalendarFileOptions = {
  name: string;
  /** Names of entries are told apart by it. */
  planId: string;
  /** The instant the file is made, UTC ISO. A later file replaces what an earlier one said. */
  madeAt: string;
};

/** Lines end in CRLF and are folded at 75 octets, as the standard asks. */
export function buildCalendarFile(entries: readonly CalendarEntry[], options: CalendarFileOptions): string {
  const madeAt = new Date(options.madeAt);
  const sequence = toSequence(madeAt);
  const calendar = ical({
    prodId: { company: "Tassel", product: "Plan", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name: removeMarks(options.name),
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

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<CalendarEntry["status"], ICalEventStatus>;

/** The name a calendar knows an entry by. Only letters that no calendar changes. */
export function toUid(id: string, planId: string): string {
  return `${id}.${planId}`.replaceAll(/[^\w.-]/g, "-") + "@tassel";
}

/** Seconds since 2020: grows with every file without being kept anywhere, and stays a 32-bit number until 2088. */
function toSequence(madeAt: Date): number {
  return Math.max(0, Math.floor((madeAt.getTime() - Date.UTC(2020, 0, 1)) / 1000));
}

/** The writer reads days and floating hours off UTC, whatever the device's zone is. */
function listTimes(when: CalendarTime): { start: Date; end: Date; isWholeDay: boolean } {
  if (when.kind === "days") {
    // The end of an event of whole days is the day after its last (RFC 5545, 3.6.1).
    return { start: toMidnight(when.from), end: toMidnight(addDays(when.to, 1)), isWholeDay: true };
  }
  const at = (minute: number) => new Date(toMidnight(when.day).getTime() + minute * 60_000);
  return { start: at(when.startMinute), end: at(when.endMinute), isWholeDay: false };
}

function toMidnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Without control letters and halves of letters, which no calendar can read. */
function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, "");
}

function toOneLine(text: string): string {
  return toPlainText(text).replaceAll(/\s+/g, " ").trim();
}

/** The writer escapes every text but the calendar's name, and readers do not agree on undoing it there: such letters go. */
function removeMarks(name: string): string {
  return toOneLine(name.replaceAll(/[\\;,]/g, " "));
}
