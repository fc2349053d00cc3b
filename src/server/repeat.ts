/** Runs a piece of work now and again: at once, then after each pause, never twice at a time. */

export type Repeating = {
  /** Begins no further run, and resolves when the one under way has ended. */
  stop: () => Promise<void>;
};

/** A run that fails is told to `onError`, and the next one comes all the same. */
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
    // A process that has nothing else to do may end.
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
