/** Background jobs of a running server: write reminders, send mail, delete old rows. */
import type { MailPart } from "#server/parts/mail/port.ts";
import type { KeptDays } from "#server/settings.ts";
import type { Store } from "#server/store/openStore.ts";
import { sendDueMail } from "./outbox/job.ts";
import { type ReminderParts, remindPeople } from "./reminders/job.ts";
import { recomputeForRelease } from "./reminders/store.ts";
import { startRepeating } from "./repeat.ts";
import { prune } from "./retention/job.ts";

const mailPauseMs = 5_000;
/** The longest a reminder may be late. */
const reminderPauseMs = 5 * 60_000;
const pruningPauseMs = 24 * 60 * 60_000;

export type JobSurroundings = {
  store: Store;
  mail: MailPart;
  keptDays: KeptDays;
  reminders: ReminderParts;
  now: () => Date;
  log: {
    info: (what: object, message: string) => void;
    error: (what: object, message: string) => void;
  };
};

/** The caller stops them before closing the store. */
export function startJobs({ store, mail, keptDays, reminders, now, log }: JobSurroundings): {
  stop: () => Promise<void>;
} {
  let isReleaseSeen = false;
  const jobs = [
    startRepeating(
      async (isStopping) => {
        const run = await sendDueMail({ store, mail, now, isStopping });
        if (run.sent + run.kept + run.postponed + run.failed > 0) log.info(run, "mail");
      },
      mailPauseMs,
      (error) => log.error({ err: error }, "mail could not be worked on"),
    ),
    startRepeating(
      async (isStopping) => {
        // Only the error: the person it concerned is not logged.
        const onError = (error: unknown) => log.error({ err: error }, "a reminder could not be written");
        // Once per process, since data and rules belong to its release.
        if (!isReleaseSeen) await recomputeForRelease(store.database, reminders.release);
        isReleaseSeen = true;
        const run = await remindPeople({ ...reminders, store, now, onError, isStopping });
        if (run.mailed + run.overLimit + run.failed > 0) log.info(run, "reminders");
      },
      reminderPauseMs,
      (error) => log.error({ err: error }, "reminders could not be worked on"),
    ),
    startRepeating(
      async () => log.info(await prune(store, keptDays, now()), "deleted what was kept long enough"),
      pruningPauseMs,
      (error) => log.error({ err: error }, "old rows could not be deleted"),
    ),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
