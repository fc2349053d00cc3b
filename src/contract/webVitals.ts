/** POST /api/web-vitals: how fast one page load was, as a visitor's browser measured it; nothing about the person. */
import { z } from "zod/mini";
import { pageKinds } from "#domain/performance/pageKinds.ts";
import { vitalNames } from "#domain/performance/webVitals.ts";
import type { Endpoint } from "./endpoint.ts";

/** Ten minutes: a tab that was left loading says nothing about the site. */
const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

export const webVitalsEndpoint = {
  id: "webVitals",
  method: "POST",
  path: "/api/web-vitals",
  access: "everyone",
  limit: "webVitals",
  bodyLimitBytes: 1_024,
  summary:
    "Counts the speed of one page load, by kind of page and week. Nothing is counted with DNT or Sec-GPC.",
  body: z
    .strictObject({
      kind: z.enum(pageKinds),
      LCP: milliseconds,
      INP: milliseconds,
      CLS: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
      FCP: milliseconds,
      TTFB: milliseconds,
    })
    .check(
      z.refine((sent) => vitalNames.some((name) => sent[name] !== undefined), "Send at least one figure."),
    ),
  replies: { 204: null },
} as const satisfies Endpoint;

export const webVitalsEndpoints = [webVitalsEndpoint] as const;
