/** /api/account: exports and erases everything that belongs to the account. */
import { type accountEndpoints, accountExportFormat } from "#contract/account.ts";
import { succeed } from "#lib/result.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { listKnownDevices } from "#server/identity/knownDevices.ts";
import { endSessions } from "#server/identity/store.ts";
import { sealingFor } from "#server/plans/withPlan.ts";
import { findSubscription } from "#server/subscription/store.ts";
import { eraseAccount, exportAccount } from "./data.ts";
import { withAccount } from "./withAccount.ts";

/**
 * How often erasing is attempted: a customer created while the last one is being forgotten must be forgotten
 * too.
 */
const tries = 3;

const keptElsewhere = "People sign in with this installation's identity host, which knows their sessions.";

export const accountHandlers: HandlersFor<typeof accountEndpoints> = {
  accountExport: withAccount(async (input) => {
    const { account, parts } = input;
    const everything = await exportAccount(parts.store.database, sealingFor(input), account);
    const exportedAt = parts.now().toISOString();
    return { status: 200, body: { format: accountExportFormat, version: 1, exportedAt, ...everything } };
  }),

  accountDevices: withAccount(async ({ account, parts }) => {
    if (parts.identity.kind === "hosted") return refuse(404, keptElsewhere);
    const devices = await listKnownDevices(parts.store.database, account.subject, parts.now());
    const listed = devices.map(({ label, firstAt, lastAt }) => ({ label, firstAt, lastAt }));
    return { status: 200, body: { devices: listed } };
  }),

  signOutEverywhere: withAccount(async ({ account, parts }) => {
    if (parts.identity.kind === "hosted") return refuse(404, keptElsewhere);
    await endSessions(parts.store.database, account.subject);
    return { status: 204, body: null };
  }),

  /**
   * The schema accepts only the body "erase". Subscriptions are canceled first: once the account is gone, its
   * owner could no longer stop the charges to their card.
   */
  accountErase: withAccount(async ({ account, parts }) => {
    const { payments, store, now } = parts;
    for (let tried = 0; tried < tries; tried += 1) {
      const customerId = (await findSubscription(store.database, account.id))?.customerId ?? null;
      // Without a payment provider there is nobody to ask, and the request to be forgotten still counts.
      const forgotten =
        payments === null || customerId === null ? succeed(null) : await payments.forgetCustomer(customerId);
      if (!forgotten.ok) break;
      const rows = await eraseAccount(store.database, account, customerId, now());
      if (rows !== null) return { status: 200, body: { receipt: { erasedAt: now().toISOString(), rows } } };
    }
    return refuse(
      503,
      "Your subscription could not be ended just now, so nothing was erased. Please try again in a few minutes.",
      { headers: { "retry-after": 60 } },
    );
  }),
};
