/** Sends due reminders: each is settled once, and then its next due time is computed. */
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { type DueReminder, findDueReminder } from "#domain/reminders/dueReminder.ts";
import { findNextReminder } from "#domain/reminders/findNextReminder.ts";
import { buildReminder } from "#domain/reminders/reminders.ts";
import type { Colleges } from "#server/colleges.ts";
import type { AllowancesPart } from "#server/ports/allowances.ts";
import type { Job } from "#server/repeat.ts";
import type { Log } from "#server/store/savingLog.ts";
import type { DataKey } from "#server/store/sealing.ts";
import type { Store } from "#server/store/store.ts";
import { type ReminderSection, reminderMail } from "./mail.ts";
import { recomputeForRelease } from "./nextDue.ts";
import { type RemindedPlan, readPlansOf, timelineOn } from "./plans.ts";
import { stopTokenOf } from "./stopToken.ts";
import {
  type DueKind,
  listDue,
  type Reminded,
  type ReminderOutcome,
  saveNextDue,
  settleReminder,
  type ToldTask,
} from "./store.ts";

/** The longest a reminder may be late. */
const pauseMs = 5 * 60_000;
/** Of a processor's time, what computing reminders ahead may take while people wait for pages: a fifth. */
const restPerWork = 4;
/** So that one slow statement does not hold up everybody else's. */
const longestRestMs = 500;
const accountsPerPage = 200;
/** After this long the others whose time must be computed wait for the next run, which begins with those who are due. */
const computingLimitMs = 4 * 60_000;
/**
 * A plan being edited may change while its mail is written; after this many attempts, the next run tries
 * again.
 */
const triesPerRun = 3;

export type ReminderParts = {
  colleges: Pick<Colleges, "byUnitId" | "deadlinesOf" | "requirementsOf">;
  allowances: Pick<AllowancesPart, "of">;
  dataKeys: readonly DataKey[];
  publicUrl: string;
  /** Identifies the data and rules used to compute due times. */
  release: string;
};

export type Reminding = ReminderParts & {
  store: Pick<Store, "database">;
  now: () => Date;
  /** An error in one account must not stop the others; it is retried in the next run. */
  onError: (error: unknown) => void;
  /** Checked between accounts. */
  isStopping?: () => boolean;
  /** Waits after work that nobody waits for took so many milliseconds; missing in tests, where nobody else is served. */
  rest?: (workedMs: number) => Promise<unknown>;
};

export type ReminderRun = Readonly<Record<ReminderOutcome | "failed", number>>;

export function createReminderJob(reminding: Omit<Reminding, "onError">, log: Log): Job {
  // Once per process, since data and rules belong to its release.
  let isReleaseSeen = false;
  // Only the error: the person it concerned is not logged.
  const onError = (error: unknown) => log.error({ err: error }, "a reminder could not be written");
  const rest = (workedMs: number) => wait(Math.min(longestRestMs, workedMs * restPerWork));
  return {
    name: "reminders",
    pauseMs,
    failure: "reminders could not be worked on",
    needsClock: true,
    async run({ isStopping }) {
      if (!isReleaseSeen) await recomputeForRelease(reminding.store.database, reminding.release);
      isReleaseSeen = true;
      const run = await remindPeople({ ...reminding, onError, isStopping, rest });
      if (run.mailed + run.overLimit + run.failed > 0) log.info(run, "reminders");
    },
  };
}

export async function remindPeople(reminding: Reminding): Promise<ReminderRun> {
  const run = { mailed: 0, nothing: 0, overLimit: 0, failed: 0 };
  // Those whose time has come wait for nobody. After a release everybody is looked at anew, which takes a while.
  for (const kind of ["due", "unknown"] as const) {
    const beganAtMs = performance.now();
    for await (const page of listPages(reminding, kind)) {
      for (const person of page) {
        if (reminding.isStopping?.() === true) return run;
        if (kind === "unknown" && performance.now() - beganAtMs > computingLimitMs) return run;
        await remindOne(reminding, person, kind, run);
      }
    }
  }
  return run;
}

async function* listPages({ store, now }: Reminding, kind: DueKind): AsyncGenerator<Reminded[], void> {
  const startedAt = now();
  let after = "";
  for (;;) {
    const page = await listDue(store.database, kind, after, accountsPerPage, startedAt);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < accountsPerPage) return;
    after = last.accountId;
  }
}

