/** Downloads and starts the sync for signed-in users; a failed download is retried until it succeeds. */
import { planRetryDelayMaxMs, retryDelayStartMs } from "#client/limits.ts";

export type BeginParts = {
  /** Downloads the code that starts the sync. The function it resolves to starts the sync and returns how to stop it. */
  load: () => Promise<() => () => void>;
  /** Calls back after a delay; returns a function that cancels it. */
  after: (waitMs: number, run: () => void) => () => void;
};

export type BegunSync = {
  /** Retries immediately if it has not started: the network may be back, or someone is waiting. */
  now: () => void;
  stop: () => void;
};

export function beginPlanSync({ load, after }: BeginParts): BegunSync {
  let stopSync: (() => void) | null = null;
  let callOff: () => void = () => undefined;
  let isOver = false;
  let isLoading = false;
  let failures = 0;

  function now(): void {
    if (isOver || isLoading || stopSync !== null) return;
    callOff();
    isLoading = true;
    load().then(
      (start) => {
        isLoading = false;
        if (!isOver) stopSync = start();
      },
      () => {
        isLoading = false;
        failures += 1;
        const waitMs = retryDelayStartMs * 2 ** Math.min(failures - 1, 16);
        if (!isOver) callOff = after(Math.min(waitMs, planRetryDelayMaxMs), now);
      },
    );
  }

  now();
  return {
    now,
    stop() {
      isOver = true;
      callOff();
      stopSync?.();
    },
  };
}
