/** The schema of a state aid program in /facts: who qualifies, what it pays and where, and its deadline. */
import { z } from "zod";
import { amountFields, needCodes, placeCodes, programSteps } from "#domain/aid/stateProgram.ts";
import { collegeKinds } from "#domain/answers/catalog/finder.ts";
import { conditionSchema } from "#domain/eligibility/condition.ts";
import { factDateSchema } from "./factDate.ts";
import { periodSchema } from "./periodSchema.ts";

/** A need without figures is just its code. */
const needSchema = z.union([
  z.enum(needCodes),
  z.strictObject({ code: z.enum(needCodes), values: z.array(z.number()).min(1) }),
]);

export const programRuleSchema = z.strictObject({
  /**
   * "rule": everyone who meets the conditions gets it. Otherwise the college or the agency selects among
   * those who do.
   */
  decidedBy: z.enum(["rule", "college", "agency"]),
  /** All must be met. */
  conditions: z.array(conditionSchema),
  needs: z.array(needSchema),
  checkWithAgency: z.boolean(),
});

const amountSchema = z.discriminatedUnion("kind", [
  z.strictObject(amountFields.usd),
  z.strictObject(amountFields.range),
  z.strictObject(amountFields.steps),
  z.strictObject(amountFields.covers),
  z.strictObject(amountFields.tuitionIs),
  z.strictObject(amountFields.youPayAtMost),
  z.strictObject(amountFields.youPayThird),
  z.strictObject(amountFields.upToCost),
  z.strictObject(amountFields.setYearly),
  z.strictObject(amountFields.collegeSets),
]);

export const programAmountSchema = z.strictObject({
  pays: z.array(
    z.strictObject({
      at: z.enum(placeCodes),
      kinds: z.array(z.enum(collegeKinds)),
      /** The years of college, where it pays in some of them or another amount in each. */
      years: z.array(z.number().int().min(1).max(6)).min(1).optional(),
      /** What this amount asks beyond the rule; the highest amount stands first. */
      asks: z.array(conditionSchema).min(1).optional(),
      /** Where this line holds for another period than the rest. */
      period: periodSchema.optional(),
      amount: amountSchema,
    }),
  ),
  /** The page bears no date: the period is the year in which it was read. */
  isUndated: z.literal(true).optional(),
  /** Set if the rule does not mention kinds of colleges other than those in `pays`. */
  isPlaceListWhole: z.literal(false).optional(),
});

export const programDeadlinesSchema = z.array(
  z.strictObject({
    /** Omitted if the date applies everywhere. */
    at: z.enum(placeCodes).optional(),
    /** What the date is for; a date of facts/dates/statePrograms.yaml says it itself. */
    step: z.enum(programSteps).optional(),
    when: z.union([
      factDateSchema,
      /** A date that students also see as a task: a record of facts/dates/statePrograms.yaml, by its id. */
      z.strictObject({ kind: z.literal("programDate"), date: z.string() }),
      /**
       * "stateDate": the state's own deadline for its aid form, a record of facts/dates/stateAid.yaml.
       * "noStateDeadline": the state says there is none, and the college sets none either.
       */
      z.strictObject({
        kind: z.enum([
          "stateDate",
          "automatic",
          "onTaxReturn",
          "askAgency",
          "lastDayOfTerm",
          "noStateDeadline",
        ]),
      }),
    ]),
  }),
);
