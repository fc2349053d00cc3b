/** A timeline's tasks waiting for one person, and its next dates. */
import type { PlanEntry } from "#contract/plans.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { TaskPerson, TimelineTask } from "#domain/timeline/timeline.ts";
import { toCollegePath } from "#site/pages.ts";

export type Waiting = {
  /** Includes tasks checked off in this visit, so that nothing jumps away under the finger. */
  now: readonly TimelineTask[];
  /** How many more are waiting later. */
  later: number;
};

const maxShown = 8;

/** Whose tasks the reader of a shared plan has. */
export function toTaskPerson({ role }: Pick<PlanEntry, "role">): "parent" | "counselor" {
  return role === "counselor" ? "counselor" : "parent";
}

/** `kept`: ids that keep their place although they are done. */
export function listWaitingTasks(
  tasks: readonly TimelineTask[],
  who: TaskPerson,
  kept: ReadonlySet<string>,
): Waiting {
  const own = tasks.filter((task) => task.who === who && (isOpen(task) || kept.has(task.id)));
  const soon = own.filter(({ id, state }) => state !== "later" || kept.has(id));
  // A task the family added itself was meant for this person, so it comes before rule-based ones.
  const now = (soon.length > 0 ? soon : own)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
    .slice(0, maxShown);
  return { now, later: own.length - now.length };
}

function isOpen({ state, stillOpen }: TimelineTask): boolean {
  return state === "urgent" || state === "open" || state === "later" || (state === "past" && stillOpen);
}

/** "here": on this site. "dates": a college's dates, which have to be confirmed. "away": the site that a task's source is on. */
export type TaskPlace = { kind: "here" | "dates" | "away"; to: string; host: string | null };

/**
 * Where a task is done; null if nowhere in particular. The student's own essays are not a place for others: they may not be
 * shared, and only the student writes them.
 */
export function findTaskPlace(
  { to, unitId, standing, evidence }: Pick<TimelineTask, "to" | "unitId" | "standing" | "evidence">,
  college: Pick<CollegeSummary, "slug"> | null,
): TaskPlace | null {
  if (to !== null && !to.startsWith("/essays")) return { kind: "here", to, host: null };
  if (unitId !== null && college !== null) {
    const isUnsure = standing === "expected" || standing === "ask" || standing === "computed";
    return { kind: isUnsure ? "dates" : "here", to: `${toCollegePath(college.slug)}#deadlines`, host: null };
  }
  const url = evidence?.source?.url ?? null;
  if (url === null || evidence?.grade !== "published") return null;
  return { kind: "away", to: url, host: new URL(url).hostname.replace(/^www\./, "") };
}
