/** Adds a task of the family's own. */
import { useState } from "react";
import { createFormId } from "#client/forms/draft.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { TaskFieldset } from "./TaskFieldset.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import { hasTaskDraft, useTaskForm } from "./useTaskForm.ts";
import { words } from "./words.ts";

const text = words.editor;
/** The draft of the task that has no id yet. */
const newTask = "new";

export function AddTask({ editing }: { editing: TaskEditing }) {
  const [isOpen, setOpen] = useState(() => hasTaskDraft(newTask));
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
      <NewTask editing={editing} onClose={() => setOpen(false)} />
    </section>
  );
}

function NewTask({ editing, onClose }: { editing: TaskEditing; onClose: () => void }) {
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
        editing.changes.addOwn({ id: createFormId(), ...read });
        close();
      }}
      onCancel={close}
    />
  );
}
