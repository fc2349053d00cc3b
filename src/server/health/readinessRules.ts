/** Whether everything works that families rely on, part by part, as a pure rule over what was read. */
import { formatDate } from "#lib/format.ts";
import type { ClockDoubt } from "#server/clock/judgeClock.ts";
import { type Heartbeat, heartbeatPauseMs, type JobName, jobNames } from "./heartbeat.ts";

export const readinessParts = [
  "store",
  "saving",
  "keys",
  "clock",
  "processes",
  "migrations",
  "disk",
  "mail",
  "jobs",
] as const;
export type ReadinessPart = (typeof readinessParts)[number];

/** What is known of each part. */
export type ReadinessFacts =
  /** The store did not answer, so nothing in it is known. */
  | { isStoreRead: false; freeBytes: number | null }
  | {
      isStoreRead: true;
      /** Whether the file that is open is still the one at its path. */
      isStoreInPlace: boolean;
      /** Whether a page of it was found damaged since this process started. */
      isStoreDamaged: boolean;
      heartbeats: readonly Heartbeat[];
      /** Data keys that rows are sealed with and this process does not have. */
      missingKeys: number;
      /** Null where the clock may be right. */
      clockDoubt: ClockDoubt | null;
      /** How many of this release's migrations the store has not taken. */
      missingMigrations: number;
      /** Null where the store's disk cannot be seen from here. */
      freeBytes: number | null;
      /** Since when the oldest mail that is due has been waiting; null if none is. */
      mailDueSince: string | null;
      /** Since when mail has been refused and none gone out; null if the newest ones went out. */
      mailRefusedSince: string | null;
    };

export type PartState = { part: ReadinessPart; isOk: boolean; says: string };

/** Three beats: one may be late and one lost. */
export const heartbeatLimitMs = 3 * heartbeatPauseMs;
/** Below this a busy evening may fill the disk before anyone looks. */
export const freeBytesLimit = 200 * 1024 * 1024;
export const mailLimitMs = 15 * 60_000;
/** How long ago a job may last have ended well: a few of its pauses, and for deletion a day and an hour. */
export const jobLimitsMs: Readonly<Record<JobName, number>> = {
  mail: 5 * 60_000,
  reminders: 20 * 60_000,
  deletion: 25 * 60 * 60_000,
};

/** Every part in a fixed order. The texts name no figure of anyone's and no path. */
export function judgeReadiness(facts: ReadinessFacts, now: Date): PartState[] {
  const disk = judgeDisk(facts.freeBytes);
  if (!facts.isStoreRead) {
    const unknown = "Not known while the database does not answer.";
    return readinessParts.map((part) => {
      if (part === "disk") return disk;
      const says =
        part === "store" ? "The database does not answer. Check that it runs and can be reached." : unknown;
      return { part, isOk: false, says };
    });
  }
  return [
    judgeStore(facts),
    judgeSaving(facts.heartbeats, now),
    judgeKeys(facts.missingKeys),
    describeClock(facts.clockDoubt, now),
    judgeProcesses(facts.heartbeats, now),
    facts.missingMigrations === 0
      ? { part: "migrations", isOk: true, says: "The tables are this release's." }
      : {
          part: "migrations",
          isOk: false,
          says: "The tables are older than this release. Restart this process, which brings them up to date.",
        },
    disk,
    judgeMail(facts, now),
    judgeJobs(facts.heartbeats, now),
  ];
}

function isBeating({ beatAt }: Heartbeat, now: Date): boolean {
  return now.getTime() - Date.parse(beatAt) <= heartbeatLimitMs;
}

function judgeSaving(heartbeats: readonly Heartbeat[], now: Date): PartState {
  return heartbeats.some((one) => isBeating(one, now))
    ? { part: "saving", isOk: true, says: "The database takes writes." }
    : {
        part: "saving",
        isOk: false,
        says: 'No process has been able to write to the database for a minute. The log says why under "saving is off".',
      };
}

function judgeStore(facts: { isStoreInPlace: boolean; isStoreDamaged: boolean }): PartState {
  const part = "store";
  if (!facts.isStoreInPlace) {
    return {
      part,
      isOk: false,
      says: "The database file was deleted, moved, replaced or emptied while this process has it open. Nothing is saved. Do not stop the process before you have read “When the database file is gone” in the operating guide.",
    };
  }
  return facts.isStoreDamaged
    ? {
        part,
        isOk: false,
        says: "The database file is damaged. Stop the process, keep a copy of the file and the files beside it, and restore the newest backup.",
      }
    : { part, isOk: true, says: "The database answers." };
}

