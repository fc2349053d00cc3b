/** Data for the occupations that a state's most popular fields lead to: national figures, by field. */
import { z } from "zod/mini";
import { entryEducations } from "#domain/college/occupations.ts";
import { familySchema } from "./fieldsOfStudy.ts";

const usd = z.nullable(z.int());

const occupationSchema = z.strictObject({
  soc: z.string(),
  title: z.string(),
  lowerQuartileWageUsd: usd,
  medianWageUsd: usd,
  upperQuartileWageUsd: usd,
  openingsPerYear: usd,
  growthShare: z.nullable(z.number()),
  entryEducation: z.nullable(z.enum(entryEducations)),
});
export type ShownOccupation = z.infer<typeof occupationSchema>;

export const occupationsSchema = z.strictObject({
  fields: z.array(
    z.strictObject({
      family: familySchema,
      /** Bachelor's and associate degrees awarded in the field by the state's colleges. */
      degrees: z.int(),
      /** Indexes into `occupations`, most openings first. */
      occupations: z.array(z.int()),
    }),
  ),
  occupations: z.array(occupationSchema),
});
export type OccupationsData = z.infer<typeof occupationsSchema>;
