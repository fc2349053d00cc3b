/** The store: the same cases on SQLite and on PostgreSQL. */
import { execFile, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  deleteContactMessages,
  listContactMessages,
  storeContactMessage,
} from "#server/forms/contactStore.ts";
import { forgetForms } from "#server/forms/receivedForms.ts";
import { deleteWaitlistEntries, joinWaitlist, listWaitlist } from "#server/forms/waitlistStore.ts";
import { migrations } from "#server/migrations.ts";
import { openStore } from "#server/openStore.ts";
import {
  addToOutbox,
  claimMail,
  deleteSettledMail,
  dueMailIds,
  listOutbox,
  postponeMail,
  readOutboxMail,
  releaseClaims,
  settleMail,
} from "#server/outbox/store.ts";
import { countPageView, deletePageViews, listPageViews } from "#server/pageViews/store.ts";
import { findProcessFile } from "../../../test/support/processFile.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { migrate } from "./migrate.ts";
import type { Store, StoreSettings } from "./store.ts";

const run = promisify(execFile);
const storeProcess = await findProcessFile("storeProcess");
const noon = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const note = { recipient: "team@example.com", replyTo: null, subject: "A note", body: "What it says." };
const message = {
  id: "a".repeat(32),
  name: "Zoë O'Brien",
  email: "zoe@example.com",
  topic: "wish",
  message: "Quotes ' \" and \\, lines\nand \u{1F393}; drop table outbox; --",
};
const entry = {
  id: "b".repeat(32),
  email: "Zoe@Example.com",
  role: "student",
  wishes: ["timeline", "reminders"],
};

const databases = openTestDatabases();

const open = (settings: StoreSettings) => openAt(settings, () => noon);

