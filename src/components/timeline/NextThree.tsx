/** The next three steps of the timeline, each to be ticked off, and how many are done of those due. */
import { Link } from "#ui/router.tsx";
import { TaskRow } from "./TaskRow.tsx";
import { useNextTasks } from "./useNextTasks.ts";
import type { ReadyTimeline } from "./useTimeline.ts";
import { words } from "./words.ts";

const text = words.steps;

export type NextThreeProps = {
  /** What `useTimeline` gave, once ready. */
  ready: ReadyTimeline;
  /** Level of the steps' own heading; null where the page has one. */
  heading?: "h2" | "h3" | null;
  /** A link to the whole timeline; not on that page itself. */
  hasLink?: boolean;
};

export function NextThree({ ready, heading: Heading = "h2", hasLink = true }: NextThreeProps) {
  const { timeline, getCollege } = ready;
  const { tasks, onTick } = useNextTasks(timeline, 3);
  return (
    <div>
      {Heading !== null && (
        <Heading className={Heading === "h2" ? "text-2xl sm:text-3xl" : "text-2xl"}>{text.heading}</Heading>
      )}
      <Progress ready={ready} />
      {tasks.length === 0 ? (
        <p className="mt-2">{text.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskRow task={task} getCollege={getCollege} onTick={onTick} />
            </li>
          ))}
        </ul>
      )}
      {hasLink && <TimelineLink />}
    </div>
  );
}

/** How many of the steps due by next week are done; nothing while none is due. */
export function Progress({ ready }: { ready: ReadyTimeline }) {
  const { done, due } = ready.timeline.progress;
  if (due === 0) return null;
  return <p className="figures mt-1 text-[0.95rem] text-ink-soft">{text.progress(done, due)}</p>;
}

export function TimelineLink() {
  return (
    <Link
      to="/timeline-success"
      className="no-print mt-2 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
    >
      {text.all}
    </Link>
  );
}
