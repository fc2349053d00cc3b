/** One task: a checkbox, its date, who does it and for which college; details and editing on request. */
import { memo, useState } from "react";
import { DateStatus } from "#components/timeline/DateStatus.tsx";
import { useIsTicked } from "#components/timeline/useTick.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { joinFacts } from "#lib/format.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { TaskDetail } from "./TaskDetail.tsx";
import { TaskEditor } from "./TaskEditor.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { hasTaskDraft } from "./useTaskForm.ts";
import { words } from "./words.ts";

const text = words.task;

type RowProps = {
  task: TimelineTask;
  editing: TaskEditing;
  /** Omitted if the section is already about that college. */
  hidesCollege?: boolean;
};

export const TaskRow = memo(function TaskRow({ task, editing, hidesCollege = false }: RowProps) {
  const [isEditing, setEditing] = useState(() => hasTaskDraft(task.id));
  // A submitted application needs no checkbox: the college's status says so.
  const isByStatus = task.state === "done" && task.doneOn === null;
  const isTicked = useIsTicked(task.id) || isByStatus;
  const college = task.unitId === null ? null : editing.collegeOf(task.unitId);
  const collegeName = task.unitId === null ? null : (college?.name ?? taskWords.college(task.unitId));
  return (
    <li
      id={`task-${task.id}`}
      tabIndex={-1}
      className="border-b border-line py-2 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
    >
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 accent-accent"
          checked={isTicked}
          disabled={isByStatus}
          onChange={(event) => editing.changes.tick(task, event.target.checked)}
        />
        <span
          className={joinClasses(
            "min-w-0 font-semibold break-words",
            isTicked && "text-ink-soft line-through",
          )}
        >
          {task.title}
        </span>
      </label>
      <div className="pl-9">
        <p className="figures">
          <DateStatus task={task} college={college} detail="line" />
        </p>
        <p className="text-[0.95rem] text-ink-soft">
          <Signs task={task} isTicked={isTicked} />
          {joinFacts([
            taskWords.who(task),
            collegeName !== null && !hidesCollege && !task.title.includes(collegeName) && collegeName,
            task.effortMinutes !== null && text.effort(task.effortMinutes),
          ])}
        </p>
        {isEditing ? (
          <TaskEditor task={task} editing={editing} onClose={() => setEditing(false)} />
        ) : (
          <More task={task} editing={editing} onEdit={() => setEditing(true)} />
        )}
      </div>
    </li>
  );
});

/** Rendered only when opened: a page with hundreds of tasks has hundreds of these. */
function More(props: { task: TimelineTask; editing: TaskEditing; onEdit: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <span>
          {props.task.isOwn ? text.moreOwn : text.more}
          <span className="sr-only">{text.about(props.task.title)}</span>
        </span>
      }
      onToggle={setOpen}
      className="text-[0.95rem]"
    >
      {isOpen && <TaskDetail {...props} />}
    </Disclosure>
  );
}

function Signs({ task, isTicked }: { task: TimelineTask; isTicked: boolean }) {
  const signs: string[] = [];
  if (!isTicked && task.state === "urgent") signs.push(text.urgent);
  if (!isTicked && task.state === "past") signs.push(taskWords.state(task));
  if (isTicked && task.doneOn !== null) signs.push(text.done(task.doneOn));
  if (task.state === "done" && task.doneOn === null) signs.push(text.byStatus);
  if (task.isOwn) signs.push(text.own);
  else if (task.isEdited) signs.push(text.edited);
  return signs.map((sign) => (
    <span key={sign}>
      <span className="font-semibold text-ink">{sign}</span>
      {" · "}
    </span>
  ));
}
