/**
 * How many wrong passwords an address may have from one network or known device, and how long it then waits
 * there.
 */
import type { AttemptRule, Attempts } from "#server/identity/attempts.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const firstWaitMs = minuteMs;
export const longestWaitMs = hourMs;
/** Attempts older than this no longer count. */
export const forgottenAfterMs = 24 * hourMs;

/** Wrong passwords before the first wait; wrong codes per day, after which each code may be typed once. */
export const freeTries = { signIn: 5, code: 10 } as const;

/** Wrong passwords in an hour from a device that the account knows. */
export const deviceTries = 10;

/** Failures of one address in a day, from anywhere, after which unknown devices also need a mailed code. */
export const failuresBeforeCodes = 100;

/** Counts the upcoming attempt as a failure; a successful one clears the count. Waits double up to an hour. */
export function lockoutRule(free: number): AttemptRule {
  return (before, now) => {
    if (before?.lockedUntil != null && now < before.lockedUntil) return null;
    const isForgotten = before === null || now.getTime() - before.lastAt.getTime() >= forgottenAfterMs;
    const failures = isForgotten ? 1 : before.failures + 1;
    return { failures, lastAt: now, lockedUntil: lockedUntil(failures, free, now) } satisfies Attempts;
  };
}

/** So many in the hour that began with the first one; `lastAt` is when that was. */
export function hourlyRule(most: number): AttemptRule {
  return (before, now) => {
    const isNewHour = before === null || now.getTime() - before.lastAt.getTime() >= hourMs;
    if (isNewHour) return { failures: 1, lastAt: now, lockedUntil: null };
    if (before.failures >= most) return null;
    const failures = before.failures + 1;
    const end = new Date(before.lastAt.getTime() + hourMs);
    return { failures, lastAt: before.lastAt, lockedUntil: failures >= most ? end : null };
  };
}

function lockedUntil(failures: number, free: number, now: Date): Date | null {
  if (failures < free) return null;
  const waitMs = Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
  return new Date(now.getTime() + waitMs);
}