describe.each(databaseKinds)("on %s", (kind) => {
  let settings: StoreSettings;
  let store: Store;

  beforeEach(async (context) => {
    settings = await databases.newSettings(kind, context);
    store = await open(settings);
  });
  afterEach(() => store?.close());

  test("a message comes back as it was written, with its note in the outbox", async () => {
    expect(store.kind).toBe(kind);
    expect(await storeContactMessage(store.database, message, note, noon)).toBe(true);
    expect(await listContactMessages(store.database)).toEqual([
      { ...message, receivedAt: "2026-11-21T12:00:00.000Z" },
    ]);
    const [mail] = await listOutbox(store.database, 10);
    expect(mail).toMatchObject({ ...note, state: "waiting", attempts: 0, settledAt: null, reason: null });
    expect(await readOutboxMail(store.database, mail?.id ?? "")).toEqual(mail);
    expect(await readOutboxMail(store.database, "none")).toBeNull();
  });

  test("a message whose note cannot be written is not stored either, and may be sent again", async () => {
    await sql`alter table outbox rename to outbox_away`.execute(store.database);
    await expect(storeContactMessage(store.database, message, note, noon)).rejects.toThrow(/outbox/);
    await sql`alter table outbox_away rename to outbox`.execute(store.database);
    expect(await listContactMessages(store.database)).toEqual([]);
    expect(await storeContactMessage(store.database, message, note, noon)).toBe(true);
  });

  test("of ten forms that three processes send at once, each is stored once", async () => {
    const taken = await inProcesses(3, "sendSameForms", settings);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(await listContactMessages(store.database)).toHaveLength(10);
    expect(await listOutbox(store.database, 100)).toHaveLength(10);
  });

  test("contact and waitlist forms of the same number are two forms", async () => {
    expect(await storeContactMessage(store.database, message, note, noon)).toBe(true);
    expect(await joinWaitlist(store.database, { ...entry, id: message.id }, note, noon)).toBe(true);
  });

  test("the waitlist holds an address once, with its last wishes and when it first joined", async () => {
    await joinWaitlist(store.database, entry, note, noon);
    const again = { id: "c".repeat(32), email: "ZOE@example.com", role: "parent", wishes: [] };
    expect(await joinWaitlist(store.database, again, note, later(5))).toBe(true);
    expect(await joinWaitlist(store.database, entry, note, later(6))).toBe(false);
    expect(await listWaitlist(store.database)).toEqual([
      {
        email: "zoe@example.com",
        role: "parent",
        wishes: [],
        joinedAt: "2026-11-21T12:00:00.000Z",
        changedAt: "2026-11-21T12:05:00.000Z",
      },
    ]);
  });

  test("page views of one page and day are one row, counted by three processes without losing one", async () => {
    await inProcesses(3, "countViews", settings);
    await countPageView(store.database, "/pricing", new Date("2026-11-22T00:00:00Z"));
    await countPageView(store.database, "/", new Date("2026-11-21T23:59:59.999Z"));
    expect(await listPageViews(store.database, "2026-11-21")).toEqual([
      { path: "/", day: "2026-11-21", views: 1 },
      { path: "/pricing", day: "2026-11-21", views: 150 },
      { path: "/pricing", day: "2026-11-22", views: 1 },
    ]);
    expect(await listPageViews(store.database, "2026-11-22")).toHaveLength(1);
  });

  describe("the outbox", () => {
    const add = (at: Date) =>
      store.database.transaction().execute((transaction) => addToOutbox(transaction, note, at));

    test("lists the newest first, and what is due oldest first", async () => {
      const [first, second, third] = [await add(noon), await add(later(1)), await add(later(2))];
      expect((await listOutbox(store.database, 2)).map((mail) => mail.id)).toEqual([third, second]);
      expect(await dueMailIds(store.database, later(1), 10)).toEqual([first, second]);
      expect(await dueMailIds(store.database, later(9), 1)).toEqual([first]);
    });

    test("gives each mail to one of three processes", async () => {
      for (let number = 0; number < 20; number += 1) await add(noon);
      const claimed = await inProcesses(3, "claimAll", settings);
      expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(20);
      expect(await dueMailIds(store.database, later(60), 100)).toEqual([]);
    });

    test("gives a mail to one of twenty that ask for it at once", async () => {
      const id = await add(noon);
      const claims = await Promise.all(Array.from({ length: 20 }, () => claimMail(store.database, id, noon)));
      expect(claims.filter((claim) => claim !== null)).toMatchObject([{ ...note, id, attempts: 1 }]);
    });

    test("a mail that was put off is due again at its time, with the reason kept", async () => {
      const id = await add(noon);
      const claimed = await claimMail(store.database, id, noon);
      if (claimed === null) throw new Error("It was free.");
      await postponeMail(store.database, claimed, "mailbox busy", later(5));
      expect(await dueMailIds(store.database, later(4), 10)).toEqual([]);
      expect(await dueMailIds(store.database, later(5), 10)).toEqual([id]);
      expect(await readOutboxMail(store.database, id)).toMatchObject({
        state: "waiting",
        reason: "mailbox busy",
        attempts: 1,
      });
      expect(await claimMail(store.database, id, later(5))).toMatchObject({ attempts: 2 });
    });

    test("what a process left behind is given back, and its late word counts for nothing", async () => {
      const id = await add(noon);
      const lost = await claimMail(store.database, id, noon);
      if (lost === null) throw new Error("It was free.");
      expect(await releaseClaims(store.database, noon)).toBe(0);
      expect(await releaseClaims(store.database, later(1))).toBe(1);
      const found = await claimMail(store.database, id, later(1));
      if (found === null) throw new Error("It was free.");
      await settleMail(store.database, lost, "failed", "too late", later(2));
      expect(await readOutboxMail(store.database, id)).toMatchObject({ state: "sending" });
      await settleMail(store.database, found, "sent", null, later(2));
      expect(await readOutboxMail(store.database, id)).toMatchObject({
        state: "sent",
        attempts: 2,
        settledAt: "2026-11-21T12:02:00.000Z",
      });
    });

    test("forgets what is settled and old, never what still waits", async () => {
      const waiting = await add(noon);
      const sent = await claimMail(store.database, await add(noon), noon);
      if (sent === null) throw new Error("It was free.");
      await settleMail(store.database, sent, "sent", null, noon);
      expect(await deleteSettledMail(store.database, noon.toISOString())).toBe(0);
      expect(await deleteSettledMail(store.database, later(1).toISOString())).toBe(1);
      expect((await listOutbox(store.database, 10)).map((mail) => mail.id)).toEqual([waiting]);
    });
  });

  test("rows are deleted up to an instant and kept from it on", async () => {
    await storeContactMessage(store.database, message, note, noon);
    await joinWaitlist(store.database, entry, note, noon);
    await countPageView(store.database, "/", noon);
    const { database } = store;
    const [at, after] = [noon.toISOString(), later(1).toISOString()];
    expect(await deleteContactMessages(database, at)).toBe(0);
    expect(await deleteWaitlistEntries(database, at)).toBe(0);
    expect(await deletePageViews(database, "2026-11-21")).toBe(0);
    expect(await forgetForms(database, "contact", at)).toBe(0);
    expect(await deleteContactMessages(database, after)).toBe(1);
    expect(await deleteWaitlistEntries(database, after)).toBe(1);
    expect(await deletePageViews(database, "2026-11-22")).toBe(1);
    expect(await forgetForms(database, "contact", after)).toBe(1);
    expect(await forgetForms(database, "waitlist", after)).toBe(1);
  });

  test("opened again everything is still there, and no migration is taken twice", async () => {
    await storeContactMessage(store.database, message, note, noon);
    await store.close();
    store = await open(settings);
    expect(await listContactMessages(store.database)).toHaveLength(1);
    expect(await takenMigrations(store)).toEqual(migrations.map((migration) => migration.name));
  });

  test("five processes that start at once make the tables once", async () => {
    const fresh = await databases.newEmptySettings(kind);
    expect(await inProcesses(5, "open", fresh)).toEqual([1, 1, 1, 1, 1]);
    const one = await open(fresh);
    expect(await takenMigrations(one)).toHaveLength(migrations.length);
    await one.close();
  });

  test("a migration that fails leaves nothing behind, and a later start takes it", async () => {
    const broken = {
      name: "9999 broken",
      async up(database: Parameters<(typeof migrations)[number]["up"]>[0]) {
        await database.schema.createTable("half_made").addColumn("id", "text").execute();
        throw new Error("the disk is full");
      },
    };
    const known = [...migrations, broken];
    await expect(migrate(store.database, kind, () => noon, known)).rejects.toThrow("the disk is full");
    const mended = {
      ...broken,
      up: async (database: Parameters<typeof broken.up>[0]) => {
        await database.schema.createTable("half_made").addColumn("id", "text").execute();
      },
    };
    expect((await migrate(store.database, kind, () => noon, [...migrations, mended])).ok).toBe(true);
  });

  test("a database of a newer version is refused with a sentence", async () => {
    await migrate(store.database, kind, () => noon, [
      ...migrations,
      { name: "9999 of tomorrow", up: async () => {} },
    ]);
    const opened = await openStore(settings, () => noon);
    expect(opened).toMatchObject({ ok: false, problem: expect.stringContaining("newer version") });
  });
});

