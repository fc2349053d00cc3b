/** What a record says at a glance. */
import { expect, test } from "vitest";
import type { AuthorshipEntry, Receipt } from "./entry.ts";
import { summarizeRecord } from "./summarizeRecord.ts";

const hash = "h".repeat(43);

function makeEntry(change: Partial<AuthorshipEntry>): AuthorshipEntry {
  return {
    essay: "e1",
    device: "phone",
    number: 2,
    before: hash,
    joins: [],
    kind: "saved",
    at: "2026-11-21T09:00:00.000Z",
    session: 1,
    version: hash,
    length: 0,
    typed: 0,
    pasted: 0,
    deleted: 0,
    other: 0,
    remarks: 0,
    ...change,
  };
}

function receive(number: number, sentAt: string, receivedAt: string): Receipt {
  return { number, before: null, entry: hash, sentAt, receivedAt };
}

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour, minute)).toISOString();

test("sessions, sums, larger pastes and the text that was there before", () => {
  const summary = summarizeRecord([
    { entry: makeEntry({ number: 1, kind: "on", at: at(9), length: 300, other: 300 }), receipt: null },
    { entry: makeEntry({ at: at(9, 1), length: 380, typed: 90, deleted: 10 }), receipt: null },
    { entry: makeEntry({ at: at(9, 2), length: 419, pasted: 39, remarks: 4 }), receipt: null },
    { entry: makeEntry({ at: at(15), session: 2, length: 459, pasted: 40 }), receipt: null },
  ]);
  expect(summary).toMatchObject({
    typed: 90,
    pasted: 79,
    deleted: 10,
    other: 0,
    lengthAtStart: 300,
    length: 459,
    versions: 3,
    remarks: 4,
    devices: 1,
    entries: 4,
    countersigned: 0,
    pastes: [{ at: at(15), pasted: 40 }],
  });
  expect(summary.sessions.map(({ from, to, typed, pasted }) => ({ from, to, typed, pasted }))).toEqual([
    { from: at(9), to: at(9, 2), typed: 90, pasted: 39 },
    { from: at(15), to: at(15), typed: 0, pasted: 40 },
  ]);
});

test("two devices at once are two sessions, and what the second one had is not counted as written", () => {
  const summary = summarizeRecord([
    { entry: makeEntry({ number: 1, kind: "on", at: at(9), length: 0 }), receipt: null },
    { entry: makeEntry({ at: at(9, 5), length: 500, typed: 500 }), receipt: null },
    {
      entry: makeEntry({ device: "laptop", number: 1, kind: "on", at: at(9, 6), length: 500, other: 500 }),
      receipt: null,
    },
    { entry: makeEntry({ device: "laptop", at: at(9, 7), length: 520, typed: 20 }), receipt: null },
  ]);
  expect(summary).toMatchObject({ devices: 2, typed: 520, other: 0 });
  expect(summary.sessions.map(({ device }) => device)).toEqual([1, 2]);
});

test("a clock three hours ahead is told apart from entries that came two days late", () => {
  const ahead = summarizeRecord([
    { entry: makeEntry({ at: at(12) }), receipt: receive(1, at(12, 1), at(9, 1)) },
  ]);
  expect([ahead.clockDifferenceMs, ahead.longestDelayMs]).toEqual([3 * 3_600_000, 60_000]);
  const late = summarizeRecord([
    {
      entry: makeEntry({ at: at(9) }),
      receipt: receive(1, "2026-11-23T09:00:00.000Z", "2026-11-23T09:00:01.000Z"),
    },
  ]);
  expect([late.clockDifferenceMs, late.longestDelayMs]).toEqual([-1_000, 48 * 3_600_000]);
  expect(late.sessions[0]?.receivedTo).toBe("2026-11-23T09:00:01.000Z");
});

test("times without a record, and a clock that was set back, are named", () => {
  const summary = summarizeRecord([
    { entry: makeEntry({ kind: "off", at: at(9) }), receipt: null },
    { entry: makeEntry({ kind: "on", at: at(14), session: 2 }), receipt: null },
    { entry: makeEntry({ at: at(13), session: 2 }), receipt: null },
    { entry: makeEntry({ kind: "off", at: at(15), session: 2 }), receipt: null },
  ]);
  expect(summary.gaps).toEqual([
    { from: at(9), to: at(14) },
    { from: at(15), to: null },
  ]);
  expect(summary.isClockSetBack).toBe(true);
});
