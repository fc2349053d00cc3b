/** What this installation really uses, for the pages that have to say so: /privacy and /terms, and the browser's few settings. */
import { z } from "zod/mini";

export const installationSchema = z.object({
  operatorName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  database: z.enum(["sqlite", "postgresql"]),
  mail: z.enum(["outbox", "smtp"]),
  payments: z.enum(["none", "stripe"]),
  /** The tenant that keeps the accounts' sign-ins, as a host; null where this installation keeps them itself. */
  identityHost: z.nullable(z.string()),
  analytics: z.enum(["own", "tag"]),
  /** What driving times of a campus trip come from: the browser's own estimate, or a routing server. */
  routing: z.enum(["none", "osrm"]),
  /** Days after which the server deletes each kind of row by itself. */
  keptDays: z.object({
    contact: z.number(),
    waitlist: z.number(),
    pageViews: z.number(),
    outbox: z.number(),
  }),
});
export type Installation = z.infer<typeof installationSchema>;

/** Stands in every page as JSON, in the slot of browserSettingsSlot.ts, filled in by the server at start. */
export const browserSettingsSchema = z.object({
  /** The id of the analytics tag; null where page views are counted by this server alone. */
  analyticsTagId: z.nullable(z.string()),
  /** Whether this server passes trips on to a routing server. */
  hasRouting: z.boolean(),
  /** Where people sign in. */
  identity: z.object({
    /** A host, with its port where it has one: "localhost:3000", "tassel.us.auth0.com". */
    domain: z.string(),
    /** As tokens carry it, with a slash at the end. */
    issuer: z.string(),
    clientId: z.string(),
    /** Whom access tokens are for. */
    audience: z.string(),
    /** Whether accounts are kept by this installation itself. */
    isEmbedded: z.boolean(),
  }),
});
export type BrowserSettings = z.infer<typeof browserSettingsSchema>;
