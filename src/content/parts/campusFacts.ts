/** What is drawn of a state's campuses: where they stand, how large they are, housing, who comes back, affiliations. */
import { z } from "zod/mini";
import { settings } from "#domain/college/college.ts";
import { typeGroups } from "./collegeTypes.ts";

const named = z.strictObject({ name: z.string(), slug: z.string() });
export type NamedCollege = z.infer<typeof named>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Upper ends of the bands of undergraduates, the last one open. */
export const sizeBandsBelow = [1_000, 3_000, 15_000, 30_000] as const;

const settingSchema = z.strictObject({
  setting: z.enum(settings),
  colleges: z.int(),
  /** Of the state's undergraduates. */
  studentShare: share,
  /** The colleges with the most undergraduates there. */
  largest: z.array(named),
});

const sizeSchema = z.strictObject({ colleges: z.int(), studentShare: share });

/** Housing and food on campus at colleges that give mostly bachelor's degrees and have 500 undergraduates or more. */
const housingSchema = z.strictObject({
  control: z.enum(["public", "nonprofit"]),
  n: z.int(),
  medianUsd: z.number(),
  /** Null where one college alone publishes the figure. */
  least: z.nullable(z.extend(named, { usd: z.number() })),
  most: z.nullable(z.extend(named, { usd: z.number() })),
});
export type HousingFacts = z.infer<typeof housingSchema>;

const retentionSchema = z.strictObject({
  group: z.enum(typeGroups),
  n: z.int(),
  median: share,
  /** Half of the colleges lie between these two. */
  lower: share,
  upper: share,
});
export type RetentionFacts = z.infer<typeof retentionSchema>;

export const affiliations = ["hbcu", "tribal", "women", "men"] as const;
export type Affiliation = (typeof affiliations)[number];

export const campusFactsSchema = z.strictObject({
  colleges: z.int(),
  settings: z.array(settingSchema),
  /** One for each band of `sizeBandsBelow`, and the open one. */
  sizes: z.array(sizeSchema),
  housing: z.array(housingSchema),
  retention: z.array(retentionSchema),
  /** Public colleges that most first-years come back to. */
  topRetention: z.array(z.extend(named, { share })),
  /** Names stand only where they are few. */
  affiliations: z.array(
    z.strictObject({ kind: z.enum(affiliations), count: z.int(), colleges: z.array(named) }),
  ),
  religious: z.strictObject({
    count: z.int(),
    /** The most frequent ones, each with its largest colleges. */
    faiths: z.array(z.strictObject({ faith: z.string(), count: z.int(), colleges: z.array(named) })),
    /** Colleges of faiths that are not listed. */
    others: z.int(),
  }),
});
export type CampusFactsData = z.infer<typeof campusFactsSchema>;
