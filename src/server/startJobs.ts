/** Background jobs of a running server: write reminders, send mail, delete old rows, and say that it lives. */
import { randomUUID } from "node:crypto";
import type { MailPart } from "#server/ports/mail.ts";
import type { PaymentsPart } from "#server/ports/payments.ts";
import type { KeptDays, Settings } from "#server/settings.ts";
import type { Store } from "#server/store/store.ts";
import { readAuditHead } from "./audit/log.ts";
import { createClockWatch } from "./clock/clockWatch.ts";
import { heartbeatPauseMs, type JobName, removeHeartbeat, writeHeartbeat } from "./health/heartbeat.ts";
import { createFirstAccountNote } from "./keys/firstAccount.ts";
import { listSealingKeys } from "./keys/sealedRows.ts";
import { createMailJob } from "./outbox/job.ts";
import { createExportAttaching } from "./personalData/attachExport.ts";
import { createErasureJob } from "./personalData/erasureJob.ts";
import { createReminderJob, type ReminderParts } from "./reminders/job.ts";
import { type Job, startRepeating, tryAgainSoon } from "./repeat.ts";
import { createDeletionJob } from "./retention/job.ts";
import { findStoreFault, type Log, savingLogOf } from "./store/savingLog.ts";
import { truncateOwedLog } from "./store/truncateLog.ts";
import type { Telemetry } from "./telemetry/port.ts";

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
  /** Null or missing where neither metrics nor traces are set up. */
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
  const savingLog = savingLogOf(store, log, now);
  const processId = randomUUID();
  const startedAt = now().toISOString();
  const clock = createClockWatch(store.database, now, log);
  const attach = createExportAttaching(store.database, reminders.dataKeys, now);
  const jobs: Job[] =
    settings.jobs === "elsewhere"
      ? []
      : [
          createMailJob({ store, mail, now, attach }, log),
          createReminderJob({ ...reminders, store, now }, log),
          createErasureJob({ store, payments, now }, log),
          createDeletionJob({ store, keptDays, keepSummary, now }, log),
        ];
  const endedAt: Partial<Record<JobName, string | null>> = {};
  for (const { name } of jobs) if (name !== null) endedAt[name] = null;
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
  const start = ({ name, pauseMs, retryPauseMs, failure, needsClock, run }: Job) =>
    startRepeating(
      async (isStopping) => {
        let ended: unknown;
        const work = async () => {
          const isClockDoubted = (await clock.check()) !== null;
          ended = needsClock && isClockDoubted ? tryAgainSoon : await run({ isStopping, isClockDoubted });
        };
        if (name === null) await work();
        else {
          await (telemetry?.job(name, work) ?? work());
          endedAt[name] = now().toISOString();
        }
        return ended;
      },
      pauseMs,
      failed(failure),
      retryPauseMs,
    );
  const repeating = [
    ...jobs.map(start),
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
