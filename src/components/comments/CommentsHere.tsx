/** What others say to the student at one task or college, in the student's own plan. */
import { useMemo } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { type CommentPlace, listThreadsAt } from "#domain/plan/comments.ts";
import { OwnThread } from "./OwnThread.tsx";

/** Nothing where nobody said anything. `name` is the task's or the college's. */
export default function CommentsHere({ place, name }: { place: CommentPlace; name: string }) {
  const { plan } = usePlan();
  const threads = useMemo(() => listThreadsAt(plan.comments, place), [plan.comments, place]);
  if (threads.length === 0) return null;
  return (
    <div className="no-print mt-2 space-y-3">
      {threads.map((thread) => (
        <OwnThread key={thread.id} thread={thread} place={name} />
      ))}
    </div>
  );
}
