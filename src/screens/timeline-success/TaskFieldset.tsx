/** The fields of a task: what, by when, who, and for an own one the college. */
import type { ReactNode } from "react";
import { words as taskWords } from "#components/timeline/words.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { taskPeople } from "#domain/timeline/timeline.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextField } from "#ui/Field.tsx";
import type { TaskEditing } from "./useTaskEditing.ts";
import type { TaskForm } from "./useTaskForm.ts";
import { words } from "./words.ts";

const text = words.editor;

export function TaskFieldset(props: {
  form: TaskForm;
  editing: TaskEditing;
  isOwn: boolean;
  saveLabel: string;
  onSave: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const { form, editing } = props;
  const { fields, problems } = form;
  return (
    <form
      noValidate
      className="mt-2 grid max-w-2xl gap-4 rounded-2xl border border-line bg-card p-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <TextField
        className="sm:col-span-2"
        label={text.titleField}
        value={fields.title}
        error={describeTitleProblem(form)}
        onChange={(event) => form.set({ title: event.target.value })}
      />
      <TextField
        label={text.due}
        hint={props.isOwn ? text.dueHintOwn : text.dueHint}
        value={fields.due}
        error={problems.due === null ? null : text.day[problems.due]}
        onChange={(event) => form.set({ due: event.target.value })}
      />
      <SelectField
        label={text.who}
        value={fields.who}
        onChange={(event) => {
          const who = taskPeople.find((person) => person === event.target.value);
          if (who !== undefined) form.set({ who });
        }}
      >
        {taskPeople.map((person) => (
          <option key={person} value={person}>
            {taskWords.person(person)}
          </option>
        ))}
      </SelectField>
      {props.isOwn && editing.colleges.length > 0 && (
        <SelectField
          className="sm:col-span-2"
          label={text.forCollege}
          value={fields.unitId ?? ""}
          onChange={(event) =>
            form.set({ unitId: event.target.value === "" ? null : Number(event.target.value) })
          }
        >
          <option value="">{text.forNone}</option>
          {editing.colleges.map(({ unitId, name }) => (
            <option key={unitId} value={unitId}>
              {name ?? taskWords.college(unitId)}
            </option>
          ))}
        </SelectField>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit">{props.saveLabel}</Button>
        {props.children}
        <Button variant="ghost" onClick={props.onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

function describeTitleProblem({ problems, fields }: TaskForm): string | null {
  if (problems.title === null) return null;
  return problems.title === "missing"
    ? text.titleMissing
    : text.titleTooLong(planLimits.taskTitleLength, fields.title.trim().length);
}
