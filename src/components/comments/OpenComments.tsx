/** The comments of others in the student's own plan that wait for an answer, in one list. */
import { useMemo } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useTimeline } from "#components/timeline/useTimeline.ts";
import { type CommentThread, listThreads } from "#domain/plan/comments.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { OwnThread } from "./OwnThread.tsx";
import { ThreadGroup } from "./ThreadView.tsx";
import { words } from "./words.ts";

/** Nothing where there are none. */
export default function OpenComments({ className }: { className?: string }) {
  const { plan } = usePlan();
  const open = useMemo(() => listThreads(plan.comments).filter(({ isOpen }) => isOpen), [plan.comments]);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="comments" className={className}>
      <h2 id="comments" className="text-2xl sm:text-3xl">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-soft">{words.lead}</p>
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        {open.map((thread) => (
          <OpenThread key={thread.id} thread={thread} />
        ))}
      </ul>
    </section>
  );
}

function OpenThread({ thread }: { thread: CommentThread }) {
  const { place } = thread;
  const colleges = useColleges(place.kind === "college");
  const timeline = useTimeline(place.kind === "task");
  const { plan } = usePlan();
  if (place.kind === "college") {
    const college = colleges.status === "ready" ? colleges.value.byUnitId.get(place.unitId) : undefined;
    const name = college?.name ?? words.college(place.unitId);
    return (
      <ThreadGroup
        title={
          college === undefined ? (
            name
          ) : (
            <Link to={toCollegePath(college.slug)} className="underline decoration-1 underline-offset-4">
              {name}
            </Link>
          )
        }
      >
        <OwnThread thread={thread} place={name} />
      </ThreadGroup>
    );
  }
  const { taskId } = place;
  const task =
    timeline.status === "ready" ? timeline.timeline.tasks.find(({ id }) => id === taskId) : undefined;
  const own = plan.ownTasks.find(({ id }) => `own.${id}` === taskId);
  const title = task?.title ?? own?.title ?? plan.taskMarks[taskId]?.title ?? words.taskGone;
  return (
    <ThreadGroup title={words.atTask(title)}>
      <OwnThread thread={thread} place={title} />
    </ThreadGroup>
  );
}
