/** The outbox: mail is written in the same transaction as the change it is about, and sent from here once. */
import { randomUUID } from "node:crypto";
import { type MailKind, type MailState, mailKinds } from "#contract/adminMail.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

export type NewMail = {
  /** Null: a note to the operator of an installation without a contact address; it stays here to be read. */
  recipient: string | null;
  replyTo: string | null;
  subject: string;
  body: string;
  /** The unsubscribe link for this kind of mail; mail programs show it beside the message. */
  stopUrl?: string | null;
  /**
   * If the body holds something that opens a door, such as a code or an invitation's link: until when it does. The
   * body is emptied once the mail is sent or given up; mail that is left to be read, at this time.
   */
  secretUntil?: Date | null;
  kind?: MailKind | null;
  /** The id of what the mail is about: the code or invitation in it, the account exported, the erasure told of. */
  about?: string | null;
};

export type OutboxState = MailState;

export type OutboxMail = NewMail & {
  id: string;
  createdAt: string;
  state: OutboxState;
  attempts: number;
  nextTryAt: string;
  settledAt: string | null;
  reason: string | null;
  /** When the body was emptied; null if it was not. */
  emptiedAt: string | null;
};

/** A mail that only this process may send now. */
export type ClaimedMail = Omit<NewMail, "secretUntil"> & {
  id: string;
  createdAt: string;
  claim: string;
  attempts: number;
  secretUntil: string | null;
  resends: number;
};

/** The new mail's id. */
export async function addToOutbox(
  transaction: DatabaseTransaction,
  mail: NewMail,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const at = now.toISOString();
  await transaction
    .insertInto("outbox")
    .values({
      id,
      created_at: at,
      recipient: mail.recipient,
      reply_to: mail.replyTo,
      subject: mail.subject,
      body: mail.body,
      state: "waiting",
      attempts: 0,
      next_try_at: at,
      claimed_by: null,
      claimed_at: null,
      settled_at: null,
      reason: null,
      stop_url: mail.stopUrl ?? null,
      secret_until: mail.secretUntil?.toISOString() ?? null,
      emptied_at: null,
      kind: mail.kind ?? null,
      about: mail.about ?? null,
    })
    .execute();
  return id;
}

/** Takes as long as adding a mail, so that response time does not reveal that none is sent. */
export async function addNoMail(transaction: DatabaseTransaction): Promise<void> {
  await transaction.deleteFrom("outbox").where("id", "=", randomUUID()).execute();
}

