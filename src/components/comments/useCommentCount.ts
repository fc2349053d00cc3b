/** How many comments stand at a task or a college of the student's own plan. */
import { useSyncExternalStore } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import type { CommentPlace } from "#domain/plan/comments.ts";

/** Compared by hand, because a timeline has hundreds of rows and most plans no comment. */
export function useCommentCount(place: CommentPlace): number {
  const store = usePlanStore();
  const count = () =>
    store
      .getState()
      .plan.comments.filter(({ place: at }) =>
        at.kind === "task"
          ? place.kind === "task" && at.taskId === place.taskId
          : place.kind === "college" && at.unitId === place.unitId,
      ).length;
  return useSyncExternalStore(store.subscribe, count, () => 0);
}
