/** Data for the guaranteed admission finder: a state's programs with their colleges, and the other options there. */
import { z } from "zod/mini";
import { stateCodes } from "#domain/college/states.ts";

const college = z.strictObject({ name: z.string(), slug: z.string() });
export type FinderCollege = z.infer<typeof college>;

const source = z.strictObject({
  id: z.string(),
  title: z.string(),
  year: z.string(),
  url: z.nullable(z.string()),
  pastPeriod: z.optional(z.string()),
});

export const furtherNeedCodes = [
  "gpaOnTheirScale",
  "requiredCourses",
  "distinguishedLevel",
  "publicSchool",
  "districtSharesData",
  "districtTakesPart",
  "testTaken",
  "fourthMath",
  "schoolNamesYou",
  "collegeTakesPart",
  "thisCampus",
  "optedIn",
  "spaceRemains",
  "claimTheOffer",
] as const;

const guarantee = z.strictObject({
  id: z.string(),
  state: z.enum(stateCodes),
  name: z.string(),
  promises: z.enum(["each", "oneOf"]),
  unitIds: z.array(z.int()),
  ways: z.array(z.strictObject({ minimumGpa: z.nullable(z.number()), topPercent: z.nullable(z.number()) })),
  countsWeightedGpa: z.optional(z.literal(true)),
  furtherNeeds: z.array(z.enum(furtherNeedCodes)),
  source,
  confidence: z.enum(["H", "M"]),
  checkWithAgency: z.boolean(),
});

const path = z.strictObject({
  id: z.string(),
  state: z.enum(stateCodes),
  kind: z.enum(["invitation", "open", "transfer", "partner", "later"]),
  source,
  confidence: z.enum(["H", "M"]),
});

export const guaranteeFinderSchema = z.strictObject({
  promises: z.array(z.strictObject({ guarantee, colleges: z.array(college) })),
  paths: z.array(path),
  /** Open-admission public colleges, by the degrees they mostly award. */
  open: z.strictObject({ bachelors: z.array(college), associate: z.array(college) }),
});
export type GuaranteeFinderData = z.infer<typeof guaranteeFinderSchema>;
