/** Where the tasks of a school year stand on a line from August on, by area: marks, spans and the day itself. */
import type { TaskArea, Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { addDays, type Day, toDay, countDaysBetween, toMonthKey, getMonth, getYear } from "#lib/dates.ts";

/** "deadlines": the days applications are due. "own": the family's own tasks. */
export type PictureArea = TaskArea | "deadlines" | "own";

/** A day on which an application is due: of one college, or of a system that takes one for all its campuses. */
export type ApplicationDeadline = {
  unitId: number | null;
  system: "uc" | "csu" | null;
  date: Day;
  isExpected: boolean;
  /** All that leads there is ticked off. */
  isDone: boolean;
};

/** Tasks whose days are close together share one mark. `at` is a share of the year's length, 0 to 1. */
export type PictureMark = { at: number; count: number; isDone: boolean; isDeadline: boolean };
/** A task without a day stands over the months it is meant for. */
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
  tasks: number;
  done: number;
  deadlines: readonly ApplicationDeadline[];
};

export type YearPicture = {
  months: readonly PictureMonth[];
  rows: readonly PictureRow[];
  /** Null where today is not in the year shown. */
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

/** Marks closer than this many days would lie on top of each other on a phone. */
const sharedDays = 16;

export function buildYearPicture(timeline: Timeline, today: Day): YearPicture {
  const start = getYearStart(today);
  // The last year ends with the August of the first class.
  const months = timeline.grade >= 12 ? 13 : 12;
  const end = toDay(getYear(start), 8 + months, 1);
  const length = countDaysBetween(start, end);
  const at = (day: Day) => countDaysBetween(start, day) / length;
  const shown = timeline.tasks.filter((task) => task.state !== "dropped");
  const inYear = shown.filter((task) => {
    const [first, last] = getSpan(task);
    return first !== null && last !== null && last >= start && first < end;
  });
  const frame = { start, end, today, at };
  const deadlines = listApplicationDeadlines(shown).filter(({ date }) => date >= start && date < end);
  const rows = [buildDeadlineRow(deadlines, frame), ...areaOrder.map((area) => buildRow(area, inYear, frame))].filter(
    ({ count }) => count > 0,
  );
  return {
    months: Array.from({ length: months }, (_, index) => {
      const first = toDay(getYear(start), 8 + index, 1);
      const own = inYear.filter(({ due }) => due !== null && toMonthKey(due) === toMonthKey(first));
      return {
        key: toMonthKey(first),
        at: at(first),
        tasks: own.length,
        done: own.filter(({ state }) => state === "done").length,
        deadlines: deadlines.filter(({ date }) => toMonthKey(date) === toMonthKey(first)),
      };
    }),
    rows,
    today: today >= start && today < end ? at(today) : null,
  };
}

/** Each application's own last day once, from the tasks that are reckoned back from it; by day. */
export function listApplicationDeadlines(tasks: readonly TimelineTask[]): ApplicationDeadline[] {
  const found = new Map<string, ApplicationDeadline>();
  for (const { basis, unitId, state, area, due, weight } of tasks) {
    if (basis === null || basis.date === null) continue;
    const system = (basis.eventId === null ? undefined : systems[basis.eventId]) ?? null;
    if (system === null && (basis.code !== "deadline" || unitId === null)) continue;
    const key = `${system ?? unitId} ${basis.date}`;
    const known = found.get(key) ?? {
      unitId: system === null ? unitId : null,
      system,
      date: basis.date,
      isExpected: basis.standing !== "published",
      isDone: true,
    };
    const leadsThere = area === "applications" && weight === "must" && due !== null && due <= basis.date;
    found.set(key, { ...known, isDone: known.isDone && (!leadsThere || state === "done") });
  }
  return [...found.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** School years are drawn from August on. */
function getYearStart(today: Day): Day {
  return toDay(getMonth(today) >= 8 ? getYear(today) : getYear(today) - 1, 8, 1);
}

type Frame = { start: Day; end: Day; today: Day; at: (day: Day) => number };

function buildRow(area: PictureArea, tasks: readonly TimelineTask[], frame: Frame): PictureRow {
  const own = tasks.filter((task) => (task.area ?? "own") === area);
  const spans = own.filter(isSpan).map((task) => {
    const [first, last] = getSpan(task);
    return {
      from: Math.max(0, frame.at(first ?? frame.start)),
      to: Math.min(1, frame.at(addDays(last ?? frame.end, 1))),
      isDone: task.state === "done",
    };
  });
  return { area, spans: mergeSpans(spans), marks: buildMarks(own, frame), count: own.length };
}

/** Tasks of the same months are one span; it is done when all of them are. */
function mergeSpans(spans: readonly PictureSpan[]): PictureSpan[] {
  const found = new Map<string, PictureSpan>();
  for (const span of spans) {
    const key = `${span.from} ${span.to}`;
    const known = found.get(key);
    found.set(key, known === undefined ? span : { ...known, isDone: known.isDone && span.isDone });
  }
  return [...found.values()];
}

function buildDeadlineRow(deadlines: readonly ApplicationDeadline[], { at, today }: Frame): PictureRow {
  const marks = groupShared(
    deadlines.map(({ date, isDone }) => ({ day: date, isDone })),
    today,
  ).map((group) => buildMark(group, at, true));
  return { area: "deadlines", marks, spans: [], count: deadlines.length };
}

function buildMarks(tasks: readonly TimelineTask[], { start, end, today, at }: Frame): PictureMark[] {
  const dated = tasks.flatMap((task) =>
    !isSpan(task) && task.due !== null && task.due >= start && task.due < end
      ? [{ day: task.due, isDone: task.state === "done" }]
      : [],
  );
  return groupShared(dated, today).map((group) => buildMark(group, at, false));
}

type Dated = { day: Day; isDone: boolean };

/** What lies close together, from the first day of each group on; what is past is not counted with what is ahead. */
function groupShared(dated: readonly Dated[], today: Day): Dated[][] {
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

/** At its first day, so that two marks never lie on each other. */
function buildMark(group: readonly Dated[], at: Frame["at"], isDeadline: boolean): PictureMark {
  return {
    at: Math.min(...group.map(({ day }) => at(day))),
    count: group.length,
    isDone: group.every(({ isDone }) => isDone),
    isDeadline,
  };
}

function isSpan({ standing: status, due, from }: TimelineTask): boolean {
  return status === "month" || (due === null && from !== null);
}

function getSpan({ from, due, standing: status }: TimelineTask): [Day | null, Day | null] {
  if (status === "month") return [from ?? due, due ?? from];
  return due === null ? [from, from] : [due, due];
}
