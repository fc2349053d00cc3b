/** What needs a look, and in which week facts fall due. */
import { expect, test } from "vitest";
import { type AdminState, backupDays, type DueFact } from "#contract/adminState.ts";
import { addDays } from "#lib/dates.ts";
import { countDue, judgeParts } from "./judgeState.ts";

const now = "2026-11-27T12:00:00.000Z";
const today = "2026-11-27";
const dueOn = (day: string): DueFact => ({
  day,
  id: "pellMaximum",
  title: "Maximum Pell Grant",
  period: "2026-27",
  file: "facts/federal-aid/pell.yaml",
  address: null,
});
const fine: AdminState = {
  now,
  readiness: [{ part: "store", isOk: true, says: "Reads and writes." }],
  release: "1",
  dataAsOf: "2026-06-01",
  settings: [],
  facts: { overdue: [], dueSoon: [] },
  keys: [],
  backup: { madeAt: `${addDays(today, -backupDays)}T12:00:00.000Z`, way: "made", kilobytes: 1 },
  database: "sqlite",
  mail: { hasServer: true, waiting: 3, failed: 0, dueSince: null },
  processes: [{ startedAt: now, beatAt: now, release: "1", jobs: [] }],
  clock: { doubt: null },
  erasures: { planned: 2, overdue: 0 },
};
const listBad = (state: AdminState) => judgeParts(state).flatMap(({ id, isGood }) => (isGood ? [] : [id]));

test.each<[string, Partial<AdminState>, string[]]>([
  ["all is well, with mail waiting and erasures planned", {}, []],
  ["one part is not ready", { readiness: [{ part: "disk", isOk: false, says: "Full." }] }, ["readiness"]],
  ["the clock is behind", { clock: { doubt: { kind: "behind", since: now } } }, ["clock"]],
  ["nothing runs", { processes: [] }, ["jobs"]],
  ["no mail server", { mail: { ...fine.mail, hasServer: false } }, ["mail"]],
  ["mail was given up", { mail: { ...fine.mail, failed: 1 } }, ["mail"]],
  ["due mail waits", { mail: { ...fine.mail, dueSince: now } }, ["mail"]],
  ["no backup is known", { backup: null }, ["backup"]],
  [
    "the backup is a day too old",
    { backup: { madeAt: `${addDays(today, -backupDays - 1)}T12:00:00.000Z`, way: "noted", kilobytes: null } },
    ["backup"],
  ],
  ["a fact is overdue", { facts: { overdue: [dueOn(today)], dueSoon: [] } }, ["facts"]],
  ["an erasure is late", { erasures: { planned: 0, overdue: 1 } }, ["erasures"]],
])("%s", (_, changed, bad) => {
  expect(listBad({ ...fine, ...changed })).toEqual(bad);
});

test("overdue facts stand first, and each that falls due in one week of the days ahead", () => {
  const days = [1, 6, 7, 13, 89, 90];
  const weeks = countDue(
    { overdue: [dueOn(today)], dueSoon: days.map((days) => dueOn(addDays(today, days))) },
    today,
  );
  expect(weeks[0]).toEqual({ from: null, count: 1 });
  expect(weeks.slice(1, 3)).toEqual([
    { from: today, count: 2 },
    { from: addDays(today, 7), count: 2 },
  ]);
  expect(weeks.at(-1)?.count).toBe(2);
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(1 + days.length);
});
