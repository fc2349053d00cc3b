/** When the next reminder is due: recomputed whenever its inputs change, and found by one indexed query. */
import { CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removePerson, toMemberId } from "#server/family/store.ts";
import { erasePlans } from "#server/plans/erasing.ts";
import type { Store } from "#server/store/store.ts";
import type { Database } from "#server/store/tables.ts";
import {
  addMember,
  addPerson,
  chosenAt,
  makeOwnTask,
  reminderParts,
  sundaysAtFive,
  writeCommands,
  youngClass,
} from "../../../test/support/reminderWorld.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { type Reminding, remindPeople } from "./job.ts";
import { recomputeForRelease } from "./nextDue.ts";
import { listDue, saveNextDue, saveReminders, stopReminders } from "./store.ts";
import { neverDue } from "./tables.ts";

/** Monday noon in New York; the digest comes on Sunday, 22 November, at 5 p.m., which is 22:00 UTC. */
const monday = new Date("2026-11-16T17:00:00Z");
const sundayAtFive = "2026-11-22T22:00:00.000Z";
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let ana: string;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => chosenAt);
    ana = await addPerson(store.database, "ana");
    await writeCommands(store.database, ana, "plan-a", [youngClass, makeOwnTask("x", "2026-11-24")]);
  });
  afterEach(() => store.close());

  function remind(at: Date, changed: Partial<Reminding> = {}) {
    const onError = (error: unknown) => {
      throw error;
    };
    return remindPeople({ ...reminderParts, store, now: () => at, onError, ...changed });
  }
  async function nextDueOf(accountId: string): Promise<string | null> {
    const { next_due_at: nextDueAt } = await store.database
      .selectFrom("reminder_settings")
      .select("next_due_at")
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    return nextDueAt;
  }

  const mailedTo = () => store.database.selectFrom("outbox").select("recipient").execute();

  test("it is computed with the first run, and again after each mail", async () => {
    expect(await nextDueOf(ana)).toBeNull();
    expect(await remind(monday)).toMatchObject({ mailed: 0, nothing: 0 });
    expect(await nextDueOf(ana)).toBe(sundayAtFive);
    expect(await remind(new Date(sundayAtFive))).toMatchObject({ mailed: 1 });
    // By then the task is past its day and can still be done.
    expect(await nextDueOf(ana)).toBe("2026-11-29T22:00:00.000Z");
  });

  test("settings and time zone change it", async () => {
    await remind(monday);
    const tuesdays = { ...sundaysAtFive, digest: { isOn: true, weekday: 2, hour: 8 } };
    await saveReminders(store.database, ana, tuesdays, monday);
    await remind(monday);
    expect(await nextDueOf(ana)).toBe("2026-11-17T13:00:00.000Z");
    await saveReminders(store.database, ana, { ...tuesdays, timeZone: "Pacific/Honolulu" }, monday);
    await remind(monday);
    expect(await nextDueOf(ana)).toBe("2026-11-17T18:00:00.000Z");
    await stopReminders(store.database, ana, monday);
    expect(await nextDueOf(ana)).toBe(neverDue);
    const off = { ...sundaysAtFive, digest: { ...sundaysAtFive.digest, isOn: false } };
    await saveReminders(store.database, ana, off, monday);
    expect(await nextDueOf(ana)).toBe(neverDue);
  });

  const mornings = {
    digest: { isOn: false, weekday: 0, hour: 8 },
    beforeDue: { isOn: true, days: 2 },
    includesParentTasks: false,
    timeZone: "UTC",
  };

  test("a command in the plan changes it, for everybody who is let in", async () => {
    await saveReminders(store.database, ana, mornings, chosenAt);
    const ben = await addPerson(store.database, "ben", mornings);
    await addMember(store.database, "plan-a", ben, "parent");
    const both = async () => [await nextDueOf(ana), await nextDueOf(ben)];
    await remind(monday);
    // The parent has no task: checked again in two weeks.
    expect(await both()).toEqual(["2026-11-22T08:00:00.000Z", "2026-12-01T08:00:00.000Z"]);
    await writeCommands(store.database, ana, "plan-a", [
      makeOwnTask("y", "2026-11-20"),
      makeOwnTask("z", "2026-11-21", "parent"),
    ]);
    expect(await both()).toEqual([null, null]);
    await remind(monday);
    expect(await both()).toEqual(["2026-11-18T08:00:00.000Z", "2026-11-19T08:00:00.000Z"]);
  });

  test.each([
    [
      "is removed",
      (ben: string) =>
        removePerson(store.database, "plan-a", { memberId: toMemberId("plan-a", ben), by: ben }, monday),
    ],
    [
      "erases their account",
      (ben: string) => store.database.transaction().execute((tx) => erasePlans(tx, ben, monday)),
    ],
    [
      "turns reminders off",
      (ben: string) => {
        const off = { ...mornings, beforeDue: { isOn: false, days: 2 } };
        return saveReminders(store.database, ben, off, monday);
      },
    ],
    ["stops them from a mail", (ben: string) => stopReminders(store.database, ben, monday)],
  ])("once the parent %s, the owner hears of the parent’s tasks", async (_, leave) => {
    await saveReminders(store.database, ana, mornings, chosenAt);
    const ben = await addPerson(store.database, "ben", mornings);
    await addMember(store.database, "plan-a", ben, "parent");
    await writeCommands(store.database, ana, "plan-a", [
      makeOwnTask("x", null),
      makeOwnTask("z", "2026-11-24", "parent"),
    ]);
    await remind(monday);
    // The student has no task: checked again in two weeks.
    expect(await nextDueOf(ana)).toBe("2026-12-01T08:00:00.000Z");
    await leave(ben);
    expect(await nextDueOf(ana)).toBeNull();
    await remind(monday);
    expect(await nextDueOf(ana)).toBe("2026-11-22T08:00:00.000Z");
  });

  test("once a parent on the plan turns reminders on, the owner no longer hears of the parent’s tasks", async () => {
    await saveReminders(store.database, ana, mornings, chosenAt);
    const ben = await addPerson(store.database, "ben", null);
    await addMember(store.database, "plan-a", ben, "parent");
    await writeCommands(store.database, ana, "plan-a", [
      makeOwnTask("x", null),
      makeOwnTask("z", "2026-11-24", "parent"),
    ]);
    await remind(monday);
    expect(await nextDueOf(ana)).toBe("2026-11-22T08:00:00.000Z");
    await saveReminders(store.database, ben, mornings, chosenAt);
    expect(await nextDueOf(ana)).toBeNull();
    await remind(monday);
    expect([await nextDueOf(ana), await nextDueOf(ben)]).toEqual([
      "2026-12-01T08:00:00.000Z",
      "2026-11-22T08:00:00.000Z",
    ]);
  });

  test("another release of the data changes it once", async () => {
    await remind(monday);
    expect(await recomputeForRelease(store.database, "release-1")).toBe(0);
    expect(await recomputeForRelease(store.database, "release-2")).toBe(1);
    expect(await nextDueOf(ana)).toBeNull();
    // A process of the previous release that is still running must not overwrite it.
    await remind(monday);
    expect(await nextDueOf(ana)).toBeNull();
    await remind(monday, { release: "release-2" });
    expect(await nextDueOf(ana)).toBe(sundayAtFive);
    expect(await recomputeForRelease(store.database, "release-2")).toBe(0);
  });

  test("a plan in use is not read until its people's next hour, and a day without news stays open", async () => {
    const mornings = {
      digest: { isOn: false, weekday: 0, hour: 8 },
      beforeDue: { isOn: true, days: 2 },
      includesParentTasks: false,
      timeZone: "UTC",
    };
    await saveReminders(store.database, ana, mornings, chosenAt);
    const asked: string[] = [];
    const database = watched(store.database, (sql) => Promise.resolve(void asked.push(sql)));
    const early = new Date("2026-11-17T07:00:00Z");
    await remind(early, { store: { database } });
    expect(await nextDueOf(ana)).toBe("2026-11-17T08:00:00.000Z");
    expect(asked.filter((sql) => sql.includes('"plan_commands"'))).toEqual([]);
    const atEight = new Date("2026-11-17T08:00:00Z");
    expect(await remind(atEight, { store: { database } })).toMatchObject({ mailed: 0, nothing: 1 });
    expect(asked.some((sql) => sql.includes('"plan_commands"'))).toBe(true);
    expect(await nextDueOf(ana)).toBe("2026-11-22T08:00:00.000Z");
    await writeCommands(store.database, ana, "plan-a", [makeOwnTask("y", "2026-11-18")]);
    expect(await remind(new Date("2026-11-17T10:00:00Z"))).toMatchObject({ mailed: 1 });
  });

  test("who is due comes before those whose time must be computed, and only after these does it rest", async () => {
    await remind(monday);
    const ben = await addPerson(store.database, "ben");
    await writeCommands(store.database, ben, "plan-b", [youngClass, makeOwnTask("b", "2026-11-24")]);
    const rests: [number, boolean][] = [];
    const rest = async () => rests.push([(await mailedTo()).length, (await nextDueOf(ben)) !== null]);
    // Ana's time is known and has come; Ben's is not known.
    const run = await remind(new Date(sundayAtFive), { rest });
    expect(run).toMatchObject({ mailed: 2 });
    expect(rests).toEqual([[2, true]]);
  });

  test("a plan that changes while its mail is written is read again, and the mail says what is true", async () => {
    let isChanged = false;
    const database = watched(store.database, async (sql) => {
      // The last thing read about a plan is what was told before.
      if (isChanged || !sql.includes('from "reminded_tasks"')) return;
      isChanged = true;
      await writeCommands(store.database, ana, "plan-a", [makeOwnTask("late", "2026-11-25")]);
    });
    const run = await remind(new Date(sundayAtFive), { store: { database } });
    expect(run).toMatchObject({ mailed: 1 });
    const [mail] = await store.database.selectFrom("outbox").selectAll().execute();
    expect(mail?.body).toContain("Task late of the student");
  });

  test("a time computed from what was there before is not stored", async () => {
    const [before] = await listDue(store.database, "unknown", "", 10, monday);
    if (before === undefined) throw new Error("Nobody is due.");
    await writeCommands(store.database, ana, "plan-a", [makeOwnTask("y", "2026-11-20")]);
    await saveNextDue(store.database, before, new Date(sundayAtFive), "release-1");
    expect(await nextDueOf(ana)).toBeNull();
  });

  test("of 10,000 people of whom none is due, a run costs two queries by the index", async () => {
    await addMany(store.database, 10_000);
    await remind(monday);
    const queries: CompiledQuery[] = [];
    const database = watched(store.database, (_sql, query) => Promise.resolve(void queries.push(query)));
    const run = await remind(monday, { store: { database } });
    expect(run).toEqual({ mailed: 0, nothing: 0, overLimit: 0, failed: 0 });
    expect(queries).toHaveLength(2);
    if (kind === "postgresql") await sql`analyze`.execute(store.database);
    for (const { sql: asked, parameters } of queries) {
      const explain = `${kind === "sqlite" ? "explain query plan" : "explain"} ${asked}`;
      const { rows } = await store.database.executeQuery(CompiledQuery.raw(explain, [...parameters]));
      expect(JSON.stringify(rows)).toContain("reminder_settings_by_next_due_at");
      expect(JSON.stringify(rows)).not.toMatch(/scan reminder_settings|seq scan on reminder_settings/i);
    }
  });
});

