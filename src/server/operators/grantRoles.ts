/**
 * `npm run admin`: grants and revokes the administrator role, on installations that manage their own
 * accounts.
 */
import { findAccountByEmail, listAccountsWithRoles, setRoles } from "#server/account/store.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import type { Database } from "#server/store/tables.ts";

export const grantActions = ["grant", "revoke"] as const;
export type GrantAction = (typeof grantActions)[number];

const role = "Administrator";

type Answer = { isOk: boolean; text: string };

/** Takes effect with that person's next request; the screens show it once their page has a new token. */
export async function grantRole(
  database: Database,
  action: GrantAction,
  email: string,
  now: Date,
): Promise<Answer> {
  const account = await findAccountByEmail(database, email);
  if (account === null) {
    return {
      isOk: false,
      text: "There is no account of this address here. Sign up with it first. With a hosted tenant (IDENTITY_DOMAIN) roles are given there.\n",
    };
  }
  const others = account.roles.filter((one) => one !== role);
  await database.transaction().execute(async (transaction) => {
    await setRoles(transaction, email, action === "grant" ? [...others, role] : others);
    const noted = action === "grant" ? "roleGranted" : "roleRevoked";
    const actor = { kind: "operator" } as const;
    await addAuditEntry(transaction, { actor, action: noted, subject: account.id }, now);
  });
  const text =
    action === "grant"
      ? `${account.email} is an administrator.\n`
      : `${account.email} is no administrator.\n`;
  return { isOk: true, text };
}

export async function listAdministrators(database: Database): Promise<Answer> {
  const accounts = await listAccountsWithRoles(database);
  const lines = accounts.map(({ email, roles }) => `${email}  ${roles.join(", ")}\n`);
  return { isOk: true, text: lines.length === 0 ? "Nobody is an administrator yet.\n" : lines.join("") };
}
