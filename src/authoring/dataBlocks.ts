/** The schemas of an article's fenced blocks, such as ```program: YAML, checked key by key. */
import { z } from "zod";
import { articleToolNames, dateStandings, figureDrawings, statePartNames } from "#content/blocks.ts";

/** Text with inline markup. */
const text = z.string().min(1);
const day = z.iso.date();

const on = z
  .string()
  .regex(
    /^\d{4}-\d{2}(-\d{2}(\/\d{4}-\d{2}-\d{2})?)?$/,
    "a day (YYYY-MM-DD), a month (YYYY-MM) or a span (day/day)",
  );

export const dataBlockSchemas = {
  dates: z.strictObject({
    title: text,
    dates: z
      .array(
        z.union([
          /** A date of /facts, with its own day, certainty and source. */
          z.strictObject({ fact: text, what: text.optional() }),
          z.strictObject({ on, what: text, standing: z.enum(dateStandings) }),
        ]),
      )
      .min(2),
  }),
  /** A drawing of records: every value is the name of a figure, as between `{{` and `}}`. */
  figure: z.strictObject({
    draw: z.enum(figureDrawings),
    title: text,
    caption: text,
    /** What each of a row's values is. */
    parts: z.array(text).default([]),
    /** Net prices of the five income groups: what stands before ".netPriceBracket1Usd", one for each part. */
    byIncome: z.array(text).min(1).optional(),
    rows: z
      .array(
        z.strictObject({
          name: text,
          value: text.optional(),
          values: z.array(text).min(1).optional(),
          /** Of a rule: what follows. */
          means: text.optional(),
          /** Of stairs: the sum of the rows before, in dollars where it has no value. */
          isSum: z.boolean().default(false),
          isMarked: z.boolean().default(false),
        }),
      )
      .default([]),
  }),
  /** `until`: the last day a step is of use, as a day or as the name of a date in /facts. */
  now: z
    .array(
      z.strictObject({
        text,
        until: z.union([day, z.string().regex(/^fact:/, "a day (YYYY-MM-DD) or fact:<id>")]).optional(),
      }),
    )
    .min(1),
  requirements: z.strictObject({
    title: text,
    columns: z.array(text).min(1),
    rows: z
      .array(z.strictObject({ subject: text, cells: z.array(text), task: text.nullable().default(null) }))
      .min(3),
    cite: z.array(z.string()).min(1),
  }),
  places: z.array(z.strictObject({ name: text, url: z.string(), text })).min(1),
  part: z.strictObject({ name: z.enum(statePartNames) }),
  tool: z.strictObject({ name: z.enum(articleToolNames) }),
  plan: z.strictObject({ name: text }),
  case: z.strictObject({ name: text }),
} as const;

export type DataBlockKind = keyof typeof dataBlockSchemas;

export function isDataBlockKind(word: string): word is DataBlockKind {
  return word in dataBlockSchemas;
}
