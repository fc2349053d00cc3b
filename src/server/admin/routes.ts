/** GET /api/admin: the totals an administrator sees, and what administrators do with mail, messages and people; authorization happened before. */
import type { Handlers } from "#server/http/handler.ts";
import { sendReference } from "#server/referenceData/routes.ts";
import { countRows } from "#server/store/countRows.ts";
import { adminAuditHandlers } from "./auditLog/routes.ts";
import { adminInboxHandlers } from "./inbox/routes.ts";
import { adminMailHandlers } from "./mail/routes.ts";
import { adminPeopleHandlers } from "./people/routes.ts";
import { adminStateHandlers } from "./state/routes.ts";

export const adminHandlers = {
  ...adminAuditHandlers,
  ...adminInboxHandlers,
  ...adminMailHandlers,
  ...adminPeopleHandlers,
  ...adminStateHandlers,

  siteReport: sendReference("site-report"),

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
} satisfies Partial<Handlers>;
