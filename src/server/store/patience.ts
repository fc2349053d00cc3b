/**
 * How connections are asked for while the database is away: a moment of waiting, so that its restart goes by unnoticed,
 * and after that a refusal at once instead of requests that pile up.
 */
import { setTimeout as wait } from "node:timers/promises";
import { StoreAway } from "./storeAway.ts";

/** PostgreSQL starts again in about two seconds after a crash; a browser waits longer than that between its tries. */
const waitMs = 3_000;
const pauseMs = 50;
/**
 * Between two looks of this process, whoever waits: a look makes PostgreSQL start a process only to refuse it, and looks
 * without a pause took so much of a small machine that it recovered later.
 */
const lookEveryMs = 100;
/** As many requests may wait at a time in one process; each holds what it was sent. */
const mostWaiting = 1_000;

export type Patience = {
  /** Throws `StoreAway` where nobody answers, and every other error as it is. */
  connect: <Client>(ask: () => Promise<Client>) => Promise<Client>;
};

type Clock = { nowMs: () => number; pause: (ms: number) => Promise<unknown> };
const realClock: Clock = { nowMs: () => performance.now(), pause: (ms) => wait(ms) };

/** `isAway` says of an error whether nobody answered. */
export function createPatience(
  isAway: (error: unknown) => boolean,
  { nowMs, pause }: Clock = realClock,
): Patience {
  // A database that has never answered is a wrong address more often than a restart.
  let hasAnswered = false;
  let awaySinceMs: number | null = null;
  let lastError: unknown = null;
  let waiting = 0;
  let isTrying = false;
  let triedAtMs = Number.NEGATIVE_INFINITY;

  const isOver = () => awaySinceMs !== null && nowMs() - awaySinceMs > waitMs;

  async function tryOnce<Client>(ask: () => Promise<Client>): Promise<Client | null> {
    try {
      const client = await ask();
      hasAnswered = true;
      awaySinceMs = null;
      return client;
    } catch (error) {
      if (!isAway(error)) throw error;
      lastError = error;
      awaySinceMs ??= nowMs();
      return null;
    }
  }

  /** While it is away one request at a time looks now and then, so that a silent address costs nobody else its wait. */
  async function tryInTurn<Client>(ask: () => Promise<Client>): Promise<Client | null> {
    if (awaySinceMs === null) return tryOnce(ask);
    if (isTrying || nowMs() - triedAtMs < lookEveryMs) return null;
    isTrying = true;
    try {
      return await tryOnce(ask);
    } finally {
      isTrying = false;
      triedAtMs = nowMs();
    }
  }

  return {
    async connect(ask) {
      let client = await tryInTurn(ask);
      if (client !== null) return client;
      if (!hasAnswered || waiting >= mostWaiting) throw new StoreAway(lastError);
      waiting += 1;
      try {
        while (!isOver()) {
          await pause(pauseMs);
          client = await tryInTurn(ask);
          if (client !== null) return client;
        }
      } finally {
        waiting -= 1;
      }
      throw new StoreAway(lastError);
    },
  };
}
