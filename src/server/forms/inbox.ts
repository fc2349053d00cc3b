/**
 * Messages of the contact form as administrators work on them: who takes care of one, the answers mailed to
 * its sender, and whether it is closed. Each change names the version it saw, so that two administrators do
 * not undo each other's work.
 */
import type { ExpressionBuilder } from "kysely";
import { type InboxView, inboxLimits, type MessageState } from "#contract/adminInbox.ts";
import { type AuditEntry, addAuditEntry } from "#server/audit/log.ts";
import { addToOutbox, type NewMail, type OutboxState } from "#server/outbox/store.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type ListedInboxMessage = {
  id: string;
  receivedAt: string;
  name: string;
  email: string;
  topic: string;
  record: string | null;
  state: MessageState;
  /** An account's id. */
  assignedTo: string | null;
  /** How the message begins. */
  preview: string;
};

export type WholeMessage = Omit<ListedInboxMessage, "preview"> & {
  message: string;
  version: number;
  answers: readonly {
    id: string;
    accountId: string;
    writtenAt: string;
    text: string;
    mail: OutboxState | null;
  }[];
};

/** The last message of the page before. */
export type InboxCursor = { receivedAt: string; id: string };

/** `changed`: another administrator was first. */
export type ChangeOutcome = "done" | "changed" | "gone";

type Where = ExpressionBuilder<Tables, "contact_messages">;

/** Newest first, at most `inboxLimits.perPage`. */
export async function listInbox(
  database: Database,
  view: InboxView,
  accountId: string,
  after: InboxCursor | null,
): Promise<ListedInboxMessage[]> {
  let query = database
    .selectFrom("contact_messages")
    .select((row) => [
      "id",
      "received_at",
      "name",
      "email",
      "topic",
      "record",
      "assigned_to",
      "closed_at",
      row.fn<string>("substr", ["message", row.lit(1), row.lit(inboxLimits.preview)]).as("preview"),
      isAnswered(row).as("answered"),
    ])
    .where((row) => isIn(row, view, accountId))
    .orderBy("received_at", "desc")
    .orderBy("id")
    .limit(inboxLimits.perPage);
  if (after !== null) {
    query = query.where((row) =>
      row.or([
        row("received_at", "<", after.receivedAt),
        row.and([row("received_at", "=", after.receivedAt), row("id", ">", after.id)]),
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    topic: row.topic,
    record: row.record,
    state: toState(row, Number(row.answered) > 0),
    assignedTo: row.assigned_to,
    preview: row.preview,
  }));
}

export async function countInbox(
  database: Database,
  accountId: string,
): Promise<Readonly<Record<InboxView, number>>> {
  const count = async (view: InboxView) => {
    const counted = await database
      .selectFrom("contact_messages")
      .select((row) => row.fn.countAll().as("messages"))
      .where((row) => isIn(row, view, accountId))
      .executeTakeFirst();
    return Number(counted?.messages ?? 0);
  };
  return {
    open: await count("open"),
    mine: await count("mine"),
    mistakes: await count("mistakes"),
    closed: await count("closed"),
  };
}

/** Null if there is none, or none any more. */
export async function readInboxMessage(database: Database, id: string): Promise<WholeMessage | null> {
  const row = await database
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const answers = await database
    .selectFrom("contact_answers")
    .leftJoin("outbox", "outbox.id", "contact_answers.mail_id")
    .select([
      "contact_answers.id",
      "contact_answers.account_id",
      "contact_answers.written_at",
      "contact_answers.text",
      "outbox.state",
    ])
    .where("message_id", "=", id)
    .orderBy("written_at")
    .orderBy("contact_answers.id")
    .execute();
  return {
    id: row.id,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    topic: row.topic,
    record: row.record,
    state: toState(row, answers.length > 0),
    assignedTo: row.assigned_to,
    message: row.message,
    version: row.version,
    answers: answers.map((answer) => ({
      id: answer.id,
      accountId: answer.account_id,
      writtenAt: answer.written_at,
      text: answer.text,
      // Only outbox/store.ts writes the column.
      mail: answer.state as OutboxState | null,
    })),
  };
}

type Change = { id: string; version: number; accountId: string; now: Date };

/** `assignedTo`: null for nobody. */
export function assignMessage(
  database: Database,
  change: Change,
  assignedTo: string | null,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (transaction) => {
    const outcome = await changeMessage(transaction, change, { assigned_to: assignedTo });
    if (outcome === "done") await note(transaction, change, "messageAssigned", { to: assignedTo });
    return outcome;
  });
}

