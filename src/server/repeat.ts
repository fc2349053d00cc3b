/** Runs a task repeatedly: immediately, then after each pause, never twice at once. */

export type Repeating = {
  /** Starts no further run, and resolves when the current one has ended. */
  stop: () => Promise<void>;
};

/** A failed run is reported to `onError`, and the next one still follows. */
export function startRepeating(
  work: (isStopping: () => boolean) => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repeating {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    try {
      await work(() => isStopped);
    } catch (error) {
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pauseMs);
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
