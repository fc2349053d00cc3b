/** The next steps of the timeline with checkboxes, and how many are done. */
import { Link } from "#ui/router.tsx";
import { TaskRow } from "./TaskRow.tsx";
import { useNextTasks } from "./useNextTasks.ts";
import type { ReadyTimeline } from "./useTimeline.ts";
import { words } from "./words.ts";

const text = words.steps;

export type NextTasksProps = {
  /** The result of `useTimeline` once it is ready. */
  ready: ReadyTimeline;
  count?: number;
  /** Heading level of the steps; null if the page has its own heading. */
  heading?: "h2" | "h3" | "h4" | null;
  /** Whether each step can say where its date comes from. */
  hasSources?: boolean;
  /** A link to the whole timeline; omitted on that page itself. */
  hasLink?: boolean;
};

export function NextTasks(props: NextTasksProps) {
  const { ready, count = 3, heading: Heading = "h2", hasSources = false, hasLink = true } = props;
  const { timeline, getCollege } = ready;
  const { tasks, onTick } = useNextTasks(timeline, count);
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
              <TaskRow
                task={task}
                getCollege={getCollege}
                onTick={onTick}
                dates={hasSources ? "folded" : "line"}
              />
            </li>
          ))}
        </ul>
      )}
      {hasLink && <TimelineLink />}
    </div>
  );
}

/** How many steps are done; nothing before the first. What is left is never held against it. */
export function Progress({ ready }: { ready: ReadyTimeline }) {
  const done = ready.timeline.tasks.filter(({ state }) => state === "done").length;
  if (done === 0) return null;
  return <p className="figures mt-1 text-[0.95rem] text-ink-soft">{text.progress(done)}</p>;
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
