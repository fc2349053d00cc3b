/** The shape of what happened to one college, as its page and the API say it. */
import { z } from "zod/mini";
import { changeEvents } from "./changeEvents.ts";

const collegeLinkSchema = z.object({ unitId: z.number(), name: z.string(), slug: z.string() });

/** Dates are "2025", "2026 summer", "2025-05" or "2025-05-31": the last day of that period. */
export const changeReportSchema = z.object({
  event: z.enum(changeEvents),
  date: z.nullable(z.string()),
  /** The date by another source that disagrees with `date`; null if none does. */
  otherDate: z.nullable(z.string()),
  /** Whether it is closed, merged or renamed already. */
  hasHappened: z.boolean(),
  /** The last fall in which it took first-years; null where the dates decide. */
  lastFall: z.nullable(z.number()),
  /** Whether a student can begin there next fall and finish. If not, it is ranked nowhere. */
  takesFirstYears: z.boolean(),
  /** What happened, in a sentence or two. */
  summary: z.string(),
  /** What becomes of its students; null where nothing is known. */
  students: z.nullable(z.string()),
  /** The college to go on with, if the data set has it. */
  successor: z.nullable(collegeLinkSchema),
  /** The same by name, if it does not. */
  successorName: z.nullable(z.string()),
  /** The colleges that agreed to take its students. */
  teachOut: z.array(collegeLinkSchema),
  source: z.object({ id: z.string(), title: z.string(), year: z.string(), url: z.nullable(z.string()) }),
});
export type ChangeReport = z.infer<typeof changeReportSchema>;

/** A college that became part of this one. */
export const predecessorSchema = z.object({ name: z.string(), date: z.nullable(z.string()) });
export type Predecessor = z.infer<typeof predecessorSchema>;
export type CollegeLink = z.infer<typeof collegeLinkSchema>;
