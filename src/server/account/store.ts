/** Accounts: one row a person, made by signing up here, or by the first verified request of a hosted tenant's person. */
import { randomUUID } from "node:crypto";
import type { Identity } from "#server/parts/identity/port.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { wasErasedSince } from "./erasedSubjects.ts";

/** Subjects of the accounts that are kept here begin so; no tenant's do. */
export const ownSubjectStart = "tassel|";

export type Account = {
  id: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  picture: string | null;
  roles: readonly string[];
  /** Null where the person signs in elsewhere. */
  passwordHash: string | null;
  /** Access tokens from before this second are no longer taken. */
  tokensFrom: string | null;
  createdAt: string;
};

export type NewOwnAccount = { email: string; name: string; passwordHash: string };

/**
 * The account of a verified identity, with what the tenant says of the person today. Null where it was
 * erased: what was kept here is not made again, and a tenant's person has to sign in anew.
 */
export async function findOrCreateAccount(
  database: Database,
  identity: Identity,
  now: Date,
): Promise<Account | null> {
  const found = await findAccount(database, identity.subject);
  if (identity.subject.startsWith(ownSubjectStart)) return found;
  const { email, name, picture } = identity;
  const said = { email, email_verified: identity.emailVerified ? 1 : 0, name, picture };
  if (found === null) {
    if (await wasErasedSince(database, identity.subject, identity.signedInAtSeconds)) return null;
    await database
      .insertInto("accounts")
      .values({
        id: randomUUID(),
        subject: identity.subject,
        ...said,
        roles: "[]",
        sign_in_email: null,
        password_hash: null,
        tokens_from: null,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column("subject").doNothing())
      .execute();
    return findAccount(database, identity.subject);
  }
  const isSame =
    found.email === email &&
    found.emailVerified === identity.emailVerified &&
    found.name === name &&
    found.picture === picture;
  if (isSame) return found;
  await database.updateTable("accounts").set(said).where("subject", "=", identity.subject).execute();
  return { ...found, email, emailVerified: identity.emailVerified, name, picture };
}

export async function findAccount(database: Database, subject: string): Promise<Account | null> {
  const row = await database
    .selectFrom("accounts")
    .selectAll()
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row === undefined ? null : accountFrom(row);
}

/** Of those that sign in here. */
export async function findAccountByEmail(database: Database, email: string): Promise<Account | null> {
  const row = await database
    .selectFrom("accounts")
    .selectAll()
    .where("sign_in_email", "=", emailKey(email))
    .executeTakeFirst();
  return row === undefined ? null : accountFrom(row);
}

/** Its subject; null where the address has an account by now. The address is verified: its owner typed the code. */
export async function createOwnAccount(
  database: Database,
  account: NewOwnAccount,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const subject = `${ownSubjectStart}${id}`;
  const made = await database
    .insertInto("accounts")
    .values({
      id,
      subject,
      email: account.email.trim(),
      email_verified: 1,
      name: account.name,
      picture: null,
      roles: "[]",
      sign_in_email: emailKey(account.email),
      password_hash: account.passwordHash,
      tokens_from: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("sign_in_email").doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n ? subject : null;
}

/** `tokensFrom`: access tokens from before are no longer taken; null leaves them. */
export async function setPassword(
  database: Database,
  subject: string,
  passwordHash: string,
  tokensFrom: Date | null,
): Promise<void> {
  await database
    .updateTable("accounts")
    .set({
      password_hash: passwordHash,
      ...(tokensFrom === null ? {} : { tokens_from: tokensFrom.toISOString() }),
    })
    .where("subject", "=", subject)
    .execute();
}

/** Whether the address has an account that signs in here. */
export async function setRoles(
  database: Database,
  email: string,
  roles: readonly string[],
): Promise<boolean> {
  const changed = await database
    .updateTable("accounts")
    .set({ roles: JSON.stringify(roles) })
    .where("sign_in_email", "=", emailKey(email))
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Those of the accounts kept here that hold a role, by address. */
export async function listAccountsWithRoles(database: Database): Promise<Account[]> {
  const rows = await database
    .selectFrom("accounts")
    .selectAll()
    .where("sign_in_email", "is not", null)
    .where("roles", "!=", "[]")
    .orderBy("sign_in_email")
    .execute();
  return rows.map(accountFrom);
}

/**
 * Whether it is there; until the transaction ends nobody else begins to pay, begins a plan, is let in or erases. Taken
 * before any plan's lock, so that two that need both never wait for each other.
 */
export async function lockAccount(transaction: DatabaseTransaction, accountId: string): Promise<boolean> {
  // A write that changes nothing: it takes the row's lock in PostgreSQL; SQLite has its one lock already.
  const row = await transaction
    .updateTable("accounts")
    .set((account) => ({ id: account.ref("accounts.id") }))
    .where("id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Under which an address is known here: with or without capitals it is one. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function accountFrom(row: Tables["accounts"]): Account {
  return {
    id: row.id,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified === 1,
    name: row.name,
    picture: row.picture,
    // Written by this file alone.
    roles: JSON.parse(row.roles) as string[],
    passwordHash: row.password_hash,
    tokensFrom: row.tokens_from,
    createdAt: row.created_at,
  };
}
