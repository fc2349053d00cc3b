/** The rows of the data set's files on earnings by program, as the server reads them. */
import { z } from "zod/mini";
import { cip4Schema, earningsSchema, fewestAwards } from "./programEarnings.ts";

export const programEarningsRowSchema = z.object({
  unitId: z.number().check(z.int(), z.minimum(100_000), z.maximum(999_999)),
  cip4: cip4Schema,
  /** Bachelor's degrees a year. */
  awards: z.number().check(z.int(), z.minimum(fewestAwards), z.maximum(100_000)),
  earningsUsd: earningsSchema,
});
export type ProgramEarningsRow = z.infer<typeof programEarningsRowSchema>;

export const programMiddleSchema = z.object({
  cip4: cip4Schema,
  title: z.string().check(z.minLength(1)),
  /** Null where fewer than ten colleges show the program. */
  middleUsd: z.nullable(earningsSchema),
  colleges: z.number().check(z.int(), z.minimum(1)),
});
export type ProgramMiddle = z.infer<typeof programMiddleSchema>;
