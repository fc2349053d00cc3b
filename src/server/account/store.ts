/**
 * Accounts: one row per person, created by signing up here or by the first verified request from a hosted
 * tenant's user.
 */
import { randomUUID } from "node:crypto";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { wasErasedSince } from "./erasedSubjects.ts";

/** Prefix of the subjects of local accounts; no tenant's subject starts this way. */
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
  /** Access tokens issued before this second are rejected. */
  tokensFrom: string | null;
  createdAt: string;
};

/** By name, so that PostgreSQL may keep the statement while a new release adds a column. */
const accountColumns = [
  "accounts.id",
  "accounts.subject",
  "accounts.email",
  "accounts.email_verified",
  "accounts.name",
  "accounts.picture",
  "accounts.roles",
  "accounts.password_hash",
  "accounts.tokens_from",
  "accounts.created_at",
] as const;

export type NewOwnAccount = { email: string; name: string; passwordHash: string };

/** What a tenant's token says of its person, now. */
type Claimed = {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  picture: string | null;
  signedInAtSeconds: number;
};

/**
 * The account of a verified identity, updated with the tenant's current claims. Null if it was erased: an
 * erased local account is not recreated, and a tenant's user has to sign in again.
 */
export async function findOrCreateAccount(
  database: Database,
  identity: Claimed,
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
    .select(accountColumns)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row === undefined ? null : accountFrom(row);
}

export async function findAccountById(database: Database, id: string): Promise<Account | null> {
  const row = await database
    .selectFrom("accounts")
    .select(accountColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : accountFrom(row);
}

/**
 * The accounts of exactly this address, as typed or lower-cased. Local accounts have one address each; a hosted
 * tenant may have several accounts of one.
 */
export async function listAccountsOfAddress(
  database: Database,
  email: string,
  limit: number,
): Promise<Account[]> {
  const rows = await database
    .selectFrom("accounts")
    .select(accountColumns)
    .where((row) =>
      row.or([
        row("sign_in_email", "=", emailKey(email)),
        row.and([row("sign_in_email", "is", null), row("email", "in", [email.trim(), emailKey(email)])]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(accountFrom);
}

/**
 * The account, while this sign-in session of it lasts: in one query, because every request of a signed-in
 * person asks.
 */
export async function findSessionAccount(
  database: Database,
  subject: string,
  sessionId: string,
  now: Date,
): Promise<Account | null> {
  const row = await database
    .selectFrom("accounts")
    .innerJoin("identity_records", "identity_records.account_id", "accounts.subject")
    .select(accountColumns)
    .where("accounts.subject", "=", subject)
    .where("identity_records.uid", "=", sessionId)
    .where("identity_records.model", "=", "Session")
    .where("identity_records.expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row === undefined ? null : accountFrom(row);
}

/** Only accounts that sign in here. */
export async function findAccountByEmail(database: Database, email: string): Promise<Account | null> {
  const row = await database
    .selectFrom("accounts")
    .selectAll()
    .where("sign_in_email", "=", emailKey(email))
    .executeTakeFirst();
  return row === undefined ? null : accountFrom(row);
}

/**
 * Returns the subject; null if the address has an account by now. The address is verified: its owner typed
 * the code.
 */
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

/** `tokensFrom`: access tokens issued before it are rejected; null leaves them valid. */
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

export async function setRolesOf(
  transaction: DatabaseTransaction,
  accountId: string,
  roles: readonly string[],
): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set({ roles: JSON.stringify(roles) })
    .where("id", "=", accountId)
    .execute();
}

/** Local accounts that hold a role, ordered by address. */
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
 * Whether the account exists. Until the transaction ends, no other transaction starts a payment, begins a
 * plan, accepts an invitation or erases the account. Always taken before a plan's lock, so that two
 * transactions needing both cannot deadlock.
 */
export async function lockAccount(transaction: DatabaseTransaction, accountId: string): Promise<boolean> {
  // A no-op write takes the row lock in PostgreSQL; SQLite already holds its single lock.
  const row = await transaction
    .updateTable("accounts")
    .set((account) => ({ id: account.ref("accounts.id") }))
    .where("id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The key an address is stored under: addresses that differ only in case are the same. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function accountFrom(row: Omit<Tables["accounts"], "sign_in_email">): Account {
  return {
    id: row.id,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified === 1,
    name: row.name,
    picture: row.picture,
    // Only this file writes the column.
    roles: JSON.parse(row.roles) as string[],
    passwordHash: row.password_hash,
    tokensFrom: row.tokens_from,
    createdAt: row.created_at,
  };
}
