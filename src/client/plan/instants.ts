/** The times of changes: each later than every one seen, so that the latest change wins. */
import type { Command } from "#domain/plan/commands.ts";

/** A clock further ahead than this is wrong. */
const clocksApartMs = 24 * 60 * 60 * 1_000;

export type Instants = { next: () => string; note: (commands: readonly Command[]) => void };

export function createInstants(now: () => Date): Instants {
  let latestMs = 0;
  return {
    next() {
      latestMs = Math.max(latestMs + 1, now().getTime());
      return new Date(latestMs).toISOString();
    },
    /** Ignores instants from a clock far ahead of this one; otherwise each further change would be as far ahead. */
    note(commands) {
      const mostMs = now().getTime() + clocksApartMs;
      for (const command of commands) {
        const atMs = Date.parse(command.at);
        if (atMs <= mostMs) latestMs = Math.max(latestMs, atMs);
      }
    },
  };
}
