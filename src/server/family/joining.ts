/** Who is in a plan once an invitation is accepted. */
import { scopes } from "#domain/plan/plan.ts";
import type { DatabaseTransaction, Tables } from "#server/store/tables.ts";

type Row = Tables["invitations"];

/** `isIn`: already, as something else. */
type Joining = { accountId: string; row: Row; isIn: boolean };

/** Whoever invited the student owns the plan no longer, and sees as a parent what the invitation says. */
export async function stepBack(transaction: DatabaseTransaction, row: Row): Promise<void> {
  await transaction
    .updateTable("plan_members")
    .set({ role: "parent", scopes: row.scopes })
    .where("plan_id", "=", row.plan_id)
    .where("role", "=", "owner")
    .execute();
}

export async function join(
  transaction: DatabaseTransaction,
  { accountId, row, isIn }: Joining,
  now: Date,
): Promise<void> {
  const member =
    row.role === "student"
      ? { role: "owner", scopes: JSON.stringify(scopes) }
      : { role: row.role, scopes: row.scopes };
  const { plan_id } = row;
  if (isIn) {
    await transaction
      .updateTable("plan_members")
      .set(member)
      .where("plan_id", "=", plan_id)
      .where("account_id", "=", accountId)
      .execute();
    return;
  }
  await transaction
    .insertInto("plan_members")
    .values({ plan_id, account_id: accountId, ...member, joined_at: now.toISOString() })
    .execute();
}