async function remindOne(
  reminding: Reminding,
  person: Reminded,
  kind: DueKind,
  run: { -readonly [Outcome in keyof ReminderRun]: number },
): Promise<void> {
  const beganAtMs = performance.now();
  try {
    const outcome = await remind(reminding, person);
    if (outcome !== null) run[outcome] += 1;
    // SQLite is synchronous: yielding between people lets requests proceed.
    await nextTurn();
  } catch (error) {
    run.failed += 1;
    reminding.onError(error);
  }
  if (kind === "unknown") await reminding.rest?.(performance.now() - beganAtMs);
}

/**
 * What is due now, and when the next one is. Null if nothing was due, or another process or run will handle
 * it.
 */
async function remind(reminding: Reminding, person: Reminded): Promise<ReminderOutcome | null> {
  const { store, allowances, release, now } = reminding;
  const due = findDueReminder(person, now());
  if (due === null) {
    // A plan in use changes many times a day, so its people are looked at again at their next hour, and no plan is read
    // for it before then.
    const nextHour = findNextReminder(person, now(), () => true);
    await saveNextDue(store.database, person, nextHour, release);
    return null;
  }
  // Read outside the transaction, like everything below: it may query the same store.
  const perMonth = (await allowances.of(person.accountId)).remindersPerMonth;
  for (let tries = 0; tries < triesPerRun; tries += 1) {
    const plans = await readPlansOf(store.database, reminding, person.accountId);
    const message = writeReminder(reminding, person, due, plans);
    const settle = () =>
      settleReminder(
        store.database,
        person,
        due,
        plans,
        (mailed) => finishReminder(reminding, person, due, message, mailed, perMonth),
        now(),
      );
    // With nothing to say the day stays open: a change later today may still be worth a mail today.
    const outcome = message.sections.length === 0 ? "nothing" : await settle();
    if (outcome === "stale") continue;
    if (outcome === "taken") return null;
    const settled = outcome === "nothing" ? person : { ...person, settledDay: due.period };
    const told = outcome === "mailed" ? message.told : [];
    const nextDueAt = findNextReminder(settled, now(), (next) => {
      return plans.some((plan) => sectionOf(reminding, settled, next, plan, told) !== null);
    });
    await saveNextDue(store.database, settled, nextDueAt, release);
    return outcome;
  }
  return null;
}

type Message = { sections: readonly ReminderSection[]; told: readonly ToldTask[] };

function writeReminder(
  parts: ReminderParts,
  person: Reminded,
  due: DueReminder,
  plans: readonly RemindedPlan[],
): Message {
  const sections: ReminderSection[] = [];
  const told: ToldTask[] = [];
  for (const plan of plans) {
    const section = sectionOf(parts, person, due, plan, []);
    if (section === null) continue;
    sections.push(section);
    told.push(...section.reminder.told.map((one) => ({ planId: plan.id, taskId: one.taskId, due: one.due })));
  }
  return { sections, told };
}

/**
 * The part of the reminder about one plan; null if there is nothing to say. `told` was sent since the plan
 * was read.
 */
function sectionOf(
  { colleges }: ReminderParts,
  { settings }: Reminded,
  { kind, period }: DueReminder,
  plan: RemindedPlan,
  told: readonly ToldTask[],
): ReminderSection | null {
  const timeline = timelineOn(plan, colleges, period);
  if (timeline === null) return null;
  const wasTold = (taskId: string, day: string) =>
    plan.told.has(`${taskId} ${day}`) ||
    told.some((one) => one.planId === plan.id && one.taskId === taskId && one.due === day);
  const reminder = buildReminder({
    timeline,
    role: plan.role,
    isParentReminded: plan.isParentReminded,
    day: period,
    kind,
    settings,
    wasTold,
  });
  if (reminder === null) return null;
  return { studentName: plan.content?.studentName ?? null, isOwner: plan.role === "owner", reminder };
}

function finishReminder(
  { colleges, dataKeys, publicUrl }: ReminderParts,
  { email, stopId, settings }: Reminded,
  { kind, period }: DueReminder,
  { sections, told }: Message,
  mailedThisMonth: number,
  perMonth: number | null,
) {
  if (sections.length === 0) return "nothing";
  if (perMonth !== null && mailedThisMonth >= perMonth) return "overLimit";
  const mail = reminderMail({
    recipient: email,
    kind,
    day: period,
    settings,
    sections,
    collegeName: (unitId) => colleges.byUnitId(unitId)?.name ?? null,
    publicUrl,
    stopToken: stopTokenOf({ stopId, email }, dataKeys),
    lastOf: mailedThisMonth + 1 === perMonth ? perMonth : null,
  });
  return { mail, told };
}
