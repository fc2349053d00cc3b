/** One task in a short list: a checkbox, what to do, by when, why now, who does it and how long it takes. */
import { type ReactNode, useId } from "react";
import { useReader } from "#client/reader.ts";
import { findReasonCollege } from "#domain/timeline/taskReason.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { joinFacts } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { DateStatus } from "./DateStatus.tsx";
import { useIsTicked } from "./useTick.ts";
import type { ReadyTimeline } from "./useTimeline.ts";
import { words } from "./words.ts";

export type TaskRowProps = {
  task: TimelineTask;
  getCollege: ReadyTimeline["getCollege"];
  /** Null for a task of a sample, which nobody checks off. */
  onTick: ((task: TimelineTask, isDone: boolean) => void) | null;
  /** Where the date comes from: not said, said on request, or said at once. */
  dates?: "line" | "folded" | "full";
  children?: ReactNode;
};

/** The content of a list item. */
export function TaskRow({ task, getCollege, onTick, dates = "line", children }: TaskRowProps) {
  const id = useId();
  const reader = useReader();
  const isDone = useIsTicked(task.id);
  const college = task.unitId === null ? null : getCollege(task.unitId);
  const nameOf = (unitId: number | null) =>
    unitId === null ? null : (getCollege(unitId)?.name ?? words.college(unitId));
  const collegeName = nameOf(task.unitId);
  // The reason says it in a sentence, and nobody is late.
  const isUsualMonthOver =
    task.state === "past" && task.stillOpen && task.standing === "month" && onTick !== null;
  return (
    <div className="py-2">
      {onTick === null ? (
        <p className="font-semibold wrap-anywhere">{task.title}</p>
      ) : (
        <label htmlFor={id} className="flex gap-2">
          <span className="flex size-11 shrink-0 items-center justify-center">
            <input
              id={id}
              type="checkbox"
              className="size-6 accent-accent"
              checked={isDone}
              aria-describedby={`${id}-when`}
              onChange={(event) => onTick(task, event.target.checked)}
            />
          </span>
          <span
            className={joinClasses(
              "flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere",
              isDone && "text-ink-soft line-through",
            )}
          >
            {task.title}
          </span>
        </label>
      )}
      {/* Indented to align with the title: the checkbox and its gap. */}
      <div className={joinClasses("min-w-0", onTick !== null && "pl-13")}>
        <div id={`${id}-when`} className="text-[0.95rem]">
          {collegeName !== null && !task.title.includes(collegeName) && <p>{collegeName}</p>}
          {isUsualMonthOver && dates !== "full" ? null : dates === "full" ? (
            <DateStatus task={task} college={college} detail="full" />
          ) : (
            <p>
              <DateStatus task={task} college={college} />
            </p>
          )}
          {task.state === "past" && !isUsualMonthOver && <p className="font-medium">{words.state(task)}</p>}
          {onTick !== null && <p>{words.reason(task, nameOf(findReasonCollege(task.reason)))}</p>}
          <p className="text-ink-soft">
            {joinFacts([
              words.who(task, reader),
              task.effortMinutes !== null && words.effort(task.effortMinutes),
            ])}
          </p>
        </div>
        {dates === "folded" && (
          <Disclosure summary={<span className="text-[0.95rem]">{words.steps.where}</span>}>
            <DateStatus task={task} college={college} detail="full" />
          </Disclosure>
        )}
        {children}
        {task.to !== null && !isDone && (
          <Link
            to={task.to}
            className="inline-flex min-h-11 items-center text-[0.95rem] text-accent-text underline underline-offset-4"
          >
            {words.steps.open}
            <span className="sr-only">: {task.title}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
