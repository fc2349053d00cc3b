/** Whether this machine's clock can be right, as a pure rule over the times that this installation has seen. */

export type SeenTimes = {
  /** The newest time that was believed. */
  newestAt: string;
  /** What the clock of the process that beat last said. */
  lastAt: string;
};

/** `since`: the time seen before, which this clock does not fit. */
export type ClockDoubt = { kind: "behind" | "ahead"; since: string };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Several machines' clocks differ by seconds. */
export const behindLimitMs = 5 * minuteMs;
/** Longer than an installation is usually off. */
export const aheadLimitMs = 60 * dayMs;
/** A process that has run this long with the clock it has is believed. */
export const believedAfterMs = dayMs;

/** Null: it can be right, or nothing was seen before. */
export function judgeClock(now: Date, seen: SeenTimes | null): ClockDoubt | null {
  if (seen === null) return null;
  const nowMs = now.getTime();
  if (nowMs < Date.parse(seen.newestAt) - behindLimitMs) return { kind: "behind", since: seen.newestAt };
  // Also where it comes right after a time far behind: what was written meanwhile looks old, and is not.
  const earliest = seen.lastAt < seen.newestAt ? seen.lastAt : seen.newestAt;
  return nowMs > Date.parse(earliest) + aheadLimitMs ? { kind: "ahead", since: earliest } : null;
}
