/** Reminder settings, and claiming each mail so that it is settled once, by whichever process is first. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { canSee } from "#domain/plan/membership.ts";
import type { DueReminder, ReminderState } from "#domain/reminders/dueReminder.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import { lockAccount } from "#server/account/store.ts";
import { addToOutbox, type NewMail } from "#server/outbox/store.ts";
import { type ListedPlan, listMemberships, toMember } from "#server/plans/store.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import { recomputeForOwners } from "./nextDue.ts";
import { neverDue } from "./tables.ts";

export type KeptReminders = ReminderState & { stopId: string };

/** Null if the account has never chosen. */
export async function readReminders(database: Database, accountId: string): Promise<KeptReminders | null> {
  const row = await database
    .selectFrom("reminder_settings")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? null : keptOf(row);
}

/**
 * Links in earlier mail keep working: unsubscribing means all reminders. Returns false and stores nothing if
 * the account is gone.
 */
export async function saveReminders(
  database: Database,
  accountId: string,
  { digest, beforeDue, includesParentTasks, timeZone }: ReminderSettings,
  now: Date,
): Promise<boolean> {
  const said = {
    digest_on: digest.isOn ? 1 : 0,
    weekday: digest.weekday,
    hour: digest.hour,
    before_due_on: beforeDue.isOn ? 1 : 0,
    before_due_days: beforeDue.days,
    parent_tasks_on: includesParentTasks ? 1 : 0,
    time_zone: timeZone,
    changed_at: now.toISOString(),
    next_due_at: digest.isOn || beforeDue.isOn ? null : neverDue,
  };
  const stopId = randomBytes(16).toString("base64url");
  const isKept = await database.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, accountId))) return false;
    await transaction
      .insertInto("reminder_settings")
      .values({
        account_id: accountId,
        ...said,
        settled_day: null,
        stop_id: stopId,
        due_changes: 0,
        due_release: null,
      })
      .onConflict((conflict) =>
        conflict
          .column("account_id")
          .doUpdateSet((row) => ({ ...said, due_changes: row("reminder_settings.due_changes", "+", 1) })),
      )
      .execute();
    return true;
  });
  await recomputeForOwners(database, accountId);
  return isKept;
}

export type Reminded = KeptReminders & { accountId: string; email: string; dueChanges: number };

/** "due": their time has come. "unknown": something changed, so their time must be computed. */
export type DueKind = "due" | "unknown";

/** One page, ordered by id, of such accounts with a confirmed address. Uses the index on `next_due_at`. */
export async function listDue(
  database: Database,
  kind: DueKind,
  after: string,
  limit: number,
  now: Date,
): Promise<Reminded[]> {
  // An expression, so that neither database scans everyone by id instead of the few that are due.
  const accountId = sql<string>`'' || account_id`;
  const rows = await database
    .selectFrom("reminder_settings")
    .innerJoin("accounts", "accounts.id", "reminder_settings.account_id")
    .selectAll("reminder_settings")
    .select("accounts.email")
    .where((row) =>
      kind === "due" ? row("next_due_at", "<=", now.toISOString()) : row("next_due_at", "is", null),
    )
    .where(accountId, ">", after)
    .where("email_verified", "=", 1)
    .where("email", "!=", "")
    .orderBy(accountId)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...keptOf(row),
    accountId: row.account_id,
    email: row.email,
    dueChanges: row.due_changes,
  }));
}

/** Stores when the next one is due, unless its inputs have changed since the row was read. */
export async function saveNextDue(
  database: Database,
  { accountId, dueChanges, settledDay }: Pick<Reminded, "accountId" | "dueChanges" | "settledDay">,
  nextDueAt: Date,
  release: string,
): Promise<void> {
  await database
    .updateTable("reminder_settings")
    .set({ next_due_at: nextDueAt.toISOString(), due_release: release })
    .where("account_id", "=", accountId)
    .where("due_changes", "=", dueChanges)
    .where("settled_day", settledDay === null ? "is" : "=", settledDay)
    // While two releases run side by side, the newer one wins.
    .where((row) => row.or([row("due_release", "is", null), row("due_release", "=", release)]))
    .execute();
}

