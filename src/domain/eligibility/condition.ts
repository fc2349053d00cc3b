/** The grammar of eligibility conditions, shared by state aid and admission rules. */
import { z } from "zod/mini";
import { dependencies } from "#domain/answers/catalog/finder.ts";

/** Facts a family can provide that some rule asks about. */
export const aidFacts = [
  "isResident",
  "finishesSchoolHere",
  "graduationYear",
  "gpa",
  "satTotal",
  "actComposite",
  "cltTotal",
  "classRankTopPercent",
  "classPlace",
  "incomeUsd",
  "familySize",
  "parents",
  "dependency",
  "assetsUsd",
  "sai",
  "getsPell",
  "creditsPerTerm",
  "monthsToStart",
] as const;
export type AidFact = (typeof aidFacts)[number];

/** Facts that only admission rules ask about. */
export const admissionFacts = [
  "coreGpa",
  "coreYears",
  "hasRequiredCourses",
  "hasTestScore",
  "earnsDiploma",
  // Nobody is asked for the rest, so what turns on them stays open.
  "actEnglish",
  "actMath",
  "satMath",
  "satReadingWriting",
  "actNationalPercentile",
  "rankPlusTestPercentile",
  "stateTestLevel",
  "attendsPartnerSchool",
  "attendsPublicSchool",
  "earnsAdvancedDiploma",
  "getsLetter",
  "isHomeschooled",
  "isMeritFinalist",
] as const;
export type AdmissionFact = (typeof admissionFacts)[number];

export type ConditionFact = AidFact | AdmissionFact;

export type AidDependency = (typeof dependencies)[number];

/**
 * "plain": A counts 4 in every class. "weighted": harder classes count extra; also the better of the two. "own": the
 * program computes the average its own way, so the student's figure is only close to it. "transcript": whichever the
 * school prints. "core" and "weightedCore": over the core courses alone, plain or weighted.
 */
export const gpaRules = ["plain", "weighted", "own", "transcript", "core", "weightedCore"] as const;

const yesFact = z.enum([
  "isResident",
  "finishesSchoolHere",
  "getsPell",
  "hasRequiredCourses",
  "hasTestScore",
  "earnsDiploma",
  "attendsPartnerSchool",
  "attendsPublicSchool",
  "earnsAdvancedDiploma",
  "getsLetter",
  "isHomeschooled",
  "isMeritFinalist",
]);

const numberFact = z.enum([
  "graduationYear",
  "satTotal",
  "actComposite",
  "cltTotal",
  "classRankTopPercent",
  "classPlace",
  "incomeUsd",
  "assetsUsd",
  "sai",
  "creditsPerTerm",
  "monthsToStart",
  "coreYears",
  "actEnglish",
  "actMath",
  "satMath",
  "satReadingWriting",
  "actNationalPercentile",
  "rankPlusTestPercentile",
  "stateTestLevel",
]);
export type NumberFact = z.infer<typeof numberFact>;

/** Why there are alternatives, which decides the wording. */
export const anyCodes = [
  "tests",
  "incomeByParents",
  "incomeByDependency",
  "gradesOrClassPlace",
  "eitherWay",
  "admission",
] as const;

/** The award year of one condition, if it differs from the rule's. */
const lineYear = z.optional(z.string());

