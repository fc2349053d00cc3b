/** The services this installation uses, for /privacy, /terms and the browser's settings. */
import { z } from "zod/mini";

export const installationSchema = z.object({
  operatorName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  database: z.enum(["sqlite", "postgresql"]),
  mail: z.enum(["outbox", "smtp"]),
  payments: z.enum(["none", "stripe"]),
  /** The host of the hosted identity tenant; null if this installation manages its own accounts. */
  identityHost: z.nullable(z.string()),
  analytics: z.enum(["own", "tag"]),
  /** Whether visitors' browsers tell this server how fast pages were. */
  isMeasuringVisits: z.boolean(),
  /** The source of driving times for a campus trip: the browser's estimate, or a routing server. */
  routing: z.enum(["none", "osrm"]),
  /** Whose language model the counselor and the essay coach may ask, as families are told; null if rules do all of it. */
  modelProvider: z.nullable(z.string()),
  /** Days after which the server deletes each kind of row automatically. */
  keptDays: z.object({
    contact: z.number(),
    waitlist: z.number(),
    pageViews: z.number(),
    outbox: z.number(),
  }),
});
export type Installation = z.infer<typeof installationSchema>;

/**
 * Embedded in every page as JSON, in the slot of browserSettingsSlot.ts, filled in by the server at startup.
 */
export const browserSettingsSchema = z.object({
  /** The id of the analytics tag; null if only this server counts page views. */
  analyticsTagId: z.nullable(z.string()),
  /** Whether this server forwards trips to a routing server. */
  hasRouting: z.boolean(),
  /** The language model of this installation; absent if there is none. */
  model: z.optional(
    z.object({
      /** Who families are told gets their question or draft. */
      providerName: z.string(),
      /** Asked for where it is above the age for accounts, and of visitors. */
      minimumAge: z.number(),
      /** Whether people without an account may use it. */
      allowsVisitors: z.boolean(),
    }),
  ),
  /** Present if visitors' browsers are not asked how fast pages were. */
  skipsVitals: z.optional(z.literal(true)),
  /** Present if no mail is sent: it stays on the server, where whoever runs this installation reads it. */
  keepsMail: z.optional(z.literal(true)),
  /** Beside `keepsMail`: who can help, a name or an address; absent if this installation gives none. */
  helper: z.optional(z.string()),
  /** Present if assistants may not ask at /mcp. */
  isClosedToAssistants: z.optional(z.literal(true)),
  /** Where people sign in. */
  identity: z.object({
    /** A host, with its port if it has one: "localhost:3000", "tassel.us.auth0.com". */
    domain: z.string(),
    /** With a trailing slash, as in tokens. */
    issuer: z.string(),
    clientId: z.string(),
    /** The audience of access tokens. */
    audience: z.string(),
    /** Whether this installation manages its own accounts. */
    isEmbedded: z.boolean(),
  }),
});
export type BrowserSettings = z.infer<typeof browserSettingsSchema>;
