/** The next date of a college on the family's list, in the first screen of its page; all of them are under its deadlines. */
import { NextDue } from "#components/due/DueList.tsx";
import { type ReadyTimeline, useTimeline } from "#components/timeline/useTimeline.ts";
import { listDueOf } from "#domain/timeline/timelineViews.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./detailWords.ts";

/** A default export because only families with this college on their list download it. */
export default function NextDate({ unitId }: { unitId: number }) {
  const timeline = useTimeline();
  if (timeline.status === "needsYear") {
    return (
      <p>
        <Link to="/application-timeline" className={linkClasses}>
          {words.sayYear}
        </Link>
      </p>
    );
  }
  if (timeline.status === "ready") return <Ready ready={timeline} unitId={unitId} />;
  // A failure is told by the timeline's own pages.
  return timeline.status === "failed" ? <ToTimeline /> : null;
}

const linkClasses = "text-accent-text underline underline-offset-4";

function Ready({ ready, unitId }: { ready: ReadyTimeline; unitId: number }) {
  const { due, tasks } = ready.timeline;
  const [next] = listDueOf(due, unitId);
  if (next !== undefined) {
    return (
      <>
        <NextDue item={next} />
        <p className="mt-1 pl-[6.25rem]">
          <a href="#deadlines" className={linkClasses}>
            {words.allDates}
          </a>
        </p>
      </>
    );
  }
  const submit = tasks.find((task) => task.unitId === unitId && task.templateId === "appSubmit");
  const isAnswered = submit === undefined || submit.state === "done" || submit.state === "dropped";
  return (
    <>
      <p className="font-medium">
        {isAnswered ? words.noDateLeft : submit.stillOpen ? words.noDueDate : words.dueIsOver}
      </p>
      <ToTimeline />
    </>
  );
}

function ToTimeline() {
  return (
    <p className="mt-1">
      <Link to="/timeline-success" className={linkClasses}>
        {words.toTimeline}
      </Link>
    </p>
  );
}
