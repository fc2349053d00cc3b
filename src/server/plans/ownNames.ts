/** What an account may sign with in a plan. */
import { commentLimits } from "#domain/plan/comments.ts";
import { proposalLimits } from "#domain/plan/proposals.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";

const mostLetters = Math.min(commentLimits.nameLength, proposalLimits.nameLength);

/** Its own name, or its address. */
export async function readOwnNames(transaction: DatabaseTransaction, accountId: string): Promise<string[]> {
  const account = await transaction
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["name", "email"])
    .executeTakeFirst();
  if (account === undefined) return [];
  return [account.name, account.email]
    .filter((name) => name !== "")
    .map((name) => name.slice(0, mostLetters));
}
