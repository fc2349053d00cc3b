/** Helpers for writing task templates: the defaults are here, so each task states only what differs. */
import type { PreferredRound } from "#domain/college/rounds.ts";
import { type AdmissionSourceId, admissionSources } from "#domain/timeline/admissionSources.ts";
import type { DateRule, SchoolGrade, TaskTemplate } from "../timeline.ts";

type Usual = "evidence" | "needs" | "weight" | "per";
type Given = Omit<TaskTemplate, Usual> & Partial<Pick<TaskTemplate, Usual>>;

/** By default a task is for the student, recommended, has no prerequisites, and is common counseling advice. */
export function defineTask(given: Given): TaskTemplate {
  return {
    evidence: { grade: "practice", source: null },
    needs: [],
    weight: "should",
    per: "student",
    ...given,
  };
}

/** A rule published by the organization. */
export function citePublished(id: AdmissionSourceId): TaskTemplate["evidence"] {
  return { grade: "published", source: admissionSources[id] };
}

/** Found by a study or survey. */
export function citeMeasured(id: AdmissionSourceId): TaskTemplate["evidence"] {
  return { grade: "measured", source: admissionSources[id] };
}

export function inMonths(grade: SchoolGrade, from: number, to: number = from) {
  return { kind: "months", grade, from, to } satisfies DateRule;
}

export function onEvent(eventId: string, days = 0): DateRule {
  return { kind: "event", eventId, days };
}

export function beforeDeadline(days: number): DateRule {
  return { kind: "deadline", days };
}

export function onCollegeDate(round: PreferredRound, days = 0): DateRule {
  return { kind: "collegeDate", round, days };
}

export function atSitting(days: number): DateRule {
  return { kind: "sitting", days };
}

export function afterReply(days: number): DateRule {
  return { kind: "reply", days };
}
