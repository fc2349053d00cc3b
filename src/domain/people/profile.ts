/** What a student tells Tassel about themselves: the input for chance, price and match. Unknown is null. */
import type { Control, Level, Setting } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";

export const gpaScales = ["unweighted", "weighted", "percent", "letter", "none"] as const;
export type GpaScale = (typeof gpaScales)[number];

export const livingPlans = ["onCampus", "offCampus", "withFamily"] as const;
export type LivingPlan = (typeof livingPlans)[number];

export const sizes = ["small", "medium", "large"] as const;
export type CollegeSize = (typeof sizes)[number];

/** Undergraduates: small is under 3,000, medium to 15,000, large above. */
export const sizeLimits = { smallBelow: 3_000, largeAbove: 15_000 } as const;

/** The highest value on each scale; "letter" is stored as its 4.0 value. */
export const gpaScaleMaximum: Record<Exclude<GpaScale, "none">, number> = {
  unweighted: 4,
  weighted: 5,
  percent: 100,
  letter: 4.33,
};

/**
 * The scale that an average out of 100 is likely meant on: nobody has 3.5 of 100. Null where it can be what it says, and
 * for 0, which is the same on each.
 */
export function findMeantScale(gpa: number, scale: GpaScale): "unweighted" | "weighted" | null {
  if (scale !== "percent" || gpa <= 0 || gpa > gpaScaleMaximum.weighted) return null;
  return gpa <= gpaScaleMaximum.unweighted ? "unweighted" : "weighted";
}

/** Answers about the school record that published admission rules ask for. */
export const recordFacts = ["classRankTopPercent", "coreGpa", "coreYears", "hasRequiredCourses"] as const;
export type RecordFact = (typeof recordFacts)[number];

/** Everything except money, so it may be shared. */
export type Profile = {
  /** 9-12; 13 means high school is finished. */
  gradeYear: number | null;
  gpaScale: GpaScale;
  /** On the student's own scale. */
  gpa: number | null;
  satTotal: number | null;
  actComposite: number | null;
  /** Class rank as a top percentage: 10 is "top 10%". */
  classRankTopPercent: number | null;
  /** The unweighted average in English, math, science, social studies and world language alone, 0-4. */
  coreGpa: number | null;
  /** Years of those five subjects by graduation, added up; a half-year course counts 0.5. */
  coreYears: number | null;
  /** Whether the student will have the courses that admission rules require; null is "not sure". */
  hasRequiredCourses: boolean | null;
  /** Two-digit CIP families: "11", "52". */
  majorFamilies: string[];
  /** Single programs inside these families, four CIP digits: "5138" is nursing (majorPrograms.ts). */
  majorPrograms: string[];
  homeZip: string | null;
  homeState: StateCode | null;
  homeLatitude: number | null;
  homeLongitude: number | null;
  livingPlan: LivingPlan;
  sizes: CollegeSize[];
  settings: Setting[];
  maxDistanceMiles: number | null;
  levels: Exclude<Level, "lessThanTwoYear">[];
  controls: Control[];
};

/** The family's money: stays on the device unless the family shares it, and never goes into a URL. */
export type Money = {
  /** Family income per year before taxes. */
  familyIncomeUsd: number | null;
  familySize: number | null;
  /** What the family can pay per year from savings, income and work, without loans. */
  payPerYearUsd: number | null;
};

export const emptyProfile: Profile = {
  gradeYear: null,
  gpaScale: "unweighted",
  gpa: null,
  satTotal: null,
  actComposite: null,
  classRankTopPercent: null,
  coreGpa: null,
  coreYears: null,
  hasRequiredCourses: null,
  majorFamilies: [],
  majorPrograms: [],
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
