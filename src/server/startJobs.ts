/** Background jobs of a running server: write reminders, send mail, delete old rows, and say that it lives. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MailPart } from "#server/ports/mail.ts";
import type { PaymentsPart } from "#server/ports/payments.ts";
import type { KeptDays, Settings } from "#server/settings.ts";
import type { Store } from "#server/store/store.ts";
import { readAuditHead } from "./audit/log.ts";
import { createClockWatch } from "./clock/clockWatch.ts";
import { heartbeatPauseMs, type JobName, removeHeartbeat, writeHeartbeat } from "./health/heartbeat.ts";
import { createFirstAccountNote } from "./keys/firstAccount.ts";
import { listSealingKeys } from "./keys/sealedRows.ts";
import { sendDueMail } from "./outbox/job.ts";
import { createExportAttaching } from "./personalData/attachExport.ts";
import { runErasures } from "./personalData/erasureJob.ts";
import { type ReminderParts, remindPeople } from "./reminders/job.ts";
import { recomputeForRelease } from "./reminders/nextDue.ts";
import { startRepeating, tryAgainSoon } from "./repeat.ts";
import { prune } from "./retention/job.ts";
import { findStoreFault, type Log, savingLogOf } from "./store/savingLog.ts";
import { truncateOwedLog } from "./store/truncateLog.ts";
import type { Telemetry } from "./telemetry/port.ts";

const mailPauseMs = 5_000;
/** The longest a reminder may be late. */
const reminderPauseMs = 5 * 60_000;
/** Of a processor's time, what computing reminders ahead may take while people wait for pages: a fifth. */
const restPerWork = 4;
/** So that one slow statement does not hold up everybody else's. */
const longestRestMs = 500;
const rest = (workedMs: number) => wait(Math.min(longestRestMs, workedMs * restPerWork));
const erasurePauseMs = 60_000;
const pruningPauseMs = 24 * 60 * 60_000;
/** After a failure, such as a full disk, the day must not go by. */
const pruningRetryMs = 10 * 60_000;
const auditPauseMs = 24 * 60 * 60_000;

export type JobSurroundings = {
  store: Store;
  mail: MailPart;
  keptDays: KeptDays;
  reminders: ReminderParts;
  /** Keeps what is counted once in each release; missing in tests of other work. */
  keepSummary?: () => Promise<void>;
  /** Null: nothing is for sale. */
  payments: PaymentsPart | null;
  /** The file of keys, where the day of the first account is noted; null in tests of other work. */
  secretsFile: string | null;
  now: () => Date;
  log: Log;
  /** Null or missing: nobody watches. */
  telemetry?: Telemetry | null;
};

export type RunningJobs = { stop: () => Promise<void> };

/**
 * The jobs that `JOBS` asks of this process: none where another process runs them, but each says that it lives. The
 * caller stops them before closing the store.
 */
export function startJobsOf(
  settings: Pick<Settings, "jobs">,
  {
    store,
    mail,
    keptDays,
    reminders,
    payments,
    secretsFile,
    keepSummary,
    now,
    log,
    telemetry,
  }: JobSurroundings,
): RunningJobs {
  const runsJobs = settings.jobs !== "elsewhere";
  let isReleaseSeen = false;
  const savingLog = savingLogOf(store, log, now);
  const processId = randomUUID();
  const startedAt = now().toISOString();
  const endedAt: Partial<Record<JobName, string | null>> = runsJobs
    ? { mail: null, reminders: null, deletion: null }
    : {};
  const watched =
    (job: JobName, work: (isStopping: () => boolean) => Promise<unknown>) =>
    async (isStopping: () => boolean) => {
      let ended: unknown;
      const run = async () => {
        ended = await work(isStopping);
      };
      await (telemetry?.job(job, run) ?? run());
      endedAt[job] = now().toISOString();
      return ended;
    };
  const clock = createClockWatch(store.database, now, log);
  const attach = createExportAttaching(store.database, reminders.dataKeys, now);
  const noteFirstAccount =
    secretsFile === null ? null : createFirstAccountNote(secretsFile, store.database, log);
  const heldKeys = new Set(reminders.dataKeys.map(({ id }) => id));
  let namedKeys = "";
  /** In the log alone: readiness is open to everyone, and only counts them. */
  async function nameMissingKeys(): Promise<void> {
    const keys = (await listSealingKeys(store.database)).filter((id) => !heldKeys.has(id));
    if (keys.join() === namedKeys) return;
    namedKeys = keys.join();
    if (keys.length > 0) log.error({ keys }, "rows are sealed with keys that this process does not have");
  }
  const failed = (message: string) => (error: unknown) => {
    const fault = findStoreFault(error);
    if (fault === null) log.error({ err: error }, message);
    else savingLog.off(fault);
  };
  const startWork = () => [
    startRepeating(
      watched("mail", async (isStopping) => {
        const isClockDoubted = (await clock.check()) !== null;
        const run = await sendDueMail({ store, mail, now, isStopping, attach, isClockDoubted });
        if (run.sent + run.kept + run.postponed + run.failed > 0) log.info(run, "mail");
      }),
      mailPauseMs,
      failed("mail could not be worked on"),
    ),
    startRepeating(
      watched("reminders", async (isStopping) => {
        // By a wrong date they would name the wrong tasks.
        if ((await clock.check()) !== null) return;
        // Only the error: the person it concerned is not logged.
        const onError = (error: unknown) => log.error({ err: error }, "a reminder could not be written");
        // Once per process, since data and rules belong to its release.
        if (!isReleaseSeen) await recomputeForRelease(store.database, reminders.release);
        isReleaseSeen = true;
        const run = await remindPeople({ ...reminders, store, now, onError, isStopping, rest });
        if (run.mailed + run.overLimit + run.failed > 0) log.info(run, "reminders");
      }),
      reminderPauseMs,
      failed("reminders could not be worked on"),
    ),
    startRepeating(
      async (isStopping) => {
        if ((await clock.check()) !== null) return;
        const run = await runErasures({ store, payments, now, isStopping });
        if (run.begun + run.erased + run.calledOff + run.postponed > 0) log.info(run, "planned erasures");
      },
      erasurePauseMs,
      failed("planned erasures could not be worked on"),
    ),
    startRepeating(
      watched("deletion", async () => {
        if ((await clock.check()) !== null) return tryAgainSoon;
        log.info(await prune(store, keptDays, now()), "deleted what was kept long enough");
        await keepSummary?.();
        return null;
      }),
      pruningPauseMs,
      failed("old rows could not be deleted"),
      pruningRetryMs,
    ),
  ];
  const repeating = [
    ...(runsJobs ? startWork() : []),
    startRepeating(
      async () => {
        const beatAt = now().toISOString();
        const { release } = reminders;
        const beat = { processId, startedAt, beatAt, release, jobs: endedAt };
        await writeHeartbeat(store.database, beat);
        savingLog.on();
        await clock.beat();
        await truncateOwedLog(store.database);
        await noteFirstAccount?.();
        await nameMissingKeys();
      },
      heartbeatPauseMs,
      failed("the heartbeat could not be written"),
    ),
    startRepeating(
      async () => {
        // Kept outside the database, it shows later that nobody wrote the log anew.
        const head = await readAuditHead(store.database);
        if (head !== null) log.info(head, "head of the audit log");
      },
      auditPauseMs,
      failed("the audit log could not be read"),
    ),
  ];
  return {
    async stop() {
      await Promise.all(repeating.map((one) => one.stop()));
      await removeHeartbeat(store.database, processId).catch(failed("the heartbeat could not be removed"));
    },
  };
}
