/** Creates an account in the store without an email address, for tests that depend on having none. */
import type { Database } from "#server/store/tables.ts";

export async function createAccountWithMember(database: Database, id: string): Promise<void> {
  const who = { id, subject: id, email: "", email_verified: 0, name: "", picture: null, roles: "[]" };
  const signsIn = { sign_in_email: null, password_hash: null, tokens_from: null };
  await database
    .insertInto("accounts")
    .values({ ...who, ...signsIn, created_at: "2026-11-21T08:00:00.000Z" })
    .execute();
}
