/** A plan's recent changes, and restoring one of them. */
import { randomUUID } from "node:crypto";
import { plansLimits } from "#contract/plans.ts";
import { type Command, makeCommand } from "#domain/plan/commands.ts";
import { listDraftsBackTo } from "#domain/plan/history.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { type Appended, append, latestAt } from "./commands.ts";
import { readLog } from "./room.ts";
import { findMember, isAddressedTo, lockPlan, type Reader, visibleScopes } from "./store.ts";

/** The commands of one request; `accountId` is the sender. */
export type HistoryPoint = { revision: number; from: number; at: string; accountId: string; kinds: string[] };

/** Newest first; only what this member may see. */
export async function listHistory(
  database: Database,
  planId: string,
  member: Reader,
): Promise<HistoryPoint[]> {
  const { history_after: after } = await database
    .selectFrom("plans")
    .where("id", "=", planId)
    .select("history_after")
    .executeTakeFirstOrThrow();
  const seen = visibleScopes(member);
  if (seen.length === 0) return [];
  const ofPlan = database
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("point", ">", after)
    .where("scope", "in", seen)
    .where(isAddressedTo(member));
  const points = await ofPlan
    .select("point")
    .distinct()
    .orderBy("point", "desc")
    .limit(plansLimits.points)
    .execute();
  const oldest = points.at(-1)?.point;
  if (oldest === undefined) return [];
  const rows = await ofPlan
    .where("point", ">=", oldest)
    .groupBy(["point", "kind", "received_at", "account_id"])
    .select(["point", "kind", "received_at", "account_id"])
    .select((of) => of.fn.min<number>("revision").as("from"))
    .orderBy("kind")
    .execute();
  return points.flatMap(({ point }) => {
    const said = rows.filter((row) => row.point === point);
    const [first] = said;
    if (first === undefined) return [];
    const kinds = said.map(({ kind }) => kind);
    const from = Math.min(...said.map((row) => row.from));
    return [{ revision: point, from, at: first.received_at, accountId: first.account_id, kinds }];
  });
}

/** Adds the commands that restore the plan. Only its owner may, since that touches every part. */
export async function restorePlan(
  database: Database,
  sealing: Sealing,
  { planId, accountId, revision }: { planId: string; accountId: string; revision: number },
  now: Date,
): Promise<Appended | { kind: "noSuchPoint" }> {
  return database.transaction().execute(async (transaction) => {
    const plan = await lockPlan(transaction, planId);
    const member = plan === null ? null : await findMember(transaction, planId, accountId);
    if (plan === null || member === null) return { kind: "missing" };
    if (member.role !== "owner") return { kind: "notAllowed" };
    const points = await listHistory(transaction, planId, member);
    const point = points.find((one) => one.revision === revision);
    if (point === undefined) return { kind: "noSuchPoint" };
    const log = await readLog(transaction, sealing, planId);
    const drafts = listDraftsBackTo(
      makeEmptyPlan(plan.id, plan.createdAt),
      log,
      point,
      plan.moneySharedSince,
    );
    const believed = log.map(({ command }) => command.at).filter((at) => at <= latestAt(now));
    const latestMs = believed.reduce((latest, at) => Math.max(latest, Date.parse(at)), now.getTime());
    const commands = drafts.map((draft, index): Command => {
      // Later than everything in the plan, as far as the devices' clocks can be trusted.
      const at = new Date(latestMs + 1 + index).toISOString();
      return makeCommand(draft, { id: randomUUID(), at, planId });
    });
    if (commands.length === 0) return { kind: "accepted", revision: plan.revision, accepted: [] };
    return append(transaction, sealing, plan, { accountId, commands, areNew: true }, now);
  });
}