export function closeMessage(database: Database, change: Change, isClosed: boolean): Promise<ChangeOutcome> {
  return database.transaction().execute(async (transaction) => {
    const closed_at = isClosed ? change.now.toISOString() : null;
    const outcome = await changeMessage(transaction, change, { closed_at });
    if (outcome === "done") await note(transaction, change, isClosed ? "messageClosed" : "messageReopened");
    return outcome;
  });
}

export type NewAnswer = { answerId: string; text: string; isClosed: boolean; mail: NewMail };

/** Stored and put into the outbox in one transaction; the same answer a second time changes nothing. */
export function answerMessage(
  database: Database,
  change: Change,
  { answerId, text, isClosed, mail }: NewAnswer,
): Promise<ChangeOutcome> {
  return database.transaction().execute(async (transaction) => {
    const sent = await transaction
      .selectFrom("contact_answers")
      .select("id")
      .where("id", "=", answerId)
      .where("message_id", "=", change.id)
      .executeTakeFirst();
    if (sent !== undefined) return "done";
    const at = change.now.toISOString();
    // Whoever answers has taken care of it.
    const taken = { assigned_to: change.accountId, ...(isClosed ? { closed_at: at } : {}) };
    const outcome = await changeMessage(transaction, change, taken);
    if (outcome !== "done") return outcome;
    await transaction
      .insertInto("contact_answers")
      .values({
        id: answerId,
        message_id: change.id,
        account_id: change.accountId,
        written_at: at,
        text,
        mail_id: await addToOutbox(transaction, mail, change.now),
      })
      .execute();
    await note(transaction, change, "messageAnswered", { closed: isClosed });
    return outcome;
  });
}

async function changeMessage(
  transaction: DatabaseTransaction,
  { id, version }: Change,
  values: { assigned_to?: string | null; closed_at?: string | null },
): Promise<ChangeOutcome> {
  const changed = await transaction
    .updateTable("contact_messages")
    .set({ ...values, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 1n) return "done";
  const there = await transaction
    .selectFrom("contact_messages")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return there === undefined ? "gone" : "changed";
}

function note(
  transaction: DatabaseTransaction,
  { id, accountId, now }: Change,
  action: AuditEntry["action"],
  details: NonNullable<AuditEntry["details"]> = {},
): Promise<void> {
  const actor = { kind: "administrator", accountId } as const;
  return addAuditEntry(transaction, { actor, action, subject: id, details }, now);
}

function isIn(row: Where, view: InboxView, accountId: string) {
  if (view === "closed") return row("closed_at", "is not", null);
  const isOpen = row("closed_at", "is", null);
  if (view === "mine") return row.and([isOpen, row("assigned_to", "=", accountId)]);
  if (view === "mistakes") {
    return row.and([isOpen, row.or([row("record", "is not", null), row("topic", "=", "wrongFigure")])]);
  }
  return isOpen;
}

function isAnswered(row: Where) {
  return row
    .selectFrom("contact_answers")
    .select((answer) => answer.fn.countAll().as("answers"))
    .whereRef("contact_answers.message_id", "=", "contact_messages.id");
}

function toState(
  { closed_at, assigned_to }: { closed_at: string | null; assigned_to: string | null },
  isAnswered: boolean,
): MessageState {
  if (closed_at !== null) return "closed";
  if (isAnswered) return "answered";
  return assigned_to === null ? "new" : "assigned";
}
