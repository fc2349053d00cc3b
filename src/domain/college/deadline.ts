/** One date by which a college wants an application, and how sure it is. */
import { z } from "zod/mini";
import { deadlineRounds } from "./rounds.ts";

export const isoDate = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const unitId = z.number().check(z.int(), z.minimum(100_000), z.maximum(999_999));

/**
 * "published" for its cycle; "lastCycle": published for the cycle before the newest one; "check": for this cycle by
 * one reading that names no year, or by sources that differ.
 */
export const deadlineConfidences = ["published", "lastCycle", "check"] as const;

/** "list": collected from the colleges' own pages without keeping each address. */
export const deadlineSources = ["list", "collegePage", "commonAppGrid"] as const;

export const deadlineSchema = z.object({
  unitId,
  round: z.enum(deadlineRounds),
  /** Null for rolling admission, which has no fixed date. */
  date: z.nullable(isoDate),
  isRolling: z.boolean(),
  isBinding: z.boolean(),
  /** When the date was read; it may have changed since. */
  asOf: isoDate,
  /** The admission cycle it was published for: "2026-27". This and what follows are missing in replies kept from before. */
  cycle: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  confidence: z.optional(z.enum(deadlineConfidences)),
  source: z.optional(z.enum(deadlineSources)),
  url: z.optional(z.nullable(z.string().check(z.regex(/^https:\/\/[^\s,"]+$/)))),
});
export type Deadline = z.infer<typeof deadlineSchema>;
