/** The sources of the data set, as listed in data/sources.json. */
import { z } from "zod/mini";

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const dataSourceIds = [
  "scorecard",
  "ipeds",
  "completions",
  "deadlines",
  "aidPolicies",
  "commonDataSet",
  "admissionFactors",
  "earlyRounds",
  "requirements",
  "waitingLists",
  "veterans",
  "occupationWages",
  "occupationOutlook",
  "majorsToOccupations",
  "zipCodes",
] as const;
export type DataSourceId = (typeof dataSourceIds)[number];

export const dataSourceSchema = z.object({
  id: z.enum(dataSourceIds),
  publisher: z.string(),
  title: z.string(),
  /** The publisher's own release date or version, if it has one. */
  release: z.nullable(z.string()),
  /** The years its figures cover. */
  years: z.string(),
  licence: z.string(),
  url: z.nullable(z.string()),
  /** Of the file as downloaded. */
  file: z.string(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  readOn: isoDate,
  note: z.nullable(z.string()),
});
export type DataSource = z.infer<typeof dataSourceSchema>;

export const dataSourcesSchema = z.object({
  /** Release of the institution file. */
  release: isoDate,
  /** When the data set last changed. */
  asOf: isoDate,
  sources: z.array(dataSourceSchema),
});
export type DataSources = z.infer<typeof dataSourcesSchema>;
