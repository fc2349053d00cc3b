/** Where the tasks of a school year stand on a line from August on, by area: marks, spans and the day itself. */
import type { TaskArea, Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { addDays, type Day, dayOf, daysBetween, monthKeyOf, monthOf, yearOf } from "#kit/dates.ts";

/** "own": the family's own tasks. */
export type PictureArea = TaskArea | "own";

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
  /** The application deadlines of the month. */
  deadlines: readonly TimelineTask[];
};

export type YearPicture = {
  months: readonly PictureMonth[];
  rows: readonly PictureRow[];
  /** Null where today is not in the year shown. */
  today: number | null;
};

const areaOrder: readonly PictureArea[] = [
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
const sharedDays = 11;

export function yearPictureOf(timeline: Timeline, today: Day): YearPicture {
  const start = yearStart(today);
  // The last year ends with the August of the first class.
  const months = timeline.grade >= 12 ? 13 : 12;
  const end = dayOf(yearOf(start), 8 + months, 1);
  const length = daysBetween(start, end);
  const at = (day: Day) => daysBetween(start, day) / length;
  const shown = timeline.tasks.filter((task) => task.state !== "dropped");
  const inYear = shown.filter((task) => {
    const [first, last] = spanOf(task);
    return first !== null && last !== null && last >= start && first < end;
  });
  const rows = areaOrder
    .map((area) => rowOf(area, inYear, { start, end, at }))
    .filter(({ count }) => count > 0);
  return {
    months: Array.from({ length: months }, (_, index) => {
      const first = dayOf(yearOf(start), 8 + index, 1);
      const own = inYear.filter(({ due }) => due !== null && monthKeyOf(due) === monthKeyOf(first));
      return {
        key: monthKeyOf(first),
        at: at(first),
        tasks: own.length,
        done: own.filter(({ state }) => state === "done").length,
        deadlines: own.filter(isApplicationDeadline),
      };
    }),
    rows,
    today: today >= start && today < end ? at(today) : null,
  };
}

/** The day an application itself is due, not a day reckoned back from it. */
export function isApplicationDeadline({ basis, due }: TimelineTask): boolean {
  return basis !== null && basis.code === "deadline" && due !== null && basis.date === due;
}

/** School years are drawn from August on. */
function yearStart(today: Day): Day {
  return dayOf(monthOf(today) >= 8 ? yearOf(today) : yearOf(today) - 1, 8, 1);
}

type Frame = { start: Day; end: Day; at: (day: Day) => number };

function rowOf(area: PictureArea, tasks: readonly TimelineTask[], frame: Frame): PictureRow {
  const own = tasks.filter((task) => (task.area ?? "own") === area);
  const spans = own.filter(isSpan).map((task) => {
    const [first, last] = spanOf(task);
    return {
      from: Math.max(0, frame.at(first ?? frame.start)),
      to: Math.min(1, frame.at(addDays(last ?? frame.end, 1))),
      isDone: task.state === "done",
    };
  });
  return { area, spans, marks: marksOf(own, frame), count: own.length };
}

function marksOf(tasks: readonly TimelineTask[], { start, end, at }: Frame): PictureMark[] {
  const dated = tasks
    .filter((task) => !isSpan(task) && task.due !== null && task.due >= start && task.due < end)
    .toSorted((a, b) => ((a.due ?? "") < (b.due ?? "") ? -1 : 1));
  const marks: { days: Day[]; tasks: TimelineTask[] }[] = [];
  for (const task of dated) {
    const day = task.due ?? start;
    const last = marks.at(-1);
    if (last !== undefined && daysBetween(last.days[0] ?? day, day) < sharedDays) {
      last.days.push(day);
      last.tasks.push(task);
    } else marks.push({ days: [day], tasks: [task] });
  }
  return marks.map(({ days, tasks: shared }) => ({
    at: days.reduce((sum, day) => sum + at(day), 0) / days.length,
    count: shared.length,
    isDone: shared.every(({ state }) => state === "done"),
    isDeadline: shared.some(isApplicationDeadline),
  }));
}

function isSpan({ standing, due, from }: TimelineTask): boolean {
  return standing === "month" || (due === null && from !== null);
}

function spanOf({ from, due, standing }: TimelineTask): [Day | null, Day | null] {
  if (standing === "month") return [from ?? due, due ?? from];
  return due === null ? [from, from] : [due, due];
}
