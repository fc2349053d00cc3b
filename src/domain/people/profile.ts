/** What a student tells Tassel about themselves: the answers that chance, price and match read. Unknown is null. */
import { z } from "zod/mini";
import { controls, settings } from "#domain/college/college.ts";
import { stateCodes } from "#domain/college/states.ts";

export const gpaScales = ["unweighted", "weighted", "percent", "letter", "none"] as const;
export type GpaScale = (typeof gpaScales)[number];

export const livingPlans = ["onCampus", "offCampus", "withFamily"] as const;
export type LivingPlan = (typeof livingPlans)[number];

export const sizes = ["small", "medium", "large"] as const;
export type CollegeSize = (typeof sizes)[number];

/** Undergraduates: small is under 3,000, medium to 15,000, large above. */
export const sizeLimits = { smallBelow: 3_000, largeAbove: 15_000 } as const;

/** Highest value that each scale can hold; "letter" is held as its 4.0 value. */
export const gpaScaleMaximum: Record<Exclude<GpaScale, "none">, number> = {
  unweighted: 4,
  weighted: 5,
  percent: 100,
  letter: 4.33,
};

const usd = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));

export const profileSchema = z.object({
  /** 9-12; 13 means high school is finished. */
  gradeYear: z.nullable(z.number().check(z.int(), z.minimum(9), z.maximum(13))),
  gpaScale: z.enum(gpaScales),
  /** On the student's own scale. */
  gpa: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  satTotal: z.nullable(z.number().check(z.int(), z.minimum(400), z.maximum(1600))),
  actComposite: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(36))),
  /** Class rank as the top share of the class: 10 is "top 10%". */
  classRankTopPercent: z.nullable(z.number().check(z.minimum(1), z.maximum(100))),
  /** Two-digit CIP families: "11", "52". */
  majorFamilies: z.array(z.string().check(z.regex(/^\d{2}$/))).check(z.maxLength(10)),
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

/** Everything but money: may be shared. */
export type Profile = z.infer<typeof profileSchema>;

export const moneySchema = z.object({
  /** Family income a year before taxes. */
  familyIncomeUsd: z.nullable(usd),
  familySize: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(30))),
  /** What the family can pay a year from savings, income and work, without loans. */
  payPerYearUsd: z.nullable(usd),
});

/** The family's money: stays on the device, never in an address or a request. */
export type Money = z.infer<typeof moneySchema>;

export const emptyProfile: Profile = {
  gradeYear: null,
  gpaScale: "unweighted",
  gpa: null,
  satTotal: null,
  actComposite: null,
  classRankTopPercent: null,
  majorFamilies: [],
  homeZip: null,
  homeState: null,
  homeLatitude: null,
  homeLongitude: null,
  livingPlan: "onCampus",
  sizes: [],
  settings: [],
  maxDistanceMiles: null,
  levels: [],
  controls: [],
};

export const emptyMoney: Money = { familyIncomeUsd: null, familySize: null, payPerYearUsd: null };
