/** A plan's progress: completed steps of those due by next week, and the status of its colleges. */
import type { TimelineState } from "#components/timeline/useTimeline.ts";
import { collegeStatuses, type Plan } from "#domain/plan/plan.ts";
import { joinFacts } from "#lib/format.ts";
import { Progress } from "#ui/Progress.tsx";
import { words } from "./words.ts";

export function ProgressPart({ plan, timeline }: { plan: Plan; timeline: TimelineState }) {
  const counts = collegeStatuses
    .map((status) => ({ status, count: plan.colleges.filter((college) => college.status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <div>
      <h3 className="text-2xl">{words.progress}</h3>
      {timeline.status === "ready" && (
        <div className="mt-2">
          <Progress
            value={timeline.timeline.progress.done}
            maximum={timeline.timeline.progress.due}
            label={words.steps(timeline.timeline.progress.done, timeline.timeline.progress.due)}
          />
        </div>
      )}
      <p className="mt-3 font-semibold">{words.colleges(plan.colleges.length)}</p>
      {counts.length > 0 && (
        <p className="text-ink-soft">
          {joinFacts(counts.map(({ status, count }) => words.status(status, count)))}
        </p>
      )}
    </div>
  );
}
