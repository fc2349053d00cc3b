/** Shuts the server down in order: finish requests, then jobs, then close the store, within a time limit. */

/** Below the ten seconds container runtimes give before they kill. */
export const stopLimitMs = 8_000;
/** The rest of those ten seconds, for the store. */
export const closeLimitMs = 1_000;
/** Browsers keep idle connections open; they are closed at this interval. */
const hangUpPauseMs = 50;

export type StoppingParts = {
  /** Takes no new requests, and resolves when the current ones are answered. */
  server: {
    close: () => Promise<unknown>;
    server: { closeIdleConnections: () => void; closeAllConnections: () => void };
  };
  jobs: { stop: () => Promise<void> };
  mail: { close: () => Promise<void> };
  store: { close: () => Promise<void> };
  log: { error: (what: object, message: string) => void };
};

/**
 * True if everything ended by itself; false if the limit cut something off. Acknowledged data is safe either
 * way.
 */
export async function stopServing(parts: StoppingParts, limitMs = stopLimitMs): Promise<boolean> {
  const { server, jobs, mail, store, log } = parts;
  const hangingUp = setInterval(() => server.server.closeIdleConnections(), hangUpPauseMs);
  const ended = await within(limitMs, async () => {
    // In this order, so that requests and jobs both still have the store.
    await server.close();
    await jobs.stop();
    await mail.close();
  });
  clearInterval(hangingUp);
  if (!ended) {
    log.error({ limitMs }, "what was still under way was cut off");
    server.server.closeAllConnections();
  }
  const closed = await within(closeLimitMs, () => store.close());
  return ended && closed;
}

async function within(limitMs: number, work: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const done = work().then(() => true);
  try {
    return await Promise.race([done, limit]);
  } finally {
    clearTimeout(timer);
  }
}
