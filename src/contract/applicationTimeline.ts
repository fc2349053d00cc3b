/**
 * GET /api/application-timeline (query key timeline-templates): the data timelines are built from. The
 * browser has the same rules and gets the deadlines from here.
 */
import { z } from "zod/mini";
import { isoDate } from "#domain/college/deadline.ts";
import { deadlineTableSchema } from "#domain/college/deadlineTable.ts";
import { requirementTableSchema } from "#domain/college/requirementTable.ts";
import { preferredRounds } from "#domain/college/rounds.ts";
import { stateCodes } from "#domain/college/states.ts";
import {
  aidForms,
  applicantKinds,
  applicationPlans,
  situations,
  type TaskArea,
  taskPeople,
  testPlans,
} from "#domain/timeline/timeline.ts";
import type { Endpoint } from "./endpoint.ts";

const taskAreas = [
  "school",
  "activities",
  "tests",
  "list",
  "visits",
  "letters",
  "essays",
  "applications",
  "aid",
  "scholarships",
  "decision",
  "summer",
] as const satisfies readonly TaskArea[];

const text = z.string().check(z.minLength(1));
const days = z.number().check(z.int(), z.minimum(-366), z.maximum(366));
const month = z.number().check(z.int(), z.minimum(1), z.maximum(12));
const standing = z.enum(["published", "anticipated", "rule"]);
const datedFact = z.object({ day: isoDate, standing });

/** Listed once; the rest of the reply refers to its id. */
const sourceSchema = z.object({
  id: text,
  title: text,
  year: text,
  url: z.nullable(z.url()),
  pastPeriod: z.optional(text),
});

const dateRuleSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("months"),
    grade: z.number().check(z.int(), z.minimum(9), z.maximum(13)),
    from: month,
    to: month,
    closes: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal("event"), eventId: text, days }),
  z.object({ kind: z.literal("deadline"), days }),
  z.object({ kind: z.literal("collegeDate"), round: z.enum(preferredRounds), days }),
  z.object({ kind: z.literal("sitting"), days }),
  z.object({ kind: z.literal("reply"), days }),
]);

const templateSchema = z.object({
  id: text,
  area: z.enum(taskAreas),
  who: z.readonly(z.array(z.enum(taskPeople))),
  evidence: z.object({ grade: z.enum(["measured", "published", "practice"]), sourceId: z.nullable(text) }),
  needs: z.readonly(z.array(text)),
  effortMinutes: z.number().check(z.int(), z.minimum(1)),
  when: dateRuleSchema,
  weight: z.enum(["must", "should", "could"]),
  per: z.enum(["student", "application", "test", "chosen"]),
  only: z.optional(
    z.object({
      situations: z.optional(z.readonly(z.array(z.enum(situations)))),
      service: z.optional(z.enum(["student", "family", "notStudent"])),
      plans: z.optional(z.readonly(z.array(z.enum(applicationPlans)))),
      tests: z.optional(z.readonly(z.array(z.enum(testPlans)))),
      aidForms: z.optional(z.readonly(z.array(z.enum(aidForms)))),
      homeStates: z.optional(z.readonly(z.array(z.enum(stateCodes)))),
      admission: z.optional(z.enum(["choosing", "selective", "open", "undated"])),
      applicants: z.optional(z.readonly(z.array(z.enum(applicantKinds)))),
      term: z.optional(z.enum(["fall", "spring"])),
      after: z.optional(text),
      notSituations: z.optional(z.readonly(z.array(z.enum(situations)))),
      bothTests: z.optional(z.literal(true)),
      outcome: z.optional(z.enum(["undecided", "refused", "enrolled"])),
      someSent: z.optional(z.literal(true)),
      untested: z.optional(z.literal(true)),
      scored: z.optional(z.literal(true)),
    }),
  ),
  isOverWithDay: z.optional(z.boolean()),
  untilChosen: z.optional(z.enum(["always", "unlessWaitlisted"])),
  to: z.optional(text),
  essays: z.optional(
    z.object({
      of: z.enum(["main", "uc", "college"]),
      until: z.enum(["started", "drafted", "finished"]),
    }),
  ),
  isMelt: z.optional(z.boolean()),
});

/** A published event; a window has a last day. */
const eventSchema = z.object({
  id: text,
  series: text,
  seniorClass: z.number().check(z.int()),
  date: isoDate,
  lastDay: z.nullable(isoDate),
  standing,
  cycle: text,
  sourceId: text,
});

const sittingSchema = z.object({
  test: z.enum(["sat", "act"]),
  date: datedFact,
  registerBy: datedFact,
  lateBy: datedFact,
  scoresOn: datedFact,
  cycle: text,
  sourceId: text,
});

/** The part a browser reads, so that an older tab does not fail on a kind of task it does not know. */
export const timelineDeadlinesSchema = z.object({
  /** The day the data set last changed. */
  asOf: z.string(),
  /** Every application deadline in the data set, by college. */
  deadlineTable: deadlineTableSchema,
  /** What each college asks for, as far as tasks say it. Not in replies that a device kept from before this field. */
  requirementTable: z.optional(requirementTableSchema),
});

export const timelineTemplatesSchema = z.extend(timelineDeadlinesSchema, {
  templates: z.array(templateSchema),
  /** Of each template, in their order: what it is called and why it is worth doing, with `{college}`, `{colleges}` and `{test}` as placeholders. */
  titles: z.array(text),
  whys: z.array(text),
  /** Published dates of the admission cycles. */
  events: z.array(eventSchema),
  sittings: z.array(sittingSchema),
  /** The sources that `sourceId` refers to. */
  sources: z.array(sourceSchema),
});
export type TimelineTemplates = z.infer<typeof timelineTemplatesSchema>;

export const applicationTimelineEndpoint = {
  id: "applicationTimeline",
  method: "GET",
  path: "/api/application-timeline",
  access: "everyone",
  isFile: true,
  summary:
    "What a timeline is built from: tasks, calendar and application deadlines, each with its source and cycle.",
  replies: { 200: timelineTemplatesSchema },
} as const satisfies Endpoint;

export const applicationTimelineEndpoints = [applicationTimelineEndpoint] as const;
