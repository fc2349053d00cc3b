/** The blocks a written page is made of, validated when they are read. */
import { z } from "zod/mini";

/**
 * A run of text. A plain string is shown as is; `figure` is filled in from a record, a rule or the data set: `year` is
 * empty where the text around it says it, `source` null where a later figure of the passage has the same one, and `fact`
 * the record with its period. `unit` is what is counted or how often it is paid, which the year follows. `cite` is an index into the page's sources.
 */
export type Inline =
  | string
  | { bold: Inline[] }
  | { italic: Inline[] }
  | { to: string; text: Inline[] }
  | {
      figure: string;
      unit?: string | undefined;
      year: string;
      source: number | null;
      isPast: boolean;
      fact?: string | undefined;
    }
  | { cite: number };

const inlineSchema: z.ZodMiniType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ bold: z.array(inlineSchema) }),
    z.strictObject({ italic: z.array(inlineSchema) }),
    /** A path on this site, such as /help/fafsa-completion-guide#who, or a full https URL. */
    z.strictObject({ to: z.string(), text: z.array(inlineSchema) }),
    z.strictObject({
      figure: z.string(),
      unit: z.optional(z.string()),
      year: z.string(),
      source: z.nullable(z.number()),
      isPast: z.boolean(),
      fact: z.optional(z.string()),
    }),
    z.strictObject({ cite: z.number() }),
  ]),
);

/** A run of text with inline formatting. */
export const textSchema = z.array(inlineSchema);
const text = textSchema;
const day = z.iso.date();

export const noteTones = ["check", "history", "example", "tip"] as const;

/** How certain a date is: published by the organization that sets it, expected from past years, or only reported by others. */
export const dateStandings = ["published", "expected", "reported"] as const;

/** Parts of a state guide that are drawn from the data set. */
export const statePartNames = [
  "collegeTable",
  "collegeCharts",
  "aidFinder",
  "guaranteeFinder",
  "campusFacts",
  "fieldsOfStudy",
  "occupations",
] as const;
export type StatePartName = (typeof statePartNames)[number];

/** Tools that can be embedded in an article. */
export const articleToolNames = [
  "listBuilder",
  "collegePrice",
  "collegeFacts",
  "nextSteps",
  "yearPlan",
  "roundCheck",
  "offerCompare",
  "finalChoice",
  "visitDay",
  "aidKinds",
  "fafsaReady",
  "scholarshipPlan",
  "studySchedule",
  "scoreConverter",
  "testOptional",
  "examCredit",
] as const;
export type ArticleToolName = (typeof articleToolNames)[number];

/**
 * How amounts of records are drawn: lengths from zero, ranges on one scale, parts of a whole, amounts that add up to a sum,
 * or conditions with what follows from each.
 */
export const figureDrawings = ["bars", "ranges", "shares", "stairs", "rule"] as const;

const dateSchema = z.strictObject({
  /** A day, a month (2027-02), or a range of days (2026-10-12/2026-10-18). */
  on: z.string(),
  what: text,
  standing: z.enum(dateStandings),
});
export type ArticleDate = z.infer<typeof dateSchema>;

const requirementSchema = z.strictObject({
  subject: z.string(),
  /** One per column. */
  cells: z.array(text),
  /** The task this row adds to the student's plan; null if there is nothing to do. */
  task: z.nullable(z.string()),
});

export const blockSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal("paragraph"), text }),
  z.strictObject({ kind: z.literal("list"), isOrdered: z.boolean(), items: z.array(text) }),
  z.strictObject({
    kind: z.literal("table"),
    caption: text,
    head: z.array(text),
    rows: z.array(z.array(text)),
  }),
  /** Amounts of records, drawn. `spans` are places on the row's line from 0 to 100, one for each of `parts`. */
  z.strictObject({
    kind: z.literal("figure"),
    draw: z.enum(figureDrawings),
    title: z.string(),
    /** What is measured, with its year and sources. */
    caption: text,
    /** What the marks are, where a row has several. */
    parts: z.array(z.string()),
    rows: z.array(
      z.strictObject({
        name: text,
        /** One for each part; of a rule, what follows. */
        values: z.array(text),
        spans: z.array(z.tuple([z.number(), z.number()])),
        isMarked: z.boolean(),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal("note"), tone: z.enum(noteTones), paragraphs: z.array(text) }),
  /** What to do now. A step is hidden once the reader's day is past `until`. */
  z.strictObject({
    kind: z.literal("now"),
    steps: z.array(z.strictObject({ text, until: z.nullable(day) })),
  }),
  z.strictObject({ kind: z.literal("dates"), title: z.string(), dates: z.array(dateSchema) }),
  z.strictObject({
    kind: z.literal("requirements"),
    title: z.string(),
    columns: z.array(z.string()),
    rows: z.array(requirementSchema),
    /** Source for the whole table. */
    sources: z.array(z.number()),
  }),
  z.strictObject({
    kind: z.literal("places"),
    places: z.array(z.strictObject({ name: z.string(), url: z.string(), text: z.string() })),
  }),
  z.strictObject({ kind: z.literal("part"), name: z.enum(statePartNames) }),
  z.strictObject({ kind: z.literal("tool"), name: z.enum(articleToolNames) }),
  /** The story student's plan at that point, by its name in content/stories/plans. Its data comes as a part. */
  z.strictObject({ kind: z.literal("plan"), name: z.string() }),
  /** A composite family, by its name in content/blog/cases. Its data comes as a part. */
  z.strictObject({ kind: z.literal("case"), name: z.string() }),
]);

export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;
