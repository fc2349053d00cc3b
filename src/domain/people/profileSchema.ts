/** Bounds of every answer that comes from outside. Kept apart from profile.ts because the schema library is heavy. */
import { z } from "zod/mini";
import { controls, settings } from "#domain/college/college.ts";
import { stateCodes } from "#domain/college/states.ts";
import { gpaScales, livingPlans, sizes } from "./profile.ts";

const usd = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));

export const profileSchema = z.object({
  /** 9-12; 13 means high school is finished. */
  gradeYear: z.nullable(z.number().check(z.int(), z.minimum(9), z.maximum(13))),
  gpaScale: z.enum(gpaScales),
  /** On the student's own scale. */
  gpa: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  satTotal: z.nullable(z.number().check(z.int(), z.minimum(400), z.maximum(1600))),
  actComposite: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(36))),
  /** Class rank as a top percentage: 10 is "top 10%". */
  classRankTopPercent: z.nullable(z.number().check(z.minimum(1), z.maximum(100))),
  coreGpa: z.nullable(z.number().check(z.minimum(0), z.maximum(4))),
  coreYears: z.nullable(z.number().check(z.multipleOf(0.5), z.minimum(0), z.maximum(30))),
  hasRequiredCourses: z.nullable(z.boolean()),
  /** Two-digit CIP families: "11", "52". */
  majorFamilies: z.array(z.string().check(z.regex(/^\d{2}$/))).check(z.maxLength(10)),
  /** Single programs inside these families, four CIP digits: "5138" is nursing. */
  majorPrograms: z.array(z.string().check(z.regex(/^\d{4}$/))).check(z.maxLength(10)),
  homeZip: z.nullable(z.string().check(z.regex(/^\d{5}$/))),
  homeState: z.nullable(z.enum(stateCodes)),
  homeLatitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  homeLongitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  livingPlan: z.enum(livingPlans),
  sizes: z.array(z.enum(sizes)).check(z.maxLength(3)),
  settings: z.array(z.enum(settings)).check(z.maxLength(4)),
  maxDistanceMiles: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  levels: z.array(z.enum(["fourYear", "twoYear"])).check(z.maxLength(2)),
  controls: z.array(z.enum(controls)).check(z.maxLength(3)),
});

export const moneySchema = z.object({
  /** Family income per year before taxes. */
  familyIncomeUsd: z.nullable(usd),
  familySize: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(30))),
  /** What the family can pay per year from savings, income and work, without loans. */
  payPerYearUsd: z.nullable(usd),
});
