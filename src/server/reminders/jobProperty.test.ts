/** For any settings and run times: never two mails for one day, never a mail about someone else's task. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { taskPeople } from "#domain/timeline/timeline.ts";
import { addDays } from "#lib/dates.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import { listOutbox } from "#server/outbox/store.ts";
import {
  addMember,
  addPerson,
  makeOwnTask,
  reminderParts,
  sundaysAtFive,
  writeCommands,
  youngClass,
} from "../../../test/support/reminderWorld.ts";
import { openTestStore } from "../../../test/support/testStore.ts";
import { remindPeople } from "./job.ts";
import { saveReminders } from "./store.ts";

const people = ["ana", "ben", "cleo"] as const;

const settings = fc.record({
  digest: fc.record({
    isOn: fc.boolean(),
    weekday: fc.integer({ min: 0, max: 6 }),
    hour: fc.integer({ min: 0, max: 23 }),
  }),
  beforeDue: fc.record({ isOn: fc.boolean(), days: fc.integer({ min: 1, max: 14 }) }),
  includesParentTasks: fc.constant(false),
  timeZone: fc.constantFrom("America/New_York", "America/Phoenix", "Pacific/Honolulu"),
});

const step = fc.record({
  minutes: fc.integer({ min: 1, max: 2_000 }),
  chooses: fc.option(fc.record({ who: fc.constantFrom(...people), settings }), { freq: 4 }),
  task: fc.option(
    fc.record({ who: fc.constantFrom(...taskPeople), inDays: fc.integer({ min: -3, max: 16 }) }),
  ),
  /** How many run the job at the same time. */
  runners: fc.integer({ min: 1, max: 3 }),
});

/** Includes daylight saving changes. */
const starts = fc.constantFrom("2026-03-05T00:00:00Z", "2026-10-29T12:00:00Z");

test("never twice, never about somebody else’s task", async () => {
  let mailed = 0;
  await fc.assert(
    fc.asyncProperty(starts, fc.array(step, { minLength: 8, maxLength: 25 }), async (from, steps) => {
      const store = await openTestStore();
      const { database } = store;
      const owner = await addPerson(database, "ana", sundaysAtFive);
      const ids = {
        ana: owner,
        ben: await addPerson(database, "ben", sundaysAtFive),
        cleo: await addPerson(database, "cleo", sundaysAtFive),
      };
      await writeCommands(database, owner, "plan-a", [youngClass]);
      await addMember(database, "plan-a", ids.ben, "parent");
      await addMember(database, "plan-a", ids.cleo, "counselor");
      let now = new Date(from);
      let tasks = 0;
      for (const { minutes, chooses, task, runners } of steps) {
        now = new Date(now.getTime() + minutes * 60_000);
        if (chooses !== null) {
          const { who, settings } = chooses;
          // The parent keeps the weekly overview: without any, the owner would rightly be told their tasks.
          const digest = { ...settings.digest, isOn: who === "ben" || settings.digest.isOn };
          await saveReminders(database, ids[who], { ...settings, digest }, now);
        }
        if (task !== null) {
          tasks += 1;
          const due = addDays(toWallTime("UTC", now).day, task.inDays);
          await writeCommands(database, owner, "plan-a", [makeOwnTask(`t${tasks}`, due, task.who)]);
        }
        const at = now;
        const onError = (error: unknown) => {
          throw error;
        };
        const runs = Array.from({ length: runners }, () =>
          remindPeople({ ...reminderParts, store, now: () => at, onError }),
        );
        await Promise.all(runs);
      }
      const mails = await listOutbox(database, 1_000);
      const sends = await database
        .selectFrom("reminder_sends")
        .select(["account_id", "period", "outcome"])
        .execute();
      const days = sends.map(({ account_id, period }) => `${account_id} ${period}`);
      expect(new Set(days).size).toBe(days.length);
      expect(sends.filter(({ outcome }) => outcome === "mailed")).toHaveLength(mails.length);
      for (const { recipient, body } of mails) {
        expect(["ana@example.com", "ben@example.com"]).toContain(recipient);
        expect(body).not.toMatch(
          recipient === "ana@example.com" ? /of the (parent|counselor)/ : /of the (student|counselor)/,
        );
      }
      const told = await database.selectFrom("reminded_tasks").selectAll().execute();
      const toldOnce = told.map(({ account_id, task_id, due }) => `${account_id} ${task_id} ${due}`);
      expect(new Set(toldOnce).size).toBe(toldOnce.length);
      mailed += mails.length;
      await store.close();
    }),
    { seed: 20261122, numRuns: 25 },
  );
  expect(mailed).toBeGreaterThan(20);
}, 60_000);
