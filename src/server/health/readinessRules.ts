/** Whether everything works that families rely on, part by part, as a pure rule over what was read. */
import { type Heartbeat, heartbeatPauseMs, type JobName, jobNames } from "./heartbeat.ts";

export const readinessParts = ["store", "saving", "migrations", "disk", "mail", "jobs"] as const;
export type ReadinessPart = (typeof readinessParts)[number];

/** What is known of each part. */
export type ReadinessFacts =
  /** The store did not answer, so nothing in it is known. */
  | { isStoreRead: false; freeBytes: number | null }
  | {
      isStoreRead: true;
      heartbeats: readonly Heartbeat[];
      /** Of this release, and not taken in the store. */
      missingMigrations: number;
      /** Null where the store's disk cannot be seen from here. */
      freeBytes: number | null;
      /** Since when the oldest mail that is due has been waiting; null if none is. */
      mailDueSince: string | null;
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
    { part: "store", isOk: true, says: "The database answers." },
    judgeSaving(facts.heartbeats, now),
    facts.missingMigrations === 0
      ? { part: "migrations", isOk: true, says: "The tables are this release's." }
      : {
          part: "migrations",
          isOk: false,
          says: "The tables are older than this release. Restart this process, which brings them up to date.",
        },
    disk,
    judgeMail(facts.mailDueSince, now),
    judgeJobs(facts.heartbeats, now),
  ];
}

function judgeSaving(heartbeats: readonly Heartbeat[], now: Date): PartState {
  const isAlive = heartbeats.some(({ beatAt }) => now.getTime() - Date.parse(beatAt) <= heartbeatLimitMs);
  return isAlive
    ? { part: "saving", isOk: true, says: "The database takes writes." }
    : {
        part: "saving",
        isOk: false,
        says: 'No process has been able to write to the database for a minute. The log says why under "saving is off".',
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

function judgeMail(dueSince: string | null, now: Date): PartState {
  const isStuck = dueSince !== null && now.getTime() - Date.parse(dueSince) > mailLimitMs;
  return isStuck
    ? {
        part: "mail",
        isOk: false,
        says: "Mail that is due has not been sent for 15 minutes. `npm run outbox` shows the reason.",
      }
    : { part: "mail", isOk: true, says: "No mail is stuck." };
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