/** Whether somebody is on the plan as a parent, is shown its tasks, and gets reminders of them. */
export async function isParentReminded(database: Database, planId: string): Promise<boolean> {
  const rows = await database
    .selectFrom("plan_members")
    .innerJoin("reminder_settings", "reminder_settings.account_id", "plan_members.account_id")
    .innerJoin("accounts", "accounts.id", "plan_members.account_id")
    .where("plan_id", "=", planId)
    .where("role", "=", "parent")
    .where("email_verified", "=", 1)
    .where("email", "!=", "")
    .where((row) => row.or([row("digest_on", "=", 1), row("before_due_on", "=", 1)]))
    .select(["plan_members.role", "plan_members.scopes"])
    .execute();
  return rows.some((row) => canSee(toMember(row), "plan"));
}

export type ToldTask = { planId: string; taskId: string; due: string };
export type ReminderToSend = { mail: NewMail; told: readonly ToldTask[] };
/** Where no mail is sent, how long whoever runs the installation can read a reminder. */
const reminderReadableMs = 14 * 24 * 60 * 60_000;

export type ReminderOutcome = "mailed" | "nothing" | "overLimit";
/** What a reminder was written from: each plan's revision, and what the person may see of it. */
export type SeenPlan = Pick<ListedPlan, "id" | "revision" | "role" | "scopes">;

/**
 * Settles one reminder: the claim, the record of what was told and the mail in the outbox are one
 * transaction. So it is sent once, whoever else tries, and a killed process has done all or nothing. "taken"
 * if another process was first, or the person has changed or erased something meanwhile; "stale", with
 * nothing done, if one of its plans has changed. `finish` must be quick: do slow work before.
 */
export async function settleReminder(
  database: Database,
  { accountId, changedAt, settledDay }: Pick<Reminded, "accountId" | "changedAt" | "settledDay">,
  { kind, period }: DueReminder,
  seen: readonly SeenPlan[],
  finish: (mailedThisMonth: number) => ReminderToSend | "nothing" | "overLimit",
  now: Date,
): Promise<ReminderOutcome | "taken" | "stale"> {
  return database.transaction().execute(async (transaction) => {
    // A no-op write takes the row lock: unsubscribing and erasing wait for this, or came first.
    const locked = await transaction
      .updateTable("reminder_settings")
      .set((row) => ({ settled_day: row.ref("settled_day") }))
      .where("account_id", "=", accountId)
      .where("changed_at", "=", changedAt.toISOString())
      .where("settled_day", settledDay === null ? "is" : "=", settledDay)
      .executeTakeFirst();
    if (locked.numUpdatedRows !== 1n) return "taken";
    if (!(await areAsSeen(transaction, accountId, seen))) return "stale";
    const at = now.toISOString();
    const claimed = await transaction
      .insertInto("reminder_sends")
      .values({ account_id: accountId, kind, period, outcome: "nothing", sent_at: at, outbox_id: null })
      .onConflict((conflict) => conflict.columns(["account_id", "kind", "period"]).doNothing())
      .executeTakeFirst();
    await transaction
      .updateTable("reminder_settings")
      .set({ settled_day: period })
      .where("account_id", "=", accountId)
      .execute();
    if (claimed.numInsertedOrUpdatedRows !== 1n) return "taken";
    const decided = finish(await countMailed(transaction, accountId, period));
    if (decided === "nothing") return decided;
    const outcome: ReminderOutcome = decided === "overLimit" ? decided : "mailed";
    // Its link stops reminders without a sign-in.
    const secretUntil = new Date(now.getTime() + reminderReadableMs);
    const outboxId =
      decided === "overLimit" ? null : await addToOutbox(transaction, { ...decided.mail, secretUntil }, now);
    await transaction
      .updateTable("reminder_sends")
      .set({ outcome, outbox_id: outboxId })
      .where("account_id", "=", accountId)
      .where("kind", "=", kind)
      .where("period", "=", period)
      .execute();
    if (decided !== "overLimit") await keepTold(transaction, accountId, decided.told, at);
    return outcome;
  });
}

async function areAsSeen(
  transaction: DatabaseTransaction,
  accountId: string,
  seen: readonly SeenPlan[],
): Promise<boolean> {
  const plans = await listMemberships(transaction, accountId);
  return (
    plans.length === seen.length &&
    seen.every(({ id, revision, role, scopes }) => {
      const plan = plans.find((one) => one.id === id);
      return plan?.revision === revision && plan.role === role && plan.scopes.join() === scopes.join();
    })
  );
}

