/** What the charts of a state's colleges are drawn from: medians and counts by type, and a dot for each college. */
import { z } from "zod/mini";
import { typeGroups } from "./collegeTypes.ts";

/** A median over colleges, each counting once, and how many of them publish the figure. */
const medianSchema = z.strictObject({ median: z.nullable(z.number()), n: z.int() });
export type PartMedian = z.infer<typeof medianSchema>;

/** How many applicants are admitted; "all" is open admission. */
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
  /** By the five brackets of family income. */
  bracketPricesUsd: z.tuple([medianSchema, medianSchema, medianSchema, medianSchema, medianSchema]),
  /** Colleges in each of `admitBands`. */
  admits: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]),
  completion: medianSchema,
  /** Null where no college of the group publishes earnings. */
  earnings: z.nullable(quartilesSchema),
  /** Net price in hundreds of dollars and completion in percent: exact enough to be drawn. */
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

/** The middle of a system's campuses with the lowest and the highest; null where none publishes the figure. */
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
  /** Groups without a college in the state are left out. */
  groups: z.array(groupSchema),
  /** The colleges with the most undergraduates whose price and completion are both published. */
  largest: z.array(namedDotSchema),
  systems: z.array(systemSchema),
});
export type CollegeChartsData = z.infer<typeof collegeChartsSchema>;
