/** The fields of a task while they are typed: kept for this tab, checked when saved, never changed by the form. */
import { useState } from "react";
import { clearDraft, createFormId, readDraft, writeDraft } from "#client/forms/draft.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { type TaskPerson, taskPeople } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import { type DayProblem, readDay } from "./readDay.ts";

export type TaskFields = { title: string; due: string; who: TaskPerson; unitId: number | null };
export type TaskProblems = { title: "missing" | "tooLong" | null; due: DayProblem | null };
export type ReadTask = { title: string; due: Day | null; who: TaskPerson; unitId: number | null };

const none: TaskProblems = { title: null, due: null };

export type TaskForm = {
  fields: TaskFields;
  problems: TaskProblems;
  set: (fields: Partial<TaskFields>) => void;
  /** What was typed, or null with the problems shown. */
  read: () => ReadTask | null;
  forget: () => void;
};

/** `about` names the task: each has its own draft, so that beginning one loses no other. */
export function useTaskForm(about: string, start: TaskFields, today: Day): TaskForm {
  const form = toDraft(about);
  const [draftId] = useState(() => readDraft(form)?.id ?? createFormId());
  const [fields, setFields] = useState<TaskFields>(() => pickFilledFields(form) ?? start);
  const [problems, setProblems] = useState<TaskProblems>(none);
  return {
    fields,
    problems,
    set(change) {
      const next = { ...fields, ...change };
      setFields(next);
      setProblems(none);
      writeDraft(form, { id: draftId, attempted: null, values: next });
    },
    read() {
      const title = fields.title.trim();
      const due = readDay(fields.due, today);
      const found: TaskProblems = {
        title: title === "" ? "missing" : title.length > planLimits.taskTitleLength ? "tooLong" : null,
        due: due.ok ? null : due.problem,
      };
      setProblems(found);
      if (found.title !== null || !due.ok) return null;
      return { title, due: due.value, who: fields.who, unitId: fields.unitId };
    },
    forget() {
      clearDraft(form, draftId);
      setFields(start);
      setProblems(none);
    },
  };
}

/** Something was typed for this task and not saved. */
export function hasTaskDraft(about: string): boolean {
  return readDraft(toDraft(about)) !== null;
}

function toDraft(about: string): string {
  return `timeline-task-${about}`;
}

function pickFilledFields(form: string): TaskFields | null {
  const values: unknown = readDraft(form)?.values;
  if (typeof values !== "object" || values === null) return null;
  if (!("title" in values && "due" in values && "who" in values && "unitId" in values)) return null;
  const who = taskPeople.find((person) => person === values.who);
  if (typeof values.title !== "string" || typeof values.due !== "string" || who === undefined) return null;
  const unitId = typeof values.unitId === "number" ? values.unitId : null;
  return { title: values.title, due: values.due, who, unitId };
}
