/** Erases an account with its subscription: what its owner asks for at once, and an administrator in seven days. */
import { succeed } from "#lib/result.ts";
import type { ErasedRows } from "#server/plans/erasing.ts";
import type { PaymentsPart } from "#server/ports/payments.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { truncateLog } from "#server/store/truncateLog.ts";
import { findSubscription } from "#server/subscription/store.ts";
import { eraseAccount } from "./data.ts";
import type { Account } from "./store.ts";

/**
 * How often erasing is attempted: a customer created while the last one is being forgotten must be forgotten
 * too.
 */
const tries = 3;

export type Erasing = {
  database: Database;
  payments: PaymentsPart | null;
  now: () => Date;
  /** Written last in the same transaction. */
  note?: (transaction: DatabaseTransaction) => Promise<void>;
};

/**
 * Subscriptions are canceled first: once the account is gone, its owner could no longer stop the charges to their
 * card. Null, and nothing is erased, while the payment provider does not answer.
 */
export async function eraseWholeAccount(erasing: Erasing, account: Account): Promise<ErasedRows | null> {
  const { database, payments, now, note } = erasing;
  for (let tried = 0; tried < tries; tried += 1) {
    const customerId = (await findSubscription(database, account.id))?.customerId ?? null;
    // Without a payment provider there is nobody to ask, and the request to be forgotten still counts.
    const forgotten =
      payments === null || customerId === null ? succeed(null) : await payments.forgetCustomer(customerId);
    if (!forgotten.ok) return null;
    const rows = await eraseAccount(database, account, customerId, now(), note);
    if (rows === null) continue;
    await truncateLog(database);
    return rows;
  }
  return null;
}
