/** /api/calculator-tally: whether colleges' own calculators land inside our ranges, counted by kind of college and month. */
import { z } from "zod/mini";
import { tallyKinds } from "#domain/price/tallyKind.ts";
import type { Endpoint } from "./endpoint.ts";

export const tallyLimits = {
  /** With fewer answers nothing is shown, and a kind with fewer than `leastOfKind` is not shown by itself. */
  least: 100,
  leastOfKind: 20,
  /** This month and those before it; older counts are deleted. */
  months: 24,
} as const;

const counts = { answers: z.number(), inside: z.number() };

export const tallySchema = z.object({
  /** How many answers there are; what they say only from `tallyLimits.least` on. */
  answers: z.number(),
  shown: z.nullable(
    z.object({
      inside: z.number(),
      /** Of the month of the oldest answer, "2026-11". */
      since: z.string(),
      kinds: z.array(z.object({ kind: z.enum(tallyKinds), ...counts })),
    }),
  ),
});
export type Tally = z.infer<typeof tallySchema>;

const shared = { path: "/api/calculator-tally", access: "everyone", isRare: true } as const;

export const countCalculatorEndpoint = {
  ...shared,
  id: "countCalculator",
  method: "POST",
  limit: "tallies",
  bodyLimitBytes: 256,
  summary:
    "Counts whether a college’s own net price calculator landed inside our range: by kind of college and month, nothing else.",
  /** Strict, so that nothing more can be sent, let alone kept. */
  body: z.strictObject({ kind: z.enum(tallyKinds), isInside: z.boolean() }),
  replies: { 204: null },
} as const satisfies Endpoint;

export const readTallyEndpoint = {
  ...shared,
  id: "readTally",
  method: "GET",
  summary: `How many answers there are, and from ${tallyLimits.least} on how many of them are inside our ranges.`,
  replies: { 200: tallySchema },
} as const satisfies Endpoint;

export const calculatorTallyEndpoints = [countCalculatorEndpoint, readTallyEndpoint] as const;
