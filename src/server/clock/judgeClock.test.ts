/** A clock that cannot be right, on both sides of each limit. */
import { expect, test } from "vitest";
import { aheadLimitMs, behindLimitMs, judgeClock } from "./judgeClock.ts";

const now = new Date("2026-11-21T12:00:00Z");
const shifted = (ms: number) => new Date(now.getTime() + ms).toISOString();
const both = (at: string) => ({ newestAt: at, lastAt: at });

test.each([
  ["nothing was seen before", null, null],
  ["the last heartbeat was a moment ago", both(shifted(-20_000)), null],
  ["another machine's clock is a little ahead", both(shifted(behindLimitMs)), null],
  ["the clock is set back by more than that", both(shifted(behindLimitMs + 1)), "behind"],
  ["the installation was off for 60 days", both(shifted(-aheadLimitMs)), null],
  ["and for longer", both(shifted(-aheadLimitMs - 1)), "ahead"],
  [
    "the clock comes right after years behind",
    { newestAt: shifted(-60_000), lastAt: "2019-03-03T08:00:00.000Z" },
    "ahead",
  ],
])("%s", (_, seen, kind) => {
  expect(judgeClock(now, seen)?.kind ?? null).toBe(kind);
});
