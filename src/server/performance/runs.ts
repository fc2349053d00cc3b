/** Stored results of the performance test, and the writes that it times. */
import { randomUUID } from "node:crypto";
import { type PerformanceRun, performanceLimits, performanceRunSchema } from "#contract/adminPerformance.ts";
import type { Measurement } from "#domain/performance/measurements.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

/** Samples as they are measured: nothing changes them. */
export type NewRun = Omit<PerformanceRun, "measurements"> & { measurements: readonly Measurement[] };

/** Stores it under its id once, and deletes the oldest beyond the limit. */
export async function saveRun(database: Database, run: NewRun): Promise<void> {
  const { runId, release, measuredAt, device, measurements } = run;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("performance_runs")
      .values({
        id: runId,
        release,
        measured_at: measuredAt,
        device,
        measurements: JSON.stringify(measurements),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const kept = await transaction
      .selectFrom("performance_runs")
      .select("id")
      .orderBy("measured_at", "desc")
      .orderBy("id")
      .limit(performanceLimits.runs)
      .execute();
    await transaction
      .deleteFrom("performance_runs")
      .where(
        "id",
        "not in",
        kept.map(({ id }) => id),
      )
      .execute();
  });
}

/** Newest first. What another release stored in a shape of its own is left out. */
export async function listRuns(database: Database): Promise<PerformanceRun[]> {
  const rows = await database
    .selectFrom("performance_runs")
    .selectAll()
    .orderBy("measured_at", "desc")
    .orderBy("id")
    .limit(performanceLimits.runs)
    .execute();
  return rows.flatMap(({ id, release, measured_at, device, measurements }) => {
    const read = performanceRunSchema.safeParse({
      runId: id,
      release,
      measuredAt: measured_at,
      device,
      measurements: parse(measurements),
    });
    return read.success ? [read.data] : [];
  });
}

/** Whether there was one. */
export async function deleteRun(transaction: DatabaseTransaction, runId: string): Promise<boolean> {
  const gone = await transaction.deleteFrom("performance_runs").where("id", "=", runId).executeTakeFirst();
  return Number(gone.numDeletedRows) > 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Databases whose writes this process is timing: two tests at once would time each other. */
const timing = new WeakSet<Database>();
/** A probe older than this was left by a process that was killed. */
const probeLeftMs = 60_000;

/**
 * Milliseconds of each durable write of one row of its own: an insert, then updates, each its own transaction, as a
 * plan's commands are. The row is deleted whatever happens. Null while another test runs in this process.
 */
export async function timeStoreWrites(
  database: Database,
  writes: number,
  now: () => Date,
): Promise<number[] | null> {
  if (timing.has(database)) return null;
  timing.add(database);
  const id = randomUUID();
  const writtenAt = now();
  const before = new Date(writtenAt.getTime() - probeLeftMs).toISOString();
  const tookMs: number[] = [];
  try {
    await database.deleteFrom("performance_probes").where("written_at", "<", before).execute();
    for (let step = 0; step < writes; step += 1) {
      const startedAt = performance.now();
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("performance_probes")
          .values({ id, written_at: writtenAt.toISOString(), step })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ step }))
          .execute();
      });
      tookMs.push(performance.now() - startedAt);
    }
  } finally {
    timing.delete(database);
    await database.deleteFrom("performance_probes").where("id", "=", id).execute();
  }
  return tookMs;
}
