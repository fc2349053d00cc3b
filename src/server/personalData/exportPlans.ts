/** What an account's export holds of plans: its own, those it is in, and what it wrote in plans it sees no more. */
import { canSee } from "#domain/plan/membership.ts";
import {
  type ExportedEssays,
  type ExportedSaid,
  exportEssays,
  exportSaid,
} from "#server/essays/exportEssays.ts";
import { openBody } from "#server/plans/bodies.ts";
import { readCommands } from "#server/plans/commands.ts";
import { listMemberships, listPlans, type Member, type PlanRow } from "#server/plans/store.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, Tables } from "#server/store/tables.ts";

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
