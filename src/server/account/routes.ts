/** /api/account: everything of the account, to export and to erase. */
import { type accountEndpoints, accountExportFormat } from "#contract/account.ts";
import { succeed } from "#lib/result.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { sealingFor } from "#server/plans/withPlan.ts";
import { findSubscription } from "#server/subscription/store.ts";
import { eraseAccount, exportAccount } from "./data.ts";
import { withAccount } from "./withAccount.ts";

/** Erasing is tried this often: a customer that appears while the last one is being forgotten is forgotten too. */
const tries = 3;

export const accountHandlers: HandlersFor<typeof accountEndpoints> = {
  accountExport: withAccount(async (input) => {
    const { account, parts } = input;
    const everything = await exportAccount(parts.store.database, sealingFor(input), account);
    const exportedAt = parts.now().toISOString();
    return { status: 200, body: { format: accountExportFormat, version: 1, exportedAt, ...everything } };
  }),

  /**
   * The body has said "erase": its schema takes nothing else. What is paid for ends first: an account that is gone
   * while its card goes on being charged could not be used to stop it.
   */
  accountErase: withAccount(async ({ account, parts }) => {
    const { payments, store, now } = parts;
    for (let tried = 0; tried < tries; tried += 1) {
      const customerId = (await findSubscription(store.database, account.id))?.customerId ?? null;
      // Without a payment provider nobody can be asked, and a person's wish to be forgotten still counts.
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
