/** Validates essays from outside: storage, a file, the server. */
import { z } from "zod/mini";
import { essayLimits, essayStatuses, isTextTooLong } from "./essay.ts";

export const essayIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/));
export const promptIdSchema = z.nullable(z.string().check(z.regex(/^[A-Za-z0-9.]{1,80}$/)));
export const writerSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));
export const turnSchema = z.number().check(z.int(), z.minimum(1), z.maximum(9_999_999));
export const versionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}\.\d{1,7}$/));
const lengthSchema = z.number().check(z.int(), z.minimum(1), z.maximum(100_000));
export const ownPromptSchema = z.nullable(
  z.object({
    unitId: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(99_999_999))),
    text: z.string().check(z.maxLength(essayLimits.promptLength)),
    limit: z.nullable(
      z.object({
        unit: z.enum(["words", "characters"]),
        most: lengthSchema,
        least: z.nullable(lengthSchema),
      }),
    ),
  }),
);
export const essayFieldsSchema = z.object({
  title: z.string().check(z.maxLength(essayLimits.titleLength)),
  status: z.enum(essayStatuses),
  outline: z.string().check(z.maxLength(essayLimits.outlineLength)),
});
export const noteIdSchema = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));
export const essayNoteSchema = z.string().check(z.maxLength(essayLimits.noteLength));
export const essayTextSchema = z
  .string()
  .check(
    z.refine(
      (text) => !isTextTooLong(text),
      `One essay can hold ${essayLimits.textBytes / 1_000} kB of text, about 10,000 words.`,
    ),
  );
export const seenSchema = z
  .record(writerSchema, turnSchema)
  .check(z.refine((seen) => Object.keys(seen).length <= essayLimits.writers));
export const versionNameSchema = z.string().check(z.minLength(1), z.maxLength(essayLimits.versionNameLength));

export const essaySchema = z.looseObject({
  id: essayIdSchema,
  addedAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  promptId: promptIdSchema,
  ownPrompt: ownPromptSchema,
  ...essayFieldsSchema.shape,
  notes: z.record(noteIdSchema, essayNoteSchema),
  texts: z.array(
    z.object({
      stamp: z.string(),
      writer: writerSchema,
      turn: turnSchema,
      seen: seenSchema,
      text: essayTextSchema,
    }),
  ),
  seen: seenSchema,
  versionNames: z.record(versionIdSchema, versionNameSchema),
});
