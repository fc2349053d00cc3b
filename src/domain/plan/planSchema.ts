/** Validates plans from outside: storage, a file, the server. */
import { z } from "zod/mini";
import { aidAnswerLimits } from "#domain/answers/households.ts";
import { moneySchema, profileSchema } from "#domain/answers/schema.ts";
import { essayLimits } from "#domain/essays/essay.ts";
import { essaySchema } from "#domain/essays/essaySchema.ts";
import { leftOutReasons } from "#domain/offers/leftOut.ts";
import { letterPeriods } from "#domain/offers/letterPeriod.ts";
import { offerLimits, offerLineKinds, offerLineNotes, offerSources } from "#domain/offers/offer.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { calculatorPriceLimits } from "#domain/price/calculatorPrice.ts";
import {
  aidForms,
  applicationPlans,
  emptyTimelineSetup,
  graduationYearLimits,
  situations,
  studyPaths,
  taskPeople,
  testPlans,
} from "#domain/timeline/timeline.ts";
import { tripSchema } from "#domain/visits/tripSchema.ts";
import { isDay } from "#lib/dates.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { commentLimits, commentRoles, isPrivatePlace } from "./comments.ts";
import { idSchema, instantSchema } from "./idSchema.ts";
import {
  collegeStatuses,
  emptyAssumptions,
  emptyParts,
  isObject,
  type Plan,
  type PlanProblem,
  planLimits,
  planSchemaVersion,
} from "./plan.ts";
import { proposalAnswers, proposalLimits, proposerRoles } from "./proposals.ts";

export const unitIdSchema = z.number().check(z.int(), z.minimum(1), z.maximum(99_999_999));
export const studentNameSchema = z.nullable(z.string().check(z.maxLength(planLimits.nameLength)));
export const noteSchema = z.string().check(z.maxLength(planLimits.noteLength));
export const statusSchema = z.enum(collegeStatuses);
export const comparingSchema = z.array(unitIdSchema).check(
  z.maxLength(planLimits.compared),
  z.refine((unitIds) => new Set(unitIds).size === unitIds.length),
);
export const weightNameSchema = z.string().check(z.regex(/^[a-z][A-Za-z]{0,29}$/));
export const weightSchema = z.number().check(z.minimum(0), z.maximum(100));
export const assumptionsSchema = z.object({
  /** Years of college to price; null uses the default. */
  years: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(8))),
  /** Annual price growth, 0.03 for 3%; null uses the default. */
  growthShare: z.nullable(z.number().check(z.minimum(-0.1), z.maximum(0.25))),
});
export const aidKeySchema = z.string().check(z.regex(/^(student|first|second)\.[a-z][A-Za-z0-9]{0,39}$/));
export const aidAnswerSchema = z.union([
  z.boolean(),
  z.number().check(z.minimum(-aidAnswerLimits.mostUsd), z.maximum(aidAnswerLimits.mostUsd)),
  z.string().check(z.maxLength(aidAnswerLimits.textLength)),
]);
const aidSchema = z.record(aidKeySchema, aidAnswerSchema).check(limitEntries(aidAnswerLimits.answers));
export const offerIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));
const letterOffsetSchema = z.number().check(z.int(), z.minimum(0), z.maximum(offerLimits.letterCharacters));
const letterPlacesSchema = z
  .array(z.object({ start: letterOffsetSchema, end: letterOffsetSchema }))
  .check(z.maxLength(offerLimits.places));
