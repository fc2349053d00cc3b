/** GET /api/admin: the totals an administrator sees; authorization happened before. */
import type { adminEndpoints } from "#contract/admin.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { countRows } from "#server/store/countRows.ts";

export const adminHandlers: HandlersFor<typeof adminEndpoints> = {
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
