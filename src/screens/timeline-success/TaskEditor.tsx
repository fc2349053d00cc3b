/** Changes one task: a generated one by marks beside its rule, an own one whole. */
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import { formatTypedDay } from "./readDay.ts";
import { TaskFieldset } from "./TaskFieldset.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { useTaskForm } from "./useTaskForm.ts";
import { words } from "./words.ts";

export function TaskEditor(props: { task: TimelineTask; editing: TaskEditing; onClose: () => void }) {
  const { task, editing, onClose } = props;
  const { title, who, unitId } = task;
  const own = editing.getOwnTask(task.id);
  // The rule's own day is not written into the field: what stands there is the family's day, and stays when rules move.
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
