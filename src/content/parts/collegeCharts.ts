/** Data for a state guide's college charts: medians and counts by type, and one dot per college. */
import { z } from "zod/mini";
import { typeGroups } from "./collegeTypes.ts";

/** A median across colleges, unweighted, with the number of colleges that publish the figure. */
const medianSchema = z.strictObject({ median: z.nullable(z.number()), n: z.int() });
export type PartMedian = z.infer<typeof medianSchema>;

/** Admission rate bands; "all" is open admission. */
export const admitBands = ["all", "from75", "from50", "from25", "under25", "unknown"] as const;
export type AdmitBand = (typeof admitBands)[number];

const quartilesSchema = z.strictObject({
  n: z.int(),
  least: z.number(),
  lower: z.number(),
  median: z.number(),
  upper: z.number(),
  most: z.number(),
});
export type EarningsSpread = z.infer<typeof quartilesSchema>;

const groupSchema = z.strictObject({
  group: z.enum(typeGroups),
  colleges: z.int(),
  averagePriceUsd: medianSchema,
  /** For the five family income brackets. */
  bracketPricesUsd: z.tuple([medianSchema, medianSchema, medianSchema, medianSchema, medianSchema]),
  /** Number of colleges in each of `admitBands`. */
  admits: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]),
  completion: medianSchema,
  /** Null if no college in the group publishes earnings. */
  earnings: z.nullable(quartilesSchema),
  /** Net price in hundreds of dollars and completion in percent, which is precise enough to plot. */
  dots: z.array(z.tuple([z.number(), z.number()])),
});
export type ChartGroup = z.infer<typeof groupSchema>;

const namedDotSchema = z.strictObject({
  name: z.string(),
  slug: z.string(),
  group: z.enum(typeGroups),
  netPriceUsd: z.number(),
  completionRate: z.number(),
});
export type NamedDot = z.infer<typeof namedDotSchema>;

/** Median across a system's campuses with the lowest and highest; null if none publishes the figure. */
const spanSchema = z.nullable(z.strictObject({ median: z.number(), least: z.number(), most: z.number() }));
export type SystemSpan = z.infer<typeof spanSchema>;

const systemSchema = z.strictObject({
  name: z.string(),
  colleges: z.int(),
  netPriceUsd: spanSchema,
  completion: spanSchema,
  earningsUsd: spanSchema,
});
export type SystemFigures = z.infer<typeof systemSchema>;

export const collegeChartsSchema = z.strictObject({
  /** Groups with no college in the state are omitted. */
  groups: z.array(groupSchema),
  /** The largest colleges that publish both price and completion. */
  largest: z.array(namedDotSchema),
  systems: z.array(systemSchema),
});
export type CollegeChartsData = z.infer<typeof collegeChartsSchema>;