function judgeKeys(missingKeys: number): PartState {
  return missingKeys === 0
    ? { part: "keys", isOk: true, says: "Everything that is encrypted can be read." }
    : {
        part: "keys",
        isOk: false,
        says: "Money answers, essays or comments are encrypted with a key that this process does not have, and cannot be read. If a key was just added, restart this process. If not, bring the file of keys (SECRETS_FILE) back from a backup and restart. The log names the key.",
      };
}

function describeClock(doubt: ClockDoubt | null, now: Date): PartState {
  const part = "clock";
  if (doubt === null) return { part, isOk: true, says: "The clock fits what was seen before." };
  const [says, since] = [toMoment(now.toISOString()), toMoment(doubt.since)];
  return {
    part,
    isOk: false,
    says:
      doubt.kind === "behind"
        ? `This server’s clock says ${says}, but it has already been ${since}. Set the clock right: until then signing in may fail, and nothing is deleted for its age.`
        : `This server’s clock says ${says}; the time seen before was ${since}. If the date is wrong, set the clock right. If it is right, an administrator confirms it at /admin. Until then, or for 24 hours, nothing is deleted for its age.`,
  };
}

function toMoment(at: string): string {
  return `${formatDate(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`;
}

/** One that is told to stop takes its heartbeat along. A process that started since the last beat of a silent one replaces it. */
function judgeProcesses(heartbeats: readonly Heartbeat[], now: Date): PartState {
  const part = "processes";
  const beating = heartbeats.filter((one) => isBeating(one, now));
  if (beating.length === 0) return { part, isOk: false, says: "Not known while nothing can be written." };
  const silent = heartbeats.filter((one) => !isBeating(one, now));
  const firstSilentMs = Math.min(...silent.map(({ beatAt }) => Date.parse(beatAt)));
  const started = beating.filter(({ startedAt }) => Date.parse(startedAt) > firstSilentMs);
  if (silent.length <= started.length) return { part, isOk: true, says: "No process has gone silent." };
  return {
    part,
    isOk: false,
    says: "A process has gone silent: it was killed, it hangs, or it does not reach the database. None has started in its place.",
  };
}

function judgeDisk(freeBytes: number | null): PartState {
  const part = "disk";
  if (freeBytes === null) {
    return { part, isOk: true, says: "The database's disk is not seen from here. Watch it where it is." };
  }
  return freeBytes >= freeBytesLimit
    ? { part, isOk: true, says: "There is room on the disk." }
    : { part, isOk: false, says: "Less than 200 MB are free on the disk of DATA_DIR. Make room." };
}

function judgeMail(
  { mailDueSince, mailRefusedSince }: { mailDueSince: string | null; mailRefusedSince: string | null },
  now: Date,
): PartState {
  const part = "mail";
  const isStuck = (since: string | null) => since !== null && now.getTime() - Date.parse(since) > mailLimitMs;
  if (isStuck(mailRefusedSince)) {
    return {
      part,
      isOk: false,
      says: "No mail has gone out for 15 minutes: the mail server refuses it or does not answer. `npm run outbox` lists it, and with `-- --id <number>` shows the reason.",
    };
  }
  return isStuck(mailDueSince)
    ? {
        part,
        isOk: false,
        says: "Mail that is due has not been worked on for 15 minutes. Check the process that sends it.",
      }
    : { part, isOk: true, says: "No mail is stuck." };
}

/** A job may run in any process; one that is said to run nowhere is stuck, too. */
function judgeJobs(heartbeats: readonly Heartbeat[], now: Date): PartState {
  const stuck = jobNames.filter((job) => {
    const since = heartbeats.map(({ jobs, startedAt }) =>
      jobs[job] === undefined ? 0 : Date.parse(jobs[job] ?? startedAt),
    );
    return now.getTime() - Math.max(0, ...since) > jobLimitsMs[job];
  });
  return stuck.length === 0
    ? { part: "jobs", isOk: true, says: "All jobs run." }
    : { part: "jobs", isOk: false, says: `Jobs that have not ended well for too long: ${stuck.join(", ")}.` };
}
