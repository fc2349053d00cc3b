/**
 * Accounts' subscriptions as the payment provider last reported them, and which webhooks have been processed.
 */
import { intervals } from "#domain/subscription/plans.ts";
import { type Subscription, subscriptionStatuses } from "#domain/subscription/subscription.ts";
import { lockAccount } from "#server/account/store.ts";
import type { ErasedRows } from "#server/store/countRows.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type SubscriptionRow = {
  accountId: string;
  customerId: string;
  /** Null: nothing was ever bought. */
  subscription: Subscription | null;
  /** When the provider last reported it. */
  readAt: string | null;
};

/** Null: this account never started a payment. */
export async function findSubscription(
  database: Database,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const row = await database
    .selectFrom("subscriptions")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : rowFrom(row);
}

export async function findSubscriptionOfCustomer(
  database: Database,
  customerId: string,
): Promise<SubscriptionRow | null> {
  const row = await database
    .selectFrom("subscriptions")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row === undefined ? null : rowFrom(row);
}

/**
 * The account's subscription and those of its family: the people it shares a plan with. A counselor is in
 * many families and neither gives nor receives benefits.
 */
export async function subscriptionsAround(database: Database, accountId: string): Promise<Subscription[]> {
  const rows = await database
    .selectFrom("subscriptions")
    .selectAll()
    .where((row) =>
      row.or([
        row("account_id", "=", accountId),
        row(
          "account_id",
          "in",
          row
            .selectFrom("plan_members as mine")
            .innerJoin("plan_members as theirs", "theirs.plan_id", "mine.plan_id")
            .where("mine.account_id", "=", accountId)
            .where("mine.role", "!=", "counselor")
            .where("theirs.role", "!=", "counselor")
            .select("theirs.account_id"),
        ),
      ]),
    )
    .execute();
  return rows.flatMap((row) => rowFrom(row).subscription ?? []);
}

/**
 * Stores the provider's customer for the account. Returns the customer on record; null if the account is
 * gone.
 */
export async function saveCustomer(
  database: Database,
  { accountId, customerId, replaces }: { accountId: string; customerId: string; replaces: string | null },
  now: Date,
): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, accountId))) return null;
    const there = await transaction
      .selectFrom("subscriptions")
      .select("customer_id")
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (there !== undefined && there.customer_id !== replaces) return there.customer_id;
    const empty = { status: null, interval: null, renews_at: null, ends_at: null, past_due_since: null };
    const row = { customer_id: customerId, ...empty, read_at: null, created_at: now.toISOString() };
    if (there !== undefined) {
      await transaction.updateTable("subscriptions").set(row).where("account_id", "=", accountId).execute();
    } else {
      const counts = { asked: 0, answered: 0 };
      await transaction
        .insertInto("subscriptions")
        .values({ account_id: accountId, ...row, ...counts })
        .execute();
    }
    return customerId;
  });
}

/** Taken before asking the provider: of two responses, the one requested later wins. */
export async function takeTurn(database: Database, accountId: string): Promise<number | null> {
  const row = await database
    .updateTable("subscriptions")
    .set((of) => ({ asked: of("asked", "+", 1) }))
    .where("account_id", "=", accountId)
    .returning("asked")
    .executeTakeFirst();
  return row?.asked ?? null;
}

/**
 * Stored together with the webhook that triggered it, if any: both or neither. Neither if the account was
 * erased meanwhile.
 */
export async function saveSubscription(
  database: Database,
  { accountId, customerId }: Pick<SubscriptionRow, "accountId" | "customerId">,
  answer: { turn: number; state: Subscription | null; eventId: string | null },
  now: Date,
): Promise<void> {
  const { turn, state, eventId } = answer;
  await database.transaction().execute(async (transaction) => {
    // A no-op write takes the row lock, which erasing waits for.
    const row = await transaction
      .updateTable("subscriptions")
      .set((of) => ({ asked: of.ref("asked") }))
      .where("account_id", "=", accountId)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return;
    if (row.customer_id === customerId && row.answered < turn) {
      const before = rowFrom(row).subscription;
      // A payment that keeps failing into the next month has been due since the first failure.
      const since = before?.status === "pastDue" ? before.pastDueSince : null;
      await transaction
        .updateTable("subscriptions")
        .set({
          answered: turn,
          status: state?.status ?? null,
          interval: state?.interval ?? null,
          renews_at: state?.renewsAt ?? null,
          ends_at: state?.endsAt ?? null,
          past_due_since: state?.status === "pastDue" ? (since ?? state.pastDueSince) : null,
          read_at: now.toISOString(),
        })
        .where("account_id", "=", accountId)
        .execute();
    }
    if (eventId === null) return;
    await transaction
      .insertInto("payment_events")
      .values({ id: eventId, account_id: accountId, received_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  });
}

export async function isEventKnown(database: Database, eventId: string): Promise<boolean> {
  const row = await database
    .selectFrom("payment_events")
    .select("id")
    .where("id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePaymentEvents(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("payment_events")
    .where("received_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export type ExportedSubscription = {
  subscription: Tables["subscriptions"] | null;
  paymentEvents: Tables["payment_events"][];
};

export async function exportSubscription(
  database: Database,
  accountId: string,
): Promise<ExportedSubscription> {
  const row = await database
    .selectFrom("subscriptions")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const paymentEvents = await database
    .selectFrom("payment_events")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("received_at")
    .execute();
  return { subscription: row ?? null, paymentEvents };
}

/** Returns null and erases nothing if the customer differs from the one the provider has forgotten. */
export async function eraseSubscription(
  transaction: DatabaseTransaction,
  accountId: string,
  forgottenCustomerId: string | null,
): Promise<ErasedRows | null> {
  await lockAccount(transaction, accountId);
  const row = await transaction
    .selectFrom("subscriptions")
    .select("customer_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (row !== undefined && row.customer_id !== forgottenCustomerId) return null;
  const rows: ErasedRows = {};
  for (const table of ["subscriptions", "payment_events"] as const) {
    const gone = await transaction.deleteFrom(table).where("account_id", "=", accountId).executeTakeFirst();
    rows[table] = Number(gone.numDeletedRows);
  }
  return rows;
}

function rowFrom(row: Tables["subscriptions"]): SubscriptionRow {
  const status = subscriptionStatuses.find((one) => one === row.status) ?? null;
  const subscription: Subscription | null =
    status === null
      ? null
      : {
          status,
          interval: intervals.find((one) => one === row.interval) ?? null,
          renewsAt: row.renews_at,
          endsAt: row.ends_at,
          pastDueSince: row.past_due_since,
        };
  return { accountId: row.account_id, customerId: row.customer_id, subscription, readAt: row.read_at };
}
