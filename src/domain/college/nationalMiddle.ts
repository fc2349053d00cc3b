/** What is usual across the country for a college's kind: the medians that stand beside its own figures. */
import { z } from "zod/mini";
import type { Aggregates, Measure } from "./aggregates.ts";
import type { CollegeSummary } from "./college.ts";

/** Four-year colleges that mainly award bachelor's degrees, of any control, and two-year ones by who runs them. */
export const middleGroups = [
  "bachelors",
  "public-twoYear",
  "nonprofit-twoYear",
  "forProfit-twoYear",
] as const;
export type MiddleGroup = (typeof middleGroups)[number];

/** The measures whose middle is shown. A middle is of the same field, year and source as the college's own figure. */
export const middleMeasures = [
  "netPriceUsd",
  "tuitionInStateUsd",
  "tuitionOutOfStateUsd",
  "admitRate",
  "completionRate",
  "retentionRate",
  "earningsUsd",
  "medianDebtUsd",
] as const satisfies readonly Measure[];
export type MiddleMeasure = (typeof middleMeasures)[number];

export const nationalMiddleSchema = z.object({
  group: z.enum(middleGroups),
  medians: z.record(z.enum(middleMeasures), z.nullable(z.number())),
});
export type NationalMiddle = z.infer<typeof nationalMiddleSchema>;

/** Fewer colleges that report a figure have no middle worth a comparison. */
export const fewestForMiddle = 30;

/** Null for a college of no kind that is compared, such as one that grants no degrees. */
export function findNationalMiddle(
  { nation }: Aggregates,
  college: Pick<CollegeSummary, "isDegreeGranting" | "isBachelorsCollege" | "control" | "level">,
): NationalMiddle | null {
  const group = findGroup(college);
  const all = group === null ? undefined : nation.medians[group];
  if (group === null || all === undefined) return null;
  const medians = Object.fromEntries(
    middleMeasures.map((measure) => {
      const { median, n } = all[measure];
      return [measure, n < fewestForMiddle ? null : median];
    }),
  );
  return nationalMiddleSchema.parse({ group, medians });
}

function findGroup(college: Parameters<typeof findNationalMiddle>[1]): MiddleGroup | null {
  if (!college.isDegreeGranting) return null;
  if (college.isBachelorsCollege) return "bachelors";
  return middleGroups.find((group) => group === `${college.control}-${college.level}`) ?? null;
}