export const offerSchema = z.object({
  id: offerIdSchema,
  unitId: z.nullable(unitIdSchema),
  collegeName: z.string().check(z.maxLength(offerLimits.nameLength)),
  academicYear: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  lines: z
    .array(
      z.object({
        label: z.string().check(z.maxLength(offerLimits.labelLength)),
        kind: z.enum(offerLineKinds),
        amountUsd: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(offerLimits.mostUsd))),
        source: z.enum(offerSources),
        isRenewable: z.nullable(z.boolean()),
        note: z.optional(z.enum(offerLineNotes)),
        readFrom: z.optional(z.string().check(z.maxLength(offerLimits.textLength))),
        readAt: z.optional(letterPlacesSchema),
      }),
    )
    .check(z.maxLength(offerLimits.lines)),
  practices: z.record(z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/)), z.boolean()),
  leftOut: z.optional(
    z
      .array(
        z.object({
          label: z.string().check(z.maxLength(offerLimits.labelLength)),
          text: z.string().check(z.maxLength(offerLimits.textLength)),
          amountUsd: z.nullable(z.number().check(z.int(), z.minimum(0))),
          because: z.enum(leftOutReasons),
          readAt: z.optional(letterPlacesSchema),
        }),
      )
      .check(z.maxLength(offerLimits.leftOut)),
  ),
  areWordsUnknown: z.optional(z.boolean()),
  amountsFor: z.optional(z.enum(letterPeriods)),
});
const offersSchema = requireDistinctIds(offerSchema, offerLimits.offers);
export const calculatorPriceSchema = z.object({
  amountUsd: z.number().check(z.int(), z.minimum(0), z.maximum(calculatorPriceLimits.mostUsd)),
  fallYear: z.nullable(
    z
      .number()
      .check(
        z.int(),
        z.minimum(calculatorPriceLimits.earliestFall),
        z.maximum(calculatorPriceLimits.latestFall),
      ),
  ),
  enteredOn: z.string().check(z.refine(isDay)),
});
const calculatorPricesSchema = z
  .record(z.string().check(z.regex(/^[1-9]\d{0,7}$/)), calculatorPriceSchema)
  .check(limitEntries(calculatorPriceLimits.colleges));
export const applicationPlanSchema = z.nullable(z.enum(applicationPlans));
const daySchema = z.string().check(z.refine(isDay));
export const timelineSetupSchema = z.object({
  graduationYear: z.nullable(
    z
      .number()
      .check(z.int(), z.minimum(graduationYearLimits.earliest), z.maximum(graduationYearLimits.latest)),
  ),
  tests: z.nullable(makeDistinctSchema(testPlans)),
  aidForms: z.nullable(makeDistinctSchema(aidForms)),
  path: z.nullable(z.enum(studyPaths)),
  startTerm: z.nullable(z.string().check(z.regex(/^(fall|spring)20\d\d$/))),
});
export const situationsSchema = makeDistinctSchema(situations);
/** A template's id, optionally followed by a period and a college, a test or an own task. */
export const taskIdSchema = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}(\.[A-Za-z0-9]{1,32})?$/));
const taskTitleSchema = z.string().check(z.minLength(1), z.maxLength(planLimits.taskTitleLength));
export const taskMarkSchema = z.object({
  doneOn: z.nullable(daySchema),
  isDropped: z.boolean(),
  title: z.nullable(taskTitleSchema),
  due: z.nullable(daySchema),
  who: z.nullable(z.enum(taskPeople)),
});
export const ownTaskIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));
export const ownTaskSchema = z.object({
  id: ownTaskIdSchema,
  title: taskTitleSchema,
  due: z.nullable(daySchema),
  who: z.enum(taskPeople),
  unitId: z.nullable(unitIdSchema),
});
export const proposalIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));
export const proposalSchema = z.object({
  id: proposalIdSchema,
  unitId: unitIdSchema,
  note: z.string().check(z.maxLength(proposalLimits.noteLength)),
  byName: z.string().check(z.maxLength(proposalLimits.nameLength)),
  byRole: z.enum(proposerRoles),
  at: instantSchema,
});
export const proposalAnswerSchema = z.object({
  answer: z.enum(proposalAnswers),
  word: z.string().check(z.maxLength(proposalLimits.wordLength)),
  at: instantSchema,
});
export const commentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));
const commentPlaceSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("task"), taskId: taskIdSchema }),
  z.object({ kind: z.literal("college"), unitId: unitIdSchema }),
]);
export const commentSchema = z.object({
  id: commentIdSchema,
  place: commentPlaceSchema,
  thread: z.nullable(commentIdSchema),
  text: z.string().check(z.minLength(1), z.maxLength(commentLimits.textLength)),
  byName: z.string().check(z.maxLength(commentLimits.nameLength)),
  byRole: z.enum(commentRoles),
  at: instantSchema,
});
export const openCommentSchema = commentSchema.check(z.refine(({ place }) => !isPrivatePlace(place)));
export const privateCommentSchema = commentSchema.check(z.refine(({ place }) => isPrivatePlace(place)));
const taskMarksSchema = z.record(taskIdSchema, taskMarkSchema).check(limitEntries(planLimits.taskMarks));
const planCollegeSchema = z.looseObject({
  unitId: unitIdSchema,
  addedAt: instantSchema,
  status: statusSchema,
  applicationPlan: applicationPlanSchema,
  note: noteSchema,
});

