/** The blocks a written page is made of: data that components draw, checked where it comes in. */
import { z } from "zod/mini";

/**
 * A run of text. A string stands as it is; `figure` is a number that came from a parameter or the data set by name (`year` empty where the source alone tells it);
 * `cite` points at one of the page's sources, counted from 0.
 */
export type Inline =
  | string
  | { bold: Inline[] }
  | { italic: Inline[] }
  | { to: string; text: Inline[] }
  | { figure: string; year: string; source: number; isPast: boolean }
  | { cite: number };

const inlineSchema: z.ZodMiniType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ bold: z.array(inlineSchema) }),
    z.strictObject({ italic: z.array(inlineSchema) }),
    /** A path of this site, such as /help/fafsa-completion-guide#who, or a whole https address. */
    z.strictObject({ to: z.string(), text: z.array(inlineSchema) }),
    z.strictObject({ figure: z.string(), year: z.string(), source: z.number(), isPast: z.boolean() }),
    z.strictObject({ cite: z.number() }),
  ]),
);

/** A run of text with its marks. */
export const textSchema = z.array(inlineSchema);
const text = textSchema;
const day = z.iso.date();

export const noteTones = ["now", "check", "changed", "tip"] as const;

/** How sure a date is: published by who sets it, expected from the last years' day, or reported by others alone. */
export const dateStandings = ["published", "expected", "reported"] as const;

/** Parts of a guide that are drawn from the data set for its state. */
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

/** Tools that work inside an article. */
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

const programSchema = z.strictObject({
  name: z.string(),
  agency: z.string(),
  url: z.url(),
  /** What it pays, with the year the amount is of. */
  amount: text,
  amountYear: z.string(),
  who: z.array(text),
  /** Until when, in words, and of which year the date is. `byDate` only where a day is known. */
  by: text,
  byDate: z.nullable(day),
  byStanding: z.nullable(z.enum(dateStandings)),
  how: text,
});
export type AidProgram = z.infer<typeof programSchema>;

const dateSchema = z.strictObject({
  /** A day, a month (2027-02) or a span of days (2026-10-12/2026-10-18). */
  on: z.string(),
  what: text,
  standing: z.enum(dateStandings),
});
export type ArticleDate = z.infer<typeof dateSchema>;

const requirementSchema = z.strictObject({
  subject: z.string(),
  /** One for each column. */
  cells: z.array(text),
  /** What it asks of a student, as a task for the plan; null where there is nothing to do. */
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
  z.strictObject({ kind: z.literal("note"), tone: z.enum(noteTones), paragraphs: z.array(text) }),
  z.strictObject({ kind: z.literal("program"), program: programSchema }),
  z.strictObject({ kind: z.literal("dates"), title: z.string(), dates: z.array(dateSchema) }),
  z.strictObject({
    kind: z.literal("requirements"),
    title: z.string(),
    columns: z.array(z.string()),
    rows: z.array(requirementSchema),
    /** Where the whole table comes from. */
    sources: z.array(z.number()),
  }),
  z.strictObject({
    kind: z.literal("places"),
    places: z.array(z.strictObject({ name: z.string(), url: z.string(), text: z.string() })),
  }),
  z.strictObject({ kind: z.literal("part"), name: z.enum(statePartNames) }),
  z.strictObject({ kind: z.literal("tool"), name: z.enum(articleToolNames) }),
  /** A student's plan as it stood, by its name in content/stories/plans; what it shows comes as a part. */
  z.strictObject({ kind: z.literal("plan"), name: z.string() }),
  /** A composite family, by its name in content/blog/cases; what it shows comes as a part. */
  z.strictObject({ kind: z.literal("case"), name: z.string() }),
]);

export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;
