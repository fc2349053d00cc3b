/** Short comments at a task or a college: between the student and one person the plan is shared with (decision 0125). */
import { isPrivateTask } from "#domain/timeline/timeline.ts";

/** Everyone who sees a plan: its owner, and whom it is shared with. */
export const commentRoles = ["owner", "parent", "counselor"] as const;

export const commentLimits = {
  textLength: 500,
  /** By one person in one plan in 24 hours: beyond this it is a chat. */
  perDay: 30,
  /** In one thread, the student's answers too. */
  inThread: 20,
  /** In one plan, so that none of the nine people it may be shared with takes another's share. */
  byOnePerson: 200,
  /** In one plan. */
  all: 2_000,
  nameLength: 120,
} as const;

/** Where a comment stands. */
export type CommentPlace = { kind: "task"; taskId: string } | { kind: "college"; unitId: number };

export type PlanComment = {
  id: string;
  place: CommentPlace;
  /** The comment it answers or follows, the first of its thread; null for the first itself. */
  thread: string | null;
  text: string;
  /** The writer's name or address as their account has it; the server takes no other. Empty: the plan's owner. */
  byName: string;
  byRole: (typeof commentRoles)[number];
  /** When it was written, an instant. */
  at: string;
};

/** The comments at one thing between the student and one person, oldest first. */
export type CommentThread = {
  /** The id of its first comment, which may have been deleted. */
  id: string;
  place: CommentPlace;
  comments: readonly PlanComment[];
  /** The last comment is not the student's, so that an answer is waited for. */
  isOpen: boolean;
};

/** All threads, those with the newest comment first. */
export function listThreads(comments: readonly PlanComment[]): CommentThread[] {
  const byThread = new Map<string, PlanComment[]>();
  for (const comment of comments.toSorted(compareComments)) {
    const id = comment.thread ?? comment.id;
    const known = byThread.get(id);
    if (known === undefined) byThread.set(id, [comment]);
    else known.push(comment);
  }
  return [...byThread]
    .flatMap(([id, said]) => {
      const last = said.at(-1);
      if (last === undefined) return [];
      return [{ id, place: last.place, comments: said, isOpen: last.byRole !== "owner" }];
    })
    .toReversed()
    .toSorted((a, b) => compareComments(b.comments.at(-1), a.comments.at(-1)));
}

/** The threads at one thing, the oldest first, as one reads them below each other. */
export function listThreadsAt(comments: readonly PlanComment[], place: CommentPlace): CommentThread[] {
  return listThreads(comments.filter((comment) => isSamePlace(comment.place, place))).toReversed();
}

export function isSamePlace(one: CommentPlace, other: CommentPlace): boolean {
  return toPlaceKey(one) === toPlaceKey(other);
}

export function toPlaceKey(place: CommentPlace): string {
  return place.kind === "task" ? `task.${place.taskId}` : `college.${place.unitId}`;
}

/** Why a text cannot be sent; null if it can. */
export function findCommentProblem(text: string): "empty" | "tooLong" | null {
  const { length } = text.trim();
  return length === 0 ? "empty" : length > commentLimits.textLength ? "tooLong" : null;
}

/** At a task that would reveal a personal situation, a comment goes no further than the task. */
export function isPrivatePlace(place: CommentPlace): boolean {
  return place.kind === "task" && isPrivateTask(place.taskId);
}

function compareComments(a: PlanComment | undefined, b: PlanComment | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1;
}
