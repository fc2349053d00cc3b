/** Of a timeline: what waits for one person, and which dates lie ahead. */
import type { TaskPerson, TimelineTask } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";

export type Waiting = {
  /** Ticked in this visit among them, so that nothing jumps away under the finger. */
  now: readonly TimelineTask[];
  /** How many wait further ahead. */
  later: number;
};

const shownMost = 8;

/** `kept`: ids that stay in their place though they are done. */
export function listWaitingTasks(
  tasks: readonly TimelineTask[],
  who: TaskPerson,
  kept: ReadonlySet<string>,
): Waiting {
  const own = tasks.filter((task) => task.who === who && (isOpen(task) || kept.has(task.id)));
  const soon = own.filter(({ id, state }) => state !== "later" || kept.has(id));
  // What the family wrote down itself, somebody asked of this person: it comes before what the rules say.
  const now = (soon.length > 0 ? soon : own)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
    .slice(0, shownMost);
  return { now, later: own.length - now.length };
}

const datesMost = 5;

/** The next days that something hangs on, nearest first; anybody's. */
export function listNextDates(tasks: readonly TimelineTask[], today: Day): TimelineTask[] {
  return tasks
    .filter(({ state }) => state === "urgent" || state === "open" || state === "later")
    .filter(({ due, standing: status }) => due !== null && due >= today && status !== "month")
    .toSorted((a, b) => (a.due ?? "").localeCompare(b.due ?? "") || getRank(a) - getRank(b))
    .slice(0, datesMost);
}

/** Of one day, what must be done first. */
function getRank({ weight }: TimelineTask): number {
  return { must: 0, should: 1, could: 2 }[weight];
}

function isOpen({ state, stillOpen }: TimelineTask): boolean {
  return state === "urgent" || state === "open" || state === "later" || (state === "past" && stillOpen);
}
