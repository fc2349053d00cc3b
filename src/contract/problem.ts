/** The format of every error: an RFC 9457 problem document that names the field, without ids or amounts. */
import { z } from "zod/mini";

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

export type Problem = z.infer<typeof problemSchema>;

export const problemMediaType = "application/problem+json";
