/**
 * Compares this process's clock with the newest time that the installation has seen, and keeps that time. While the clock
 * is in doubt nothing may be deleted for its age: for 24 hours of running, or until an administrator confirms the date.
 */
import type { Log } from "#server/store/savingLog.ts";
import type { Database } from "#server/store/tables.ts";
import { believedAfterMs, type ClockDoubt, judgeClock, type SeenTimes } from "./judgeClock.ts";
import { clockId } from "./tables.ts";

export type ClockWatch = {
  /** Null while the clock is trusted: then old rows may be deleted. */
  check: () => Promise<ClockDoubt | null>;
  /** Checks it, and stores the time as the newest one seen. */
  beat: () => Promise<void>;
};

/** `uptimeMs` goes on evenly whatever the clock is set to. */
export function createClockWatch(
  database: Database,
  now: () => Date,
  log: Pick<Log, "info" | "error">,
  uptimeMs: () => number = () => performance.now(),
): ClockWatch {
  let doubtedSinceMs: number | null = null;

  async function check(): Promise<ClockDoubt | null> {
    const seen = await readSeenTimes(database);
    const doubt = judgeClock(now(), seen);
    if (doubt === null) {
      if (doubtedSinceMs !== null) log.info({}, "the clock is believed again");
      doubtedSinceMs = null;
      return null;
    }
    if (doubtedSinceMs === null) {
      doubtedSinceMs = uptimeMs();
      log.error({ ...doubt, says: now().toISOString(), advice }, "the clock may be wrong");
    }
    if (uptimeMs() - doubtedSinceMs < believedAfterMs) return doubt;
    await believeClock(database, now());
    doubtedSinceMs = null;
    log.info({ says: now().toISOString() }, "the clock is believed after 24 hours");
    return null;
  }

  return {
    check,
    async beat() {
      const doubt = await check();
      const at = now().toISOString();
      const seen = await readSeenTimes(database);
      if (seen === null) await believeClock(database, now());
      else if (doubt === null)
        await write(database, { newestAt: seen.newestAt > at ? seen.newestAt : at, lastAt: at });
      // A clock far ahead must not become the measure; one set back must be noticed when it comes right.
      else if (doubt.kind === "behind") await write(database, { ...seen, lastAt: at });
    },
  };
}

const advice =
  "Nothing is deleted for its age, and no reminder is sent. If the date is wrong, set the clock right. If it is right, confirm it at /admin, or let this process run for 24 hours.";

/** Null before the first heartbeat of a new installation. */
export async function readSeenTimes(database: Database): Promise<SeenTimes | null> {
  const row = await database.selectFrom("clock").selectAll().where("id", "=", clockId).executeTakeFirst();
  return row === undefined ? null : { newestAt: row.newest_at, lastAt: row.last_at };
}

/** From here on this is the newest time, whatever was seen before. */
export async function believeClock(database: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await write(database, { newestAt: at, lastAt: at });
}

async function write(database: Database, { newestAt, lastAt }: SeenTimes): Promise<void> {
  const row = { newest_at: newestAt, last_at: lastAt };
  await database
    .insertInto("clock")
    .values({ id: clockId, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
