/** What is drawn of the fields that a state's colleges teach: degrees by family of majors, and who gives most of them. */
import { z } from "zod/mini";
import { awardLevels } from "#domain/college/details.ts";
import { isMajorFamily, type MajorFamily } from "#domain/college/majorFamilies.ts";
import { typeGroups } from "./collegeTypes.ts";

/** The family's code: "11". */
export const familySchema = z.custom<MajorFamily>((code) => typeof code === "string" && isMajorFamily(code));

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Name, address and degrees of the year. */
const degreeCollegeSchema = z.tuple([z.string(), z.string(), z.int()]);

const fieldSchema = z.strictObject({
  family: familySchema,
  degrees: z.int(),
  /** Of all degrees of this level that the nation's colleges gave. The state's own share follows from the total. */
  nationShare: share,
  /** The colleges that gave most; empty behind the first fields. */
  givers: z.array(degreeCollegeSchema),
});
export type TaughtField = z.infer<typeof fieldSchema>;

const levelSchema = z.strictObject({
  level: z.enum(awardLevels),
  degrees: z.int(),
  /** Most degrees first. */
  fields: z.array(fieldSchema),
});
export type TaughtLevel = z.infer<typeof levelSchema>;

const medianSchema = z.strictObject({ median: z.nullable(z.number()), n: z.int() });

export const fieldsOfStudySchema = z.strictObject({
  levels: z.array(levelSchema),
  /** By type of college, not by field. */
  outcomes: z.array(
    z.strictObject({ group: z.enum(typeGroups), completion: medianSchema, earningsUsd: medianSchema }),
  ),
});
export type FieldsOfStudyData = z.infer<typeof fieldsOfStudySchema>;
