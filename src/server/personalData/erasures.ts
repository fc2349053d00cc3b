/**
 * Erasures that an administrator planned: they wait for the mail to the owner, then seven days, and are called off
 * by the owner or an administrator until they begin.
 */
import { randomUUID } from "node:crypto";
import { erasureDays } from "#contract/account.ts";
import { type MailState, mailStates } from "#contract/adminMail.ts";
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

const dayMs = 24 * 60 * 60_000;
/** A process that ended while it erased gave up its claim after this long. */
const claimMs = 10 * 60_000;

export type PlannedErasure = {
  id: string;
  accountId: string;
  askedBy: string;
  askedAt: string;
  dueAt: string | null;
  hasStarted: boolean;
};

/** With the mail to the owner, in one transaction. False if one is planned already. */
export async function planErasure(
  transaction: DatabaseTransaction,
  asked: { accountId: string; askedBy: string; mail: NewMail },
  now: Date,
): Promise<boolean> {
  const id = randomUUID();
  const made = await transaction
    .insertInto("account_erasures")
    .values({
      id,
      account_id: asked.accountId,
      asked_by: asked.askedBy,
      asked_at: now.toISOString(),
      due_at: null,
      started_at: null,
    })
    .onConflict((conflict) => conflict.column("account_id").doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return false;
  await addToOutbox(transaction, { ...asked.mail, kind: "erasureNotice", about: id }, now);
  return true;
}

/** By its own id. */
export async function findErasure(database: Database, id: string): Promise<PlannedErasure | null> {
  const row = await database
    .selectFrom("account_erasures")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** With what became of the mail to the owner; `mailState` is null once that mail is no longer kept. */
export async function findErasureOf(
  database: Database,
  accountId: string,
): Promise<(PlannedErasure & { mailState: MailState | null }) | null> {
  const row = await database
    .selectFrom("account_erasures")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const mail = await findNotice(database, row.id);
  const erasure = fromRow(row);
  const dueAt = erasure.dueAt ?? (mail?.state === "sent" ? toDue(mail.settled_at) : null);
  return { ...erasure, dueAt, mailState: mailStates.find((state) => state === mail?.state) ?? null };
}

/** `started`: it is being carried out, and can no longer be called off. */
export async function callOffErasure(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<"done" | "none" | "started"> {
  const gone = await transaction
    .deleteFrom("account_erasures")
    .where("account_id", "=", accountId)
    .where("started_at", "is", null)
    .executeTakeFirst();
  if (gone.numDeletedRows === 1n) return "done";
  return (await findErasureOf(transaction, accountId)) === null ? "none" : "started";
}

/** The days of an erasure start with the mail to its owner. Returns how many started. */
export async function startErasureDays(database: Database): Promise<number> {
  const waiting = await database
    .selectFrom("account_erasures")
    .select("id")
    .where("due_at", "is", null)
    .execute();
  let started = 0;
  for (const { id } of waiting) {
    const mail = await findNotice(database, id);
    if (mail?.state !== "sent") continue;
    const changed = await database
      .updateTable("account_erasures")
      .set({ due_at: toDue(mail.settled_at) })
      .where("id", "=", id)
      .where("due_at", "is", null)
      .executeTakeFirst();
    started += Number(changed.numUpdatedRows);
  }
  return started;
}

/** Those whose days are over, each claimed by this process: from here on nobody calls them off. */
export async function claimDueErasures(database: Database, now: Date): Promise<PlannedErasure[]> {
  const at = now.toISOString();
  const abandoned = new Date(now.getTime() - claimMs).toISOString();
  const due = await database
    .selectFrom("account_erasures")
    .selectAll()
    .where("due_at", "<=", at)
    .where((row) => row.or([row("started_at", "is", null), row("started_at", "<", abandoned)]))
    .orderBy("due_at")
    .execute();
  const claimed: PlannedErasure[] = [];
  for (const row of due) {
    const taken = await database
      .updateTable("account_erasures")
      .set({ started_at: at })
      .where("id", "=", row.id)
      .where("started_at", row.started_at === null ? "is" : "=", row.started_at)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 1n) claimed.push(fromRow({ ...row, started_at: at }));
  }
  return claimed;
}

/** Run in the transaction that erases the account, or instead of it. */
export async function deleteErasure(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom("account_erasures").where("account_id", "=", accountId).execute();
}

/** How many are planned, and how many should have been carried out by now. */
export async function countErasures(
  database: Database,
  now: Date,
): Promise<{ planned: number; overdue: number }> {
  const rows = await database.selectFrom("account_erasures").select("due_at").execute();
  const late = new Date(now.getTime() - claimMs).toISOString();
  return {
    planned: rows.length,
    overdue: rows.filter(({ due_at }) => due_at !== null && due_at < late).length,
  };
}

async function findNotice(database: Database, id: string) {
  return database
    .selectFrom("outbox")
    .select(["state", "settled_at"])
    .where("about", "=", id)
    .where("kind", "=", "erasureNotice")
    .executeTakeFirst();
}

function toDue(sentAt: string | null): string | null {
  return sentAt === null ? null : new Date(Date.parse(sentAt) + erasureDays * dayMs).toISOString();
}

function fromRow(row: Tables["account_erasures"]): PlannedErasure {
  return {
    id: row.id,
    accountId: row.account_id,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    hasStarted: row.started_at !== null,
  };
}
