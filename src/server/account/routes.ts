/** /api/account: everything of the account, to take along and to erase. */
import { accountExportFormat } from "#contract/account.ts";
import { succeed } from "#lib/result.ts";
import { sendProblem } from "#server/http/problems.ts";
import { sealingOf, sendPrivately, withAccount } from "#server/plans/access.ts";
import { findSubscription } from "#server/subscription/store.ts";
import { eraseAccount, exportAccount } from "./data.ts";

export const answerAccountExport = withAccount(async (input) => {
  const { account, parts, reply } = input;
  const everything = await exportAccount(parts.store.database, sealingOf(input), account);
  return sendPrivately(reply, {
    format: accountExportFormat,
    version: 1,
    exportedAt: parts.now().toISOString(),
    ...everything,
  });
});

/** A customer that appears while the last one is being forgotten is forgotten too. */
const tries = 3;

/**
 * The body has said "erase": its schema takes nothing else. What is paid for ends first: an account that is gone while
 * its card goes on being charged could not be used to stop it.
 */
export const answerAccountErase = withAccount(async ({ account, parts, reply }) => {
  const { payments, store, now } = parts;
  for (let tried = 0; tried < tries; tried += 1) {
    const customerId = (await findSubscription(store.database, account.id))?.customerId ?? null;
    // Without a payment provider nobody can be asked, and a person's wish to be forgotten still counts.
    const forgotten =
      payments === null || customerId === null ? succeed(null) : await payments.forgetCustomer(customerId);
    if (!forgotten.ok) break;
    const rows = await eraseAccount(store.database, account, customerId, now());
    if (rows !== null) return sendPrivately(reply, { receipt: { erasedAt: now().toISOString(), rows } });
  }
  return sendProblem(
    reply.header("retry-after", 60),
    503,
    "Your subscription could not be ended just now, so nothing was erased. Please try again in a few minutes.",
  );
});
