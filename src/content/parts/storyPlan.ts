/** Data for the story student's plan at one chapter, and the plan itself as a file the tools can open. */
import { z } from "zod/mini";
import { collegeStatuses } from "#domain/plan/plan.ts";
import { budgetLabels } from "#domain/price/budgetLabel.ts";
import { applicationPlans } from "#domain/timeline/timeline.ts";
import { admissionLabelSchema } from "./admissionLabel.ts";

const day = z.iso.date();
const usd = z.int();
const share = z.number().check(z.minimum(0), z.maximum(1));
const namedSchema = z.strictObject({ name: z.string(), slug: z.string() });

/** "unknown" gives no reason; the college's own page does. */
const chanceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("estimate"), share, low: share, high: share }),
  z.strictObject({ kind: z.literal("guaranteed") }),
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("unknown") }),
]);
export type StoryChance = z.infer<typeof chanceSchema>;

const priceSchema = z.strictObject({
  lowUsd: usd,
  middleUsd: usd,
  highUsd: usd,
  stickerUsd: z.nullable(usd),
});

const collegeSchema = z.extend(namedSchema, {
  city: z.string(),
  state: z.string(),
  /** Straight-line miles from home. */
  miles: z.nullable(z.number()),
  status: z.enum(collegeStatuses),
  applicationPlan: z.nullable(z.enum(applicationPlans)),
  label: admissionLabelSchema,
  chance: chanceSchema,
  /** Null if too little is published. */
  price: z.nullable(priceSchema),
});
export type StoryCollege = z.infer<typeof collegeSchema>;

/** What the family had entered by then; null means not yet answered. */
const answersSchema = z.strictObject({
  gpa: z.nullable(z.number()),
  satTotal: z.nullable(z.int()),
  payPerYearUsd: z.nullable(usd),
  /** The typed figure, or the one from the FAFSA answers. */
  familyIncomeUsd: z.nullable(usd),
  /** From the FAFSA answers, once there are enough. */
  aid: z.nullable(
    z.strictObject({
      awardYear: z.string(),
      sai: z.int(),
      pellUsd: usd,
      /** That year's grant amounts are not published, so the previous year's are used. */
      isPellAssumed: z.boolean(),
    }),
  ),
});
export type StoryAnswers = z.infer<typeof answersSchema>;

const changesSchema = z.strictObject({
  since: day,
  added: z.array(namedSchema),
  dropped: z.array(namedSchema),
  /** Titles of the tasks checked off. */
  done: z.array(z.string()),
  moved: z.array(z.extend(namedSchema, { status: z.enum(collegeStatuses) })),
  /** Colleges listed in both months whose admission label changed. */
  relabeled: z.array(z.extend(namedSchema, { from: admissionLabelSchema, to: admissionLabelSchema })),
  /** Colleges listed in both months whose price now compares otherwise with the family's budget. */
  budgetChanged: z.optional(
    z.array(z.extend(namedSchema, { from: z.enum(budgetLabels), to: z.enum(budgetLabels) })),
  ),
  /** Answers that are new or changed. */
  told: z.array(z.enum(["gpa", "satTotal", "payPerYearUsd", "familyIncomeUsd", "aid"])),
});
export type StoryChanges = z.infer<typeof changesSchema>;

const balanceSchema = z.strictObject({
  reaches: z.int(),
  middles: z.int(),
  /** Financial safeties. */
  safeties: z.int(),
  unknown: z.int(),
  /** What the list still needs to be balanced, by the same rule as the plan page. */
  missing: z.strictObject({ reaches: z.int(), middles: z.int(), safeties: z.int() }),
});
export type StoryBalance = z.infer<typeof balanceSchema>;

const taskSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  due: z.nullable(day),
  standing: z.enum(["published", "expected", "computed", "month", "ask", "own"]),
  unitId: z.nullable(z.int()),
  college: z.nullable(namedSchema),
});
export type StoryTask = z.infer<typeof taskSchema>;

/** An award letter made up for the example. */
const offerSchema = z.extend(namedSchema, { costUsd: usd, giftUsd: usd, netPriceUsd: usd, loanUsd: usd });
export type StoryOffer = z.infer<typeof offerSchema>;

export const storyPlanSchema = z.strictObject({
  /** "Maya (story, November)": the name the plan gets on the reader's device. */
  studentName: z.string(),
  asOf: day,
  /** This month was still in the future when it was written, so its answers and offers are made up. */
  isExample: z.boolean(),
  answers: answersSchema,
  colleges: z.array(collegeSchema),
  /** Null in the first chapter. */
  changes: z.nullable(changesSchema),
  balance: balanceSchema,
  tasks: z.array(taskSchema),
  offers: z.array(offerSchema),
  /** The plan as text, in the product's own file format. */
  file: z.string(),
});
export type StoryPlanData = z.infer<typeof storyPlanSchema>;
