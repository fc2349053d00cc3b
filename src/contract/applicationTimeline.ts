/** GET /api/application-timeline (query key timeline-templates): what a timeline is built from. */
import { z } from "zod/mini";
import { deadlineSchema } from "#domain/college/details.ts";
import type { Endpoint } from "./endpoint.ts";

export const timelineTemplatesSchema = z.object({
  /** The day the data set was last changed. */
  asOf: z.string(),
  /** Every application deadline of the data set, by college. */
  deadlines: z.array(deadlineSchema),
});
export type TimelineTemplates = z.infer<typeof timelineTemplatesSchema>;

export const applicationTimelineEndpoint = {
  id: "applicationTimeline",
  method: "GET",
  path: "/api/application-timeline",
  access: "everyone",
  summary: "The application deadlines of the data set, each with its source and the day it was checked.",
  params: null,
  query: null,
  body: null,
  reply: timelineTemplatesSchema,
} as const satisfies Endpoint;
