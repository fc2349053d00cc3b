/** What is drawn of the occupations that a state's most taught fields lead to: national figures, by field. */
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
      /** Bachelor's and associate degrees that the state's colleges gave in the field. */
      degrees: z.int(),
      /** Places in `occupations`, most openings first. */
      occupations: z.array(z.int()),
    }),
  ),
  occupations: z.array(occupationSchema),
});
export type OccupationsData = z.infer<typeof occupationsSchema>;
