/**
 * The schema of /facts: the fields of each kind of record. For the build and the server; no bundle includes it.
 */
import { z } from "zod";
import { programSteps } from "#domain/aid/stateProgram.ts";
import { deadlineRounds } from "#domain/college/rounds.ts";
import { stateCodes } from "#domain/college/states.ts";
import { stateTopics } from "#domain/college/stateTopics.ts";
import { applicationPlatforms } from "#domain/essays/prompt.ts";
import {
  admissionRuleSchema,
  aidPolicySchema,
  majorPolicySchema,
  majorRateSchema,
} from "./admissionSchema.ts";
import { collegeChangeSchema } from "./changeSchema.ts";
import { aiPolicySchema, collegeEssaysSchema, hasOneOwner, promptSchema } from "./essaySchema.ts";
import { factDateSchema } from "./factDate.ts";
import { internationalAidSchema } from "./internationalAidSchema.ts";
import { meritSchema } from "./meritSchema.ts";
import { periodSchema as period } from "./periodSchema.ts";
import { collegePlacesSchema } from "./placesSchema.ts";
import { programAmountSchema, programDeadlinesSchema, programRuleSchema } from "./programSchema.ts";
import { stateNoteSchema } from "./stateGuideSchema.ts";
import { statusRuleSchema } from "./statusRuleSchema.ts";
import { tuitionFreeSchema } from "./tuitionFreeSchema.ts";

/** Plain data: text, figures (also .inf), flags, null, lists and objects of these. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const anyNumber = z.custom<number>(
  (value) => typeof value === "number" && !Number.isNaN(value),
  "expected a number",
);

const plain: z.ZodType<Plain> = z.lazy(() =>
  z.union([z.string(), anyNumber, z.boolean(), z.null(), z.array(plain), z.record(z.string(), plain)]),
);

const id = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, "an id is lowerCamel: letters and digits, such as pellMaximum");

const text = z.string().min(1);

export const knownWords = ["officialDocument", "officialCopy", "reported"] as const;

/** A value with its period, its source, how we know it and how certain it is. */
function valuesOf<Schema extends z.ZodType>(value: Schema) {
  return z
    .array(
      z.strictObject({
        period,
        value,
        /** The id of a source record. */
        source: id,
        known: z.enum(knownWords),
        confidence: z.enum(["H", "M", "L"]),
        note: text.optional(),
      }),
    )
    .min(1);
}

const state = z.enum(stateCodes);

const envelope = {
  id,
  title: text,
  note: text.optional(),
  /** A study, a count or an event: nothing succeeds it, so it never falls due and is not shown as past. */
  isOneTime: z.literal(true).optional(),
};

const owner = {
  unitId: z.number().int().optional(),
  platform: z.enum(applicationPlatforms).optional(),
};
const oneOwner = { path: ["unitId"], message: "it belongs to one college (unitId) or one platform" };

export const units = [
  "usd",
  "share",
  "percent",
  "years",
  "months",
  "days",
  "miles",
  "points",
  "count",
  "year",
] as const;

/** The colleges' own deadlines that a day repeats. collegeDeadlines.test.ts holds them to data/deadlines.csv. */
const repeatedDeadlines = z
  .array(z.strictObject({ unitId: z.number().int(), round: z.enum(deadlineRounds) }))
  .min(1);

const day = z.iso.date("a day is written YYYY-MM-DD, in quotes");

const scalar = z.union([anyNumber, z.string(), z.boolean(), z.null()]);

