/** Runs a task repeatedly: immediately, then after each pause, never twice at once. */
import type { JobName } from "./health/heartbeat.ts";

/** Background work as its feature declares it; startJobs.ts has the list. */
export type Job = {
  /** Heartbeats say under it when the job last ended well; null where nobody watches. */
  name: JobName | null;
  pauseMs: number;
  /** After a run that failed or did not do its work yet; as long as any other pause if missing. */
  retryPauseMs?: number;
  /** For the log. */
  failure: string;
  /** By a wrong date it would do harm, so it waits while the clock is in doubt. */
  needsClock: boolean;
  run: (state: { isStopping: () => boolean; isClockDoubted: boolean }) => Promise<unknown>;
};

export type Repeating = {
  /** Starts no further run, and resolves when the current one has ended. */
  stop: () => Promise<void>;
};

/** What a run ends with that did not do its work yet. */
export const tryAgainSoon = Symbol("try again soon");

/**
 * A failed run is reported to `onError`, and the next one still follows, after `retryPauseMs`; so it does after one that
 * ends with `tryAgainSoon`.
 */
export function startRepeating(
  work: (isStopping: () => boolean) => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
  retryPauseMs = pauseMs,
): Repeating {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    let nextPauseMs = pauseMs;
    try {
      if ((await work(() => isStopped)) === tryAgainSoon) nextPauseMs = retryPauseMs;
    } catch (error) {
      nextPauseMs = retryPauseMs;
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, nextPauseMs);
    // The timer does not keep the process alive.
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
