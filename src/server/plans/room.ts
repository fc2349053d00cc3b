/** How much a plan may hold, what makes room in it, and what each person may fill. */
import { plansLimits } from "#contract/plans.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";
import { type LoggedCommand, listSpentRevisions } from "#domain/plan/history.ts";
import { flatMapInTurns } from "#server/longWork/turns.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { openBody } from "./bodies.ts";
import { type LockedPlan, recountCommands } from "./store.ts";

/** The most one plan may hold here, after superseded commands are pruned. */
export const planLimits = { commands: 10_000, letters: 5_000_000 } as const;

/**
 * What people besides the owner may fill: together half of a plan, and beyond it each of the nine a twentieth. So one of
 * them leaves the others room, and all of them leave some to the owner.
 */
const othersPart = 1 / 2;
const eachOthersPart = 1 / 20;

/** The plan, once it has room for this member's commands. It is counted only in one more than half full. */
export async function makeRoomForOther(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  plan: LockedPlan,
  { accountId, commands, areNew }: { accountId: string; commands: readonly Command[]; areNew: boolean },
  limits: { commands: number; letters: number },
): Promise<LockedPlan | "shareFull"> {
  const known = areNew
    ? []
    : await listKnown(
        transaction,
        plan.id,
        commands.map(({ id }) => id),
      );
  const fresh = commands.filter(({ id }) => !known.includes(id));
  const letters = fresh.reduce((sum, command) => sum + JSON.stringify(command).length, 0);
  const fits = (held: { commands: number; letters: number }, part: number) =>
    held.commands + fresh.length <= limits.commands * part && held.letters + letters <= limits.letters * part;
  const isLittle = async () => fits(await countOf(transaction, plan.id, accountId), eachOthersPart);
  if (fresh.length === 0 || fits(plan, othersPart) || (await isLittle())) return plan;
  // What was superseded counts no longer.
  const held = await makeRoom(transaction, sealing, plan, (left) => fits(left, othersPart));
  return fits(held, othersPart) || (await isLittle()) ? { ...plan, ...held } : "shareFull";
}

async function countOf(
  transaction: DatabaseTransaction,
  planId: string,
  accountId: string,
): Promise<{ commands: number; letters: number }> {
  const own = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select((of) => [
      of.fn.countAll().as("commands"),
      of.fn.sum(of.fn<number>("length", ["body"])).as("letters"),
    ])
    .executeTakeFirst();
  // PostgreSQL returns large counts as text.
  return { commands: Number(own?.commands ?? 0), letters: Number(own?.letters ?? 0) };
}

/** Which of these are in the plan. */
export async function listKnown(
  transaction: DatabaseTransaction,
  planId: string,
  ids: readonly string[],
): Promise<string[]> {
  const there = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("command_id", "in", ids)
    .select("command_id")
    .execute();
  return there.map(({ command_id: id }) => id);
}

/** The whole log as this release understands it; anything else is skipped. Throws `KeyMissing`. */
export async function readLog(
  database: Database,
  sealing: Sealing,
  planId: string,
): Promise<LoggedCommand[]> {
  const rows = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .orderBy("revision")
    .select(["plan_id", "revision", "command_id", "body", "key_id"])
    .execute();
  return flatMapInTurns(rows, (row) => {
    const read = readCommand(openBody(row, sealing));
    return read.ok ? [{ revision: row.revision, command: read.value }] : [];
  });
}

/**
 * Prunes commands superseded before the points of the history and, if that is not enough, between them too:
 * the history then starts here. Returns what is stored now.
 */
export async function makeRoom(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  plan: LockedPlan,
  hasRoom: (held: Pick<LockedPlan, "commands" | "letters">) => boolean,
): Promise<Pick<LockedPlan, "commands" | "letters">> {
  const log = await readLog(transaction, sealing, plan.id);
  let held: Pick<LockedPlan, "commands" | "letters"> = plan;
  for (const until of [await startOfHistory(transaction, plan), plan.revision]) {
    const spent = listSpentRevisions(log, until);
    for (let from = 0; from < spent.length; from += deletedAtOnce) {
      await transaction
        .deleteFrom("plan_commands")
        .where("plan_id", "=", plan.id)
        .where("revision", "in", spent.slice(from, from + deletedAtOnce))
        .execute();
    }
    await transaction
      .updateTable("plans")
      .set({ history_after: Math.max(until, plan.historyAfter) })
      .where("id", "=", plan.id)
      .execute();
    held = await recountCommands(transaction, plan.id);
    if (hasRoom(held)) return held;
  }
  return held;
}

/** The revision before the oldest point that can be restored. */
async function startOfHistory(transaction: DatabaseTransaction, plan: LockedPlan): Promise<number> {
  const points = await transaction
    .selectFrom("plan_commands")
    .where("plan_id", "=", plan.id)
    .where("point", ">", plan.historyAfter)
    .select("point")
    .distinct()
    .orderBy("point", "desc")
    .limit(plansLimits.points)
    .execute();
  const oldest = points.at(-1)?.point;
  return oldest === undefined ? plan.revision : oldest;
}

/** Well below the number of parameters either database allows in one statement. */
const deletedAtOnce = 5_000;
