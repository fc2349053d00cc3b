/**
 * What a college asks of first-year applicants, from its own entry in the Common App's requirements grid. Only a filled
 * cell is a fact: a blank one means that nothing was told, so there is no way to write "no" here.
 */
import { z } from "zod/mini";
import { isoDate } from "./deadline.ts";
import type { CollegeRecord } from "./record.ts";

const asked = z.nullable(z.literal(true));
const letters = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(5)));

/** The most that an entry is believed; higher fees are for other things than an application. */
export const feeMaximumUsd = 300;

export const feeWaivers = ["accepted", "usOnly", "notAccepted"] as const;

/** "slideRoom": uploaded inside the Common App. "own": on the college's own site. Neither says that one is required. */
export const portfolioWays = ["slideRoom", "own"] as const;

/** The grid's own words: scores are required always, sometimes or never, "flexible", or ignored. */
export const gridTests = ["always", "sometimes", "flexible", "never", "ignored"] as const;
export type GridTests = (typeof gridTests)[number];

export const requirementsSchema = z.object({
  unitId: z.number().check(z.int(), z.minimum(100_000), z.maximum(999_999)),
  /** The admission cycle of the grid it stands in: "2026-27". */
  cycle: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  /** The day of the grid's edition. Colleges change their entries through the fall. */
  asOf: isoDate,
  /** For applicants in the United States; 0 is free. */
  feeUsd: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(feeMaximumUsd))),
  feeWaiver: z.nullable(z.enum(feeWaivers)),
  /** The Common App's personal essay. */
  essay: asked,
  /** The college's own writing; where we have a record of its questions, that decides. */
  writingSupplement: asked,
  portfolio: z.nullable(z.enum(portfolioWays)),
  /** The Common App's section with every course and grade. */
  coursesAndGrades: asked,
  tests: z.nullable(z.enum(gridTests)),
  teacherLetters: letters,
  otherLetters: letters,
  counselorLetter: asked,
  midYearReport: asked,
});
export type Requirements = z.infer<typeof requirementsSchema>;

/** What a college asks of first-year applicants in general. "byProgram": it depends on the school or major. */
export const essayDemands = ["required", "optional", "byProgram", "none"] as const;
export type EssayDemand = (typeof essayDemands)[number];

/** Whether a college asks for writing of its own, by our record of its questions. */
export const askedEssaysSchema = z.object({
  demand: z.enum(essayDemands),
  /** The admission cycle of the record: "2026-27". */
  cycle: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
});
export type AskedEssays = z.infer<typeof askedEssaysSchema>;

/** With how many every first-year applicant writes for it, beside the main essay of a shared application. */
export type CountedEssays = AskedEssays & { asked: number };

/** The grid is newer than the federal survey: what it contradicts there is left out. Otherwise the same object. */
export function omitOverruledSurvey<Record extends CollegeRecord>(
  record: Record,
  requirements: Requirements | null,
): Record {
  if (requirements === null) return record;
  const { feeUsd, essay } = requirements;
  const isFeeOld =
    feeUsd !== null && record.applicationFeeUsd !== null && feeUsd !== record.applicationFeeUsd;
  const isEssayOld = essay === true && isLessThanRequired(record.essayPolicy);
  const areLettersOld = asksForLetters(requirements) && isLessThanRequired(record.recommendationPolicy);
  if (!isFeeOld && !isEssayOld && !areLettersOld) return record;
  return {
    ...record,
    ...(isFeeOld && { applicationFeeUsd: null }),
    ...(isEssayOld && { essayPolicy: null }),
    ...(areLettersOld && { recommendationPolicy: null }),
  };
}

function isLessThanRequired(policy: CollegeRecord["essayPolicy"]): boolean {
  return policy !== null && policy !== "required";
}

export function asksForLetters({ teacherLetters, otherLetters, counselorLetter }: Requirements): boolean {
  return teacherLetters !== null || otherLetters !== null || counselorLetter === true;
}
