/** A composite family worked through: their answers, their FAFSA result, and the first college list they would see. */
import { z } from "zod/mini";
import { livingPlans, sizes } from "#domain/answers/catalog/profile.ts";
import { gpaScales } from "#domain/answers/gpaScale.ts";
import { controls, levels, settings } from "#domain/college/college.ts";
import { stateCodes } from "#domain/college/states.ts";
import { admissionLabelSchema } from "./admissionLabel.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const usd = z.number().check(z.int());

const chanceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("estimate"), share, low: share, high: share }),
  z.strictObject({ kind: z.literal("open") }),
  /** Guaranteed by law or policy, with the program's name. */
  z.strictObject({ kind: z.literal("guaranteed"), name: z.string() }),
  z.strictObject({ kind: z.literal("unknown") }),
]);

const rowSchema = z.strictObject({
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.enum(stateCodes),
  control: z.enum(controls),
  level: z.enum(levels),
  label: admissionLabelSchema,
  chance: chanceSchema,
  /** That the program chooses again, where that holds the label below the chance; else null. */
  choice: z.nullable(z.string()),
  /** First-year price in whole dollars; null if too little is published. */
  price: z.nullable(
    z.strictObject({ lowUsd: usd, middleUsd: usd, highUsd: usd, stickerUsd: z.nullable(usd) }),
  ),
  /** 0-100, whole numbers. */
  matchPercent: z.nullable(z.number()),
  miles: z.nullable(z.number()),
  /** "7 miles", or with the campus that is nearest: "Harlingen campus, 34 miles". */
  distance: z.nullable(z.string()),
});
export type CaseRow = z.infer<typeof rowSchema>;

export const caseStudySchema = z.strictObject({
  title: z.string(),
  /** Who they are, in a sentence or two. */
  who: z.string(),
  /** The date of the example. It decides which fall college starts and which prices apply. */
  on: z.iso.date(),
  home: z.strictObject({ state: z.enum(stateCodes), zip: z.string() }),
  student: z.strictObject({
    gradeYear: z.nullable(z.int()),
    gpaScale: z.enum(gpaScales),
    gpa: z.nullable(z.number()),
    satTotal: z.nullable(z.int()),
    actComposite: z.nullable(z.int()),
    classRankTopPercent: z.nullable(z.number()),
    /** Sorted by name. */
    fields: z.array(z.string()),
    livingPlan: z.enum(livingPlans),
    sizes: z.array(z.enum(sizes)),
    settings: z.array(z.enum(settings)),
    maxDistanceMiles: z.nullable(z.int()),
    levels: z.array(z.enum(levels)),
    controls: z.array(z.enum(controls)),
  }),
  money: z.strictObject({ familyIncomeUsd: usd, familySize: z.int(), payPerYearUsd: usd }),
  aid: z.strictObject({
    awardYear: z.string(),
    studentAidIndex: z.int(),
    pellUsd: usd,
    /** The year whose amounts are used when the award year's own are not published yet. */
    pellYear: z.string(),
    isIndependent: z.boolean(),
  }),
  /** Safeties first, reaches last. */
  list: z.array(rowSchema),
  /** What the list was to have and does not, as the quiz says it below the list. */
  gaps: z.array(z.string()),
  /** How many of all colleges were ranked. */
  ranked: z.int(),
  /** Of any admission, and of a four-year college whose price fits. */
  odds: z.strictObject({ atLeastOne: share, fourYearPayable: share }),
  /** The answers as a quiz link, "a=…"; never includes money. */
  answers: z.string(),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;
