/** The schema of dates in /facts: a day, a window, or the reason there is none. */
import { z } from "zod";

const day = z.iso.date();

/** The FAFSA is the application: the state asks for no form of its own. */
const form = z.literal("fafsa").optional();

/** A day of every year, relative to the year of high school graduation. */
const yearlyDay = {
  month: z.number().int().min(1).max(12),
  day: z.number().int().min(1).max(31),
  yearsAfter: z.number().int().min(-4).max(6),
  /** The source says "before" the next day. */
  isSaidAsBefore: z.literal(true).optional(),
};

export const factDateSchema = z.union([
  z.strictObject({ kind: z.literal("day"), date: day, isProvisional: z.literal(true).optional() }),
  z.strictObject({
    kind: z.literal("day"),
    ...yearlyDay,
    /** Graduation years whose day was published; other classes expect the same day. */
    publishedFor: z.array(z.number().int()).optional(),
    form,
  }),
  z.strictObject({ kind: z.literal("window"), from: day, to: day }),
  z.strictObject({ kind: z.literal("rolling"), from: day.optional() }),
  /** Funds run out, so apply as soon as the form opens. */
  z.strictObject({ kind: z.literal("asSoonAsPossible"), form }),
  /** Derived from its pattern, not published. */
  z.strictObject({ kind: z.literal("byRule"), date: day }),
  z.strictObject({ kind: z.literal("askCollege"), form }),
  /** Each of the state's programs has its own date. */
  z.strictObject({ kind: z.literal("byProgram"), form }),
  /** Days after the start of the term. */
  z.strictObject({ kind: z.literal("intoTerm"), days: z.number().int().positive(), form }),
]);
export type FactDate = z.infer<typeof factDateSchema>;
