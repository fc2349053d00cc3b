/** Each process writes a row every 20 seconds: that the store takes writes, and when its jobs last ended well. */
import { z } from "zod/mini";
import type { Database } from "#server/store/tables.ts";

export const heartbeatPauseMs = 20_000;
/** Rows of processes that ended without a word are deleted after this long; until then readiness misses them. */
const forgottenAfterMs = 60 * 60_000;

export const jobNames = ["mail", "reminders", "deletion"] as const;
export type JobName = (typeof jobNames)[number];

/** The jobs a process runs; null for one that has not ended well yet. */
export type JobTimes = Readonly<Partial<Record<JobName, string | null>>>;

export type Heartbeat = {
  processId: string;
  startedAt: string;
  beatAt: string;
  release: string;
  jobs: JobTimes;
};

const jobTimesSchema = z.partialRecord(z.enum(jobNames), z.nullable(z.string()));

/** Fails as any write does if the store takes none. */
export async function writeHeartbeat(database: Database, beat: Heartbeat): Promise<void> {
  const row = { beat_at: beat.beatAt, release: beat.release, jobs: JSON.stringify(beat.jobs) };
  await database
    .insertInto("heartbeats")
    .values({ process_id: beat.processId, started_at: beat.startedAt, ...row })
    .onConflict((conflict) => conflict.column("process_id").doUpdateSet(row))
    .execute();
  const before = new Date(Date.parse(beat.beatAt) - forgottenAfterMs).toISOString();
  await database.deleteFrom("heartbeats").where("beat_at", "<", before).execute();
}

/** When a process ends in order, so that nobody waits for its next beat. */
export async function removeHeartbeat(database: Database, processId: string): Promise<void> {
  await database.deleteFrom("heartbeats").where("process_id", "=", processId).execute();
}

export async function readHeartbeats(database: Database): Promise<Heartbeat[]> {
  const rows = await database.selectFrom("heartbeats").selectAll().execute();
  return rows.map((row) => ({
    processId: row.process_id,
    startedAt: row.started_at,
    beatAt: row.beat_at,
    release: row.release,
    jobs: readJobTimes(row.jobs),
  }));
}

/** A newer release may know more jobs; then this one judges by the others. */
function readJobTimes(json: string): JobTimes {
  const parsed = jobTimesSchema.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : {};
}
