/** What is due at a college of the family's list, above its chance and price; both appear in one paint. */
import type { ReactNode } from "react";
import { DueList } from "#components/due/DueList.tsx";
import { type ReadyTimeline, useTimeline } from "#components/timeline/useTimeline.ts";
import { listDueOf } from "#domain/timeline/timelineViews.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./detailWords.ts";
import { words as pageWords } from "./words.ts";

type OwnDueProps = { unitId: number; children: ReactNode };

export default function OwnDue({ unitId, children }: OwnDueProps) {
  const timeline = useTimeline();
  if (timeline.status === "loading") return <Skeleton label={pageWords.loading} lines={5} />;
  return (
    <div className="space-y-8">
      {/* Without a class there is no date yet; a failure is told by the timeline's own pages. */}
      {timeline.status === "ready" && <Dates ready={timeline} unitId={unitId} />}
      {children}
    </div>
  );
}

function Dates({ ready, unitId }: { ready: ReadyTimeline; unitId: number }) {
  const { due, tasks } = ready.timeline;
  if (listDueOf(due, unitId).length > 0) return <DueList ready={ready} unitId={unitId} heading="h3" />;
  const submit = tasks.find((task) => task.unitId === unitId && task.templateId === "appSubmit");
  if (submit === undefined || submit.state === "done" || submit.state === "dropped") return null;
  return (
    <p>
      {submit.stillOpen ? words.noDueDate : words.dueIsOver}{" "}
      <Link to="/timeline-success" className="text-accent-text underline underline-offset-4">
        {words.toTimeline}
      </Link>
    </p>
  );
}
