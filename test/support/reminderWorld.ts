/** People with plans who want reminders, in a store of a test. */
import { randomBytes } from "node:crypto";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Scope } from "#domain/plan/plan.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import type { TaskPerson } from "#domain/timeline/timeline.ts";
import type { ReminderParts } from "#server/jobs/reminding.ts";
import { openAllowances } from "#server/parts/allowances/port.ts";
import { createOwnAccount, findAccount } from "#server/store/accounts.ts";
import { appendCommands } from "#server/store/planCommands.ts";
import { findPlan } from "#server/store/plans.ts";
import { saveReminders } from "#server/store/reminders.ts";
import { createSealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { planProcessKey } from "./planProcessKey.ts";

/** Long before any test's day: a reminder does not wait for the next day because it was chosen today. */
export const chosenAt = new Date("2026-09-01T12:00:00Z");

export const sundaysAtFive: ReminderSettings = {
  digest: { isOn: true, weekday: 0, hour: 17 },
  beforeDue: { isOn: false, days: 3 },
  timeZone: "America/New_York",
};

/** With no college data: the tasks are those that the test adds, and what every student has. */
export const reminderParts: ReminderParts = {
  colleges: {
    byUnitId: () => null,
    detailsOf: () => {
      throw new Error("No plan of these tests has a college.");
    },
  },
  allowances: openAllowances,
  dataKeys: [planProcessKey],
  publicUrl: "https://plan.example",
};

/** The new account's id; `settings` null chooses nothing. */
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

/** Adds commands to the person's plan, which begins with the first. */
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

/** A class that is years from applying has few tasks of its own: what a test adds is what there is. */
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
