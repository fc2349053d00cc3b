/** The outbox as administrators see it: by state and kind, page by page, and put back into the queue. */
import { type MailKind, type MailState, mailStates } from "#contract/adminMail.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { toKind } from "./store.ts";

/** Never with the body. */
export type MailRow = {
  id: string;
  kind: MailKind | null;
  about: string | null;
  recipient: string | null;
  state: MailState;
  createdAt: string;
  attempts: number;
  resends: number;
  nextTryAt: string;
  settledAt: string | null;
  reason: string | null;
  secretUntil: string | null;
  emptiedAt: string | null;
};

export type MailFilter = { state: MailState | null; kind: MailKind | null };
/** The last mail of the page before. */
export type MailCursor = { createdAt: string; id: string };
export type MailSeen = Pick<MailRow, "state" | "attempts" | "resends">;

const columns = [
  "id",
  "kind",
  "about",
  "recipient",
  "state",
  "created_at",
  "attempts",
  "resends",
  "next_try_at",
  "settled_at",
  "reason",
  "secret_until",
  "emptied_at",
] as const satisfies (keyof Tables["outbox"])[];

/** Newest first. */
export async function listMail(
  database: Database,
  { state, kind }: MailFilter,
  after: MailCursor | null,
  limit: number,
): Promise<MailRow[]> {
  let query = database
    .selectFrom("outbox")
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit);
  if (state !== null) query = query.where("state", "=", state);
  if (kind !== null) query = query.where("kind", "=", kind);
  if (after !== null) {
    query = query.where((row) =>
      row.or([
        row("created_at", "<", after.createdAt),
        row.and([row("created_at", "=", after.createdAt), row("id", ">", after.id)]),
      ]),
    );
  }
  return (await query.execute()).map(toRow);
}

export async function findMail(database: Database, id: string): Promise<MailRow | null> {
  const row = await database.selectFrom("outbox").select(columns).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toRow(row);
}

/** How many there are in each state, of one kind or of all. */
export async function countMail(
  database: Database,
  kind: MailKind | null,
): Promise<Readonly<Record<MailState, number>>> {
  let query = database
    .selectFrom("outbox")
    .select((row) => ["state", row.fn.countAll().as("mails")])
    .groupBy("state");
  if (kind !== null) query = query.where("kind", "=", kind);
  const counted = await query.execute();
  const countOf = (state: MailState) =>
    // PostgreSQL returns large counts as text.
    Number(counted.find((row) => row.state === state)?.mails ?? 0);
  return {
    waiting: countOf("waiting"),
    sending: countOf("sending"),
    sent: countOf("sent"),
    kept: countOf("kept"),
    failed: countOf("failed"),
  };
}

/** A text in place of one that was emptied; without one the mail goes out as it is. */
export type NewText = { subject: string; body: string; secretUntil: Date };

/** Back into the queue from the state that was seen, with its tries counted anew. Whether it was still in it. */
export async function requeueMail(
  transaction: DatabaseTransaction,
  id: string,
  seen: MailSeen,
  text: NewText | null,
  now: Date,
): Promise<boolean> {
  const changed = await transaction
    .updateTable("outbox")
    .set({
      state: "waiting",
      // A mail that still waits is only hurried: mail programs know it by the same id.
      resends: seen.state === "waiting" && text === null ? seen.resends : seen.resends + 1,
      attempts: 0,
      next_try_at: now.toISOString(),
      settled_at: null,
      reason: null,
      ...(text === null
        ? {}
        : {
            subject: text.subject,
            body: text.body,
            secret_until: text.secretUntil.toISOString(),
            emptied_at: null,
          }),
    })
    .where("id", "=", id)
    .where("state", "=", seen.state)
    .where("attempts", "=", seen.attempts)
    .where("resends", "=", seen.resends)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

function toRow(
  row: Pick<Tables["outbox"], "id" | "recipient" | "state" | "attempts" | "reason"> & StoredRow,
): MailRow {
  return {
    id: row.id,
    kind: toKind(row.kind),
    about: row.about,
    recipient: row.recipient,
    state: mailStates.find((state) => state === row.state) ?? "failed",
    createdAt: row.created_at,
    attempts: row.attempts,
    resends: row.resends,
    nextTryAt: row.next_try_at,
    settledAt: row.settled_at,
    reason: row.reason,
    secretUntil: row.secret_until,
    emptiedAt: row.emptied_at,
  };
}

type StoredRow = {
  kind: string | null;
  about: string | null;
  created_at: string;
  resends: number;
  next_try_at: string;
  settled_at: string | null;
  secret_until: string | null;
  emptied_at: string | null;
};
