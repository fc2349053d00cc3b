/** GET /api/admin: the sums that an administrator sees; who asks was checked before. */
import type { AdminOverview } from "#contract/admin.ts";
import type { HandlerInput } from "#server/parts.ts";
import { sendPrivately } from "#server/plans/access.ts";
import { countRows } from "#server/store/countRows.ts";

export async function answerAdminOverview({ parts, reply }: HandlerInput) {
  const { database } = parts.store;
  const overview: AdminOverview = {
    accounts: await countRows(database, "accounts"),
    messages: await countRows(database, "contact_messages"),
    waitlist: await countRows(database, "waitlist_entries"),
  };
  return sendPrivately(reply, overview);
}
