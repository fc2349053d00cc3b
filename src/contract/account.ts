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
  summary: "Everything that is kept of the account, its plans with all their commands among it.",
  /** Each list holds the rows of one table, as objects. */
  replies: {
    200: z.object({
      format: z.literal(accountExportFormat),
      version: z.literal(1),
      exportedAt: z.string(),
      account: z.record(z.string(), z.unknown()),
      plans: z.array(z.record(z.string(), z.unknown())),
      reminders: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      forms: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
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
  summary: "Erases the account, its plans and everything else of it, at once and for good.",
  body: z.object({
    confirm: z.literal("erase", "Please confirm by sending the word erase."),
  }),
  replies: { 200: z.object({ receipt: receiptSchema }) },
} as const satisfies Endpoint;

export const accountEndpoints = [accountExportEndpoint, accountEraseEndpoint] as const;
