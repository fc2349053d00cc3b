/**
 * The published dates of colleges as a calendar to subscribe to: whole days, each under an id that stays when its date
 * changes. A date that is over stays for a month and then goes.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { isPreferredRound } from "#domain/college/rounds.ts";
import { addDays, type Day } from "#lib/dates.ts";
import { formatAnd } from "#lib/format.ts";
import { buildCalendarFile, type CalendarEntry } from "./calendarFile.ts";
import { describeConfidence, describeSource, isDeadlineCertain } from "./deadlineWords.ts";
import { toThisCycle } from "./nextCycle.ts";

/** Long enough to see what was missed, and short enough that a calendar of last year empties. */
const daysAfter = 30;

export type DatedCollege = {
  college: Pick<CollegeSummary, "unitId" | "name" | "changeStatus">;
  deadlines: readonly Deadline[];
  /** The address of its page. */
  page: string;
};

export type CollegeCalendarOptions = {
  today: Day;
  /** The day the data set last changed: a date that changed comes under a higher sequence, one read since then too. */
  changedOn: Day;
  address: string;
};

export function buildCollegeCalendar(
  dated: readonly DatedCollege[],
  { today, changedOn, address }: CollegeCalendarOptions,
): string {
  const entries = dated.flatMap((one) => listEntries(one, addDays(today, -daysAfter)));
  const names = dated.map(({ college }) => college.name);
  return buildCalendarFile(
    entries.toSorted((a, b) => toKey(a).localeCompare(toKey(b), "en")),
    {
      name: names.length === 1 ? `${names[0] ?? ""} dates` : `Dates of ${names.length} colleges`,
      planId: "dates",
      madeAt: `${findLastDay(dated, changedOn)}T00:00:00.000Z`,
      subscribed: { address, description: describe(dated, entries.length) },
    },
  );
}

function findLastDay(dated: readonly DatedCollege[], changedOn: Day): Day {
  const read = dated.flatMap(({ deadlines }) => deadlines.map(({ asOf }) => asOf));
  return read.reduce((last, day) => (day > last ? day : last), changedOn);
}

/** Where nobody can begin, no date is left to keep. */
function isGone({ college }: DatedCollege): boolean {
  return college.changeStatus === "takesNoFirstYears";
}

function describe(dated: readonly DatedCollege[], entries: number): string {
  const names = formatAnd(dated.map(({ college }) => college.name));
  const gone = dated.filter(isGone);
  const without = dated.filter((one) => !isGone(one) && one.deadlines.every(({ date }) => date === null));
  return [
    entries === 0
      ? `We know of no upcoming application dates for ${names}.`
      : `Application dates for ${names}.`,
    ...(entries === 0 || without.length === 0
      ? []
      : [`We have no fixed date for ${formatAnd(without.map(({ college }) => college.name))}.`]),
    ...gone.map(({ college }) => `${college.name} takes no new first-years.`),
    "Check each date on the college’s own page before you rely on it.",
    "Some calendar apps look for changes only once a day.",
  ].join(" ");
}

function toKey({ when, id }: CalendarEntry): string {
  return `${when.kind === "days" ? when.from : when.day} ${id}`;
}

function listEntries(dated: DatedCollege, since: Day): CalendarEntry[] {
  if (isGone(dated)) return [];
  const { college, deadlines, page } = dated;
  return deadlines.flatMap((deadline): CalendarEntry[] => {
    const { date, round, cycle } = toThisCycle(deadline);
    if (date === null || date < since) return [];
    return [
      {
        // By round and cycle: when this year's date is published or moves, the same entry moves.
        id: [college.unitId, round, cycle ?? date.slice(0, 4)].join("."),
        when: { kind: "days", from: date, to: date },
        summary: nameEntry(college.name, deadline),
        description: describeDeadline(deadline, page),
        location: null,
        categories: ["College dates"],
        status: isDeadlineCertain(deadline) ? "confirmed" : "tentative",
        isBusy: false,
        reminders: [],
      },
    ];
  });
}

/** "Kenyon College: Early decision due", "… (not confirmed)" where this year's date is not sure. */
function nameEntry(name: string, deadline: Deadline): string {
  const round = getRoundName(deadline.round);
  const due = isPreferredRound(deadline.round) ? round : `${round} due`;
  return `${name}: ${due}${isDeadlineCertain(deadline) ? "" : " (not confirmed)"}`;
}

function describeDeadline(deadline: Deadline, page: string): string {
  const source = describeSource(deadline);
  return [
    deadline.isBinding ? "This round is binding. If you are admitted, you must enroll." : null,
    describeConfidence(deadline),
    "Plan to finish the day before, and check the college’s time zone.",
    source === null ? null : `${source}: ${deadline.url ?? ""}`,
    `Tassel: ${page}`,
  ]
    .filter((line) => line !== null)
    .join("\n");
}
