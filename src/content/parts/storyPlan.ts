/** What is shown of the story student's plan as it stood in a chapter, and the plan itself as a file that the tools open. */
import { z } from "zod/mini";
import { labelCodes } from "#domain/admission/label.ts";
import { collegeStatuses } from "#domain/plan/plan.ts";
import { applicationPlans } from "#domain/timeline/timeline.ts";

const day = z.iso.date();
const usd = z.int();
const share = z.number().check(z.minimum(0), z.maximum(1));
const namedSchema = z.strictObject({ name: z.string(), slug: z.string() });

/** "unknown" names no reason: the college's own page gives it. */
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
  /** In a straight line from home. */
  miles: z.nullable(z.number()),
  status: z.enum(collegeStatuses),
  applicationPlan: z.nullable(z.enum(applicationPlans)),
  label: z.enum(labelCodes),
  chance: chanceSchema,
  /** Null where too little is published. */
  price: z.nullable(priceSchema),
});
export type StoryCollege = z.infer<typeof collegeSchema>;

/** What the family had told the plan by then; null is not yet said. */
const answersSchema = z.strictObject({
  gpa: z.nullable(z.number()),
  satTotal: z.nullable(z.int()),
  payPerYearUsd: z.nullable(usd),
  /** The typed one, or that of the FAFSA answers. */
  familyIncomeUsd: z.nullable(usd),
  /** By the FAFSA answers, once there are enough. */
  aid: z.nullable(
    z.strictObject({
      awardYear: z.string(),
      sai: z.int(),
      pellUsd: usd,
      /** The grant's amounts of that year are not published, and the year before stands in. */
      isPellAssumed: z.boolean(),
    }),
  ),
});
export type StoryAnswers = z.infer<typeof answersSchema>;

const changesSchema = z.strictObject({
  since: day,
  added: z.array(namedSchema),
  dropped: z.array(namedSchema),
  /** Titles of the tasks ticked off. */
  done: z.array(z.string()),
  moved: z.array(z.extend(namedSchema, { status: z.enum(collegeStatuses) })),
  /** Colleges of both months whose label is another now. */
  relabeled: z.array(z.extend(namedSchema, { from: z.enum(labelCodes), to: z.enum(labelCodes) })),
  /** Answers that are new or another than before. */
  told: z.array(z.enum(["gpa", "satTotal", "payPerYearUsd", "familyIncomeUsd", "aid"])),
});
export type StoryChanges = z.infer<typeof changesSchema>;

const balanceSchema = z.strictObject({
  reaches: z.int(),
  middles: z.int(),
  safeties: z.int(),
  unknown: z.int(),
  /** Missing to a balanced list, by the rule of the plan page. */
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

/** An aid offer made up for the example. */
const offerSchema = z.extend(namedSchema, { costUsd: usd, giftUsd: usd, netPriceUsd: usd, loanUsd: usd });
export type StoryOffer = z.infer<typeof offerSchema>;

export const storyPlanSchema = z.strictObject({
  /** "Maya (story, November)": the plan's own name among the students of a device. */
  studentName: z.string(),
  asOf: day,
  /** The month had not come when it was written: answers and offers in it are made up. */
  isExample: z.boolean(),
  answers: answersSchema,
  colleges: z.array(collegeSchema),
  /** Null in the first chapter. */
  changes: z.nullable(changesSchema),
  balance: balanceSchema,
  tasks: z.array(taskSchema),
  offers: z.array(offerSchema),
  /** The plan in the product's own file format, as text. */
  file: z.string(),
});
export type StoryPlanData = z.infer<typeof storyPlanSchema>;