export const recordSchema = z.discriminatedUnion("kind", [
  /** A single figure, word or flag. */
  z
    .strictObject({
      ...envelope,
      kind: z.literal("value"),
      unit: z.enum(units).optional(),
      values: valuesOf(scalar),
    })
    .refine(
      ({ unit, values }) => unit !== undefined || values.every(({ value }) => typeof value !== "number"),
      {
        path: ["unit"],
        message: `a number has a unit: ${units.join(", ")}`,
      },
    ),
  /** Several figures published together: an object or a list. */
  z.strictObject({
    ...envelope,
    kind: z.literal("table"),
    unit: z.enum(units).optional(),
    /** By key of the table: the colleges and rounds whose day it is. */
    deadlines: z.record(z.string(), repeatedDeadlines).optional(),
    values: valuesOf(plain),
  }),
  z.strictObject({
    ...envelope,
    kind: z.literal("date"),
    /** For a date that one state sets. */
    state: state.optional(),
    /** The publisher to ask about a state's aid. */
    agency: id.optional(),
    /** For a date of a state program: the program, and what is due. */
    program: id.optional(),
    step: z.enum(programSteps).optional(),
    /** The earlier date of the same program: this one counts once that has passed. */
    after: id.optional(),
    /** The colleges and rounds whose day it is. */
    deadlines: repeatedDeadlines.optional(),
    values: valuesOf(factDateSchema),
  }),
  /**
   * A state aid program. Its rule, amount and deadline are published separately, so each has its own values.
   */
  z.strictObject({
    ...envelope,
    kind: z.literal("program"),
    state,
    /** The publisher that runs the program. */
    agency: id,
    /** How to get it, in one or two plain sentences. */
    how: text.optional(),
    /** The program, or one of several, that a student gets instead of this one if they qualify for both. */
    replacedBy: z.union([id, z.array(id).min(2)]).optional(),
    rule: valuesOf(programRuleSchema),
    amount: valuesOf(programAmountSchema),
    deadline: valuesOf(programDeadlinesSchema),
  }),
  z.strictObject({
    ...envelope,
    kind: z.literal("admissionRule"),
    state,
    values: valuesOf(admissionRuleSchema),
  }),
  /** A university's admit rates by major, school or field of study. */
  z.strictObject({
    ...envelope,
    kind: z.literal("majorRates"),
    unitId: z.number().int(),
    values: valuesOf(z.array(majorRateSchema).min(1)),
  }),
  /** What universities say about admission by major where no rate is known. */
  z.strictObject({
    ...envelope,
    kind: z.literal("majorPolicy"),
    unitIds: z.array(z.number().int()).min(1),
    values: valuesOf(majorPolicySchema),
  }),
  /** A college's financial aid policy. */
  z.strictObject({
    ...envelope,
    kind: z.literal("policy"),
    unitId: z.number().int(),
    values: valuesOf(aidPolicySchema),
  }),
  /** A college where nobody, or nobody of a group, pays tuition, or where everyone pays part of it. */
  z.strictObject({
    ...envelope,
    kind: z.literal("tuitionFree"),
    unitId: z.number().int(),
    values: valuesOf(tuitionFreeSchema),
  }),
  /** Which tuition a state's public colleges charge a student without lawful presence, and whether state aid is open to them. */
  z.strictObject({ ...envelope, kind: z.literal("statusRule"), state, values: valuesOf(statusRuleSchema) }),
  /** A state's page: its title, what a search result says, and what makes the state different from all others. */
  z.strictObject({
    ...envelope,
    /** Also the title in search results. */
    title: z.string().min(10).max(61),
    kind: z.literal("stateGuide"),
    state,
    excerpt: z
      .string()
      .min(50)
      .max(165)
      .regex(/^[^$%]*$/, "no amounts in the excerpt: nothing would keep them current"),
    /** One or two sentences that would be wrong of any other state. */
    lead: z.string().min(40).max(240),
    /** The state's main grants, the one most families can get first; empty where the state pays none. */
    programs: z.array(id).max(2),
    published: day,
    updated: day,
  }),
  /** One thing a family of a state should know beside its aid programs: for its page. */
  z
    .strictObject({
      ...envelope,
      kind: z.literal("stateNote"),
      state,
      topic: z.enum(stateTopics),
      values: valuesOf(stateNoteSchema),
    })
    .refine(({ values }) => values.every(({ confidence }) => confidence !== "L"), {
      path: ["values"],
      message: "a page says only what is certain or reported: H or M",
    })
    .refine(
      ({ values }) => values.every(({ period: of, value }) => value.isUndated !== true || /^\d{4}$/.test(of)),
      {
        path: ["values"],
        message: "of an undated page the period is the year in which it was read",
      },
    ),
  /** What a college says of need-based aid for international students. */
  z.strictObject({
    ...envelope,
    kind: z.literal("internationalAid"),
    unitId: z.number().int(),
    values: valuesOf(internationalAidSchema),
  }),
  /** A college's automatic merit awards. */
  z.strictObject({
    ...envelope,
    kind: z.literal("merit"),
    unitId: z.number().int(),
    values: valuesOf(meritSchema),
  }),
  /** An essay question of a college, or of an application that many colleges share. */
  z
    .strictObject({ ...envelope, ...owner, kind: z.literal("prompt"), values: valuesOf(promptSchema) })
    .refine(hasOneOwner, oneOwner),
  /** The essay questions of a college or an application taken together: whether it asks for any. */
  z
    .strictObject({
      ...envelope,
      ...owner,
      kind: z.literal("collegeEssays"),
      values: valuesOf(collegeEssaysSchema),
    })
    .refine(hasOneOwner, oneOwner),
  /** What happened to a college: it closed, merged, got another name. Without a number it left the directory before it had one here. */
  z.strictObject({
    ...envelope,
    kind: z.literal("collegeChange"),
    unitId: z.number().int().optional(),
    /** Names it has had or is known by, other than its name in the data set. */
    names: z.array(text).min(1).optional(),
    values: valuesOf(collegeChangeSchema),
  }),
  /** Campuses beside the main one of a college that has one number for all of them. */
  z.strictObject({
    ...envelope,
    kind: z.literal("collegePlaces"),
    unitId: z.number().int(),
    values: valuesOf(collegePlacesSchema),
  }),
  /** What a college or an application says about AI in essays. */
  z
    .strictObject({ ...envelope, ...owner, kind: z.literal("aiPolicy"), values: valuesOf(aiPolicySchema) })
    .refine(hasOneOwner, oneOwner),
]);
export type FactRecord = z.infer<typeof recordSchema>;

