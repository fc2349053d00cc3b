/** When a mail is retried, and when it is given up. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The wait after each failed attempt: a restarting server is back soon, a broken one tomorrow. */
export const retryWaitsMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  12 * hourMs,
  12 * hourMs,
];

/**
 * A mail "sending" for longer than this was abandoned by a process that ended; no delivery takes that long.
 */
export const claimLimitMs = 10 * minuteMs;

export type AfterRefusal = { step: "giveUp" } | { step: "tryAgain"; at: Date };

/** `attempts` includes the one that just failed. */
export function afterRefusal(attempts: number, isFinal: boolean, now: Date): AfterRefusal {
  const waitMs = retryWaitsMs[attempts - 1];
  if (isFinal || waitMs === undefined) return { step: "giveUp" };
  return { step: "tryAgain", at: new Date(now.getTime() + waitMs) };
}
