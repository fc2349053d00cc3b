/** Groups tasks for display: by month, by college or by person, upcoming ones first, the rest set aside. */
import type { TaskPerson, Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import {
  buildWeekPlan,
  groupByCollege,
  groupByMonth,
  groupByPerson,
} from "#domain/timeline/timelineViews.ts";
import { type Day, toMonthKey } from "#lib/dates.ts";

/** "actions" is what to do; the others list every task. */
export const timelineViews = ["actions", "month", "college", "person"] as const;
export type TimelineView = (typeof timelineViews)[number];

/** "past": overdue but still possible. "noDay": without a date. "general": not for one college. */
export type SectionKind = "past" | "month" | "noDay" | "college" | "general" | "week" | "done";

export type Section = {
  key: string;
  kind: SectionKind;
  /** YYYY-MM of a month, or the first day of a week. */
  month: string | null;
  unitId: number | null;
  tasks: readonly TimelineTask[];
  /** The others are opened on demand: a list of forty colleges must not be rendered at once. */
  isOpenAtFirst: boolean;
};

/** One group without a person, or one for each person who has something to do. */
export type Group = { person: TaskPerson | null; sections: readonly Section[] };

/** What a page does not show at first. */
export type PutAside = {
  /** Done, in earlier months. */
  earlier: readonly TimelineTask[];
  /** Not done, and no longer possible. */
  over: readonly TimelineTask[];
  dropped: readonly TimelineTask[];
};

/** Each task's state when the page was opened, by id. */
export type FirstStates = ReadonlyMap<string, Pick<TimelineTask, "state" | "stillOpen">>;

export function readFirstStates(tasks: readonly TimelineTask[]): FirstStates {
  return new Map(tasks.map(({ id, state, stillOpen }) => [id, { state, stillOpen }]));
}

/**
 * The tasks for placement: those checked off since the page was opened stay in place. A list that moves under
 * the finger gets the wrong box checked.
 */
export function keepPositions(tasks: readonly TimelineTask[], first: FirstStates): TimelineTask[] {
  return tasks.map((task) => {
    const before = first.get(task.id);
    return task.doneOn === null || before === undefined ? task : { ...task, ...before };
  });
}

export function buildGroups(view: TimelineView, tasks: readonly TimelineTask[], today: Day): Group[] {
  const ahead = tasks.filter((task) => !isPutAside(task, today));
  switch (view) {
    case "college":
      return [{ person: null, sections: openFirst(buildCollegeSections(ahead)) }];
    case "person":
      return groupByPerson(ahead).map(({ who, tasks: own }) => ({
        person: who,
        sections: openFirst(buildMonthSections(own, `${who}.`)),
      }));
    case "month":
    default:
      // Folded: what matters this week is above, and a month is opened when it is looked for.
      return [{ person: null, sections: foldSections(buildMonthSections(ahead, "")) }];
  }
}

export function listPutAside(tasks: readonly TimelineTask[], today: Day): PutAside {
  return {
    earlier: tasks.filter((task) => isEarlier(task, today)),
    over: tasks.filter(isOver),
    dropped: tasks.filter(({ state }) => state === "dropped"),
  };
}

/** What one college still needs between acceptance and the first class: overdue, by week, undated, done. */
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

/** Tasks that a busy month can do without, the longest first. */
export function listDroppable(tasks: readonly TimelineTask[]): TimelineTask[] {
  return tasks
    .filter(({ weight, state }) => weight === "could" && ["urgent", "open", "later"].includes(state))
    .toSorted((a, b) => (b.effortMinutes ?? 0) - (a.effortMinutes ?? 0));
}

/** The key of the section that contains a task. */
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

/** Tasks that are not for one college come last, because people look for colleges here. */
function buildCollegeSections(tasks: readonly TimelineTask[]): Section[] {
  const sections = groupByCollege(tasks).map(({ unitId, tasks: own }) => ({
    ...makeSection(`college.${unitId ?? 0}`, unitId === null ? "general" : "college", own),
    unitId,
  }));
  return sections.toSorted((a, b) => Number(a.unitId === null) - Number(b.unitId === null));
}

function foldSections(sections: readonly Section[]): Section[] {
  return sections.map((section) => ({ ...section, isOpenAtFirst: false }));
}

function openFirst(sections: readonly Section[]): Section[] {
  return sections.map((section, index) => ({ ...section, isOpenAtFirst: index === 0 }));
}