async function takenMigrations(store: Store): Promise<string[]> {
  const taken = await sql<{ name: string }>`select name from migrations order by name`.execute(
    store.database,
  );
  return taken.rows.map((row) => row.name);
}

/** The result of the same task in several processes started at once. */
function inProcesses(
  count: number,
  task: string,
  { dataFolder, databaseUrl }: StoreSettings,
): Promise<number[]> {
  const words = [storeProcess, task, dataFolder, databaseUrl ?? ""];
  return Promise.all(
    Array.from({ length: count }, async () => Number((await run(process.execPath, words)).stdout)),
  );
}

describe("a process that is killed in the middle of writing", () => {
  test("five times: every message it had acknowledged is there, and the store opens", async () => {
    const { dataFolder } = await databases.newSettings("sqlite");
    for (let round = 0; round < 5; round += 1) {
      const acknowledged = await killedAfter(5 + 20 * round, dataFolder, `round${round}`);
      const store = await open({ dataFolder, databaseUrl: null });
      const kept = new Set((await listContactMessages(store.database)).map(({ id }) => id));
      const notes = await store.database.selectFrom("outbox").select("id").execute();
      await store.close();
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      // A message and its note are stored together or not at all.
      expect(notes).toHaveLength(kept.size);
    }
  });
});

/** The numbers the writer reported before it was killed, which happens at the given count. */
function killedAfter(count: number, dataFolder: string, prefix: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, [storeProcess, "writeWithoutEnd", dataFolder, "", prefix]);
    let said = "";
    writer.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.split("\n").length > count) writer.kill("SIGKILL");
    });
    writer.once("error", reject);
    // The last line may be cut off, so it does not count as reported.
    writer.once("close", () => resolve(said.split("\n").slice(0, -1)));
  });
}

describe("a store that cannot be opened says why, and which setting names it", () => {
  test("a folder below a file", async () => {
    await writeFile(join(databases.folder(), "a-file"), "");
    const opened = await openStore(
      { databaseUrl: null, dataFolder: join(databases.folder(), "a-file", "var") },
      () => noon,
    );
    expect(opened).toMatchObject({ ok: false, problem: expect.stringMatching(/DATA_DIR.*ENOTDIR/) });
  });

  test("a file that is no database", async () => {
    const dataFolder = join(databases.folder(), "rubbish");
    await mkdir(dataFolder);
    await writeFile(join(dataFolder, "tassel.sqlite"), "These are not the bytes of a database. ".repeat(200));
    const opened = await openStore({ databaseUrl: null, dataFolder }, () => noon);
    expect(opened).toMatchObject({ ok: false, problem: expect.stringContaining("not a database") });
  });

  test("a database that does not answer, without its password", async () => {
    const databaseUrl = "postgresql://tassel:hunter2@127.0.0.1:1/tassel";
    const opened = await openStore({ databaseUrl, dataFolder: databases.folder() }, () => noon);
    expect(opened).toMatchObject({ ok: false, problem: expect.stringMatching(/DATABASE_URL.*ECONNREFUSED/) });
    expect(!opened.ok && opened.problem).not.toContain("hunter2");
  });
});
