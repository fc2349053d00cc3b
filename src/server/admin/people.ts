/** Accounts as administrators see them named: of administrators themselves, and of whom an entry is about. */
import { type Account, listAccountsWithRoles } from "#server/account/store.ts";
import { isAdministrator } from "#server/parts/identity/claims.ts";
import type { Database } from "#server/store/tables.ts";

export type NamedAccount = { accountId: string; email: string; name: string };

export function nameAccount({ id, email, name }: Pick<Account, "id" | "email" | "name">): NamedAccount {
  return { accountId: id, email, name };
}

/** Those who exist still, by id. */
export async function findNamedAccounts(
  database: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedAccount>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await database
    .selectFrom("accounts")
    .select(["id", "email", "name"])
    .where("id", "in", asked)
    .execute();
  return new Map(rows.map((row) => [row.id, nameAccount(row)]));
}

/**
 * Whoever asks, and the others as far as this installation knows them: a hosted tenant keeps the roles of its
 * people to itself.
 */
export async function listAdministrators(database: Database, asking: Account): Promise<NamedAccount[]> {
  const accounts = await listAccountsWithRoles(database);
  const others = accounts.filter(({ id, roles }) => id !== asking.id && isAdministrator(roles));
  return [asking, ...others].map(nameAccount);
}
