/** The history of a plan's people: who came, left, was given it, and what each may see. Its commands are in commands.ts. */
import { randomUUID } from "node:crypto";
import { type PeopleEvent, type PeopleEventKind, peopleEventKinds } from "#contract/plans.ts";
import { type Scope, scopes } from "#domain/plan/plan.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";
import { type Member, type PlanRow, readNames } from "./store.ts";

/** Kept apart from other joining, because nobody invited them; to readers it is the same. */
const joinedByClassLink = "joinedByClassLink";

type NewPeopleEvent = {
  planId: string;
  kind: PeopleEventKind | typeof joinedByClassLink;
  /** The account that did it. */
  by: string;
  /** The account it is about; the one who did it where a person acts for themselves. */
  about: string;
  /** What that person sees from then on. */
  scopes: readonly Scope[];
  /** How many open invitations ended with it. */
  endedInvitations?: number;
};

/** A plan keeps its newest ones. */
export const mostPeopleEvents = 100;

export async function addPeopleEvent(
  transaction: DatabaseTransaction,
  { planId, kind, by, about, scopes: seen, endedInvitations = 0 }: NewPeopleEvent,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("plan_people_events")
    .values({
      id: randomUUID(),
      plan_id: planId,
      at: now.toISOString(),
      kind,
      by_account: by,
      about_account: about,
      scopes: JSON.stringify(seen),
      ended_invitations: endedInvitations,
    })
    .execute();
  const newest = await listNewest(transaction, planId);
  const oldest = newest.at(mostPeopleEvents - 1);
  if (oldest === undefined) return;
  await transaction
    .deleteFrom("plan_people_events")
    .where("plan_id", "=", planId)
    .where("at", "<", oldest.at)
    .execute();
}

/** The accounts that last joined this plan through a counselor's class link, whether they are still in it or not. */
export async function listJoinedByClassLink(database: Database, planId: string): Promise<Set<string>> {
  const found = new Map<string, string>();
  for (const { kind, about_account } of await listNewest(database, planId)) {
    const isJoining = kind === joinedByClassLink || kind === "joined";
    if (about_account !== null && isJoining && !found.has(about_account)) found.set(about_account, kind);
  }
  return new Set([...found].flatMap(([account, kind]) => (kind === joinedByClassLink ? [account] : [])));
}

/** Newest first. The owner reads all of it; a member what they did and what was done about them. */
export async function listPeopleEvents(
  database: Database,
  plan: Pick<PlanRow & Member, "id" | "role">,
  readerId: string,
): Promise<PeopleEvent[]> {
  const rows = (await listNewest(database, plan.id)).filter(
    ({ by_account, about_account }) =>
      plan.role === "owner" || by_account === readerId || about_account === readerId,
  );
  const accounts = rows.flatMap(({ by_account, about_account }) =>
    [by_account, about_account].flatMap((accountId) => (accountId === null ? [] : [{ accountId }])),
  );
  const names = await readNames(database, plan, readerId, accounts);
  const nameOf = (accountId: string | null) => (accountId === null ? null : (names.get(accountId) ?? null));
  return rows.flatMap((row) => {
    const kind = row.kind === joinedByClassLink ? "joined" : peopleEventKinds.find((one) => one === row.kind);
    // Written by a newer release.
    if (kind === undefined) return [];
    const seen: unknown = JSON.parse(row.scopes);
    return [
      {
        at: row.at,
        kind,
        byYou: row.by_account === readerId,
        by: nameOf(row.by_account),
        isYou: row.about_account === readerId,
        who: nameOf(row.about_account),
        scopes: scopes.filter((scope) => Array.isArray(seen) && seen.includes(scope)),
        endedInvitations: row.ended_invitations,
      },
    ];
  });
}

/** An erased account stays in no plan's history by its id. Returns how many rows named it. */
export async function forgetInPeopleEvents(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<number> {
  let changed = 0n;
  for (const column of ["by_account", "about_account"] as const) {
    const forgotten = await transaction
      .updateTable("plan_people_events")
      .set({ [column]: null })
      .where(column, "=", accountId)
      .executeTakeFirst();
    changed += forgotten.numUpdatedRows;
  }
  return Number(changed);
}

function listNewest(database: Database, planId: string) {
  return database
    .selectFrom("plan_people_events")
    .selectAll()
    .where("plan_id", "=", planId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(mostPeopleEvents)
    .execute();
}
