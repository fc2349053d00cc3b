/** Contact form messages: each stored once, together with the note to the operator. */
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import type { Database } from "#server/store/tables.ts";
import { takeForm } from "./receivedForms.ts";

export type ContactMessage = {
  id: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  /** The record a mistake is reported in. */
  record?: string | undefined;
};
export type StoredContactMessage = ContactMessage & { receivedAt: string };

/** Whether it was new; a message stored before is left unchanged. */
export async function storeContactMessage(
  database: Database,
  message: ContactMessage,
  note: NewMail,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await takeForm(transaction, "contact", message.id, now))) return false;
    const { id, name, email, topic, message: text, record } = message;
    await transaction
      .insertInto("contact_messages")
      .values({
        id,
        name,
        email,
        topic,
        message: text,
        record: record ?? null,
        received_at: now.toISOString(),
      })
      .execute();
    await addToOutbox(transaction, note, now);
    return true;
  });
}

/** All of them, oldest first. */
export async function listContactMessages(database: Database): Promise<StoredContactMessage[]> {
  const rows = await database
    .selectFrom("contact_messages")
    .select(["id", "received_at", "name", "email", "topic", "message", "record"])
    .orderBy("received_at")
    .orderBy("id")
    .execute();
  return rows.map(({ received_at, record, ...message }) => ({
    ...message,
    ...(record === null ? {} : { record }),
    receivedAt: received_at,
  }));
}

/** How many were deleted. */
export async function deleteContactMessages(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("contact_messages")
    .where("received_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
