/** The audit log on both databases: only added to, and whatever was changed around that is found. */
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { addAuditEntry, checkAuditLog, listAuditEntries, readAuditHead } from "./log.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => noon);
  });
  afterEach(() => store?.close());

  const add = (subject: string) =>
    store.database.transaction().execute((transaction) =>
      addAuditEntry(
        transaction,
        {
          actor: { kind: "administrator", accountId: "ana" },
          action: "messageClosed",
          subject,
          details: { closed: true },
        },
        noon,
      ),
    );

  /** What somebody with the database's password can do, and the program cannot. */
  async function withoutTriggers(change: () => Promise<unknown>): Promise<void> {
    if (kind === "sqlite") {
      for (const act of ["update", "delete"]) {
        await sql`drop trigger ${sql.ref(`audit_log_without_${act}`)}`.execute(store.database);
      }
    } else await sql`drop trigger audit_log_without_change on audit_log`.execute(store.database);
    await change();
  }

  const fault = async () => (await checkAuditLog(store.database)).fault;

  test("entries come back newest first, and the chain is whole", async () => {
    expect(await checkAuditLog(store.database)).toEqual({ entries: 0, head: null, fault: null });
    for (const subject of ["a", "b", "c"]) await add(subject);
    const entries = await listAuditEntries(store.database, null, 10);
    expect(entries.map(({ sequence, subject }) => [sequence, subject])).toEqual([
      [3, "c"],
      [2, "b"],
      [1, "a"],
    ]);
    expect(entries[0]).toMatchObject({
      at: noon.toISOString(),
      actor: { kind: "administrator", accountId: "ana" },
      action: "messageClosed",
      details: { closed: true },
    });
    expect(await listAuditEntries(store.database, 2, 10)).toHaveLength(1);
    const head = await readAuditHead(store.database);
    expect(await checkAuditLog(store.database, head?.hash)).toEqual({ entries: 3, head, fault: null });
  });

  test("the database itself refuses to change or remove an entry", async () => {
    await add("a");
    const { database } = store;
    const attempts = [
      () => database.updateTable("audit_log").set({ subject: "b" }).execute(),
      () => database.deleteFrom("audit_log").execute(),
      ...(kind === "postgresql" ? [() => sql`truncate audit_log`.execute(database)] : []),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/audit log is only added to/);
    expect(await checkAuditLog(database)).toMatchObject({ entries: 1, fault: null });
  });

  test.each(["at", "actor", "action", "subject", "details", "previous_hash", "hash"] as const)(
    "an entry whose %s was edited around the triggers is found",
    async (column) => {
      for (const subject of ["a", "b", "c"]) await add(subject);
      await withoutTriggers(() =>
        store.database
          .updateTable("audit_log")
          .set({ [column]: "edited" })
          .where("sequence", "=", 2)
          .execute(),
      );
      expect(await fault()).toEqual({ sequence: 2, problem: "changed" });
    },
  );

  test("an entry taken out, and one cut off the end, are found", async () => {
    for (const subject of ["a", "b", "c"]) await add(subject);
    await withoutTriggers(() => store.database.deleteFrom("audit_log").where("sequence", "=", 3).execute());
    expect(await fault()).toEqual({ sequence: 3, problem: "cutOff" });
    await store.database.deleteFrom("audit_log").where("sequence", "=", 1).execute();
    expect(await fault()).toEqual({ sequence: 1, problem: "missing" });
  });

  test("a log written anew as a whole does not hold the head of the day before", async () => {
    for (const subject of ["a", "b"]) await add(subject);
    const logged = (await readAuditHead(store.database))?.hash ?? "";
    await withoutTriggers(() => store.database.deleteFrom("audit_log").execute());
    await store.database.deleteFrom("audit_head").execute();
    for (const subject of ["x", "y", "z"]) await add(subject);
    expect(await fault()).toBeNull();
    expect((await checkAuditLog(store.database, logged)).fault).toEqual({ problem: "known" });
  });

  test("an act that fails leaves no entry, and acts at once follow each other", async () => {
    const failing = store.database.transaction().execute(async (transaction) => {
      const entry = { actor: { kind: "server" }, action: "messageClosed", subject: "a" } as const;
      await addAuditEntry(transaction, entry, noon);
      throw new Error("The act failed.");
    });
    await expect(failing).rejects.toThrow("The act failed.");
    expect(await readAuditHead(store.database)).toBeNull();
    await Promise.all(["a", "b", "c", "d", "e"].map(add));
    expect(await checkAuditLog(store.database)).toMatchObject({ entries: 5, fault: null });
  });
});