/** By "<task> <due>". */
export async function toldTasks(
  database: Database,
  accountId: string,
  planId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("reminded_tasks")
    .select(["task_id", "due"])
    .where("account_id", "=", accountId)
    .where("plan_id", "=", planId)
    .execute();
  return new Set(rows.map(({ task_id, due }) => `${task_id} ${due}`));
}

/** How many mails were sent in the month of a day such as "2026-11-22". */
export async function countMailed(database: Database, accountId: string, day: string): Promise<number> {
  const month = day.slice(0, 7);
  const counted = await database
    .selectFrom("reminder_sends")
    .select((row) => row.fn.countAll().as("mails"))
    .where("account_id", "=", accountId)
    .where("outcome", "=", "mailed")
    .where("period", ">=", `${month}-01`)
    .where("period", "<=", `${month}-31`)
    .executeTakeFirst();
  // PostgreSQL returns large counts as text.
  return Number(counted?.mails ?? 0);
}

/** The recipient of links with this id; null if there is no such id. */
export async function findStopped(
  database: Database,
  stopId: string,
): Promise<{ accountId: string; email: string } | null> {
  const row = await database
    .selectFrom("reminder_settings")
    .innerJoin("accounts", "accounts.id", "reminder_settings.account_id")
    .select(["account_id", "email"])
    .where("stop_id", "=", stopId)
    .executeTakeFirst();
  return row === undefined ? null : { accountId: row.account_id, email: row.email };
}

/** Turns all of them off and withdraws mail still waiting to be sent. Returns which were on. */
export async function stopReminders(
  database: Database,
  accountId: string,
  now: Date,
): Promise<{ digest: boolean; beforeDue: boolean }> {
  const stopped = await database.transaction().execute(async (transaction) => {
    // A no-op write takes the row lock before the row is read.
    await transaction
      .updateTable("reminder_settings")
      .set((row) => ({ hour: row.ref("hour") }))
      .where("account_id", "=", accountId)
      .execute();
    const kept = await readReminders(transaction, accountId);
    if (kept === null) return { digest: false, beforeDue: false };
    const { digest, beforeDue } = kept.settings;
    if (digest.isOn || beforeDue.isOn) {
      await transaction
        .updateTable("reminder_settings")
        .set((row) => ({
          digest_on: 0,
          before_due_on: 0,
          changed_at: now.toISOString(),
          next_due_at: neverDue,
          due_changes: row("due_changes", "+", 1),
        }))
        .where("account_id", "=", accountId)
        .execute();
    }
    // One being sent may still arrive; if the mail server refuses it, it is not retried.
    await deleteMail(transaction, accountId, ["waiting", "sending"]);
    return { digest: digest.isOn, beforeDue: beforeDue.isOn };
  });
  await recomputeForOwners(database, accountId);
  return stopped;
}

async function keepTold(
  transaction: DatabaseTransaction,
  accountId: string,
  told: readonly ToldTask[],
  at: string,
): Promise<void> {
  if (told.length === 0) return;
  await transaction
    .insertInto("reminded_tasks")
    .values(
      told.map(({ planId, taskId, due }) => ({
        account_id: accountId,
        plan_id: planId,
        task_id: taskId,
        due,
        told_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(["account_id", "plan_id", "task_id", "due"]).doNothing())
    .execute();
}

/** Deletes outbox mail from reminders in these states. Returns how many there were. */
export async function deleteMail(
  transaction: DatabaseTransaction,
  accountId: string,
  states: readonly string[],
): Promise<number> {
  const gone = await transaction
    .deleteFrom("outbox")
    .where("state", "in", states)
    .where("id", "in", (of) =>
      of
        .selectFrom("reminder_sends")
        .select("outbox_id")
        .where("account_id", "=", accountId)
        .where("outbox_id", "is not", null)
        .$castTo<{ outbox_id: string }>(),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function keptOf(row: Tables["reminder_settings"]): KeptReminders {
  return {
    settings: {
      digest: { isOn: row.digest_on === 1, weekday: row.weekday, hour: row.hour },
      beforeDue: { isOn: row.before_due_on === 1, days: row.before_due_days },
      includesParentTasks: row.parent_tasks_on === 1,
      timeZone: row.time_zone,
    },
    changedAt: new Date(row.changed_at),
    settledDay: row.settled_day,
    stopId: row.stop_id,
  };
}
