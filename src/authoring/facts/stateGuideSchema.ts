/** The schema of what a state's page says beside the aid programs: one thing a record, by topic. */
import { z } from "zod";

export const stateNoteSchema = z.strictObject({
  /** Whole sentences in our own words, with inline Markdown; they name the year where the period does not say it. */
  text: z.string().min(20).max(420),
  /** Whom to ask, as a publisher's id, where it is not the state's aid agency. */
  ask: z.string().optional(),
  /** The page says it elsewhere, in its lead or from another record such as an admission rule, so that only the counselor tells it. */
  isDrawn: z.literal(true).optional(),
  /** The page we read bears no date. */
  isUndated: z.literal(true).optional(),
  /** The last day a note is of use, where it names a date. */
  until: z.iso.date("a day is written YYYY-MM-DD, in quotes").optional(),
});
