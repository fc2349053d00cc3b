/** A counselor's caseload: every student whose plan is shared with them, in one request. */
import { z } from "zod/mini";
import { stuckReasons } from "#domain/caseload/stuckReasons.ts";
import { idSchema, instantSchema } from "#domain/plan/idSchema.ts";
import { isDay } from "#lib/dates.ts";
import type { Endpoint } from "./endpoint.ts";

const daySchema = z.string().check(z.refine(isDay));
const countSchema = z.number().check(z.int(), z.minimum(0));
const caseTaskSchema = z.object({
  title: z.string(),
  due: daySchema,
  collegeName: z.nullable(z.string()),
});

export const caseSchema = z.object({
  planId: idSchema,
  studentName: z.nullable(z.string()),
  graduationYear: z.nullable(z.number()),
  colleges: countSchema,
  applied: countSchema,
  admitted: countSchema,
  next: z.nullable(caseTaskSchema),
  /** Hard dates within a week, not checked off: the nearest first, at most three; `dueSoonCount` counts all. */
  dueSoon: z.array(caseTaskSchema),
  dueSoonCount: countSchema,
  /** The longest overdue first, at most three; `overdueCount` counts all. */
  overdue: z.array(caseTaskSchema),
  overdueCount: countSchema,
  /** The state's priority date while the FAFSA is not filed. */
  fafsaDue: z.nullable(daySchema),
  /** Null where money is not shared with this counselor, or no budget is known. */
  hasFinancialSafety: z.nullable(z.boolean()),
  openProposals: countSchema,
  /** The most urgent first. */
  stuck: z.array(z.enum(stuckReasons)),
  lastChangedAt: instantSchema,
});
export type Case = z.infer<typeof caseSchema>;

export const caseloadSchema = z.object({
  /** The day that "overdue" is measured by. */
  day: daySchema,
  students: z.array(caseSchema),
});
export type Caseload = z.infer<typeof caseloadSchema>;

export const caseloadEndpoint = {
  id: "caseload",
  method: "GET",
  path: "/api/caseload",
  access: "signedIn",
  summary:
    "Every student whose plan the account sees as a counselor: the next deadline, what is overdue or stuck, and when the plan last changed. Whatever is not shared is left out.",
  replies: { 200: caseloadSchema },
} as const satisfies Endpoint;

export const caseloadEndpoints = [caseloadEndpoint] as const;
