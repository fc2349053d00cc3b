/** Data for the guaranteed admission finder: a state's programs with their colleges, and the other options there. */
import { z } from "zod/mini";
import {
  admissionRoutes,
  guaranteeExtents,
  transferNeeds,
  transferPromises,
} from "#domain/admission/ruleTerms.ts";
import { stateCodes } from "#domain/college/states.ts";
import { conditionSchema } from "#domain/eligibility/condition.ts";

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
  "readinessCriteria",
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

/** A published rule that promises a place by conditions. */
const rule = z.strictObject({
  id: z.string(),
  state: z.enum(stateCodes),
  name: z.string(),
  route: z.enum(admissionRoutes),
  guarantees: z.enum(guaranteeExtents),
  isFloor: z.boolean(),
  unitIds: z.array(z.int()),
  applyBy: z.nullable(z.strictObject({ month: z.int(), day: z.int() })),
  /** Terms that no answer shows. */
  alsoAsks: z.readonly(z.array(z.string())),
  conditions: z.array(conditionSchema),
  source,
  confidence: z.enum(["H", "M"]),
});

/** What an agreement gives transfer students. */
const transfer = z.strictObject({
  id: z.string(),
  name: z.string(),
  promises: z.enum(transferPromises),
  minimumGpa: z.nullable(z.number()),
  minimumCredits: z.nullable(z.number()),
  needsDegree: z.boolean(),
  needs: z.array(z.enum(transferNeeds)),
  /** The college the students come from, where it is one. */
  from: z.nullable(college),
  /** Where they go; empty for every public college of the state. */
  to: z.array(college),
  source,
  confidence: z.enum(["H", "M"]),
});
export type FinderTransfer = z.infer<typeof transfer>;

export const guaranteeFinderSchema = z.strictObject({
  promises: z.array(z.strictObject({ guarantee, colleges: z.array(college) })),
  rules: z.array(z.strictObject({ rule, colleges: z.array(college) })),
  paths: z.array(path),
  transfers: z.array(transfer),
  /** Open-admission public colleges, by the degrees they mostly award. */
  open: z.strictObject({ bachelors: z.array(college), associate: z.array(college) }),
});
export type GuaranteeFinderData = z.infer<typeof guaranteeFinderSchema>;
