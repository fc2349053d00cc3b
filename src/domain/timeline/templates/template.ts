/** How a task is written down: what is usual stands here, so that each task says only what is its own. */
import { type AdmissionSourceId, admissionSources } from "#domain/timeline/admissionSources.ts";
import type { DateRule, SchoolGrade, TaskTemplate } from "../timeline.ts";

type Usual = "evidence" | "needs" | "weight" | "per";
type Given = Omit<TaskTemplate, Usual> & Partial<Pick<TaskTemplate, Usual>>;

/** Unless it says otherwise, a task is for the student, should be done, waits for nothing, and is what counselors usually advise. */
export function defineTask(given: Given): TaskTemplate {
  return {
    evidence: { grade: "practice", source: null },
    needs: [],
    weight: "should",
    per: "student",
    ...given,
  };
}

/** The rule of who runs it. */
export function citePublished(id: AdmissionSourceId): TaskTemplate["evidence"] {
  return { grade: "published", source: admissionSources[id] };
}

/** A study or a survey found it. */
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

export function atSitting(days: number): DateRule {
  return { kind: "sitting", days };
}

export function afterReply(days: number): DateRule {
  return { kind: "reply", days };
}