/** The same database; `onResult` runs after each query, before its result is returned. */
function watched(
  database: Database,
  onResult: (sql: string, query: CompiledQuery) => Promise<void>,
): Database {
  const asked = new WeakMap<object, CompiledQuery>();
  return database.withPlugin({
    transformQuery({ node, queryId }) {
      asked.set(queryId, database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    async transformResult({ queryId, result }) {
      const query = asked.get(queryId);
      if (query !== undefined) await onResult(query.sql, query);
      return result;
    },
  });
}

/** People with the weekly Sunday digest, and no plan. */
async function addMany(database: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const ids = Array.from({ length: Math.min(500, count - from) }, (_, index) => `many-${from + index}`);
    await database
      .insertInto("accounts")
      .values(
        ids.map((id) => ({
          id,
          subject: id,
          email: `${id}@example.com`,
          email_verified: 1,
          name: id,
          picture: null,
          roles: "[]",
          sign_in_email: null,
          password_hash: null,
          tokens_from: null,
          created_at: chosenAt.toISOString(),
        })),
      )
      .execute();
    await database
      .insertInto("reminder_settings")
      .values(
        ids.map((id) => ({
          account_id: id,
          digest_on: 1,
          weekday: 0,
          hour: 17,
          before_due_on: 0,
          before_due_days: 3,
          parent_tasks_on: 0,
          time_zone: "America/New_York",
          changed_at: chosenAt.toISOString(),
          settled_day: null,
          stop_id: `stop-${id}`,
          next_due_at: sundayAtFive,
          due_changes: 0,
          due_release: "release-1",
        })),
      )
      .execute();
  }
}
