/** GET /api/admin: this site's totals, for administrators only. */
import { z } from "zod/mini";
import { adminAuditEndpoints } from "./adminAudit.ts";
import { adminInboxEndpoints } from "./adminInbox.ts";
import { adminMailEndpoints } from "./adminMail.ts";
import { adminPeopleEndpoints } from "./adminPeople.ts";
import { adminPerformanceEndpoints } from "./adminPerformance.ts";
import { adminPostEndpoints } from "./adminPosts.ts";
import { adminSeoEndpoints } from "./adminSeo.ts";
import { adminStateEndpoints } from "./adminState.ts";
import type { Endpoint } from "./endpoint.ts";
import { siteReportEndpoint } from "./siteReport.ts";

const count = z.int().check(z.nonnegative());

export const adminOverviewSchema = z.object({
  /** People who signed in and still have their account. */
  accounts: count,
  /** Contact form messages currently stored. */
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

export const adminEndpoints = [
  adminOverviewEndpoint,
  ...adminStateEndpoints,
  ...adminInboxEndpoints,
  ...adminMailEndpoints,
  ...adminPeopleEndpoints,
  ...adminAuditEndpoints,
  ...adminSeoEndpoints,
  siteReportEndpoint,
  ...adminPostEndpoints,
  ...adminPerformanceEndpoints,
] as const;
