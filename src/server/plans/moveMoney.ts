/** Takes the money answers out of a plan that is given away, into a plan of whoever entered them. */
import { randomUUID } from "node:crypto";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type Command, findCommandScope } from "#domain/plan/commands.ts";
import { scopes } from "#domain/plan/plan.ts";
import { KeyMissing, type Sealing } from "#server/store/sealing.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { openBody } from "./bodies.ts";
import { append } from "./commands.ts";
import { type LockedPlan, lockPlan, recountCommands } from "./store.ts";

/**
 * The new plan has the money answers, their dates and the student's name; null where there was nothing to move. From then on
 * the old plan keeps no money in the account. Throws `KeyMissing`, and leaves everything as it was.
 */
export async function moveMoney(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  plan: LockedPlan,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const rows = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", plan.id)
    .where((of) => of.or([of("scope", "=", "money"), of("kind", "=", "renameStudent")]))
    .orderBy("revision")
    .select(["plan_id", "command_id", "body", "key_id"])
    .execute();
  const commands = rows.map((row) => {
    const read = readCommand(openBody(row, sealing));
    // What cannot be read would be deleted below without being moved.
    if (!read.ok) throw new KeyMissing(row.key_id ?? "");
    return read.value;
  });
  const hasMoney = commands.some((command) => findCommandScope(command) === "money");
  const newId = hasMoney ? await beginOwn(transaction, sealing, { plan, accountId, commands }, now) : null;
  await transaction
    .deleteFrom("plan_commands")
    .where("plan_id", "=", plan.id)
    .where("scope", "=", "money")
    .execute();
  await transaction
    .updateTable("plans")
    .set({ money_shared_since: null })
    .where("id", "=", plan.id)
    .execute();
  await recountCommands(transaction, plan.id);
  return newId;
}

async function beginOwn(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  own: { plan: LockedPlan; accountId: string; commands: readonly Command[] },
  now: Date,
): Promise<string> {
  const { plan, accountId } = own;
  const planId = randomUUID();
  await transaction
    .insertInto("plans")
    .values({
      id: planId,
      created_at: plan.createdAt,
      revision: 0,
      commands: 0,
      letters: 0,
      history_after: 0,
      money_shared_since: plan.moneySharedSince ?? now.toISOString(),
    })
    .execute();
  await transaction
    .insertInto("plan_members")
    .values({
      plan_id: planId,
      account_id: accountId,
      role: "owner",
      scopes: JSON.stringify(scopes),
      joined_at: now.toISOString(),
    })
    .execute();
  const begun = await lockPlan(transaction, planId);
  if (begun === null) throw new Error("The plan that was just begun is not there.");
  const commands = own.commands.map((command) => ({ ...command, planId }));
  await append(transaction, sealing, begun, { accountId, commands, areNew: true }, now);
  return planId;
}
