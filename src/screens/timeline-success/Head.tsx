/** The top of the timeline: student and year, the next three steps, and urgent tasks. */
import { memo } from "react";
import { NextTasks } from "#components/timeline/NextTasks.tsx";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { createUrgentOrder, findNextTasks } from "#domain/timeline/nextTasks.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { words } from "./words.ts";

const text = words.head;
const nextSteps = 3;

export function Facts({ ready: { timeline, today, plan } }: { ready: ReadyTimeline }) {
  const isAtSchool = timeline.applicant === "highSchool";
  const facts = isAtSchool
    ? [text.class(timeline.graduationYear), text.grade(timeline.grade), text.cycle(timeline.cycle)]
    : [text.applicant(timeline.applicant), text.start(timeline.entryTerm, timeline.entryYear)];
  return (
    <div className="mt-3 space-y-3 print:mt-0">
      <p className="text-lg">
        <span className="font-semibold">{facts.join(", ")}.</span> {text.today(today)}.
      </p>
      <p className="no-print flex flex-wrap gap-2">
        <ButtonLink variant="outline" size="sm" to="/application-timeline">
          {text.change}
        </ButtonLink>
        {plan.colleges.length === 0 && (
          <ButtonLink variant="light" size="sm" to="/colleges">
            {text.addColleges}
          </ButtonLink>
        )}
      </p>
      {plan.colleges.length === 0 && <p className="no-print max-w-2xl">{text.noColleges}</p>}
    </div>
  );
}

export function NextSteps({ ready }: { ready: ReadyTimeline }) {
  return (
    <div className="no-print text-lg">
      <NextTasks ready={ready} heading="h2" hasLink={false} />
    </div>
  );
}

type UrgentProps = { tasks: readonly TimelineTask[]; editing: TaskEditing };

/** Folded, so that a long list never stands before the three steps of this week. */
export const Urgent = memo(function Urgent({ tasks, editing }: UrgentProps) {
  // The next steps are above this list.
  const next = new Set(findNextTasks(tasks, nextSteps).map(({ id }) => id));
  const pressing = tasks.filter(({ id, state }) => state === "urgent" && !next.has(id));
  // What closes in days, then what could cost an offer, money or a place.
  const urgent = pressing.toSorted(createUrgentOrder(tasks));
  if (urgent.length === 0) return null;
  return (
    <Disclosure
      className="no-print"
      summary={<span className="font-serif text-xl text-ink">{words.urgent.title(urgent.length)}</span>}
    >
      <ul className="mt-2 border-t border-line">
        {urgent.map((task) => (
          <li key={task.id} className="border-b border-line">
            <a
              href={`#task-${task.id}`}
              onClick={(event) => {
                event.preventDefault();
                editing.show(task.id);
              }}
              className="inline-flex min-h-11 items-center py-1.5 text-accent-text underline underline-offset-4"
            >
              {task.title}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
});

/** For a class that has graduated, with nothing left to do. */
export function Finished({ year }: { year: number }) {
  return (
    <div className="no-print mt-6">
      <Notice
        title={words.finished.title(year)}
        actions={
          <>
            <ButtonLink to="/application-timeline">{words.finished.change}</ButtonLink>
            <ButtonLink variant="outline" to="/tools/fafsa-calculator">
              {words.finished.fafsa}
            </ButtonLink>
          </>
        }
      >
        <p>{words.finished.text}</p>
      </Notice>
    </div>
  );
}
