/** People with plans and reminder settings in a test's store. */
import { randomBytes } from "node:crypto";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import type { TaskPerson } from "#domain/timeline/timeline.ts";
import { createOwnAccount, findAccount } from "#server/account/store.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { findPlan } from "#server/plans/store.ts";
import { openAllowances } from "#server/ports/allowances.ts";
import type { ReminderParts } from "#server/reminders/job.ts";
import { saveReminders } from "#server/reminders/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { planProcessKey } from "./planProcessKey.ts";

/** Long before any test's day: a reminder must not wait for the next day because it was chosen today. */
export const chosenAt = new Date("2026-09-01T12:00:00Z");

export const sundaysAtFive: ReminderSettings = {
  digest: { isOn: true, weekday: 0, hour: 17 },
  beforeDue: { isOn: false, days: 3 },
  includesParentTasks: false,
  timeZone: "America/New_York",
};

/** Without college data: the only tasks are those the test adds, and those every student has. */
export const reminderParts: ReminderParts = {
  colleges: {
    byUnitId: () => null,
    requirementsOf: () => null,
    deadlinesOf: () => {
      throw new Error("No plan of these tests has a college.");
    },
  },
  allowances: openAllowances,
  dataKeys: [planProcessKey],
  publicUrl: "https://plan.example",
  release: "release-1",
};

/** Returns the new account's id; with null `settings` nothing is chosen. */
export async function addPerson(
  database: Database,
  name: string,
  settings: ReminderSettings | null = sundaysAtFive,
): Promise<string> {
  const account = { email: `${name}@example.com`, name, passwordHash: randomBytes(4).toString("hex") };
  const subject = await createOwnAccount(database, account, chosenAt);
  const made = subject === null ? null : await findAccount(database, subject);
  if (made === null) throw new Error(`${name} is there already.`);
  if (settings !== null) await saveReminders(database, made.id, settings, chosenAt);
  return made.id;
}

/** Adds commands to the person's plan; the first one begins it. */
export async function writeCommands(
  database: Database,
  accountId: string,
  planId: string,
  drafts: readonly CommandDraft[],
): Promise<void> {
  const plan = await findPlan(database, planId, accountId);
  const after = plan?.revision ?? 0;
  const commands = drafts.map((draft, index) => {
    const number = after + index + 1;
    const at = new Date(chosenAt.getTime() + number).toISOString();
    return makeCommand(draft, { id: `${planId}-${number}`, at, planId });
  });
  const sent = { planId, accountId, createdAt: chosenAt.toISOString(), after, commands };
  const answer = await appendCommands(database, createSealing([planProcessKey]), sent, chosenAt);
  if (answer.kind !== "accepted") throw new Error(answer.kind);
}

/** A class years away from applying has few tasks of its own, so a test's tasks are nearly all there are. */
export const youngClass: CommandDraft = {
  kind: "setTimeline",
  fields: { graduationYear: 2033, tests: [], aidForms: [] },
};

export function makeOwnTask(id: string, due: string | null, who: TaskPerson = "student"): CommandDraft {
  return {
    kind: "setOwnTask",
    taskId: id,
    task: { id, title: `Task ${id} of the ${who}`, due, who, unitId: null },
  };
}

export async function addMember(
  database: Database,
  planId: string,
  accountId: string,
  role: PlanRole,
  scopes: readonly Scope[] = ["plan"],
): Promise<void> {
  const joined_at = chosenAt.toISOString();
  await database
    .insertInto("plan_members")
    .values({ plan_id: planId, account_id: accountId, role, scopes: JSON.stringify(scopes), joined_at })
    .execute();
}
