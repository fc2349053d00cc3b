/** Downloads the sync for whoever is signed in and begins it; where the download fails it is tried again until it comes. */
import { planRetryDelayMaxMs, retryDelayStartMs } from "#client/limits.ts";

export type BeginParts = {
  /** Downloads what begins the sync; `failures` counts the tries before. What it gives begins it, and returns how to stop. */
  load: (failures: number) => Promise<() => () => void>;
  /** Calls back after a while; returns how to call it off. */
  after: (waitMs: number, run: () => void) => () => void;
};

export type BegunSync = {
  /** Tries at once, where it has not begun: the network may be back, or somebody asks. */
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
    load(failures).then(
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