const distinctColleges = z.array(planCollegeSchema).check(
  z.maxLength(planLimits.colleges),
  z.refine((list) => new Set(list.map((college) => college.unitId)).size === list.length),
);

/** A loose object on purpose: fields added by a newer release of the same schema version are kept, unread. */
export const planSchema = z.looseObject({
  schemaVersion: z.literal(planSchemaVersion),
  id: idSchema,
  studentName: studentNameSchema,
  createdAt: instantSchema,
  profile: z.looseObject(profileSchema.shape),
  money: z.looseObject(moneySchema.shape),
  aid: aidSchema,
  offers: offersSchema,
  calculatorPrices: calculatorPricesSchema,
  colleges: distinctColleges,
  shelved: distinctColleges,
  comparing: comparingSchema,
  timeline: z.looseObject(timelineSetupSchema.shape),
  situations: situationsSchema,
  taskMarks: taskMarksSchema,
  ownTasks: requireDistinctIds(ownTaskSchema, planLimits.ownTasks),
  trips: requireDistinctIds(tripSchema, planLimits.trips),
  proposals: requireDistinctIds(proposalSchema, proposalLimits.all),
  proposalAnswers: z.record(proposalIdSchema, proposalAnswerSchema).check(limitEntries(proposalLimits.all)),
  comments: requireDistinctIds(commentSchema, commentLimits.all),
  essays: requireDistinctIds(essaySchema, essayLimits.essays),
  shelvedEssays: requireDistinctIds(essaySchema, essayLimits.essays),
  matchWeights: z.record(weightNameSchema, weightSchema),
  assumptions: z.looseObject(assumptionsSchema.shape),
  stamps: z.record(
    z.string().check(z.regex(/^[A-Za-z0-9.]{1,120}$/)),
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z [A-Za-z0-9_-]{1,64}$/)),
  ),
});

/** A plan from storage, a file or the server. Fields that an older release did not have start empty. */
export function readPlan(raw: unknown): Result<Plan, PlanProblem> {
  if (!isObject(raw)) return fail({ kind: "notAPlan" });
  const version = raw["schemaVersion"];
  if (typeof version !== "number") return fail({ kind: "notAPlan" });
  if (version > planSchemaVersion) return fail({ kind: "newer", schemaVersion: version });
  const parsed = planSchema.safeParse({
    ...emptyParts,
    ...raw,
    profile: addDefaults(emptyProfile, raw["profile"]),
    money: addDefaults(emptyMoney, raw["money"]),
    timeline: addDefaults(emptyTimelineSetup, raw["timeline"]),
    assumptions: addDefaults(emptyAssumptions, raw["assumptions"]),
    colleges: addCollegeDefaults(raw["colleges"]),
    shelved: addCollegeDefaults(raw["shelved"]),
  });
  if (parsed.success) return succeed(parsed.data);
  return fail({ kind: "brokenField", path: (parsed.error.issues[0]?.path ?? []).map(String).join(".") });
}

function addDefaults(defaults: object, raw: unknown): unknown {
  if (raw === undefined) return defaults;
  return isObject(raw) ? { ...defaults, ...raw } : raw;
}

function addCollegeDefaults(raw: unknown): unknown {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) return raw;
  return raw.map((one: unknown) =>
    addDefaults({ status: "considering", applicationPlan: null, note: "" }, one),
  );
}

/** A record with at most this many entries. */
export function limitEntries(entries: number) {
  return z.refine<Record<string, unknown>>((record) => Object.keys(record).length <= entries);
}

/** A list of choices without duplicates. */
function makeDistinctSchema<const Choices extends readonly string[]>(choices: Choices) {
  return z.array(z.enum(choices)).check(z.refine((list) => new Set(list).size === list.length));
}

function requireDistinctIds<Member extends z.ZodMiniType<{ id: string }>>(member: Member, most: number) {
  return z.array(member).check(
    z.maxLength(most),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
  );
}