/** A condition that must be met. */
export type Condition =
  /** `hasOtherWay`: the source names exceptions that nobody is asked about, such as a parent in the military. */
  | { kind: "yes"; fact: z.infer<typeof yesFact>; hasOtherWay?: true | undefined }
  /**
   * `notBelow`: two official pages give different thresholds and this is the lower one; between them the
   * result is uncertain. `isLevelBelow`: the pages agree, and the lower one opens only the lowest level. `hasOtherWay`: a
   * lower score still gets in by a way that nobody is asked about, such as being a National Merit semifinalist.
   */
  | {
      kind: "atLeast";
      fact: NumberFact;
      value: number;
      notBelow?: number | undefined;
      isLevelBelow?: true | undefined;
      hasOtherWay?: true | undefined;
      year?: string | undefined;
    }
  /**
   * `isInclusive: false`: the value itself is already too much ("under $80,000"). `isAbout`: the threshold
   * changes every year or is only known roughly: within a tenth of it the result is uncertain.
   * `isAfterDeductions`: the threshold applies to income after deductions, so a higher income does not settle
   * anything.
   */
  | {
      kind: "atMost";
      fact: NumberFact;
      value: number;
      isInclusive?: false | undefined;
      isAbout?: true | undefined;
      isAfterDeductions?: true | undefined;
      year?: string | undefined;
    }
  /** `hasOtherWay`: a lower average still gets in by a way that nobody is asked about, such as a test or a bridge course. */
  | {
      kind: "gpa";
      value: number;
      rule: (typeof gpaRules)[number];
      hasOtherWay?: true | undefined;
    }
  /** An index: the composite ACT, the grade average out of 4 and the years of core courses, each times its weight. */
  | { kind: "index"; value: number; act: number; gpa: number; coreYears: number }
  /** Income up to this percentage of the federal poverty guideline for the family's size. */
  | { kind: "poverty"; percent: number }
  /**
   * Income up to a limit for the family's size: the limits from a family of one on, and what each person beyond adds. Where a
   * size's limit was not found (null), those of the sizes around it bound it. `isAbout` as above.
   */
  | {
      kind: "incomeBySize";
      limitsUsd: readonly (number | null)[];
      eachMoreUsd: number | null;
      isAbout?: true | undefined;
      year?: string | undefined;
    }
  | { kind: "parents"; count: 1 | 2 }
  | { kind: "dependency"; is: AidDependency }
  | { kind: "any"; code: (typeof anyCodes)[number]; of: readonly Condition[] }
  /** This many of them, whichever: South Carolina's LIFE asks for two of three. */
  | { kind: "some"; count: number; of: readonly Condition[] }
  | { kind: "all"; of: readonly Condition[] };

export const conditionSchema: z.ZodMiniType<Condition> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("yes"), fact: yesFact, hasOtherWay: z.optional(z.literal(true)) }),
    z.strictObject({
      kind: z.literal("atLeast"),
      fact: numberFact,
      value: z.number(),
      notBelow: z.optional(z.number()),
      isLevelBelow: z.optional(z.literal(true)),
      hasOtherWay: z.optional(z.literal(true)),
      year: lineYear,
    }),
    z.strictObject({
      kind: z.literal("atMost"),
      fact: numberFact,
      value: z.number(),
      isInclusive: z.optional(z.literal(false)),
      isAbout: z.optional(z.literal(true)),
      isAfterDeductions: z.optional(z.literal(true)),
      year: lineYear,
    }),
    z.strictObject({
      kind: z.literal("gpa"),
      value: z.number(),
      rule: z.enum(gpaRules),
      hasOtherWay: z.optional(z.literal(true)),
    }),
    z.strictObject({
      kind: z.literal("index"),
      value: z.number(),
      act: z.number(),
      gpa: z.number(),
      coreYears: z.number(),
    }),
    z.strictObject({ kind: z.literal("poverty"), percent: z.number() }),
    z.strictObject({
      kind: z.literal("incomeBySize"),
      limitsUsd: z.array(z.nullable(z.number())),
      eachMoreUsd: z.nullable(z.number()),
      isAbout: z.optional(z.literal(true)),
      year: lineYear,
    }),
    z.strictObject({ kind: z.literal("parents"), count: z.union([z.literal(1), z.literal(2)]) }),
    z.strictObject({ kind: z.literal("dependency"), is: z.enum(dependencies) }),
    z.strictObject({ kind: z.literal("any"), code: z.enum(anyCodes), of: z.array(conditionSchema) }),
    z.strictObject({ kind: z.literal("some"), count: z.number(), of: z.array(conditionSchema) }),
    z.strictObject({ kind: z.literal("all"), of: z.array(conditionSchema) }),
  ]),
);
