/**
 * POST /api/student-aid-index: the index and Pell Grant, with fields named as in the official test records.
 * Nothing is stored or logged; the browser computes the same on the device and never calls this.
 */
import { z } from "zod/mini";
import { fullGiftAidResults } from "#domain/aid/pellTerms.ts";
import { saiTables } from "#domain/aid/saiTables.ts";
import { maritalStatuses } from "#domain/aid/singleParent.ts";
import type { Endpoint } from "./endpoint.ts";

/** Ten digits, the form's own maximum. */
const mostUsd = 9_999_999_999;

const tooLarge = "An amount has ten digits at most.";
const amount = z
  .number("An amount is a number of whole dollars.")
  .check(z.int("Amounts are whole dollars."), z.minimum(-mostUsd, tooLarge), z.maximum(mostUsd, tooLarge));
/** Missing counts as 0, as on the form. */
const anyAmount = z._default(amount, 0);
const notNegative = z._default(amount.check(z.minimum(0, "This amount cannot be below 0.")), 0);

/** More than any college costs in a year; above it a figure is a slip. */
const mostYearlyUsd = 500_000;

function yearlyAmount(name: string, leastUsd: number) {
  const bounds = `${name} is for one year: ${leastUsd} to ${mostYearlyUsd} dollars.`;
  return z.optional(
    z.nullable(
      z
        .number(`${name} is a number of whole dollars.`)
        .check(
          z.int(`${name} is in whole dollars.`),
          z.minimum(leastUsd, bounds),
          z.maximum(mostYearlyUsd, bounds),
        ),
    ),
  );
}

const filingStatus = z.enum(
  ["single", "hoh", "qss", "mfj", "mfs"],
  "A filing status is single, hoh, qss, mfj or mfs.",
);

const block = z.object({
  agi: anyAmount,
  deductibleIraPayments: notNegative,
  taxExemptInterest: notNegative,
  untaxedIraDistributions: notNegative,
  iraRollover: notNegative,
  untaxedPensions: notNegative,
  pensionRollover: notNegative,
  foreignIncomeExclusion: anyAmount,
  taxableScholarships: notNegative,
  educationCredits: notNegative,
  federalWorkStudy: notNegative,
  incomeTaxPaid: anyAmount,
  childSupportReceived: notNegative,
  cashSavings: notNegative,
  investments: anyAmount,
  businessFarm: anyAmount,
  returns: z._default(
    z
      .array(z.object({ filingStatus, earnedIncome: amount }))
      .check(z.maxLength(4, "Four tax returns at most.")),
    [],
  ),
});

const awardYears = saiTables.map((tables) => tables.awardYear);

export const studentAidIndexBodySchema = z.object({
  awardYear: z.enum(awardYears, `Award years with published tables: ${awardYears.join(", ")}.`),
  /** Null or missing where it is not used: formula B, unless its Pell Grant is asked for too. */
  familySize: z._default(
    z.nullable(
      z
        .number("A family size is a number of people.")
        .check(
          z.int("A family size is a whole number."),
          z.minimum(1, "A family has at least one person."),
          z.maximum(30, "A family size of up to 30."),
        ),
    ),
    null,
  ),
  /** Without a formula, only the Pell Grant is computed, for the given `sai`. */
  formula: z.optional(z.enum(["A", "B", "C"], "A formula is A, B or C.")),
  married: z._default(z.boolean(), false),
  maxPellIndicator: z.optional(z.literal([0, 1, 2, 3], "The indicator is 0, 1, 2 or 3.")),
  assetsExempt: z._default(z.boolean(), false),
  parents: z.optional(block),
  student: z.optional(block),
  sai: z.optional(amount),
  dependencyStatus: z.optional(
    z.enum(["dependent", "independent"], "The status is dependent or independent."),
  ),
  state: z.optional(z.nullable(z.string().check(z.maxLength(30, "A state is named by its two letters.")))),
  agi: z.optional(amount),
  foreignIncomeExclusion: anyAmount,
  nonfiler: z._default(z.boolean(), false),
  maritalStatus: z.optional(
    z.nullable(z.enum(maritalStatuses, "This marital status is not one of the form.")),
  ),
  filingStatus: z.optional(z.nullable(filingStatus)),
  receivedEitc: z._default(z.boolean(), false),
  independentWithDependents: z._default(z.boolean(), false),
  /** Derived from the four fields above if missing. */
  singleParent: z.optional(z.boolean()),
  isParent: z.optional(z.boolean()),
  /**
   * Both or neither. From 2026-27 a student whose non-federal grants and scholarships (state, college, private) reach the
   * whole cost of attendance gets no Pell Grant. One without the other changes nothing, and the reply says so.
   */
  costOfAttendance: yearlyAmount("A cost of attendance", 1),
  nonFederalGiftAid: yearlyAmount("Non-federal gift aid", 0),
});
export type StudentAidIndexBody = z.infer<typeof studentAidIndexBodySchema>;

export const studentAidIndexEndpoint = {
  id: "studentAidIndex",
  method: "POST",
  path: "/api/student-aid-index",
  access: "everyone",
  limit: "calculations",
  summary: "The Student Aid Index with every line of its worksheet, and the Pell Grant. Nothing is stored.",
  body: studentAidIndexBodySchema,
  replies: {
    200: z.object({
      sai: z.nullable(z.number()),
      /** Whole dollars by official line number; lines that hold a rate contain its percentage. */
      lines: z.record(z.string(), z.number()),
      /** Null if the figures for it were not sent. */
      pell: z.nullable(
        z.object({
          maxPellIndicator: z.number(),
          minPellIndicator: z.number(),
          award: z.number(),
          /** True if the award year's amounts are not published yet and the previous year's are used. */
          isAssumed: z.boolean(),
          /** Whether non-federal gift aid leaves room for a grant. If it is "coversCost", the award is 0. */
          fullGiftAid: z.enum(fullGiftAidResults),
          /** The same as a sentence; null if neither figure was sent. */
          fullGiftAidNote: z.nullable(z.string()),
        }),
      ),
    }),
  },
} as const satisfies Endpoint;

export const studentAidIndexEndpoints = [studentAidIndexEndpoint] as const;
