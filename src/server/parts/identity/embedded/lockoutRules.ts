/**
 * How many wrong passwords an address may have, and how long it then waits: doubling each time, up to an
 * hour.
 */
import type { AttemptRule, Attempts } from "#server/identity/attempts.ts";

const minuteMs = 60_000;
export const firstWaitMs = minuteMs;
export const longestWaitMs = 60 * minuteMs;
/** Attempts older than this no longer count. */
export const forgottenAfterMs = 24 * 60 * minuteMs;

/** Wrong passwords before the first wait; wrong codes per day, after which each code may be typed once. */
export const freeTries = { signIn: 5, code: 10 } as const;

/** Counts the upcoming attempt as a failure; a successful one clears the count. */
export function lockoutRule(free: number): AttemptRule {
  return (before, now) => {
    if (before?.lockedUntil != null && now < before.lockedUntil) return null;
    const isForgotten = before === null || now.getTime() - before.lastAt.getTime() >= forgottenAfterMs;
    const failures = isForgotten ? 1 : before.failures + 1;
    return { failures, lastAt: now, lockedUntil: lockedUntil(failures, free, now) } satisfies Attempts;
  };
}

function lockedUntil(failures: number, free: number, now: Date): Date | null {
  if (failures < free) return null;
  const waitMs = Math.min(firstWaitMs * 2 ** (failures - free), longestWaitMs);
  return new Date(now.getTime() + waitMs);
}
