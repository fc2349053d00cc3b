/** Authorship records of essays: countersigning a device's entries, and the public keys to check that with. */
import { z } from "zod/mini";
import {
  authorshipEntrySchema,
  compactSchema,
  receiptSchema,
} from "#domain/essays/authorship/entrySchema.ts";
import { essayIdSchema } from "#domain/essays/essaySchema.ts";
import { idSchema } from "#domain/plan/idSchema.ts";
import { authorshipKeysSchema } from "./authorshipKeys.ts";
import type { Endpoint } from "./endpoint.ts";

const essayParams = z.object({ planId: idSchema, essayId: essayIdSchema });
const numberInAddress = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/, "The number of a receipt is a whole number.")),
  z.transform(Number),
);
const afterSchema = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

export const authorshipKeysEndpoint = {
  id: "authorshipKeys",
  method: "GET",
  path: "/api/authorship/keys",
  access: "everyone",
  summary:
    "The public keys that authorship records are countersigned with, as a JSON Web Key Set; retired ones stay in it.",
  replies: { 200: authorshipKeysSchema },
} as const satisfies Endpoint;

export const countersignedSchema = z.object({
  /** In order, from the receipt after `after` on. */
  entries: z.array(z.object({ entry: authorshipEntrySchema, receipt: receiptSchema })),
  /** A compact JWS over the last receipt; null if there is none. */
  head: z.nullable(compactSchema),
  /** The last receipt's number; 0 if there is none. */
  number: z.number(),
});
export type Countersigned = z.infer<typeof countersignedSchema>;

export const authorshipRecordEndpoint = {
  id: "authorshipRecord",
  method: "GET",
  path: "/api/plans/:planId/essays/:essayId/authorship",
  access: "signedIn",
  summary:
    "What was countersigned of an essay's record after the receipt with the number `after`, for the student alone.",
  params: essayParams,
  query: z.object({ after: z._default(numberInAddress, 0) }),
  replies: { 200: countersignedSchema },
} as const satisfies Endpoint;

export const countersignEndpoint = {
  id: "countersign",
  method: "POST",
  path: "/api/plans/:planId/essays/:essayId/authorship",
  access: "signedIn",
  limit: "signedIn",
  summary:
    "Countersigns the next entries of one device, up to 100, which come as a compact JWS signed by it. Sent twice they count once. 409 if entries before them are missing here.",
  params: essayParams,
  bodyLimitBytes: 200_000,
  body: z.object({
    batch: z
      .string()
      .check(z.maxLength(190_000), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, "Send the entries as a compact JWS.")),
    after: afterSchema,
  }),
  replies: { 200: countersignedSchema },
} as const satisfies Endpoint;

export const eraseAuthorshipEndpoint = {
  id: "eraseAuthorship",
  method: "DELETE",
  path: "/api/plans/:planId/essays/:essayId/authorship",
  access: "signedIn",
  limit: "signedIn",
  summary: "Erases what the account holds of an essay's record. Files shared before stay verifiable.",
  params: essayParams,
  replies: { 204: null },
} as const satisfies Endpoint;

export const authorshipEndpoints = [
  authorshipKeysEndpoint,
  authorshipRecordEndpoint,
  countersignEndpoint,
  eraseAuthorshipEndpoint,
] as const;
