/** Adds a task of the family's own. */
import { useState } from "react";
import { newFormId } from "#client/forms/draft.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Button } from "#ui/Button.tsx";
import { TaskFieldset } from "./TaskFieldset.tsx";
import type { Desk } from "./useDesk.ts";
import { hasTaskDraft, useTaskForm } from "./useTaskForm.ts";
import { words } from "./words.ts";

const text = words.editor;
/** The draft of the task that has no id yet. */
const newTask = "new";

export function AddTask({ desk }: { desk: Desk }) {
  const [isOpen, setOpen] = useState(() => hasTaskDraft(newTask));
  if (desk.ownTasks.length >= planLimits.ownTasks) return <p>{text.full(planLimits.ownTasks)}</p>;
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
      <NewTask desk={desk} onClose={() => setOpen(false)} />
    </section>
  );
}

function NewTask({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const form = useTaskForm(newTask, { title: "", due: "", who: "student", unitId: null }, desk.today);
  function close(): void {
    form.forget();
    onClose();
  }
  return (
    <TaskFieldset
      form={form}
      desk={desk}
      isOwn
      saveLabel={text.add}
      onSave={() => {
        const read = form.read();
        if (read === null) return;
        desk.changes.addOwn({ id: newFormId(), ...read });
        close();
      }}
      onCancel={close}
    />
  );
}
