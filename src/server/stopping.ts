/** Ends the server in order: requests under way are answered, then the jobs end, then the store closes; within a bound. */

/** Below the ten seconds that container runners give before they kill. */
export const stopLimitMs = 8_000;
/** What is left of those ten seconds for the store. */
export const closeLimitMs = 1_000;
/** A browser that has its answer keeps the connection for more: it is hung up this often. */
const hangUpPauseMs = 50;

export type StoppingParts = {
  /** Takes no new requests, and resolves when those under way are answered. */
  server: {
    close: () => Promise<unknown>;
    server: { closeIdleConnections: () => void; closeAllConnections: () => void };
  };
  jobs: { stop: () => Promise<void> };
  mail: { close: () => Promise<void> };
  store: { close: () => Promise<void> };
  log: { error: (what: object, message: string) => void };
};

/** True where all of it ended by itself; false where the bound cut something off. Nothing acknowledged is lost by that. */
export async function stopServing(parts: StoppingParts, limitMs = stopLimitMs): Promise<boolean> {
  const { server, jobs, mail, store, log } = parts;
  const hangingUp = setInterval(() => server.server.closeIdleConnections(), hangUpPauseMs);
  const ended = await within(limitMs, async () => {
    // In this order: requests and jobs both still find the store.
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