/** Mail that is due, oldest first. */
export async function dueMailIds(database: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", now.toISOString())
    .orderBy("next_try_at")
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** When the mail that has been due longest became due; null if none is due. */
export async function dueMailSince(database: Database, now: Date): Promise<string | null> {
  const row = await database
    .selectFrom("outbox")
    .select("next_try_at")
    .where("state", "=", "waiting")
    .where("next_try_at", "<=", now.toISOString())
    .orderBy("next_try_at")
    .limit(1)
    .executeTakeFirst();
  return row?.next_try_at ?? null;
}

/** Enough to find the last one that went out, unless hundreds were refused since; then it is longer ago than said. */
const newestLookedAt = 200;
/** One mistyped address is given up at once, and says nothing of the mail server. */
const refusedRecipients = 3;
const dayMs = 24 * 60 * 60_000;

/**
 * When the first mail was written of those that were refused since the last one that went out. Null if there is none, or
 * if it is a few people's alone and was given up at once. Mail that waits for its next try is not due, so a mail server
 * that refuses everything shows nowhere else.
 */
export async function refusedMailSince(database: Database, now: Date): Promise<string | null> {
  const newest = await database
    .selectFrom("outbox")
    .select(["recipient", "state", "attempts", "created_at"])
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .orderBy("created_at", "desc")
    .limit(newestLookedAt)
    .execute();
  const sentAt = newest.findIndex(({ state }) => state === "sent");
  const refused = newest
    .slice(0, sentAt === -1 ? newest.length : sentAt)
    .filter(({ state, attempts }) =>
      state === "sending" ? attempts > 1 : attempts > 0 && (state === "waiting" || state === "failed"),
    );
  const isTriedAgain = refused.some(({ state, attempts }) => state === "waiting" || attempts > 1);
  const recipients = new Set(refused.map(({ recipient }) => recipient));
  if (!isTriedAgain && recipients.size < refusedRecipients) return null;
  return refused.at(-1)?.created_at ?? null;
}

/** Mail that is still to be sent. */
export async function countWaitingMail(database: Database): Promise<number> {
  const counted = await database
    .selectFrom("outbox")
    .select((row) => row.fn.countAll().as("rows"))
    .where("state", "in", ["waiting", "sending"])
    .executeTakeFirst();
  // PostgreSQL returns large counts as text.
  return Number(counted?.rows ?? 0);
}

/** Claims a mail for sending; null if another process was first. */
export async function claimMail(database: Database, id: string, now: Date): Promise<ClaimedMail | null> {
  const claim = randomUUID();
  const taken = await database
    .updateTable("outbox")
    .set((expression) => ({
      state: "sending",
      claimed_by: claim,
      claimed_at: now.toISOString(),
      attempts: expression("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) return null;
  const row = await database
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .where("claimed_by", "=", claim)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { recipient, reply_to, subject, body, attempts, created_at, stop_url, secret_until } = row;
  const { about, resends } = row;
  const mail = {
    recipient,
    replyTo: reply_to,
    subject,
    body,
    stopUrl: stop_url,
    kind: toKind(row.kind),
    about,
  };
  return { id, claim, ...mail, attempts, resends, createdAt: created_at, secretUntil: secret_until };
}

/** Sent, left to be read, or given up: all of them final. A secret goes with the first and the last. */
export async function settleMail(
  database: Database,
  mail: ClaimedMail,
  state: "sent" | "kept" | "failed",
  reason: string | null,
  now: Date,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({
      state,
      reason,
      settled_at: now.toISOString(),
      claimed_by: null,
      claimed_at: null,
      ...(mail.secretUntil !== null && state !== "kept" ? emptied(now) : {}),
    })
    .where("id", "=", mail.id)
    .where("claimed_by", "=", mail.claim)
    .execute();
}

/** Empties mail whose code or link has run out, also while it waits for another try: it is given up then. Returns how many there were. */
export async function emptyExpiredSecrets(database: Database, now: Date): Promise<number> {
  const changed = await database
    .updateTable("outbox")
    .set(emptied(now))
    .where("emptied_at", "is", null)
    .where("secret_until", "<=", now.toISOString())
    .where("state", "!=", "sending")
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** The link that stops reminders is one, too. */
function emptied(now: Date) {
  return { body: "", stop_url: null, emptied_at: now.toISOString() };
}

/** Back into the queue, not before `nextTryAt`. */
export async function postponeMail(
  database: Database,
  mail: ClaimedMail,
  reason: string,
  nextTryAt: Date,
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({
      state: "waiting",
      reason,
      next_try_at: nextTryAt.toISOString(),
      claimed_by: null,
      claimed_at: null,
    })
    .where("id", "=", mail.id)
    .where("claimed_by", "=", mail.claim)
    .execute();
}

/** Releases the claims of a process that was stopped while sending. Returns how many there were. */
export async function releaseClaims(database: Database, claimedBefore: Date): Promise<number> {
  const released = await database
    .updateTable("outbox")
    .set({ state: "waiting", claimed_by: null, claimed_at: null })
    .where("state", "=", "sending")
    .where("claimed_at", "<", claimedBefore.toISOString())
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}

/** The most recent mail, newest first. */
export async function listOutbox(database: Database, limit: number): Promise<OutboxMail[]> {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toMail);
}

export async function readOutboxMail(database: Database, id: string): Promise<OutboxMail | null> {
  const row = await database.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toMail(row);
}

/** Returns how many were deleted; mail still waiting to be sent is not. */
export async function deleteSettledMail(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("outbox")
    .where("created_at", "<", before)
    .where("state", "in", ["sent", "kept", "failed"])
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Null also for a kind that only a newer release knows. */
export function toKind(stored: string | null): MailKind | null {
  return mailKinds.find((kind) => kind === stored) ?? null;
}

function toMail(row: {
  id: string;
  created_at: string;
  recipient: string | null;
  reply_to: string | null;
  subject: string;
  body: string;
  state: string;
  attempts: number;
  next_try_at: string;
  settled_at: string | null;
  reason: string | null;
  emptied_at: string | null;
}): OutboxMail {
  return {
    id: row.id,
    createdAt: row.created_at,
    recipient: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    body: row.body,
    // Only this file writes the column.
    state: row.state as OutboxState,
    attempts: row.attempts,
    nextTryAt: row.next_try_at,
    settledAt: row.settled_at,
    reason: row.reason,
    emptiedAt: row.emptied_at,
  };
}
