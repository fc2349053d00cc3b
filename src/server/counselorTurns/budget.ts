/**
 * The language model's budget in tokens: the worst case is reserved before a call and corrected afterwards, so that calls
 * at the same time cannot spend the same tokens.
 */
import { randomUUID } from "node:crypto";
import { lockAccount } from "#server/account/store.ts";
import { toDay } from "#server/pageViews/store.ts";
import type { ErasedRows } from "#server/store/countRows.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type Budget = { dailyTokensAccount: number; dailyTokensNetwork: number; dailyTokens: number };

/** Calls of one account under way at the same time. */
const callsAtOnce = 2;
/** A call that has not settled by then was lost with its process. */
const lostAfterMs = 10 * 60_000;

export type Reservation = { id: string; day: string; tokens: number };
/**
 * "atOnce": two calls are under way; the others: the day's tokens of this account, of this visitor's network or of
 * everyone are used up. "gone": the account was erased.
 */
export type Refused = "atOnce" | "accountUsedUp" | "networkUsedUp" | "usedUp" | "gone";

class Exhausted extends Error {}

/** `accountId` null: a visitor, counted only among everyone. */
export async function reserveTokens(
  database: Database,
  { accountId, tokens }: { accountId: string | null; tokens: number },
  budget: Pick<Budget, "dailyTokensAccount" | "dailyTokens">,
  now: Date,
): Promise<Reservation | Refused> {
  const day = toDay(now);
  try {
    return await database.transaction().execute(async (transaction): Promise<Reservation | Refused> => {
      if (accountId !== null) {
        const refused = await checkAccount(transaction, { accountId, tokens }, budget, now);
        if (refused !== null) return refused;
      }
      if (!(await addToDay(transaction, day, tokens, budget.dailyTokens))) throw new Exhausted();
      const id = randomUUID();
      const row = { id, account_id: accountId, day, tokens, started_at: now.toISOString(), settled_at: null };
      await transaction.insertInto("model_calls").values(row).execute();
      return { id, day, tokens };
    });
  } catch (error) {
    if (error instanceof Exhausted) return "usedUp";
    throw error;
  }
}

/** The account's lock makes its calls wait for each other. */
async function checkAccount(
  transaction: DatabaseTransaction,
  { accountId, tokens }: { accountId: string; tokens: number },
  { dailyTokensAccount }: Pick<Budget, "dailyTokensAccount">,
  now: Date,
): Promise<Refused | null> {
  if (!(await lockAccount(transaction, accountId))) return "gone";
  const rows = await transaction
    .selectFrom("model_calls")
    .select(["tokens", "day", "started_at", "settled_at"])
    .where("account_id", "=", accountId)
    .execute();
  const lostBefore = new Date(now.getTime() - lostAfterMs).toISOString();
  const open = rows.filter((row) => row.settled_at === null && row.started_at >= lostBefore);
  if (open.length >= callsAtOnce) return "atOnce";
  const day = toDay(now);
  const used = rows.reduce((sum, row) => (row.day === day ? sum + row.tokens : sum), 0);
  return used + tokens > dailyTokensAccount ? "accountUsedUp" : null;
}

/** One statement, so that of two processes at the limit only one gets through. */
async function addToDay(
  transaction: DatabaseTransaction,
  day: string,
  tokens: number,
  most: number,
): Promise<boolean> {
  await transaction
    .insertInto("model_days")
    .values({ day, tokens: 0 })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const added = await transaction
    .updateTable("model_days")
    .set((row) => ({ tokens: row("tokens", "+", tokens) }))
    .where("day", "=", day)
    .where("tokens", "<=", most - tokens)
    .executeTakeFirst();
  return added.numUpdatedRows === 1n;
}

/** `taken`: the tokens of the call, at most those reserved. Settled once. */
export async function settleTokens(
  database: Database,
  { id, day, tokens: reserved }: Reservation,
  taken: number,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("model_calls")
      .set({ tokens: taken, settled_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
    // Also where the account, and its rows with it, was erased meanwhile: the day's sum is nobody's.
    await transaction
      .updateTable("model_days")
      .set((row) => ({ tokens: row("tokens", "+", taken - reserved) }))
      .where("day", "=", day)
      .execute();
  });
}

export type ExportedModelUse = Pick<Tables["model_calls"], "day" | "tokens" | "started_at">[];

export async function exportModelUse(database: Database, accountId: string): Promise<ExportedModelUse> {
  return database
    .selectFrom("model_calls")
    .select(["day", "tokens", "started_at"])
    .where("account_id", "=", accountId)
    .orderBy("started_at")
    .execute();
}

export async function eraseModelUse(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<ErasedRows> {
  const gone = await transaction
    .deleteFrom("model_calls")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return { model_calls: Number(gone.numDeletedRows) };
}

/** `before`: a UTC day. */
export async function deleteOldModelUse(database: Database, before: string): Promise<number> {
  const calls = await database.deleteFrom("model_calls").where("day", "<", before).executeTakeFirst();
  const days = await database.deleteFrom("model_days").where("day", "<", before).executeTakeFirst();
  return Number(calls.numDeletedRows) + Number(days.numDeletedRows);
}
