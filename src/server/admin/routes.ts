/** GET /api/admin: the totals an administrator sees, and the handlers of everything below it; authorization happened before. */
import type { adminEndpoints } from "#contract/admin.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { adminPerformanceHandlers } from "#server/performance/routes.ts";
import { adminPostHandlers } from "#server/posts/routes.ts";
import { sendReference } from "#server/referenceData/routes.ts";
import { adminSeoHandlers } from "#server/seo/routes.ts";
import { countRows } from "#server/store/countRows.ts";
import { adminAuditHandlers } from "./auditLog/routes.ts";
import { adminInboxHandlers } from "./inbox/routes.ts";
import { adminMailHandlers } from "./mail/routes.ts";
import { adminPeopleHandlers } from "./people/routes.ts";
import { adminStateHandlers } from "./state/routes.ts";

export const adminHandlers: HandlersFor<typeof adminEndpoints> = {
  ...adminAuditHandlers,
  ...adminInboxHandlers,
  ...adminSeoHandlers,

  siteReport: sendReference("site-report"),
  ...adminPostHandlers,
  ...adminMailHandlers,
  ...adminPeopleHandlers,
  ...adminStateHandlers,
  ...adminPerformanceHandlers,

  async adminOverview({ parts }) {
    const { database } = parts.store;
    return {
      status: 200,
      body: {
        accounts: await countRows(database, "accounts"),
        messages: await countRows(database, "contact_messages"),
        waitlist: await countRows(database, "waitlist_entries"),
      },
    };
  },
};