/** A document, page or study that values are taken from. */
export const sourceSchema = z.strictObject({
  id,
  kind: z.literal("source"),
  /** The key used in results and pages, if it is older than the id. */
  key: text.optional(),
  /** The document's own title; its publisher's name is printed after it. */
  title: text,
  /** A publisher's id; null if nobody published it. */
  publisher: id.nullable(),
  /** The title already names the publisher, so nothing is printed after it. */
  isTitleWhole: z.literal(true).optional(),
  year: z.string("a year is text: write it in quotes where it is a bare year").min(4),
  /** A URL, or a path on this site. */
  url: z.union([z.url(), z.string().regex(/^\/[a-z][a-z0-9/#-]*$/)]).nullable(),
  /** For sources of articles. */
  standing: z.enum(["official", "reported"]).optional(),
  note: text.optional(),
});
export type SourceFact = z.infer<typeof sourceSchema>;

export const publisherSchema = z.strictObject({
  id,
  kind: z.literal("publisher"),
  name: text,
  url: z.url().nullable(),
});
export type Publisher = z.infer<typeof publisherSchema>;

export const kinds = [
  "value",
  "table",
  "date",
  "program",
  "admissionRule",
  "majorRates",
  "majorPolicy",
  "policy",
  "tuitionFree",
  "statusRule",
  "stateGuide",
  "stateNote",
  "internationalAid",
  "merit",
  "prompt",
  "collegeEssays",
  "aiPolicy",
  "collegeChange",
  "collegePlaces",
  "source",
  "publisher",
] as const;
