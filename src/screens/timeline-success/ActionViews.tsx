/** What to do, as actions by month: at most eight in each, with a tick for each college or step; what is late in one line. */
import { memo, useState } from "react";
import { useReader } from "#client/reader.ts";
import { useIsTicked } from "#components/timeline/useTick.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import {
  type ActionStep,
  gatherActions,
  placeInMonths,
  type TimelineAction,
} from "#domain/timeline/actions/gatherActions.ts";
import { findReasonCollege } from "#domain/timeline/taskReason.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { formatShortDate, joinFacts } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { isOver } from "./sections.ts";
import { TaskRow } from "./TaskRow.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { words } from "./words.ts";

const text = words.actions;

type ViewProps = { tasks: readonly TimelineTask[]; editing: TaskEditing };

/** How many months stand open; the others are named with what they hold. */
const openMonths = 2;

export const ActionMonthsView = memo(function ActionMonthsView({ tasks, editing }: ViewProps) {
  const { months, anytime, done } = placeInMonths(gatherActions(tasks), editing.today);
  if (months.length + anytime.length === 0) return <p>{words.browse.empty}</p>;
  return (
    <div className="space-y-8">
      {months.slice(0, openMonths).map(({ month, actions }) => (
        <section key={month} aria-label={words.month(month)}>
          <h3 className="text-xl">{words.month(month)}</h3>
          <ActionList actions={actions} editing={editing} />
        </section>
      ))}
      <div>
        {months.slice(openMonths).map(({ month, actions }) => (
          <Folded key={month} title={words.month(month)} actions={actions} editing={editing} />
        ))}
        <Folded title={text.anytime} actions={anytime} editing={editing} />
        <Folded title={text.done} actions={done} editing={editing} />
      </div>
    </div>
  );
});

/** What is overdue and still possible, in one line with the order to catch up; what is too late is only counted. */
export const CatchUp = memo(function CatchUp({ tasks, editing }: ViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { late } = placeInMonths(gatherActions(tasks), editing.today);
  const over = tasks.filter(isOver).length;
  if (late.length + over === 0) return null;
  if (late.length === 0) return <p className="no-print">{text.tooLate(over)}</p>;
  return (
    <Disclosure
      onToggle={setOpen}
      className="no-print rounded-2xl border border-line bg-sunk px-4 py-1"
      summary={<span className="font-semibold text-ink">{text.late(late.length)}</span>}
    >
      {isOpen && (
        <div className="pb-2">
          <p className="max-w-2xl">{text.lateLead}</p>
          {over > 0 && <p className="mt-1 max-w-2xl text-ink-soft">{text.tooLate(over)}</p>}
          <ActionList actions={late} editing={editing} />
        </div>
      )}
    </Disclosure>
  );
});

type ListProps = { actions: readonly TimelineAction[]; editing: TaskEditing };

function Folded({ title, actions, editing }: ListProps & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <Disclosure
      onToggle={setOpen}
      className="border-b border-line py-1"
      summary={
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 py-1">
          <span className="font-serif text-xl text-ink">{title}</span>
          <span className="figures text-[0.95rem] font-normal text-ink-soft">
            {text.count(actions.length)}
          </span>
        </span>
      }
    >
      {isOpen && <ActionList actions={actions} editing={editing} />}
    </Disclosure>
  );
}

function ActionList({ actions, editing }: ListProps) {
  return (
    <ul className="mt-2 border-t border-line">
      {actions.map((action) => (
        <ActionRow key={action.id} action={action} editing={editing} />
      ))}
    </ul>
  );
}

const ActionRow = memo(function ActionRow({
  action,
  editing,
}: {
  action: TimelineAction;
  editing: TaskEditing;
}) {
  const reader = useReader();
  const [isOpen, setOpen] = useState(false);
  const { title, steps, step, next, done, total } = action;
  const [only] = steps;
  const [task] = only?.tasks ?? [];
  if (total === 1 && task !== undefined) {
    return <TaskRow task={task} editing={editing} reason={sayReason(task, editing)} />;
  }
  return (
    <li id={`action-${action.id}`} className="border-b border-line py-1">
      <Disclosure
        onToggle={setOpen}
        summary={
          <span className="block min-w-0 grow py-1.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold break-words text-ink">{title}</span>
              <span className="figures text-[0.95rem] font-normal text-ink-soft">
                {text.ticked(done, total)}
              </span>
            </span>
            {next !== null && (
              <span className="mt-0.5 block text-[0.95rem] font-normal text-ink-soft">
                {joinFacts([
                  next.due !== null && text.by(next.due, next.standing === "month"),
                  step !== null && step.title !== title && text.next(step.title),
                  taskWords.who(next, reader),
                  next.effortMinutes !== null && taskWords.effort(next.effortMinutes),
                ])}
                <span className="block text-ink">{sayReason(next, editing)}</span>
              </span>
            )}
          </span>
        }
      >
        {isOpen && (
          <div className="pb-2">
            {steps.map((one) => (
              <Step key={one.id} step={one} editing={editing} />
            ))}
          </div>
        )}
      </Disclosure>
    </li>
  );
});

function sayReason(task: TimelineTask, { collegeOf }: Pick<TaskEditing, "collegeOf">): string {
  const unitId = findReasonCollege(task.reason);
  return taskWords.reason(task, unitId === null ? null : (collegeOf(unitId)?.name ?? null));
}

/** One task in full; the same task of several colleges as a row of ticks. */
function Step({ step, editing }: { step: ActionStep; editing: TaskEditing }) {
  const [task] = step.tasks;
  if (task === undefined) return null;
  if (step.tasks.length === 1) {
    return (
      <ul>
        <TaskRow task={task} editing={editing} />
      </ul>
    );
  }
  return (
    <fieldset className="border-b border-line py-3">
      <legend className="float-left w-full font-semibold">{step.title}</legend>
      {task.why !== null && <p className="clear-left text-[0.95rem] text-ink-soft">{task.why}</p>}
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {step.tasks.map((one) => (
          <Tick key={one.id} task={one} editing={editing} />
        ))}
      </ul>
    </fieldset>
  );
}

function Tick({ task, editing }: { task: TimelineTask; editing: TaskEditing }) {
  const isByStatus = task.state === "done" && task.doneOn === null;
  const isTicked = useIsTicked(task.id) || isByStatus;
  const college = task.unitId === null ? null : editing.collegeOf(task.unitId);
  const name = task.unitId === null ? task.title : (college?.name ?? taskWords.college(task.unitId));
  return (
    <li id={`task-${task.id}`} tabIndex={-1}>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-accent"
          checked={isTicked}
          disabled={isByStatus}
          onChange={(event) => editing.changes.tick(task, event.target.checked)}
        />
        <span className={joinClasses("min-w-0 break-words", isTicked && "text-ink-soft line-through")}>
          {name}
          {task.due !== null && task.standing !== "month" && (
            <span className="figures text-ink-soft"> · {formatShortDate(task.due)}</span>
          )}
          {task.isEdited && task.title !== name && <span className="block text-[0.95rem]">{task.title}</span>}
        </span>
      </label>
    </li>
  );
}
