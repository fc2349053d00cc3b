/** Validates authorship entries, receipts and signed heads from outside: storage, a file, the network. */
import { z } from "zod/mini";
import { essayIdSchema, essayTextSchema } from "#domain/essays/essaySchema.ts";
import { authorshipKinds, authorshipLimits } from "./entry.ts";

/** SHA-256 in base64url. */
const hashSchema = z.string().check(z.regex(/^[\w-]{43}$/));
const countSchema = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));
const numberSchema = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));
const instantSchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  z.refine((instant) => !Number.isNaN(Date.parse(instant))),
);

/** Strict: a field that no hash is over must not travel with an entry. */
export const authorshipEntrySchema = z.strictObject({
  essay: essayIdSchema,
  device: hashSchema,
  number: numberSchema,
  before: z.nullable(hashSchema),
  joins: z.array(hashSchema).check(z.maxLength(authorshipLimits.joins)),
  kind: z.enum(authorshipKinds),
  at: instantSchema,
  session: numberSchema,
  version: hashSchema,
  length: countSchema,
  typed: countSchema,
  pasted: countSchema,
  deleted: countSchema,
  other: countSchema,
  remarks: countSchema,
});

export const receiptSchema = z.strictObject({
  number: numberSchema,
  before: z.nullable(hashSchema),
  entry: hashSchema,
  receivedAt: instantSchema,
  sentAt: instantSchema,
});

export const recordedEntrySchema = z.strictObject({
  entry: authorshipEntrySchema,
  receipt: z.nullable(receiptSchema),
});

export const signedHeadSchema = z.strictObject({
  site: z.string().check(z.maxLength(200)),
  essay: essayIdSchema,
  number: numberSchema,
  hash: hashSchema,
  signedAt: instantSchema,
});

/** What a device signs and sends: new entries, in order. The plan is named so that they count nowhere else. */
export const entryBatchSchema = z.strictObject({
  plan: z.string(),
  essay: essayIdSchema,
  sentAt: instantSchema,
  entries: z.array(authorshipEntrySchema).check(z.minLength(1), z.maxLength(authorshipLimits.batch)),
});

/** A salt has 16 random bytes. */
export const saltSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** A compact JWS. */
export const compactSchema = z.string().check(z.maxLength(4_000), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/** What the file of a shared record says, once its signature is checked. */
export const sharedRecordSchema = z.strictObject({
  format: z.literal("tassel-authorship"),
  form: z.literal(1),
  /** The address of the site it was made on. */
  site: z.string().check(z.maxLength(200)),
  /** UTC, by the device's clock. */
  madeAt: instantSchema,
  essay: essayIdSchema,
  title: z.nullable(z.string().check(z.maxLength(200))),
  /** The text that the last entry is about, if the student included it. */
  text: z.nullable(z.strictObject({ text: essayTextSchema, salt: saltSchema })),
  entries: z
    .array(recordedEntrySchema)
    .check(z.minLength(1), z.maxLength(authorshipLimits.entries + authorshipLimits.batch)),
  /** A compact JWS of a `SignedHead`; null without countersignatures. */
  head: z.nullable(compactSchema),
});
export type SharedRecord = z.infer<typeof sharedRecordSchema>;
