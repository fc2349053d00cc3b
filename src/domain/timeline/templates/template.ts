/** Helpers for writing task templates: the defaults are here, so each task states only what differs. */
import { type AdmissionSourceId, admissionSources } from "#domain/parameters/admissionSources.ts";
import type { DateRule, SchoolGrade, TaskTemplate } from "../timeline.ts";

type Usual = "evidence" | "needs" | "weight" | "per";
type Given = Omit<TaskTemplate, Usual> & Partial<Pick<TaskTemplate, Usual>>;

/** By default a task is for the student, recommended, has no prerequisites, and is common counseling advice. */
export function task(given: Given): TaskTemplate {
  return {
    evidence: { grade: "practice", source: null },
    needs: [],
    weight: "should",
    per: "student",
    ...given,
  };
}

/** A rule published by the organization. */
export function published(id: AdmissionSourceId): TaskTemplate["evidence"] {
  return { grade: "published", source: admissionSources[id] };
}

/** Found by a study or survey. */
export function measured(id: AdmissionSourceId): TaskTemplate["evidence"] {
  return { grade: "measured", source: admissionSources[id] };
}

export function months(grade: SchoolGrade, from: number, to: number = from) {
  return { kind: "months", grade, from, to } satisfies DateRule;
}

export function event(eventId: string, days = 0): DateRule {
  return { kind: "event", eventId, days };
}

export function deadline(days: number): DateRule {
  return { kind: "deadline", days };
}

export function sitting(days: number): DateRule {
  return { kind: "sitting", days };
}

export function reply(days: number): DateRule {
  return { kind: "reply", days };
}
