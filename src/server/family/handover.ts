/**
 * A plan given to the student. Every right that the giver gave ends with their right to give it: open invitations end, and
 * who goes on seeing what is the student's to say (decision 0086).
 */
import type { AcceptBody } from "#contract/family.ts";
import type { Handover } from "#contract/rareInvitations.ts";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import { signAsGiver } from "#server/plans/forgetting.ts";
import { moveMoney } from "#server/plans/moveMoney.ts";
import { addPeopleEvent } from "#server/plans/peopleEvents.ts";
import type { LockedPlan } from "#server/plans/store.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { listPeople, type PlanPerson } from "./store.ts";

type Invitation = Pick<Tables["invitations"], "id" | "plan_id" | "invited_by" | "gives_money">;

/** What the giver keeps where the student says nothing. */
const keptByGiver: readonly Scope[] = ["plan"];

/** What the student sees before accepting. */
export async function describeHandover(
  database: Database,
  invitation: Invitation,
  readerId: string,
  openInvitations: number,
): Promise<Handover> {
  const people = await listPeople(database, invitation.plan_id);
  const others = people.filter(({ accountId }) => accountId !== readerId);
  return {
    people: others.map(({ memberId, name, email, role, scopes: seen }) => ({
      memberId,
      name,
      email,
      role,
      scopes: seen,
      isGiver: role === "owner",
    })),
    invitations: openInvitations,
    hasMoney: isMoneyGiven(invitation) && (await hasMoneyIn(database, invitation.plan_id)),
  };
}

/** The new owner's own membership is the caller's. The plan is locked, and the invitation ended. */
export async function handOver(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  handing: {
    plan: LockedPlan;
    invitation: Invitation;
    studentId: string;
    /** What each person sees from now on. */
    decided: NonNullable<AcceptBody["people"]>;
  },
  now: Date,
): Promise<void> {
  const { plan, invitation, studentId, decided } = handing;
  const endedInvitations = await endOpenInvitations(transaction, plan.id, now);
  await signAsGiver(transaction, plan.id, invitation.invited_by, now);
  if (!isMoneyGiven(invitation)) await moveMoney(transaction, sealing, plan, invitation.invited_by, now);
  await addPeopleEvent(
    transaction,
    {
      planId: plan.id,
      kind: "handedOver",
      by: invitation.invited_by,
      about: studentId,
      scopes,
      endedInvitations,
    },
    now,
  );
  for (const person of await listPeople(transaction, plan.id)) {
    if (person.accountId === studentId) continue;
    const named = decided.find(({ memberId }) => memberId === person.memberId)?.scopes;
    const seen = named ?? (person.role === "owner" ? keptByGiver : []);
    await setSeen(transaction, { planId: plan.id, person, seen, by: studentId }, now);
  }
}

async function setSeen(
  transaction: DatabaseTransaction,
  { planId, person, seen, by }: { planId: string; person: PlanPerson; seen: readonly Scope[]; by: string },
  now: Date,
): Promise<void> {
  const { accountId } = person;
  if (seen.length === 0) {
    await transaction
      .deleteFrom("plan_members")
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .execute();
  } else {
    await transaction
      .updateTable("plan_members")
      .set({ scopes: JSON.stringify(seen), ...(person.role === "owner" && { role: "parent" }) })
      .where("plan_id", "=", planId)
      .where("account_id", "=", accountId)
      .execute();
  }
  const isAsBefore = scopes.every((scope) => seen.includes(scope) === person.scopes.includes(scope));
  if (isAsBefore) return;
  const kind = seen.length === 0 ? "removed" : "scopesChanged";
  await addPeopleEvent(transaction, { planId, kind, by, about: accountId, scopes: seen }, now);
}

async function endOpenInvitations(
  transaction: DatabaseTransaction,
  planId: string,
  now: Date,
): Promise<number> {
  const ended = await transaction
    .updateTable("invitations")
    .set({ ended_at: now.toISOString() })
    .where("plan_id", "=", planId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

function isMoneyGiven({ gives_money }: Invitation): boolean {
  return gives_money === 1;
}

async function hasMoneyIn(database: Database, planId: string): Promise<boolean> {
  const one = await database
    .selectFrom("plan_commands")
    .where("plan_id", "=", planId)
    .where("scope", "=", "money")
    .select("revision")
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
