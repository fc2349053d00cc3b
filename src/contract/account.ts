/** /api/account: exporting and erasing everything that belongs to an account. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { receiptSchema } from "./plans.ts";

export const accountExportFormat = "tassel-account";

export const accountExportEndpoint = {
  id: "accountExport",
  method: "GET",
  path: "/api/account/export",
  access: "signedIn",
  summary: "Everything stored for the account, including its plans with all their commands.",
  /** Each list holds the rows of one table, as objects. */
  replies: {
    200: z.object({
      format: z.literal(accountExportFormat),
      version: z.literal(1),
      exportedAt: z.string(),
      account: z.record(z.string(), z.unknown()),
      /** Names and dates; no keys. */
      passkeys: z.array(z.record(z.string(), z.unknown())),
      plans: z.array(z.record(z.string(), z.unknown())),
      /** What the account wrote in plans that others own and it sees no more. */
      elsewhere: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** Where the account was signed in to; empty with a hosted tenant. */
      devices: z.array(z.record(z.string(), z.unknown())),
      reminders: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      forms: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** What administrators did about the account, by the audit log, and an erasure they planned. */
      administration: z.array(z.record(z.string(), z.unknown())),
      plannedErasures: z.array(z.record(z.string(), z.unknown())),
      /** The subscription as the payment provider last reported it; null if there never was one. */
      subscription: z.nullable(z.record(z.string(), z.unknown())),
      paymentEvents: z.array(z.record(z.string(), z.unknown())),
    }),
  },
} as const satisfies Endpoint;

export const accountEraseEndpoint = {
  id: "accountErase",
  method: "POST",
  path: "/api/account/erase",
  access: "signedIn",
  limit: "signedIn",
  summary: "Erases the account, its plans and everything else stored for it, at once and permanently.",
  body: z.object({
    confirm: z.literal("erase", "Please confirm by sending the word erase."),
  }),
  replies: { 200: z.object({ receipt: receiptSchema }) },
} as const satisfies Endpoint;

/** A device where someone has signed in to the account, and which is not asked for a mailed code. */
const knownDeviceSchema = z.object({
  /** Browser and system, such as "Chrome on Windows"; empty if not known. */
  label: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type KnownDevice = z.infer<typeof knownDeviceSchema>;

export const accountDevicesEndpoint = {
  id: "accountDevices",
  method: "GET",
  path: "/api/account/devices",
  access: "signedIn",
  summary:
    "The devices where someone signed in to the account in the last 180 days, the most recently used first.",
  replies: { 200: z.object({ devices: z.array(knownDeviceSchema) }) },
} as const satisfies Endpoint;

export const signOutEverywhereEndpoint = {
  id: "signOutEverywhere",
  method: "POST",
  path: "/api/account/sign-out-everywhere",
  access: "signedIn",
  limit: "signedIn",
  summary: "Ends every session of the account, including this one, and forgets its devices.",
  replies: { 204: null },
} as const satisfies Endpoint;

/** An erasure waits this long after the mail to the owner was sent. */
export const erasureDays = 7;

/** What an administrator sees of an erasure, and what its owner sees, who may call it off. */
export const erasureSchema = z.object({
  askedAt: z.string(),
  /** Null until the mail to the owner was sent: the days start with it. */
  dueAt: z.nullable(z.string()),
  /** It is being carried out, and nobody can call it off any more. */
  hasStarted: z.boolean(),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const accountErasureSchema = z.object({ erasure: z.nullable(erasureSchema) });

export const accountErasureEndpoint = {
  id: "accountErasure",
  method: "GET",
  path: "/api/account/erasure",
  access: "signedIn",
  isRare: true,
  summary: "The erasure of this account that an administrator scheduled; null if there is none.",
  replies: { 200: accountErasureSchema },
} as const satisfies Endpoint;

export const keepAccountEndpoint = {
  id: "keepAccount",
  method: "DELETE",
  path: "/api/account/erasure",
  access: "signedIn",
  isRare: true,
  limit: "signedIn",
  summary: "Cancels an erasure that an administrator scheduled.",
  replies: { 204: null },
} as const satisfies Endpoint;

export const accountEndpoints = [
  accountExportEndpoint,
  accountEraseEndpoint,
  accountDevicesEndpoint,
  signOutEverywhereEndpoint,
  accountErasureEndpoint,
  keepAccountEndpoint,
] as const;
