/** GET /api/admin: what administrators are told of this site; it opens to nobody else. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

const count = z.int().check(z.nonnegative());

export const adminOverviewSchema = z.object({
  /** People who signed in and whose account stands. */
  accounts: count,
  /** Messages of the contact form that are kept now. */
  messages: count,
  /** Addresses on the waitlist. */
  waitlist: count,
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const adminOverviewEndpoint = {
  id: "adminOverview",
  method: "GET",
  path: "/api/admin",
  access: "administrator",
  summary: "How many accounts, messages and places on the waitlist there are.",
  replies: { 200: adminOverviewSchema },
} as const satisfies Endpoint;

export const adminEndpoints = [adminOverviewEndpoint] as const;
