/** The schemas of essay questions and of rules on AI in /facts. */
import { z } from "zod";
import { essayDemands } from "#domain/college/requirements.ts";
import { aiAnswers, aiPolicyStatuses, aiUses } from "#domain/essays/aiPolicy.ts";
import {
  applicationPlatforms,
  openLimits,
  promptApplicants,
  promptAudiences,
  promptKinds,
} from "#domain/essays/prompt.ts";

const text = z.string().min(1);
const positive = z.number().int().positive();

const limitSchema = z
  .strictObject({
    unit: z.enum(["words", "characters"]),
    most: positive,
    least: positive.optional(),
    /** Recommended, not enforced. */
    isAdvice: z.literal(true).optional(),
  })
  .refine(({ most, least }) => least === undefined || least < most, {
    path: ["least"],
    message: "the minimum is below the maximum",
  });

const optionSchema = z.strictObject({ kind: z.enum(promptKinds).exclude(["choice"]), topic: text });

export const promptSchema = z
  .strictObject({
    kind: z.enum(promptKinds),
    /** In our own words. */
    topic: text,
    audience: z.enum(promptAudiences),
    /** Whom it is for, in the plural: "Engineering applicants". */
    forWhom: text.optional(),
    limit: limitSchema.nullable(),
    openLimit: z.enum(openLimits).optional(),
    /** What the sources say of the length, if there is no limit to state. */
    limitNote: text.optional(),
    /** Several answers of the same limit. */
    answers: positive.min(2).optional(),
    options: z.array(optionSchema).min(2).optional(),
    /** `from` is left out where sources count differently. */
    choice: z
      .strictObject({
        group: text,
        pick: positive,
        from: positive.optional(),
        /** How many a transfer applicant picks, of the questions that are theirs too. */
        transferPick: positive.optional(),
      })
      .optional(),
    /** Who is asked, where the same application asks first-year and transfer applicants differently. */
    applicants: z.enum(promptApplicants).optional(),
    /** The application whose main essay answers this question too. */
    answeredBy: z.enum(applicationPlatforms).optional(),
    /** What else the application says of the question. */
    remark: text.optional(),
  })
  .refine(({ limit, openLimit }) => (limit === null) === (openLimit !== undefined), {
    path: ["openLimit"],
    message: `a question has a limit, or one of ${openLimits.join(", ")}`,
  })
  .refine(({ limit, limitNote }) => limit === null || limitNote === undefined, {
    path: ["limitNote"],
    message: "only a question without a limit has a note on it",
  })
  .refine(({ audience, forWhom }) => (audience === "some") === (forWhom !== undefined), {
    path: ["forWhom"],
    message: "a question for some applicants says for whom, and no other does",
  })
  .refine(({ choice }) => choice?.from === undefined || choice.pick < choice.from, {
    path: ["choice"],
    message: "one picks fewer than there are",
  })
  .refine(
    ({ kind, options, choice }) =>
      options === undefined || (kind === "choice" && (choice?.from ?? options.length) === options.length),
    { path: ["options"], message: "options belong to a choice, which names as many" },
  );

export const collegeEssaysSchema = z.strictObject({
  demand: z.enum(essayDemands),
  /** Only the applications that a source names. */
  platforms: z.array(z.enum(applicationPlatforms)).min(1).optional(),
  /** What else the college says of its questions. */
  remark: text.optional(),
});

export const aiPolicySchema = z
  .strictObject({
    status: z.enum(aiPolicyStatuses),
    /** In our own words. */
    rule: text.optional(),
    uses: z.partialRecord(z.enum(aiUses), z.enum(aiAnswers)).optional(),
    consequence: text.optional(),
    remark: text.optional(),
  })
  .refine(({ status, rule }) => (status === "published") === (rule !== undefined), {
    path: ["rule"],
    message: "a published rule is written out, and no other is",
  })
  .refine(({ status, uses, consequence }) => status === "published" || (uses ?? consequence) === undefined, {
    path: ["uses"],
    message: "only a published rule allows or forbids anything",
  });

type Owner = { unitId?: number | undefined; platform?: string | undefined };

/** A question or a rule belongs to one college or one application. */
export function hasOneOwner({ unitId, platform }: Owner): boolean {
  return (unitId === undefined) !== (platform === undefined);
}
