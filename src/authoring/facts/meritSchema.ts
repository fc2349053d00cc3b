/** The schema of a college's automatic merit awards in /facts: what a published table gives for grades and scores. */
import { z } from "zod";
import { stateCodes } from "#domain/college/states.ts";
import { gpaRules } from "#domain/eligibility/condition.ts";
import { leftOutCodes, meritExtras } from "#domain/price/meritTerms.ts";

const usd = z.number().int().positive();
const percent = z.number().int().min(1).max(100);
const gpaRule = z.enum(gpaRules);

/** The lowest line of a row. `act` and `sat` together: either is enough. `rule`: another average than the table's. */
const waySchema = z.strictObject({
  gpa: z.number().min(1).max(5).optional(),
  rule: gpaRule.optional(),
  act: z.number().int().min(11).max(36).optional(),
  sat: z.number().int().min(400).max(1600).optional(),
});

/** What is asked of the student to keep it. Left out: not in our copy of the page, which does not mean "nothing". */
const renewalSchema = z.strictObject({
  years: z.number().int().min(1).max(5).optional(),
  gpa: z.number().min(1).max(4).optional(),
  /** Credits a year. */
  credits: z.number().int().optional(),
});

const awardSchema = z
  .strictObject({
    name: z.string().min(1),
    usd: usd.optional(),
    fromUsd: usd.optional(),
    upToUsd: usd.optional(),
    percentOfTuition: percent.optional(),
    /** Of what out-of-state students pay above residents. */
    percentOfDifference: percent.optional(),
    /** The page says "and up". */
    isAtLeast: z.literal(true).optional(),
    plus: z.enum(meritExtras).optional(),
    /** Any one is enough; left out, every admitted student gets it. */
    ways: z.array(waySchema).min(1).optional(),
    renewal: renewalSchema.optional(),
    /** Awards of one group do not add up; those of another are on top. */
    group: z.string().min(1).optional(),
    leftOut: z.enum(leftOutCodes).optional(),
  })
  .refine(
    ({ usd: flat, upToUsd, percentOfTuition, percentOfDifference }) =>
      [flat, upToUsd, percentOfTuition, percentOfDifference].filter((one) => one !== undefined).length === 1,
    { message: "an award has one amount: usd, upToUsd, percentOfTuition or percentOfDifference" },
  )
  .refine(({ upToUsd, leftOut }) => upToUsd === undefined || leftOut !== undefined, {
    message: "a range is never subtracted: it needs leftOut",
  });

export const meritSchema = z.strictObject({
  /** Whom the table is for; left out, everyone. */
  residents: z.enum(["inState", "outOfState"]).optional(),
  /** Only students from these states. */
  homeStates: z.array(z.enum(stateCodes)).min(1).optional(),
  /** "only": on top of a tuition exchange's rate; "never": not with it. */
  exchange: z.enum(["only", "never"]).optional(),
  /** Which average the page means. */
  gpa: gpaRule,
  /** The day before the fall of entry by which to apply: July to December of the year before. */
  applyBy: z.strictObject({ month: z.number().int(), day: z.number().int() }).optional(),
  scores: z.enum(["oneSitting", "superscored"]).optional(),
  isForCitizens: z.literal(true).optional(),
  /** Rows are missing from our copy, so a student may get more. */
  isPartial: z.literal(true).optional(),
  renewal: renewalSchema.optional(),
  awards: z.array(awardSchema).min(1),
});
