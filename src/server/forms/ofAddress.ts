/** The forms sent from an address, and the mail that repeats them: exported and erased with the address's account. */
import { type Account, emailKey } from "#server/account/store.ts";
import type { ErasedRows } from "#server/store/countRows.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type ExportedForms = {
  contactMessages: Pick<
    Tables["contact_messages"],
    "id" | "received_at" | "name" | "email" | "topic" | "message" | "record"
  >[];
  /** What was answered to them. */
  contactAnswers: Pick<Tables["contact_answers"], "message_id" | "written_at" | "text">[];
  waitlistEntries: Tables["waitlist_entries"][];
};

/** `email` is verified, and as `emailKey` writes it. */
export async function exportForms(database: Database, email: string): Promise<ExportedForms> {
  const ids = await messagesFrom(database, email);
  const messages = ids.map((id) =>
    database
      .selectFrom("contact_messages")
      .select(["id", "received_at", "name", "email", "topic", "message", "record"])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  const contactMessages = (await Promise.all(messages)).flatMap((message) => message ?? []);
  const answers = ids.map((id) =>
    database
      .selectFrom("contact_answers")
      .select(["message_id", "written_at", "text"])
      .where("message_id", "=", id)
      .orderBy("written_at")
      .execute(),
  );
  const contactAnswers = (await Promise.all(answers)).flat();
  const waitlistEntries = await database
    .selectFrom("waitlist_entries")
    .selectAll()
    .where("email", "=", email)
    .execute();
  return { contactMessages, contactAnswers, waitlistEntries };
}

/** An address that was not confirmed may be somebody else's. */
export async function eraseForms(transaction: DatabaseTransaction, account: Account): Promise<ErasedRows> {
  if (!account.emailVerified || account.email === "") return {};
  const email = emailKey(account.email);
  const messages = await messagesFrom(transaction, email);
  // Their answers go with them.
  for (const id of messages) await transaction.deleteFrom("contact_messages").where("id", "=", id).execute();
  const entries = await transaction
    .deleteFrom("waitlist_entries")
    .where("email", "=", email)
    .executeTakeFirst();
  // The notes to the operator that repeat these forms (one kind has the address as reply-to, the other starts with it),
  // and the answers to them, which went to the address as it was typed.
  const begins = `Address: ${email}\n`;
  const notes = await transaction
    .deleteFrom("outbox")
    .where((mail) => mail(mail.fn("substr", ["body", mail.lit(1), mail.lit(begins.length)]), "=", begins))
    .executeTakeFirst();
  const written = await mailWithTypedAddress(transaction, email);
  for (const id of written) await transaction.deleteFrom("outbox").where("id", "=", id).execute();
  return {
    contact_messages: messages.length,
    waitlist_entries: Number(entries.numDeletedRows),
    outbox: Number(notes.numDeletedRows) + written.length,
  };
}

/**
 * Messages store the address as typed. They are compared here because the databases lower-case differently
 * from `emailKey`: SQLite handles only ASCII, and PostgreSQL depends on its locale.
 */
async function messagesFrom(database: Database, email: string): Promise<string[]> {
  const rows = await database.selectFrom("contact_messages").select(["id", "email"]).execute();
  return rows.filter((row) => emailKey(row.email) === email).map(({ id }) => id);
}

async function mailWithTypedAddress(transaction: DatabaseTransaction, email: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom("outbox")
    .select(["id", "recipient", "reply_to"])
    .where((mail) =>
      mail.or([mail("reply_to", "is not", null), mail("kind", "in", ["contactAnswer", "invitation"])]),
    )
    .execute();
  return rows
    .filter(({ recipient, reply_to }) => [recipient, reply_to].some((one) => emailKey(one ?? "") === email))
    .map(({ id }) => id);
}
