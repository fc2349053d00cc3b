/** Adds a custom task. */
import { useEffect, useState } from "react";
import { createFormId } from "#client/forms/draft.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { TaskFieldset } from "./TaskFieldset.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { hasTaskDraft, useTaskForm } from "./useTaskForm.ts";
import { words } from "./words.ts";

const text = words.editor;
/** The draft key of the new task, which has no id yet. */
const newTask = "new";

export function AddTask({ editing }: { editing: TaskEditing }) {
  const [isOpen, setOpen] = useState(() => hasTaskDraft(newTask));
  const [added, setAdded] = useState<string | null>(null);
  const { getTask, show } = editing;
  useEffect(() => {
    if (added === null || getTask(added) === null) return;
    // Its month may be folded.
    queueMicrotask(() => {
      setAdded(null);
      show(added);
    });
  }, [added, getTask, show]);
  if (editing.ownTasks.length >= planLimits.ownTasks) return <p>{text.full(planLimits.ownTasks)}</p>;
  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        {text.addOpen}
      </Button>
    );
  }
  return (
    <section aria-label={text.addTitle}>
      <h3 className="text-xl">{text.addTitle}</h3>
      <NewTask editing={editing} onAdded={setAdded} onClose={() => setOpen(false)} />
    </section>
  );
}

type NewTaskProps = { editing: TaskEditing; onAdded: (taskId: string) => void; onClose: () => void };

function NewTask({ editing, onAdded, onClose }: NewTaskProps) {
  const form = useTaskForm(newTask, { title: "", due: "", who: "student", unitId: null }, editing.today);
  function close(): void {
    form.forget();
    onClose();
  }
  return (
    <TaskFieldset
      form={form}
      editing={editing}
      isOwn
      saveLabel={text.add}
      onSave={() => {
        const read = form.read();
        if (read === null) return;
        const id = createFormId();
        editing.changes.addOwn({ id, ...read });
        onAdded(`own.${id}`);
        close();
      }}
      onCancel={close}
    />
  );
}
