/** Data for the campus section of a state guide: settings, sizes, housing, retention, and religious affiliations. */
import { z } from "zod/mini";
import { settings } from "#domain/college/college.ts";
import { typeGroups } from "./collegeTypes.ts";

const named = z.strictObject({ name: z.string(), slug: z.string() });
export type NamedCollege = z.infer<typeof named>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Upper bounds of the enrollment bands; the last band is open-ended. */
export const sizeBandsBelow = [1_000, 3_000, 15_000, 30_000] as const;

const settingSchema = z.strictObject({
  setting: z.enum(settings),
  colleges: z.int(),
  /** Share of the state's undergraduates. */
  studentShare: share,
  /** The colleges there with the most undergraduates. */
  largest: z.array(named),
});

const sizeSchema = z.strictObject({ colleges: z.int(), studentShare: share });

/** Room and board at colleges that mostly award bachelor's degrees and enroll 500 or more undergraduates. */
const housingSchema = z.strictObject({
  control: z.enum(["public", "nonprofit"]),
  n: z.int(),
  medianUsd: z.number(),
  /** Null if only one college publishes the figure. */
  least: z.nullable(z.extend(named, { usd: z.number() })),
  most: z.nullable(z.extend(named, { usd: z.number() })),
});
export type HousingFacts = z.infer<typeof housingSchema>;

const retentionSchema = z.strictObject({
  group: z.enum(typeGroups),
  n: z.int(),
  median: share,
  /** The middle half of the colleges falls between these two. */
  lower: share,
  upper: share,
});
export type RetentionFacts = z.infer<typeof retentionSchema>;

export const affiliations = ["hbcu", "tribal", "women", "men"] as const;
export type Affiliation = (typeof affiliations)[number];

export const campusFactsSchema = z.strictObject({
  colleges: z.int(),
  settings: z.array(settingSchema),
  /** One per band in `sizeBandsBelow`, plus the open-ended one. */
  sizes: z.array(sizeSchema),
  housing: z.array(housingSchema),
  retention: z.array(retentionSchema),
  /** Public colleges with the highest first-year retention. */
  topRetention: z.array(z.extend(named, { share })),
  /** Names are listed only when there are few. */
  affiliations: z.array(
    z.strictObject({ kind: z.enum(affiliations), count: z.int(), colleges: z.array(named) }),
  ),
  religious: z.strictObject({
    count: z.int(),
    /** The most common ones, each with its largest colleges. */
    faiths: z.array(z.strictObject({ faith: z.string(), count: z.int(), colleges: z.array(named) })),
    /** Colleges with affiliations not listed above. */
    others: z.int(),
  }),
});
export type CampusFactsData = z.infer<typeof campusFactsSchema>;
