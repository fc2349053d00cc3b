/** Readiness, on both sides of every limit. */
import { expect, test } from "vitest";
import type { Heartbeat } from "./heartbeat.ts";
import {
  freeBytesLimit,
  heartbeatLimitMs,
  jobLimitsMs,
  judgeReadiness,
  mailLimitMs,
  type ReadinessFacts,
  type ReadinessPart,
} from "./readinessRules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const dayMs = 24 * 3_600_000;

const beat: Heartbeat = {
  processId: "one",
  startedAt: ago(3 * dayMs),
  beatAt: ago(5_000),
  release: "r",
  jobs: { mail: ago(1_000), reminders: ago(60_000), deletion: ago(3_600_000) },
};
const well = {
  isStoreRead: true,
  isStoreInPlace: true,
  isStoreDamaged: false,
  heartbeats: [beat],
  missingKeys: 0,
  clockDoubt: null,
  missingMigrations: 0,
  freeBytes: freeBytesLimit,
  mailDueSince: null,
  mailRefusedSince: null,
} as const satisfies ReadinessFacts;
const withJobs = (jobs: Heartbeat["jobs"], other: Partial<Heartbeat> = {}): ReadinessFacts => ({
  ...well,
  heartbeats: [{ ...beat, ...other, jobs: { ...beat.jobs, ...jobs } }],
});

test.each<[string, ReadinessFacts, readonly ReadinessPart[]]>([
  ["all is well", well, []],
  [
    "the store does not answer",
    { isStoreRead: false, freeBytes: freeBytesLimit },
    ["store", "saving", "keys", "clock", "processes", "migrations", "mail", "jobs"],
  ],
  ["the database file was deleted", { ...well, isStoreInPlace: false }, ["store"]],
  ["the clock is set back", { ...well, clockDoubt: { kind: "behind", since: ago(-dayMs) } }, ["clock"]],
  ["a page of the database was found damaged", { ...well, isStoreDamaged: true }, ["store"]],
  ["rows are sealed with a key that this process does not have", { ...well, missingKeys: 1 }, ["keys"]],
  ["no process has ever written", { ...well, heartbeats: [] }, ["saving", "processes", "jobs"]],
  [
    "the last heartbeat is just in time",
    { ...well, heartbeats: [{ ...beat, beatAt: ago(heartbeatLimitMs) }] },
    [],
  ],
  [
    "the last heartbeat is too old",
    { ...well, heartbeats: [{ ...beat, beatAt: ago(heartbeatLimitMs + 1) }] },
    ["saving", "processes"],
  ],
  [
    "one process was killed and another lives",
    { ...well, heartbeats: [{ ...beat, beatAt: ago(heartbeatLimitMs + 1) }, beat] },
    ["processes"],
  ],
  [
    "a process was killed just after another one had started beside it",
    {
      ...well,
      heartbeats: [
        { ...beat, beatAt: ago(2 * heartbeatLimitMs) },
        { ...beat, startedAt: ago(2 * heartbeatLimitMs + 1_000) },
      ],
    },
    ["processes"],
  ],
  [
    "one process was killed and another was started instead",
    {
      ...well,
      heartbeats: [
        { ...beat, beatAt: ago(10 * heartbeatLimitMs) },
        beat,
        { ...beat, startedAt: ago(9 * heartbeatLimitMs) },
      ],
    },
    [],
  ],
  [
    "two processes were killed and one was started instead",
    {
      ...well,
      heartbeats: [
        { ...beat, beatAt: ago(10 * heartbeatLimitMs) },
        { ...beat, beatAt: ago(9 * heartbeatLimitMs) },
        { ...beat, startedAt: ago(8 * heartbeatLimitMs) },
      ],
    },
    ["processes"],
  ],
  ["a table is missing", { ...well, missingMigrations: 1 }, ["migrations"]],
  ["one byte is missing on the disk", { ...well, freeBytes: freeBytesLimit - 1 }, ["disk"]],
  ["the disk is the database server's", { ...well, freeBytes: null }, []],
  ["a mail has just become due", { ...well, mailDueSince: ago(mailLimitMs) }, []],
  ["a mail has been due too long", { ...well, mailDueSince: ago(mailLimitMs + 1) }, ["mail"]],
  ["mail has been refused for a while", { ...well, mailRefusedSince: ago(mailLimitMs) }, []],
  ["mail has been refused too long", { ...well, mailRefusedSince: ago(mailLimitMs + 1) }, ["mail"]],
  ["the mail job is late but within its time", withJobs({ mail: ago(jobLimitsMs.mail) }), []],
  ["the mail job hangs", withJobs({ mail: ago(jobLimitsMs.mail + 1) }), ["jobs"]],
  [
    "old rows were not deleted for more than a day",
    withJobs({ deletion: ago(jobLimitsMs.deletion + 1) }),
    ["jobs"],
  ],
  [
    "a job has not ended yet in a process just started",
    withJobs({ reminders: null }, { startedAt: ago(1_000) }),
    [],
  ],
  ["a job has never ended in a process long started", withJobs({ reminders: null }), ["jobs"]],
  ["jobs run in another process than the web", { ...well, heartbeats: [{ ...beat, jobs: {} }, beat] }, []],
])("where %s", (_case, facts, failing) => {
  const states = judgeReadiness(facts, now);
  expect(states.filter(({ isOk }) => !isOk).map(({ part }) => part)).toEqual(failing);
  for (const { says } of states) expect(says).toMatch(/^[A-Z].*\.$/);
});

test("the job that is stuck is named", () => {
  const states = judgeReadiness(withJobs({ mail: ago(dayMs) }), now);
  expect(states.find(({ part }) => part === "jobs")?.says).toContain("mail");
});
