/** A plan's calendar at a secret address: a person turns it on for a plan, makes a new address, and turns it off. */
import { z } from "zod/mini";
import { idSchema, instantSchema } from "#domain/plan/idSchema.ts";
import type { Endpoint } from "./endpoint.ts";

const shared = {
  path: "/api/plans/:planId/calendar",
  isRare: true,
  access: "signedIn",
  params: z.object({ planId: idSchema }),
} as const;

export const planCalendarSchema = z.object({
  /** When this person's address was made; null if there is none. The address itself is shown once and not stored. */
  since: z.nullable(instantSchema),
});
export type PlanCalendar = z.infer<typeof planCalendarSchema>;

export const planCalendarEndpoint = {
  ...shared,
  id: "planCalendar",
  method: "GET",
  summary: "Whether the asker's own calendar address for this plan works.",
  replies: { 200: planCalendarSchema },
} as const satisfies Endpoint;

export const madePlanCalendarSchema = z.object({
  /** Shown once: only its hash is stored. */
  url: z.string(),
  since: instantSchema,
});
export type MadePlanCalendar = z.infer<typeof madePlanCalendarSchema>;

export const makePlanCalendarEndpoint = {
  ...shared,
  id: "makePlanCalendar",
  method: "POST",
  limit: "signedIn",
  summary:
    "Makes a secret address at which a calendar reads this plan's dates. An earlier address of the asker's stops working. Answers 201.",
  replies: { 201: madePlanCalendarSchema },
} as const satisfies Endpoint;

export const endPlanCalendarEndpoint = {
  ...shared,
  id: "endPlanCalendar",
  method: "DELETE",
  limit: "signedIn",
  summary: "Turns the asker's calendar address off: it answers 410 from then on.",
  replies: { 204: null },
} as const satisfies Endpoint;

export const planCalendarEndpoints = [
  planCalendarEndpoint,
  makePlanCalendarEndpoint,
  endPlanCalendarEndpoint,
] as const;
