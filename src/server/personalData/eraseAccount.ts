/** Erases an account with its subscription: what its owner asks for at once, and an administrator in seven days. */
import { randomUUID } from "node:crypto";
import { succeed } from "#lib/result.ts";
import { keepErasedSubject } from "#server/account/erasedSubjects.ts";
import { type Account, lockAccount, ownSubjectStart } from "#server/account/store.ts";
import { publish } from "#server/events.ts";
import { forgetSubject } from "#server/identity/store.ts";
import type { PaymentsPart } from "#server/ports/payments.ts";
import { addCounts, type ErasedRows } from "#server/store/countRows.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { truncateLog } from "#server/store/truncateLog.ts";
import { eraseSubscription, findSubscription } from "#server/subscription/store.ts";
import { deleteErasure } from "./erasures.ts";

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

/**
 * All or nothing: sessions, tokens, plans, mail, forms and purchases. Returns how many rows of each table
 * were deleted. Returns null and erases nothing if the account has since become a different customer from the
 * one the payment provider has forgotten. `note` runs last in the same transaction.
 */
export async function eraseAccount(
  database: Database,
  account: Account,
  forgottenCustomerId: string | null,
  now: Date,
  note?: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<ErasedRows | null> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const paid = await eraseSubscription(transaction, account.id, forgottenCustomerId);
    if (paid === null) return null;
    const gone = await publish("accountGoes", transaction, { account, now });
    await forgetAdministrator(transaction, account.id);
    await deleteErasure(transaction, account.id);
    const rest = await forgetSubject(transaction, account.subject);
    if (!account.subject.startsWith(ownSubjectStart)) {
      await keepErasedSubject(transaction, account.subject, now);
    }
    await note?.(transaction);
    return addCounts([paid, ...gone, rest]);
  });
}

/** What an administrator did for the installation stays, under a name of its own. The audit log alone goes on naming the id. */
async function forgetAdministrator(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const pseudonym = `gone:${randomUUID()}`;
  for (const [table, column] of [
    ["posts", "changed_by"],
    ["post_versions", "saved_by"],
    ["contact_answers", "account_id"],
    ["account_erasures", "asked_by"],
  ] as const) {
    await transaction
      .updateTable(table)
      .set({ [column]: pseudonym })
      .where(column as "changed_by", "=", accountId)
      .execute();
  }
  // Somebody else can take care of them now.
  await transaction
    .updateTable("contact_messages")
    .set({ assigned_to: null })
    .where("assigned_to", "=", accountId)
    .execute();
}
