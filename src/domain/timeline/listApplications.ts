/** The applications of one student, each with the deadline of the round the family chose. */
import { type Applicant, findApplicant } from "./applicant.ts";
import { type Application, buildApplications } from "./applications.ts";
import type { TimelineInput } from "./timeline.ts";
import { createEventLookup, type EventLookup, type TimelineRules } from "./timelineRules.ts";

/** What of a timeline's input decides on its applications. */
export type ApplicationsInput = Pick<
  TimelineInput,
  "graduationYear" | "colleges" | "deadlines" | "homeState" | "marks" | "today" | "path" | "startTerm"
>;

export type StudentApplications = {
  applicant: Applicant;
  applications: readonly Application[];
  eventFor: EventLookup;
};

/** Every date counts back from the start of college, whenever high school was finished. */
export function listApplications(
  input: ApplicationsInput,
  rules: Pick<TimelineRules, "eventFor">,
): StudentApplications {
  const { colleges, deadlines, homeState, marks, today } = input;
  const applicant = findApplicant(input);
  const graduationYear = applicant.entryYear;
  const eventFor = createEventLookup(rules, graduationYear, homeState, applicant.kind);
  const applications = buildApplications(colleges, deadlines, {
    graduationYear,
    homeState,
    today,
    eventFor,
    applicant,
    ownDays: (unitId) => marks[`appSubmit.${unitId}`]?.due ?? null,
  });
  return { applicant, applications, eventFor };
}
