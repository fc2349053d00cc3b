/** How many wrong passwords one address may have, and how long it then waits: twice as long each time, up to an hour. */
import type { AttemptRule, Attempts } from "#server/identity/attempts.ts";

const minuteMs = 60_000;
export const firstWaitMs = minuteMs;
export const longestWaitMs = 60 * minuteMs;
/** Tries that are so long ago no longer count. */
export const forgottenAfterMs = 24 * 60 * minuteMs;

/** Wrong passwords before the first wait; wrong codes in a day, after which each code may be typed once. */
export const freeTries = { signIn: 5, code: 10 } as const;

/** Counts the try that is about to be made as a wrong one; a good one clears the count. */
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
