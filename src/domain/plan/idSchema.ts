/** Ids and instants as plans have them, apart from the plan's own schema, which is large. */
import { z } from "zod/mini";

export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** UTC with milliseconds, so that instants sort as text: 2026-11-21T08:30:00.000Z. */
export const instantSchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
