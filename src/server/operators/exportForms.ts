/** `npm run export`: form submissions as CSV. */

import { toCsv } from "#lib/csv.ts";
import { listContactMessages } from "#server/forms/contactStore.ts";
import { listWaitlist } from "#server/forms/waitlistStore.ts";
import type { Database } from "#server/store/tables.ts";

export const exportable = ["contact", "waitlist"] as const;
export type Exportable = (typeof exportable)[number];

export async function exportForms(database: Database, what: Exportable): Promise<string> {
  if (what === "contact") {
    const messages = await listContactMessages(database);
    const rows = messages.map(({ receivedAt, name, email, topic, message, record }) => [
      receivedAt,
      name,
      email,
      topic,
      message,
      record ?? "",
    ]);
    return toCsv(["received at (UTC)", "name", "email", "topic", "message", "record"], rows);
  }
  const entries = await listWaitlist(database);
  const rows = entries.map(({ email, role, wishes, joinedAt, changedAt }) => [
    email,
    role,
    wishes.join("; "),
    joinedAt,
    changedAt,
  ]);
  return toCsv(["email", "role", "wishes", "joined at (UTC)", "changed at (UTC)"], rows);
}
