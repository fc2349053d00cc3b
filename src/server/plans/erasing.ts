/** Exports an account's plans, and erases them with a count of every row. */

import { canSee } from "#domain/plan/membership.ts";
import {
  type ExportedEssays,
  type ExportedSaid,
  exportEssays,
  exportSaid,
} from "#server/essays/exportEssays.ts";
import { recomputeForPlan } from "#server/reminders/nextDue.ts";
import { emptyRemindersAbout } from "#server/reminders/rows.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { openBody } from "./bodies.ts";
import { readCommands } from "./commands.ts";
import { forgetInPeopleEvents } from "./peopleEvents.ts";
import { listMemberships, listPlans, lockPlan, type Member, type PlanRow } from "./store.ts";

export type ErasedRows = Record<string, number>;

export type ExportedPlan = PlanRow &
  Member & {
    studentName: string | null;
    /**
     * The plan's commands that the account may see, oldest first; the identity of the plan's other people is
     * left out.
     */
    commands: readonly { revision: number; command: unknown }[];
    essayAuthorship: ExportedEssays["essayAuthorship"];
    essayVersions: ExportedEssays["essayVersions"];
    essayComments: ExportedEssays["essayComments"];
    /** How many other members there are, not who they are. */
    otherMembers: number;
    /** Invitations the account sent for this plan that were not pruned yet. */
    invitations: readonly Omit<Tables["invitations"], "token_hash">[];
  };

export async function exportPlans(
  database: Database,
  sealing: Sealing,
  accountId: string,
): Promise<ExportedPlan[]> {
  const exported: ExportedPlan[] = [];
  for (const plan of await listPlans(database, accountId)) {
    const whole = { after: 0, until: plan.revision, most: plan.revision };
    const { commands } = await readCommands(database, sealing, plan.id, { ...plan, accountId }, whole);
    const others = await database
      .selectFrom("plan_members")
      .where("plan_id", "=", plan.id)
      .where("account_id", "!=", accountId)
      .select("account_id")
      .execute();
    const invitations = await database
      .selectFrom("invitations")
      .where("plan_id", "=", plan.id)
      .where("invited_by", "=", accountId)
      .select([
        "id",
        "plan_id",
        "role",
        "scopes",
        "email",
        "invited_by",
        "created_at",
        "expires_at",
        "ended_at",
        "gives_money",
      ])
      .orderBy("created_at")
      .execute();
    const essays = await exportEssays(database, sealing, plan, accountId);
    exported.push({ ...plan, commands, ...essays, otherMembers: others.length, invitations });
  }
  return exported;
}

export type ExportedElsewhere = ExportedSaid & {
  /** Colleges proposed in plans that the account no longer sees. */
  proposals: readonly { planId: string; command: unknown }[];
  /** What the account did about people of plans, and what was done about it: joined, left, scopes changed. */
  peopleEvents: readonly { planId: string; at: string; kind: string; byYou: boolean; aboutYou: boolean }[];
};

/** What the account said in its own name in plans it sees no more, and its comings and goings in all of them. */
export async function exportElsewhere(
  database: Database,
  sealing: Sealing,
  accountId: string,
): Promise<ExportedElsewhere> {
  const plans = await listMemberships(database, accountId);
  const seen = new Set(plans.flatMap((plan) => (canSee(plan, "plan") ? [plan.id] : [])));
  const proposals = await database
    .selectFrom("plan_commands")
    .where("account_id", "=", accountId)
    .where("kind", "=", "setProposal")
    .orderBy("received_at")
    .orderBy("revision")
    .select(["plan_id", "command_id", "body", "key_id"])
    .execute();
  const events = await database
    .selectFrom("plan_people_events")
    .where((of) => of.or([of("by_account", "=", accountId), of("about_account", "=", accountId)]))
    .orderBy("at")
    .orderBy("id")
    .selectAll()
    .execute();
  return {
    ...(await exportSaid(database, sealing, accountId, plans)),
    proposals: proposals
      .filter((row) => !seen.has(row.plan_id))
      .map((row) => ({ planId: row.plan_id, command: openBody(row, sealing) })),
    peopleEvents: events.map((row) => ({
      planId: row.plan_id,
      at: row.at,
      kind: row.kind,
      byYou: row.by_account === accountId,
      aboutYou: row.about_account === accountId,
    })),
  };
}

/** Everything that is kept of a plan besides the plan itself. */
const tablesOfPlan = [
  "invitations",
  "plan_people_events",
  "plan_commands",
  "plan_members",
  "reminded_tasks",
  "essay_versions",
  "authorship_entries",
  "essay_comment_answers",
  "essay_comments",
] as const;

/** Erases the whole plan if the account owns it; otherwise the account only leaves it. */
export async function erasePlan(
  transaction: DatabaseTransaction,
  planId: string,
  accountId: string,
  now: Date,
): Promise<ErasedRows | null> {
  const member = await transaction
    .selectFrom("plan_members")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select("role")
    .executeTakeFirst();
  if (member === undefined) return null;
  if (member.role !== "owner") {
    const left = await transaction
      .deleteFrom("plan_members")
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    const told = await transaction
      .deleteFrom("reminded_tasks")
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    // Plans before reminders, the order in which everything else locks them.
    await recomputeForPlan(transaction, planId, "owner");
    return {
      plan_members: Number(left.numDeletedRows),
      reminded_tasks: Number(told.numDeletedRows),
    };
  }
  // Waits for writes in progress, so that they are deleted too.
  await lockPlan(transaction, planId);
  await emptyRemindersAbout(transaction, planId, now);
  const rows: ErasedRows = {};
  for (const table of tablesOfPlan) {
    const gone = await transaction.deleteFrom(table).where("plan_id", "=", planId).executeTakeFirst();
    rows[table] = Number(gone.numDeletedRows);
  }
  const gone = await transaction.deleteFrom("plans").where("id", "=", planId).executeTakeFirst();
  return { ...rows, plans: Number(gone.numDeletedRows) };
}

/**
 * Erases every plan the account owns and its membership in others. What it wrote in those belongs to them (forgetting.ts).
 */
export async function erasePlans(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<ErasedRows> {
  const memberships = await transaction
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .select("plan_id")
    .execute();
  const erased: ErasedRows[] = [];
  for (const { plan_id: planId } of memberships) {
    const rows = await erasePlan(transaction, planId, accountId, now);
    if (rows !== null) erased.push(rows);
  }
  await forgetInPeopleEvents(transaction, accountId);
  return addCounts([{ plans: 0, ...Object.fromEntries(tablesOfPlan.map((table) => [table, 0])) }, ...erased]);
}

export function addCounts(erased: readonly ErasedRows[]): ErasedRows {
  const sum: ErasedRows = {};
  for (const rows of erased) {
    for (const [table, count] of Object.entries(rows)) sum[table] = (sum[table] ?? 0) + count;
  }
  return sum;
}
