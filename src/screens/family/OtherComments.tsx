/** Comments at what is not on the page any more: a task that is done or further away, a college that was taken off the list. */

import { useColleges } from "#client/colleges/useColleges.ts";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { ThreadGroup, ThreadView } from "#components/comments/ThreadView.tsx";
import { words } from "#components/comments/words.ts";
import type { TimelineState } from "#components/timeline/useTimeline.ts";
import type { PlanEntry } from "#contract/plans.ts";
import type { CommentPlace } from "#domain/plan/comments.ts";
import type { SharedComments } from "./useSharedComments.ts";
import { listWaitingTasks, toTaskPerson } from "./waiting.ts";

type OtherCommentsProps = {
  comments: SharedComments;
  shared: SharedPlan;
  timeline: TimelineState;
  entry: PlanEntry;
  /** Whose dates stand open above. */
  dueTasks: ReadonlySet<string>;
};

export function OtherComments({ comments, shared, timeline, entry, dueTasks }: OtherCommentsProps) {
  const waiting =
    timeline.status === "ready"
      ? listWaitingTasks(timeline.timeline.tasks, toTaskPerson(entry), new Set()).now
      : [];
  const shownTasks = new Set([...dueTasks, ...waiting.map(({ id }) => id)]);
  const listed = new Set(shared.plan.colleges.map(({ unitId }) => unitId));
  const others = comments.threads.filter(({ place }) =>
    place.kind === "college" ? !listed.has(place.unitId) : !shownTasks.has(place.taskId),
  );
  const colleges = useColleges(others.some(({ place }) => place.kind === "college"));
  // Until the timeline is there, nobody knows which tasks stand on the page.
  if (others.length === 0 || timeline.status === "loading") return null;
  const nameOf = (place: CommentPlace) => {
    if (place.kind === "college") {
      const college = colleges.status === "ready" ? colleges.value.byUnitId.get(place.unitId) : undefined;
      return college?.name ?? words.college(place.unitId);
    }
    const task =
      timeline.status === "ready" ? timeline.timeline.tasks.find(({ id }) => id === place.taskId) : undefined;
    return task === undefined ? words.taskGone : words.atTask(task.title);
  };
  return (
    <div>
      <h3 className="text-2xl">{words.elsewhere}</h3>
      <ul className="mt-2 space-y-4">
        {others.map((thread) => (
          <ThreadGroup key={thread.id} title={nameOf(thread.place)}>
            <ThreadView
              thread={thread}
              place={nameOf(thread.place)}
              otherName={comments.otherName}
              nameOf={comments.nameOf}
              isOwner={false}
              actions={comments.actionsAt(thread.place)}
            />
          </ThreadGroup>
        ))}
      </ul>
    </div>
  );
}
