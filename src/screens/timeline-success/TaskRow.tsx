/** One task: a checkbox, its date, who does it and for which college; details and editing on request. */
import { memo, useState } from "react";
import { useReader } from "#client/reader.ts";
import { useCommentCount } from "#components/comments/useCommentCount.ts";
import { DateStatus } from "#components/timeline/DateStatus.tsx";
import { useIsTicked } from "#components/timeline/useTick.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { joinFacts } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { formatTypedDay } from "./readDay.ts";
import { TaskDetail } from "./TaskDetail.tsx";
import { TaskFieldset } from "./TaskFieldset.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { hasTaskDraft, useTaskForm } from "./useTaskForm.ts";
import { words } from "./words.ts";

const text = words.task;

type RowProps = {
  task: TimelineTask;
  editing: TaskEditing;
  /** Omitted if the section is already about that college. */
  hidesCollege?: boolean;
  /** Why now, where the row is one of the things to do. */
  reason?: string;
};

export const TaskRow = memo(function TaskRow({ task, editing, hidesCollege = false, reason }: RowProps) {
  const reader = useReader();
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
        {reason !== undefined && !isTicked && <p className="text-[0.95rem]">{reason}</p>}
        <p className="text-[0.95rem] text-ink-soft">
          <Signs task={task} isTicked={isTicked} />
          {joinFacts([
            taskWords.who(task, reader),
            collegeName !== null && !hidesCollege && !task.title.includes(collegeName) && collegeName,
            task.effortMinutes !== null && taskWords.effort(task.effortMinutes),
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
  const comments = useCommentCount({ kind: "task", taskId: task.id });
  const signs: string[] = [];
  if (!isTicked && task.state === "urgent") signs.push(text.urgent);
  if (!isTicked && task.state === "past") signs.push(taskWords.state(task));
  if (isTicked && task.doneOn !== null) signs.push(text.done(task.doneOn));
  if (task.state === "done" && task.doneOn === null) signs.push(text.byStatus);
  if (task.isOwn) signs.push(text.own);
  else if (task.isEdited) signs.push(text.edited);
  if (comments > 0) signs.push(text.comments(comments));
  return signs.map((sign) => (
    <span key={sign}>
      <span className="font-semibold text-ink">{sign}</span>
      {" · "}
    </span>
  ));
}

/** Edits one task: for a generated one only overrides, for a custom one everything. */
function TaskEditor(props: { task: TimelineTask; editing: TaskEditing; onClose: () => void }) {
  const { task, editing, onClose } = props;
  const { title, who, unitId } = task;
  const own = editing.getOwnTask(task.id);
  // The rule's date is not prefilled: what is in the field is the family's own date, and stays when rules change.
  const ownDay = own !== null || task.standing === "own" ? task.due : null;
  const form = useTaskForm(task.id, { title, due: formatTypedDay(ownDay), who, unitId }, editing.today);

  function close(): void {
    form.forget();
    onClose();
  }

  function save(): void {
    const read = form.read();
    if (read === null) return;
    if (own === null) {
      editing.changes.mark(task, {
        due: read.due,
        ...(read.title === title ? {} : { title: read.title }),
        ...(read.who === who ? {} : { who: read.who }),
      });
    } else editing.changes.changeOwn({ ...own, ...read });
    close();
  }

  return (
    <TaskFieldset
      form={form}
      editing={editing}
      isOwn={own !== null}
      saveLabel={words.editor.save}
      onSave={save}
      onCancel={close}
    >
      {own === null && task.isEdited && (
        <Button
          variant="light"
          onClick={() => {
            editing.changes.mark(task, { title: null, due: null, who: null });
            close();
          }}
        >
          {words.task.original}
        </Button>
      )}
    </TaskFieldset>
  );
}
