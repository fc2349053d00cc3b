/** Sends the reminders that are due: each is settled once, in one transaction with its mail. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { makeEmptyPlan, type Plan, type Scope } from "#domain/plan/plan.ts";
import { compactCommands, replayCommands } from "#domain/plan/replay.ts";
import { buildTimelineInput } from "#domain/plan/timelineInput.ts";
import { type DueReminder, findDueReminder } from "#domain/reminders/dueReminder.ts";
import { buildReminder } from "#domain/reminders/reminders.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Colleges } from "#server/colleges.ts";
import type { AllowancesPart } from "#server/parts/allowances/port.ts";
import { stopTokenOf } from "#server/stopToken.ts";
import type { Store } from "#server/store/openStore.ts";
import { readCommands } from "#server/store/planCommands.ts";
import { type ListedPlan, listPlans, seenScopes } from "#server/store/plans.ts";
import {
  countMailed,
  listReminded,
  type Reminded,
  type ReminderOutcome,
  type ReminderToSend,
  settleReminder,
  type ToldTask,
  toldTasks,
} from "#server/store/reminders.ts";
import { createSealing, type DataKey } from "#server/store/sealing.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { type ReminderSection, reminderMail } from "./reminderMail.ts";

const accountsPerPage = 200;

export type ReminderParts = {
  colleges: Pick<Colleges, "byUnitId" | "detailsOf">;
  allowances: AllowancesPart;
  dataKeys: readonly DataKey[];
  publicUrl: string;
};

export type Reminding = ReminderParts & {
  store: Pick<Store, "database">;
  now: () => Date;
  /** One account’s fault keeps nobody else from theirs; it is tried again with the next run. */
  onError: (error: unknown) => void;
  /** Asked between two accounts. */
  isStopping?: () => boolean;
};

export type ReminderRun = Readonly<Record<ReminderOutcome | "failed", number>>;

export async function remindPeople(reminding: Reminding): Promise<ReminderRun> {
  const { store, now, onError, isStopping = () => false } = reminding;
  const run = { mailed: 0, nothing: 0, overLimit: 0, failed: 0 };
  let after = "";
  for (;;) {
    const page = await listReminded(store.database, after, accountsPerPage);
    for (const person of page) {
      if (isStopping()) return run;
      try {
        const due = findDueReminder(person, now());
        const outcome = due === null ? null : await remind(reminding, person, due);
        if (outcome !== null && outcome !== "taken") run[outcome] += 1;
        // SQLite answers at once: between two people, requests have their turn.
        if (due !== null) await nextTurn();
      } catch (error) {
        run.failed += 1;
        onError(error);
      }
    }
    const last = page.at(-1);
    if (last === undefined || page.length < accountsPerPage) return run;
    after = last.accountId;
  }
}

async function remind(
  reminding: Reminding,
  person: Reminded,
  due: DueReminder,
): Promise<ReminderOutcome | "taken"> {
  const { store, allowances, now } = reminding;
  // Asked outside of the transaction: it may ask the same store.
  const { remindersPerMonth } = await allowances.of(person.accountId);
  return settleReminder(
    store.database,
    person,
    due,
    (transaction) => decide(transaction, reminding, person, due, remindersPerMonth),
    now(),
  );
}

/** Reads by the transaction alone: what is read is what is true when the mail goes into the outbox. */
async function decide(
  transaction: DatabaseTransaction,
  { colleges, dataKeys, publicUrl }: ReminderParts,
  { accountId, email, stopId, settings }: Reminded,
  { kind, period }: DueReminder,
  perMonth: number | null,
): Promise<ReminderToSend | "nothing" | "overLimit"> {
  const sections: ReminderSection[] = [];
  const told: ToldTask[] = [];
  for (const listed of await listPlans(transaction, accountId)) {
    if (listed.role === "counselor" || !seenScopes(listed).includes("plan")) continue;
    const plan = await readPlan(transaction, listed, dataKeys);
    const deadlines = plan.colleges.flatMap(({ unitId }) => colleges.detailsOf(unitId).deadlines);
    const input = buildTimelineInput(plan, (unitId) => colleges.byUnitId(unitId), deadlines, period);
    if (input === null) continue;
    const known = await toldTasks(transaction, accountId, listed.id);
    const reminder = buildReminder({
      timeline: buildTimeline(input),
      role: listed.role,
      day: period,
      kind,
      settings,
      wasTold: (taskId, day) => known.has(`${taskId} ${day}`),
    });
    if (reminder === null) continue;
    sections.push({ studentName: plan.studentName, isOwner: listed.role === "owner", reminder });
    told.push(...reminder.told.map(({ taskId, due }) => ({ planId: listed.id, taskId, due })));
  }
  if (sections.length === 0) return "nothing";
  const mailed = await countMailed(transaction, accountId, period);
  if (perMonth !== null && mailed >= perMonth) return "overLimit";
  const mail = reminderMail({
    recipient: email,
    kind,
    settings,
    sections,
    collegeName: (unitId) => colleges.byUnitId(unitId)?.name ?? null,
    publicUrl,
    stopToken: stopTokenOf({ stopId, email }, dataKeys),
    lastOf: mailed + 1 === perMonth ? perMonth : null,
  });
  return { mail, told };
}

/** Money is not even opened. Notes are read, where the person may see them, for the situations that decide which tasks there are. */
const readScopes: readonly Scope[] = ["plan", "notes"];

async function readPlan(
  transaction: DatabaseTransaction,
  listed: ListedPlan,
  dataKeys: readonly DataKey[],
): Promise<Plan> {
  const scopes = seenScopes(listed).filter((scope) => readScopes.includes(scope));
  const whole = { after: 0, until: listed.revision, most: listed.revision };
  const reader = { role: "parent", scopes } as const;
  const { commands } = await readCommands(transaction, createSealing(dataKeys), listed.id, reader, whole);
  const understood = commands.flatMap(({ command }) => {
    const read = readCommand(command);
    return read.ok ? [read.value] : [];
  });
  return replayCommands(makeEmptyPlan(listed.id, listed.createdAt), compactCommands(understood));
}
