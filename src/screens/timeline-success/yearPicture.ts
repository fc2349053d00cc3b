/**
 * Lays out a school year on a line from August on, and a junior's two up to the July after graduation: what to do by area,
 * the same actions as in the list by month, and each college at its date.
 */

import { findPublicSystem } from "#domain/college/publicSystems.ts";
import {
  type ActionMonths,
  type ActionStep,
  gatherActions,
  placeInMonths,
  type TimelineAction,
} from "#domain/timeline/actions/gatherActions.ts";
import type { TaskArea, Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { addDays, countDaysBetween, type Day, getMonth, getYear, toDay, toMonthKey } from "#lib/dates.ts";

/** "deadlines": days that applications are due. "own": custom tasks. */
export type PictureArea = TaskArea | "deadlines" | "own";

/** A day an application is due: for one college, or for a system with one application for all campuses. */
export type ApplicationDeadline = {
  unitId: number | null;
  system: "uc" | "csu" | null;
  date: Day;
  isExpected: boolean;
  /** Everything that leads up to it is checked off. */
  isDone: boolean;
};

/** Nearby dates share one mark. `at` is a share of the picture's length, 0 to 1. */
export type PictureMark = { at: number; count: number; isDone: boolean; isDeadline: boolean };
/** What has no date spans the months it is meant for. */
export type PictureSpan = { from: number; to: number; isDone: boolean };
export type PictureRow = {
  area: PictureArea;
  marks: readonly PictureMark[];
  spans: readonly PictureSpan[];
  count: number;
};

export type PictureMonth = {
  /** YYYY-MM. */
  key: string;
  at: number;
  /** Actions to do in it. */
  actions: number;
  /** Steps of it that are done. */
  done: number;
  deadlines: readonly ApplicationDeadline[];
};

/** The colleges of one day, beside its mark. */
export type PictureLane = { at: number; date: Day; deadlines: readonly ApplicationDeadline[] };

export type YearPicture = {
  months: readonly PictureMonth[];
  /** School years, where there is more than one. */
  years: readonly { at: number; grade: number }[];
  rows: readonly PictureRow[];
  /** By day. */
  lanes: readonly PictureLane[];
  /** Null if today is not in the time shown. */
  today: number | null;
};

const systems: Readonly<Record<string, "uc" | "csu">> = { ucDeadline: "uc", csuDeadline: "csu" };

const areaOrder: readonly (TaskArea | "own")[] = [
  "applications",
  "essays",
  "letters",
  "tests",
  "aid",
  "scholarships",
  "list",
  "visits",
  "school",
  "activities",
  "decision",
  "summer",
  "own",
];

/** Marks closer than this many days would overlap on a phone, in one year and in two. */
const sharedDays = { one: 16, two: 33 } as const;

export function buildYearPicture(timeline: Timeline, today: Day): YearPicture {
  const { grade } = timeline;
  const start = getYearStart(today);
  // The last year ends with the August of the first class; a junior sees both years that lead there.
  const months = grade >= 12 ? 13 : grade === 11 ? 24 : 12;
  const end = addMonths(start, months);
  const length = countDaysBetween(start, end);
  const at = (day: Day) => countDaysBetween(start, day) / length;
  const frame: Frame = { start, end, today, at, sharedDays: months === 24 ? sharedDays.two : sharedDays.one };
  const isShown = (day: Day) => day >= start && day < end;
  const placed = placeInMonths(gatherActions(timeline.tasks), today);
  const entries = listEntries(placed, frame);
  const deadlines = listApplicationDeadlines(
    timeline.tasks.filter(({ state }) => state !== "dropped"),
  ).filter(({ date }) => isShown(date));
  const rows = [
    buildDeadlineRow(deadlines, frame),
    ...areaOrder.map((area) => buildRow(area, entries, frame)),
  ].filter(({ count }) => count > 0);
  const perMonth = new Map(placed.months.map(({ month, actions }) => [month, actions.length]));
  return {
    months: Array.from({ length: months }, (_, index) => {
      const first = addMonths(start, index);
      const key = toMonthKey(first);
      return {
        key,
        at: at(first),
        actions: perMonth.get(key) ?? 0,
        done: entries.filter(({ isDone, to }) => isDone && toMonthKey(to) === key).length,
        deadlines: deadlines.filter(({ date }) => toMonthKey(date) === key),
      };
    }),
    years:
      months === 24
        ? [0, 12].map((index) => ({ at: at(addMonths(start, index)), grade: grade + index / 12 }))
        : [],
    rows,
    lanes: [...Map.groupBy(deadlines, ({ date }) => date)].map(([date, own]) => ({
      at: at(date),
      date,
      deadlines: own,
    })),
    today: isShown(today) ? at(today) : null,
  };
}

/** The first of a later month. */
function addMonths(start: Day, months: number): Day {
  return toDay(getYear(start), getMonth(start) + months, 1);
}

/** What a row draws: from day to day, the same one for a mark. */
type Entry = { area: TaskArea | "own"; from: Day; to: Day; isSpan: boolean; isDone: boolean };

/** Each open action once, on its day or in its month; of what is done, each step. */
function listEntries({ late, months, done, anytime }: ActionMonths, frame: Frame): Entry[] {
  const open = [
    ...late.flatMap((action) => toEntry(action, null) ?? []),
    ...months.flatMap(({ month, actions }) => actions.flatMap((action) => toEntry(action, month) ?? [])),
  ];
  const all = [...late, ...months.flatMap(({ actions }) => actions), ...anytime, ...done];
  const finished = all.flatMap(({ steps }) => steps.flatMap((step) => toFinished(step) ?? []));
  return [...open, ...finished].filter(({ from, to }) => to >= frame.start && from < frame.end);
}

function toEntry({ next, due }: TimelineAction, month: string | null): Entry | null {
  if (next === null || due === null) return null;
  const area = next.area ?? "own";
  // Moved to a month with more room.
  if (month !== null && toMonthKey(due) !== month) {
    const first = `${month}-01`;
    return { area, from: first, to: addDays(addMonths(first, 1), -1), isSpan: true, isDone: false };
  }
  const isSpan = next.standing === "month";
  return { area, from: isSpan ? (next.from ?? due) : due, to: due, isSpan, isDone: false };
}

/** On the last of its days; null while a task of it is open. */
function toFinished({ tasks }: ActionStep): Entry | null {
  if (tasks.some(({ state }) => state !== "done")) return null;
  const last = tasks.reduce<TimelineTask | null>(
    (latest, task) => (task.due !== null && (latest?.due == null || task.due > latest.due) ? task : latest),
    null,
  );
  if (last?.due == null) return null;
  const isSpan = last.standing === "month";
  return {
    area: last.area ?? "own",
    from: isSpan ? (last.from ?? last.due) : last.due,
    to: last.due,
    isSpan,
    isDone: true,
  };
}

/** Each application's own deadline once, from the tasks calculated back from it, by day. */
export function listApplicationDeadlines(tasks: readonly TimelineTask[]): ApplicationDeadline[] {
  const found = new Map<string, { deadline: Omit<ApplicationDeadline, "isDone">; own: TimelineTask[] }>();
  for (const task of tasks) {
    const { basis, unitId } = task;
    if (basis === null || basis.date === null) continue;
    // A campus may have the system's day in its own records, too: it is one application.
    const ofCampus = basis.code === "deadline" && unitId !== null ? findPublicSystem(unitId) : null;
    const system = (basis.eventId === null ? undefined : systems[basis.eventId]) ?? ofCampus;
    if (system === null && (basis.code !== "deadline" || unitId === null)) continue;
    const key = `${system ?? unitId} ${basis.date}`;
    const known = found.get(key) ?? {
      deadline: {
        unitId: system === null ? unitId : null,
        system,
        date: basis.date,
        isExpected: basis.standing !== "published",
      },
      own: [],
    };
    found.set(key, { ...known, own: [...known.own, task] });
  }
  return [...found.values()]
    .map(({ deadline, own }) => ({ ...deadline, isDone: isAllDone(own, deadline.date) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** By what has to be done for the application; a date that only other tasks lead to goes by those. */
function isAllDone(own: readonly TimelineTask[], date: Day): boolean {
  const needed = own.filter(
    ({ area, weight, due }) => area === "applications" && weight === "must" && due !== null && due <= date,
  );
  return (needed.length > 0 ? needed : own).every(({ state }) => state === "done");
}

/** School years are drawn from August on. */
function getYearStart(today: Day): Day {
  return toDay(getMonth(today) >= 8 ? getYear(today) : getYear(today) - 1, 8, 1);
}

type Frame = { start: Day; end: Day; today: Day; at: (day: Day) => number; sharedDays: number };

function buildRow(area: PictureArea, entries: readonly Entry[], frame: Frame): PictureRow {
  const own = entries.filter((entry) => entry.area === area);
  const spans = own
    .filter(({ isSpan }) => isSpan)
    .map(({ from, to, isDone }) => ({
      from: Math.max(0, frame.at(from)),
      to: Math.min(1, frame.at(addDays(to, 1))),
      isDone,
    }));
  const dated = own.filter(({ isSpan }) => !isSpan).map(({ to, isDone }) => ({ day: to, isDone }));
  const marks = groupShared(dated, frame).map((group) => buildMark(group, frame.at, false));
  return { area, spans: mergeSpans(spans), marks, count: own.length };
}

/** What is meant for the same months forms one span; it is done when all of it is. */
function mergeSpans(spans: readonly PictureSpan[]): PictureSpan[] {
  const found = new Map<string, PictureSpan>();
  for (const span of spans) {
    const key = `${span.from} ${span.to}`;
    const known = found.get(key);
    found.set(key, known === undefined ? span : { ...known, isDone: known.isDone && span.isDone });
  }
  return [...found.values()];
}

function buildDeadlineRow(deadlines: readonly ApplicationDeadline[], frame: Frame): PictureRow {
  const marks = groupShared(
    deadlines.map(({ date, isDone }) => ({ day: date, isDone })),
    frame,
  ).map((group) => buildMark(group, frame.at, true));
  return { area: "deadlines", marks, spans: [], count: deadlines.length };
}

type Dated = { day: Day; isDone: boolean };

/** Groups nearby dates, starting at each group's first day; past ones are not merged with upcoming ones. */
function groupShared(dated: readonly Dated[], { today, sharedDays }: Frame): Dated[][] {
  const groups: Dated[][] = [];
  for (const one of dated.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const last = groups.at(-1);
    const first = last?.[0]?.day;
    const isClose = first !== undefined && countDaysBetween(first, one.day) < sharedDays;
    if (last !== undefined && isClose && first < today === one.day < today) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** At its first day, so that two marks never overlap. */
function buildMark(group: readonly Dated[], at: Frame["at"], isDeadline: boolean): PictureMark {
  return {
    at: Math.min(...group.map(({ day }) => at(day))),
    count: group.length,
    isDone: group.every(({ isDone }) => isDone),
    isDeadline,
  };
}
