/** /api/admin/performance: what the performance test keeps, and what visitors' browsers measured. */
import { z } from "zod/mini";
import { measuredGroups, measureNames } from "#domain/performance/measurements.ts";
import { pageKinds } from "#domain/performance/pageKinds.ts";
import { vitalNames } from "#domain/performance/webVitals.ts";
import type { Endpoint } from "./endpoint.ts";

export const performanceLimits = { runs: 100, measurements: 300, device: 120, storeWrites: 20 } as const;

const measurementSchema = z.object({
  group: z.enum(measuredGroups),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  measure: z.enum(measureNames),
  samples: z
    .array(z.number().check(z.minimum(0), z.maximum(10_000_000)))
    .check(z.minLength(1), z.maxLength(20)),
});

const runFields = {
  runId: z
    .string()
    .check(z.regex(/^[0-9a-f]{32}$/, "A result is named by 32 digits and letters from a to f.")),
  /** Browser and processor, or the command line: what results may be compared by. */
  device: z.string().check(z.trim(), z.minLength(1), z.maxLength(performanceLimits.device)),
  measurements: z
    .array(measurementSchema)
    .check(z.minLength(1, "Nothing was measured."), z.maxLength(performanceLimits.measurements)),
};

export const performanceRunSchema = z.object({
  ...runFields,
  /** The release that this server ran. */
  release: z.string(),
  measuredAt: z.string(),
});
export type PerformanceRun = z.infer<typeof performanceRunSchema>;

export const performanceRunsSchema = z.object({
  /** The release that this server runs now. */
  release: z.string(),
  /** Newest first. */
  runs: z.array(performanceRunSchema),
});
export type PerformanceRuns = z.infer<typeof performanceRunsSchema>;

export const adminPerformanceRunsEndpoint = {
  id: "adminPerformanceRuns",
  method: "GET",
  path: "/api/admin/performance/runs",
  access: "administrator",
  summary: "Stored results of the performance test, newest first.",
  replies: { 200: performanceRunsSchema },
} as const satisfies Endpoint;

export const adminSavePerformanceRunEndpoint = {
  id: "adminSavePerformanceRun",
  method: "POST",
  path: "/api/admin/performance/runs",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Stores a result under this server's release. The same runId is stored once; of more than 100 the oldest go.",
  body: z.object(runFields),
  replies: { 200: performanceRunSchema },
} as const satisfies Endpoint;

export const adminDeletePerformanceRunEndpoint = {
  id: "adminDeletePerformanceRun",
  method: "DELETE",
  path: "/api/admin/performance/runs/:runId",
  access: "administrator",
  limit: "signedIn",
  summary: "Deletes a stored result; noted in the audit log.",
  params: z.object({ runId: runFields.runId }),
  replies: { 204: null },
} as const satisfies Endpoint;

export const storeWritesSchema = z.object({ tookMs: z.array(z.number()) });

export const adminTimeStoreWritesEndpoint = {
  id: "adminTimeStoreWrites",
  method: "POST",
  path: "/api/admin/performance/store-writes",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Times 20 durable writes of a row of its own, one after the other, and deletes it. 409 while another runs.",
  replies: { 200: storeWritesSchema },
} as const satisfies Endpoint;

export const adminEmptyCacheEndpoint = {
  id: "adminEmptyCache",
  method: "POST",
  path: "/api/admin/performance/empty-cache",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Has this browser drop its cache of this site (Clear-Site-Data), so that a first visit can be measured.",
  replies: { 204: null },
} as const satisfies Endpoint;

export const fieldVitalsSchema = z.object({
  /** Whether this installation asks visitors' browsers at all. */
  isOn: z.boolean(),
  histograms: z.array(
    z.object({
      kind: z.enum(pageKinds),
      metric: z.enum(vitalNames),
      /** By bucket index of domain/performance/webVitals.ts. */
      counts: z.array(z.int()),
    }),
  ),
});
export type FieldVitals = z.infer<typeof fieldVitalsSchema>;

export const adminFieldVitalsEndpoint = {
  id: "adminFieldVitals",
  method: "GET",
  path: "/api/admin/performance/web-vitals",
  access: "administrator",
  summary: "What visitors' browsers measured in the last weeks, by kind of page.",
  query: z.object({
    /** This week and those before it. */
    weeks: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(52)), 4),
  }),
  replies: { 200: fieldVitalsSchema },
} as const satisfies Endpoint;

export const adminPerformanceEndpoints = [
  adminPerformanceRunsEndpoint,
  adminSavePerformanceRunEndpoint,
  adminDeletePerformanceRunEndpoint,
  adminTimeStoreWritesEndpoint,
  adminEmptyCacheEndpoint,
  adminFieldVitalsEndpoint,
] as const;
