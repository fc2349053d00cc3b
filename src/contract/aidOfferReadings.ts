/**
 * POST /api/aid-offer-readings: an award letter's text, read as the offers page reads it. Nothing is stored or logged; the
 * browser reads letters on the device and never calls this.
 */
import { z } from "zod/mini";
import { leftOutReasons } from "#domain/offers/leftOut.ts";
import { identityKinds } from "#domain/offers/letterIdentities.ts";
import { letterNotes } from "#domain/offers/letterReading.ts";
import { offerLineKinds, offerLineNotes } from "#domain/offers/offer.ts";
import type { Endpoint } from "./endpoint.ts";

const readingKinds = offerLineKinds.filter((kind) => kind !== "statedNetPrice");

const textSentence = "Send the letter as text.";

export const aidOfferReadingBodySchema = z.strictObject({
  /** The text of one letter, as pasted or taken out of a PDF. */
  text: z.string(textSentence),
});
export type AidOfferReadingBody = z.output<typeof aidOfferReadingBodySchema>;

/** Where an amount stands in the text as it was sent, in UTF-16 units: one place, or one for each term that was added up. */
const placeSchema = z.object({ start: z.int(), end: z.int() });

const aidOfferReadingSchema = z.object({
  /** As the data set has it, or as the letter writes it; null if no name was found. */
  collegeName: z.nullable(z.string()),
  /** Null unless the name is that of one college in the data set. */
  unitId: z.nullable(z.number()),
  /** Such as "2026-27"; null if the letter does not say. */
  academicYear: z.nullable(z.string()),
  /** The letter's own "left to pay" figure, never counted. */
  statedNetPriceUsd: z.nullable(z.number()),
  /** Whole dollars a year. "other": nothing says what the line is. */
  lines: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(readingKinds),
      amountUsd: z.number(),
      /** Null if the letter does not say. */
      isRenewable: z.nullable(z.boolean()),
      /** Nothing about the line is a guess, and no printed sum speaks against it. Confirm it with the letter otherwise. */
      isCertain: z.boolean(),
      /** Other figures of the same row, where one of several was taken; empty otherwise. */
      otherAmountsUsd: z.array(z.number()),
      places: z.array(placeSchema),
      /** How the amount or the kind was found, or what is in doubt; null if the letter says it plainly. */
      note: z.nullable(z.enum(offerLineNotes)),
    }),
  ),
  /** Amounts that are in no line, with their words in the letter and the reason; null where the figure is not certain. */
  leftOut: z.array(
    z.object({
      text: z.string(),
      amountUsd: z.nullable(z.number()),
      because: z.enum(leftOutReasons),
      places: z.array(placeSchema),
    }),
  ),
  /** Sums that the letter prints, and whether its lines as read give them. */
  identities: z.array(z.object({ kind: z.enum(identityKinds), holds: z.boolean() })),
  /** Every line is certain, every printed sum comes out, and no amount is left to ask about. */
  isCertain: z.boolean(),
  /** Why the whole is not certain, the weightiest reason first; null if it is. */
  note: z.nullable(z.enum(letterNotes)),
  /** Amounts after the first 200, which are in neither list: how many, and their sum as written. Null if there are none. */
  unread: z.nullable(z.object({ amounts: z.int(), sumUsd: z.int() })),
});
export type AidOfferReading = z.infer<typeof aidOfferReadingSchema>;

export const aidOfferReadingEndpoint = {
  id: "aidOfferReading",
  method: "POST",
  path: "/api/aid-offer-readings",
  access: "everyone",
  limit: "letters",
  summary:
    "An award letter's text, split into lines with kinds and yearly amounts, and what was left out. Nothing is stored.",
  body: aidOfferReadingBodySchema,
  // A letter of 250 kB, each line break of which is two bytes of JSON.
  bodyLimitBytes: 300_000,
  replies: { 200: aidOfferReadingSchema },
} as const satisfies Endpoint;

export const aidOfferReadingEndpoints = [aidOfferReadingEndpoint] as const;
