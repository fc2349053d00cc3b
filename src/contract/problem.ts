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

/**
 * The `type` of a refusal because nothing can be saved right now. The server is up and answers, so the
 * browser does not count it as a lost connection.
 */
export const savingOffType = "saving-off";

/**
 * The `type` of a refusal because the database does not answer right now. Whether a change was carried out is unknown; a
 * command is sent again under its id. The browser counts it as a failure of the connection like any other 503.
 */
export const storeAwayType = "store-away";

/**
 * The `type` of a refusal because the database is reached but has no room just now. Nothing was carried out; the same
 * request may be sent again.
 */
export const storeBusyType = "store-busy";

export const problemMediaType = "application/problem+json";
