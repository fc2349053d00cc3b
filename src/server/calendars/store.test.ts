/** Calendar addresses in the store: the same cases on SQLite and on PostgreSQL. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { erasePlan } from "#server/plans/erasing.ts";
import type { Store } from "#server/store/store.ts";
import { addMember, addPerson, makeOwnTask, writeCommands } from "../../../test/support/reminderWorld.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { endCalendarsOfLeavers, findCalendar, findCalendarSince, makeCalendar } from "./store.ts";

const now = new Date("2026-11-21T12:00:00Z");
const planId = "plan-1";
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let ana: string;
  let ben: string;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => now);
    ana = await addPerson(store.database, "ana", null);
    ben = await addPerson(store.database, "ben", null);
    await writeCommands(store.database, ana, planId, [makeOwnTask("t1", "2026-12-01")]);
    await addMember(store.database, planId, ben, "parent");
  });
  afterEach(() => store?.close());

  const make = (accountId: string) => makeCalendar(store.database, planId, accountId, now);

  test("each person has one, a new one replaces it, and two made at once leave one that works", async () => {
    const first = (await make(ana)) ?? "";
    const bens = (await make(ben)) ?? "";
    const [second, third] = await Promise.all([make(ana), make(ana)]);
    expect(await findCalendar(store.database, first)).toBeNull();
    expect(await findCalendar(store.database, bens)).toEqual({ planId, accountId: ben });
    const working = await Promise.all(
      [second, third].map((token) => findCalendar(store.database, token ?? "")),
    );
    expect(working.filter((found) => found !== null)).toEqual([{ planId, accountId: ana }]);
    expect(await findCalendarSince(store.database, planId, ana)).toBe(now.toISOString());
    expect(await makeCalendar(store.database, "no-plan", ana, now)).toBeNull();
  });

  test("those who are no longer on the plan lose theirs, and an erased plan leaves none", async () => {
    const [anas, bens] = [(await make(ana)) ?? "", (await make(ben)) ?? ""];
    await store.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("plan_members").where("account_id", "=", ben).execute();
      await endCalendarsOfLeavers(transaction, planId);
    });
    expect(await findCalendar(store.database, bens)).toBeNull();
    expect(await findCalendar(store.database, anas)).not.toBeNull();
    await store.database.transaction().execute((transaction) => erasePlan(transaction, planId, ana, now));
    expect(await store.database.selectFrom("plan_calendars").selectAll().execute()).toEqual([]);
  });
});
