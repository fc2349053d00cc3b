/** The one grammar for rules about a student, of state aid and of admission alike: what a line may ask, as data. */
import { z } from "zod/mini";

/** What a family can tell that some rule asks about. */
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

/** Whose income a state counts: a dependent student's parents', or an independent student's own. */
export const dependencies = ["dependent", "independentMarried", "independentSingle"] as const;
export type AidDependency = (typeof dependencies)[number];

/**
 * "plain": A counts 4 in every class. "weighted": harder classes count extra. "own": whoever runs the rule computes the
 * average its own way, so the student's figure is only close to it.
 */
export const gpaRules = ["plain", "weighted", "own"] as const;

const yesFact = z.enum(["isResident", "finishesSchoolHere", "getsPell"]);

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
]);
export type NumberFact = z.infer<typeof numberFact>;

/** Why several ways stand beside each other: decides the sentence. */
export const anyCodes = ["tests", "incomeByParents", "incomeByDependency", "gradesOrClassPlace"] as const;

/** The award year of one line, where it is not the year of the whole rule. */
const lineYear = z.optional(z.string());

/** A line that must hold. */
export type Condition =
  | { kind: "yes"; fact: z.infer<typeof yesFact> }
  /** `notBelow`: two official pages name different lines and this is the lower one; between them nothing is sure. */
  | {
      kind: "atLeast";
      fact: NumberFact;
      value: number;
      notBelow?: number | undefined;
      year?: string | undefined;
    }
  /**
   * `isAbout`: the line moves from year to year, or is known only roughly: within a tenth of it nothing is sure.
   * `isAfterDeductions`: the line is on income after deductions, so an income above it does not settle anything.
   */
  | {
      kind: "atMost";
      fact: NumberFact;
      value: number;
      isAbout?: true | undefined;
      isAfterDeductions?: true | undefined;
      year?: string | undefined;
    }
  | { kind: "gpa"; value: number; rule: (typeof gpaRules)[number] }
  /** Income at most this many percent of the federal poverty guideline of the family's size. */
  | { kind: "poverty"; percent: number }
  | { kind: "parents"; count: 1 | 2 }
  | { kind: "dependency"; is: AidDependency }
  | { kind: "any"; code: (typeof anyCodes)[number]; of: readonly Condition[] }
  | { kind: "all"; of: readonly Condition[] };

export const conditionSchema: z.ZodMiniType<Condition> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("yes"), fact: yesFact }),
    z.strictObject({
      kind: z.literal("atLeast"),
      fact: numberFact,
      value: z.number(),
      notBelow: z.optional(z.number()),
      year: lineYear,
    }),
    z.strictObject({
      kind: z.literal("atMost"),
      fact: numberFact,
      value: z.number(),
      isAbout: z.optional(z.literal(true)),
      isAfterDeductions: z.optional(z.literal(true)),
      year: lineYear,
    }),
    z.strictObject({ kind: z.literal("gpa"), value: z.number(), rule: z.enum(gpaRules) }),
    z.strictObject({ kind: z.literal("poverty"), percent: z.number() }),
    z.strictObject({ kind: z.literal("parents"), count: z.union([z.literal(1), z.literal(2)]) }),
    z.strictObject({ kind: z.literal("dependency"), is: z.enum(dependencies) }),
    z.strictObject({ kind: z.literal("any"), code: z.enum(anyCodes), of: z.array(conditionSchema) }),
    z.strictObject({ kind: z.literal("all"), of: z.array(conditionSchema) }),
  ]),
);
