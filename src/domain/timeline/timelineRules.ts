/** The engine's interface to calendar and templates, so that tests can pass in their own. */
import type { StateCode } from "#domain/college/states.ts";
import type { AdmissionEvent, Sitting } from "./admissionDates.ts";
import type { ApplicantKind, TaskTemplate } from "./timeline.ts";

export type TimelineRules = {
  templates: readonly TaskTemplate[];
  eventFor(eventId: string, graduationYear: number, homeState: StateCode | null): AdmissionEvent | null;
  sittingsFor(test: "sat" | "act", graduationYear: number): readonly Sitting[];
};

/** One class's events, each looked up once. */
export type EventLookup = (eventId: string) => AdmissionEvent | null;

export function createEventLookup(
  rules: Pick<TimelineRules, "eventFor">,
  graduationYear: number,
  homeState: StateCode | null,
  applicant: ApplicantKind,
): EventLookup {
  const known = new Map<string, AdmissionEvent | null>();
  return (eventId) => {
    const before = known.get(eventId);
    if (before !== undefined) return before;
    const found = rules.eventFor(eventId, graduationYear, homeState);
    const event = applicant === "transfer" && found?.id === "replyDay" ? toTransferReply(found) : found;
    known.set(eventId, event);
    return event;
  };
}

/** May 1 is for first-year students. Transfers answer when their college says, mostly by June. */
function toTransferReply(event: AdmissionEvent): AdmissionEvent {
  const year = Number(event.cycle.slice(0, 4)) + 1;
  return { ...event, date: null, lastDay: null, month: { year, month: 6 }, standing: "month", source: null };
}
