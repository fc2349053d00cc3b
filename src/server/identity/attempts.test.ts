/** Wrong tries and known devices as they are stored: the same cases on SQLite and on PostgreSQL. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import type { Database } from "#server/store/tables.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import {
  type AttemptRule,
  clearAttempt,
  clearAttempts,
  deleteOldAttempts,
  forgetAttempts,
  takeAttempt,
} from "./attempts.ts";
import {
  deleteExpiredKnownDevices,
  findKnownDevice,
  forgetKnownDevices,
  keepKnownDevice,
  listKnownDevices,
  mostDevices,
} from "./knownDevices.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const home = { email: "a@example.com", key: "a at home" };
const school = { email: "a@example.com", key: "a at school" };
const other = { email: "b@example.com", key: "b at home" };

const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let database: Database;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
    database = store.database;
    return () => store.close();
  });

  describe("wrong tries", () => {
    const three: AttemptRule = (before, now) =>
      before !== null && before.failures >= 3
        ? null
        : { failures: (before?.failures ?? 0) + 1, lastAt: now, lockedUntil: later(9) };
    const always: AttemptRule = (_, now) => ({ failures: 1, lastAt: now, lockedUntil: null });

    test("are counted before they are looked at: of twenty at once three are let through", async () => {
      const asked = Array.from({ length: 20 }, () => takeAttempt(database, home, three, noon));
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer instanceof Date)).toEqual(
        Array.from({ length: 17 }, () => later(9)),
      );
      const counted = answers.flatMap((answer) => (answer instanceof Date ? [] : [answer.failuresInDay]));
      expect(counted.toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    });

    test("wait by address and place, and are cleared by a good one there", async () => {
      for (let tries = 0; tries < 4; tries += 1) await takeAttempt(database, home, three, noon);
      expect(await takeAttempt(database, home, three, noon)).toEqual(later(9));
      expect(await takeAttempt(database, school, three, noon)).toEqual({ failuresInDay: 3 });
      expect(await takeAttempt(database, other, three, noon)).toEqual({ failuresInDay: 0 });
      await clearAttempt(database, school, noon);
      expect(await takeAttempt(database, home, three, noon)).toEqual(later(9));
      await clearAttempts(database, home.email);
      expect(await takeAttempt(database, home, three, noon)).toEqual({ failuresInDay: 3 });
    });

    test("count for a day from everywhere together, but not good ones", async () => {
      for (const place of [home, school, home]) await takeAttempt(database, place, always, noon);
      await takeAttempt(database, home, always, later(60));
      await clearAttempt(database, home, later(60));
      expect(await takeAttempt(database, other, always, later(60))).toEqual({ failuresInDay: 0 });
      const day = 24 * 60;
      expect(await takeAttempt(database, school, always, later(day))).toEqual({ failuresInDay: 3 });
      expect(await takeAttempt(database, school, always, later(day + 60))).toEqual({ failuresInDay: 1 });
    });

    test("are forgotten when an operator lifts them, and deleted when they are old", async () => {
      for (const place of [home, school, other]) await takeAttempt(database, place, three, noon);
      expect(await forgetAttempts(database, home.email)).toEqual({
        sign_in_attempts: 2,
        sign_in_failures: 1,
      });
      expect(await takeAttempt(database, home, always, noon)).toEqual({ failuresInDay: 0 });
      expect(await deleteOldAttempts(database, noon.toISOString())).toBe(0);
      expect(await deleteOldAttempts(database, later(61).toISOString())).toBe(4);
    });

    test("do not keep the address that was tried", async () => {
      await takeAttempt(database, home, three, noon);
      const attempts = await database.selectFrom("sign_in_attempts").selectAll().execute();
      const failures = await database.selectFrom("sign_in_failures").selectAll().execute();
      expect([attempts.length, failures.length]).toEqual([1, 1]);
      expect(JSON.stringify([attempts, failures])).not.toContain("example");
    });
  });

  describe("known devices", () => {
    const keep = (subject: string, id: string, at = noon) =>
      keepKnownDevice(database, subject, { id, label: "Firefox on Linux" }, at, later(100));

    test("are known to their account, for their time, and only with their id", async () => {
      await keep("ana", "laptop");
      await keep("bo", "phone");
      expect(await findKnownDevice(database, "ana", ["tablet", "laptop"], noon)).toBe("laptop");
      expect(await findKnownDevice(database, "ana", ["phone"], noon)).toBeNull();
      expect(await findKnownDevice(database, "ana", [], noon)).toBeNull();
      expect(await findKnownDevice(database, "", ["laptop"], noon)).toBeNull();
      expect(await findKnownDevice(database, "ana", ["laptop"], later(100))).toBeNull();
      const rows = await database.selectFrom("known_devices").selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/laptop|phone/);
    });

    test("are listed with the last used one first, and forgotten together", async () => {
      await keep("ana", "laptop");
      await keep("ana", "phone", later(1));
      await keep("ana", "laptop", later(2));
      await keep("bo", "tablet");
      expect(await listKnownDevices(database, "ana", later(2))).toMatchObject([
        { label: "Firefox on Linux", firstAt: noon.toISOString(), lastAt: later(2).toISOString() },
        { lastAt: later(1).toISOString() },
      ]);
      expect(await forgetKnownDevices(database, "ana")).toBe(2);
      expect(await findKnownDevice(database, "ana", ["laptop"], noon)).toBeNull();
      expect(await findKnownDevice(database, "bo", ["tablet"], noon)).toBe("tablet");
      expect(await deleteExpiredKnownDevices(database, later(101).toISOString())).toBe(1);
    });

    test("beyond a number, the one that was not used for longest is forgotten", async () => {
      for (let number = 0; number <= mostDevices; number += 1) {
        await keep("ana", `device ${number}`, later(number));
      }
      expect(await listKnownDevices(database, "ana", noon)).toHaveLength(mostDevices);
      expect(await findKnownDevice(database, "ana", ["device 0"], noon)).toBeNull();
      expect(await findKnownDevice(database, "ana", ["device 1"], noon)).toBe("device 1");
    });
  });
});
