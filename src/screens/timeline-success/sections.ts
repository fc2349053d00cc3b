/** The tasks as a page shows them: by month, by college or by person, what lies ahead first, the rest put aside. */
import type { TaskPerson, Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { groupByCollege, groupByMonth, groupByPerson, buildWeekPlan } from "#domain/timeline/timelineViews.ts";
import { type Day, toMonthKey } from "#lib/dates.ts";

export const timelineViews = ["month", "college", "person"] as const;
export type TimelineView = (typeof timelineViews)[number];

/** "past": its day is over and it can still be done. "noDay": no day is known. "general": for no one college. */
export type SectionKind = "past" | "month" | "noDay" | "college" | "general" | "week" | "done";

export type Section = {
  key: string;
  kind: SectionKind;
  /** YYYY-MM of a month, the day a week begins. */
  month: string | null;
  unitId: number | null;
  tasks: readonly TimelineTask[];
  /** The rest is opened when it is wanted: a list of forty colleges must not be drawn at once. */
  isOpenAtFirst: boolean;
};

/** One group without a person, or one for each person who has something to do. */
export type Group = { person: TaskPerson | null; sections: readonly Section[] };

/** What a page need not show at first. */
export type PutAside = {
  /** Done, in months before this one. */
  earlier: readonly TimelineTask[];
  /** Not done, and no longer possible. */
  over: readonly TimelineTask[];
  dropped: readonly TimelineTask[];
};

/** Where each task stood when the page was opened, by its id. */
export type FirstStates = ReadonlyMap<string, Pick<TimelineTask, "state" | "stillOpen">>;

export function readFirstStates(tasks: readonly TimelineTask[]): FirstStates {
  return new Map(tasks.map(({ id, state, stillOpen }) => [id, { state, stillOpen }]));
}

/**
 * The tasks as they are placed: what was ticked since the page was opened stays in its place with its tick. A list that
 * moves under the finger gets the wrong box ticked.
 */
export function keepPositions(tasks: readonly TimelineTask[], first: FirstStates): TimelineTask[] {
  return tasks.map((task) => {
    const before = first.get(task.id);
    return task.doneOn === null || before === undefined ? task : { ...task, ...before };
  });
}

/** Sections are opened at first until so many tasks stand on the page. */
const openTasksMost = 60;

export function buildGroups(view: TimelineView, tasks: readonly TimelineTask[], today: Day): Group[] {
  const ahead = tasks.filter((task) => !isPutAside(task, today));
  switch (view) {
    case "college":
      return [{ person: null, sections: openFirstSections(buildCollegeSections(ahead), 1) }];
    case "person":
      return groupByPerson(ahead).map(({ who, tasks: own }) => ({
        person: who,
        sections: openFirstSections(buildMonthSections(own, `${who}.`), 1),
      }));
    case "month":
    default:
      return [{ person: null, sections: openFirstSections(buildMonthSections(ahead, ""), 2) }];
  }
}

export function listPutAside(tasks: readonly TimelineTask[], today: Day): PutAside {
  return {
    earlier: tasks.filter((task) => isEarlier(task, today)),
    over: tasks.filter(isOver),
    dropped: tasks.filter(({ state }) => state === "dropped"),
  };
}

/** What one college still needs between the acceptance and the first class: what is behind, by week, without a day, done. */
export function buildMeltSections(timeline: Timeline, today: Day): Section[] {
  const { overdue, weeks, undated, done } = buildWeekPlan(timeline, today);
  const sections: Section[] = [
    makeSection("melt.past", "past", overdue),
    ...weeks.map(({ start, tasks }) => ({ ...makeSection(`melt.${start}`, "week", tasks), month: start })),
    makeSection("melt.noDay", "noDay", undated),
    { ...makeSection("melt.done", "done", done), isOpenAtFirst: false },
  ];
  return sections.filter(({ tasks }) => tasks.length > 0);
}

function makeSection(key: string, kind: SectionKind, tasks: readonly TimelineTask[]): Section {
  return { key, kind, month: null, unitId: null, tasks, isOpenAtFirst: true };
}

/** Tasks that a full month can do without, the longest first. */
export function listDroppable(tasks: readonly TimelineTask[]): TimelineTask[] {
  return tasks
    .filter(({ weight, state }) => weight === "could" && ["urgent", "open", "later"].includes(state))
    .toSorted((a, b) => (b.effortMinutes ?? 0) - (a.effortMinutes ?? 0));
}

/** The key of the section that holds a task. */
export function findSectionWith(groups: readonly Group[], taskId: string): string | null {
  const all = groups.flatMap(({ sections }) => sections);
  return all.find(({ tasks }) => tasks.some(({ id }) => id === taskId))?.key ?? null;
}

export function isOver({ state, stillOpen }: TimelineTask): boolean {
  return state === "past" && !stillOpen;
}

function isEarlier({ state, due }: TimelineTask, today: Day): boolean {
  return state === "done" && due !== null && toMonthKey(due) < toMonthKey(today);
}

function isPutAside(task: TimelineTask, today: Day): boolean {
  return task.state === "dropped" || isOver(task) || isEarlier(task, today);
}

function buildMonthSections(tasks: readonly TimelineTask[], start: string): Section[] {
  const isPast = ({ state }: TimelineTask) => state === "past";
  const months = groupByMonth(tasks.filter((task) => !isPast(task))).map(({ month, tasks: own }) => ({
    ...makeSection(`${start}${month ?? "noDay"}`, month === null ? "noDay" : "month", own),
    month,
  }));
  const past = makeSection(`${start}past`, "past", tasks.filter(isPast));
  return past.tasks.length === 0 ? months : [past, ...months];
}

/** What is for no one college comes last: the colleges are what is looked for here. */
function buildCollegeSections(tasks: readonly TimelineTask[]): Section[] {
  const sections = groupByCollege(tasks).map(({ unitId, tasks: own }) => ({
    ...makeSection(`college.${unitId ?? 0}`, unitId === null ? "general" : "college", own),
    unitId,
  }));
  return sections.toSorted((a, b) => Number(a.unitId === null) - Number(b.unitId === null));
}

/** The first section always, then up to `most` as long as the page stays short. */
function openFirstSections(sections: readonly Section[], maximum: number): Section[] {
  let shown = 0;
  return sections.map((section, index) => {
    shown += section.tasks.length;
    return { ...section, isOpenAtFirst: index === 0 || (index < maximum && shown <= openTasksMost) };
  });
}
