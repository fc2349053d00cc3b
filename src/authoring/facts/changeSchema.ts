/** The schema of what happened to a college in /facts. */
import { z } from "zod";
import { changeEvents } from "#domain/college/changeEvents.ts";

const partialDate = z
  .string()
  .regex(
    /^\d{4}( (spring|summer|fall)|-\d\d(-\d\d)?)?$/,
    'a year alone, with a season ("2026 summer"), with a month ("2025-05") or with month and day: its last day counts',
  );

export const collegeChangeSchema = z
  .strictObject({
    event: z.enum(changeEvents),
    /** When it closes, merges or is renamed; omitted if that is not known. */
    date: partialDate.optional(),
    /** What another source says; the earlier of the two decides. */
    otherDate: partialDate.optional(),
    /** The last fall in which it took first-years; omitted where the dates decide. */
    lastFall: z.number().int().optional(),
    /** The college that it became part of, or that takes its students on. */
    successor: z.number().int().optional(),
    /** The same where it is not in the data set, or not there yet. */
    successorName: z.string().min(1).optional(),
    /** The college's name from now on. */
    newName: z.string().min(1).optional(),
    /** A merger after which first-years still apply to this campus. */
    keepsCampus: z.literal(true).optional(),
    /** The colleges that agreed to take its students. */
    teachOut: z.array(z.number().int()).optional(),
    /** What becomes of its students or programs, in a sentence that families read. */
    students: z.string().min(1).optional(),
  })
  .refine(({ date, otherDate }) => otherDate === undefined || date !== undefined, {
    path: ["otherDate"],
    message: "a second date needs a first one",
  })
  .refine(({ event, keepsCampus }) => keepsCampus !== true || event === "merged" || event === "merging", {
    path: ["keepsCampus"],
    message: "only a merger keeps a campus",
  });
