/** What the engine asks of the calendar and the templates, so that tests can hand in their own. */
import type { StateCode } from "#domain/college/states.ts";
import type { AdmissionEvent, Sitting } from "./admissionDates.ts";
import type { TaskTemplate } from "./timeline.ts";

export type TimelineRules = {
  templates: readonly TaskTemplate[];
  eventFor(eventId: string, graduationYear: number, homeState: StateCode | null): AdmissionEvent | null;
  sittingsFor(test: "sat" | "act", graduationYear: number): readonly Sitting[];
};

/** The events of one class, each looked up once. */
export type EventLookup = (eventId: string) => AdmissionEvent | null;

export function createEventLookup(
  rules: TimelineRules,
  graduationYear: number,
  homeState: StateCode | null,
): EventLookup {
  const known = new Map<string, AdmissionEvent | null>();
  return (eventId) => {
    const before = known.get(eventId);
    if (before !== undefined) return before;
    const event = rules.eventFor(eventId, graduationYear, homeState);
    known.set(eventId, event);
    return event;
  };
}
