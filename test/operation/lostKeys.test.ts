/**
 * A volume of keys or of the database that is not there: real processes refuse to start, say what is missing and make
 * nothing in its place; and on both databases every way in which keys and rows can part.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOwnAccount } from "#server/account/store.ts";
import { listSealingKeys } from "#server/keys/sealedRows.ts";
import { sealedTables } from "#server/keys/tables.ts";
import { openInstallation } from "#server/openInstallation.ts";
import { openStore } from "#server/openStore.ts";
import { copyBetween } from "#server/operators/copyBetween.ts";
import { rotateKeys } from "#server/operators/rotateKeys.ts";
import { changeSecrets, findSecrets, readSecrets, type Secrets } from "#server/secrets.ts";
import type { Store } from "#server/store/store.ts";
import { signOwnToken } from "../support/ownToken.ts";
import { postCommand } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser, toBearerHeader } from "../support/signInClient.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";
import { databaseKinds, newPostgresDatabase } from "../support/testDatabases.ts";
import { makeTestSettings } from "../support/testSettings.ts";

const entry = pathToFileURL(resolve("src/server/openInstallation.ts")).href;
const now = () => new Date("2026-11-21T12:00:00Z");
let folder: string;
let keys: string;
let server: ServerProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-lost-keys-"));
  keys = join(folder, "keys", "secrets.json");
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  server = null;
  await rm(folder, { recursive: true, force: true });
});

async function secretsNow(): Promise<Secrets> {
  const read = await findSecrets(keys);
  if (!read.ok || read.value === null) throw new Error("There are no keys.");
  return read.value;
}

describe("real processes", () => {
  const dataFolder = () => join(folder, "data");
  const start = async (more: Record<string, string> = {}) => {
    server = await startServerProcess({
      DATA_DIR: dataFolder(),
      SECRETS_FILE: keys,
      PUBLIC_URL: "http://localhost:3000",
      ...more,
    });
    return server;
  };
  async function stop(started: ServerProcess): Promise<void> {
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  }
  /** What it ended with instead of starting. */
  const refusal = () =>
    start().then(
      () => "It started.",
      (error: Error) => error.message,
    );
  const readyParts = async ({ address }: ServerProcess) => {
    const { parts } = (await (await fetch(`${address}/api/ready`)).json()) as {
      parts: { part: string; isOk: boolean; says: string }[];
    };
    return new Map(parts.map((one) => [one.part, one]));
  };

  test("keys or database away: no start and nothing in their place; back again, all is read", async () => {
    // Rows of a family that shares what it earns.
    const first = await start();
    const secrets = await secretsNow();
    const opened = await openStore({ databaseUrl: null, dataFolder: dataFolder() }, () => new Date());
    if (!opened.ok || secrets.signingKeys[0] === undefined) throw new Error("There is no store.");
    const account = { email: "ana@example.com", name: "", passwordHash: "" };
    const subject = await createOwnAccount(opened.value.database, account, new Date());
    const token = await signOwnToken(opened.value.database, subject ?? "", secrets.signingKeys[0], {
      seconds: 3_600,
    });
    await opened.value.close();
    const browser = openTestBrowser(createHttpTransport(first.address));
    const send = (id: string, after: number, draft: Parameters<typeof postCommand>[2]["draft"]) =>
      postCommand(browser, token, { planId: "plan-1", id, after, draft });
    expect((await send("c1", 0, { kind: "renameStudent", studentName: "Maya" })).status).toBe(200);
    const shared = await browser.ask({
      method: "PUT",
      path: "/api/plans/plan-1/sharing",
      headers: { ...toBearerHeader(token), "content-type": "application/json" },
      body: '{"sharesMoney":true}',
    });
    expect(shared.status).toBe(200);
    expect((await send("c2", 1, { kind: "setMoney", fields: { familyIncomeUsd: 48_123 } })).status).toBe(200);
    await stop(first);

    const second = await start();
    // The first heartbeat notes it.
    await vi.waitFor(async () => expect((await secretsNow()).firstAccountOn).toMatch(/^\d{4}-\d\d-\d\d$/));
    expect((await readyParts(second)).get("keys")).toMatchObject({ isOk: true });
    await stop(second);

    // The volume of keys is not mounted.
    await rename(dirname(keys), `${dirname(keys)}-away`);
    const withoutKeys = await refusal();
    expect(withoutKeys).toContain(
      `sealed with the data key ${secrets.dataKeys[0]?.id}, which was in ${keys}`,
    );
    expect(withoutKeys).toContain("FIRST_START=1");
    expect(existsSync(keys)).toBe(false);

    // On the operator's word it starts, and the light stays red over what nobody can read.
    const word = await start({ FIRST_START: "1" });
    expect((await readyParts(word)).get("keys")).toMatchObject({
      isOk: false,
      says: expect.stringContaining("SECRETS_FILE"),
    });
    await stop(word);
    const after = await start();
    expect((await readyParts(after)).get("keys")).toMatchObject({ isOk: false });
    await stop(after);
    await rm(dirname(keys), { recursive: true });
    await rename(`${dirname(keys)}-away`, dirname(keys));

    // The folder of the database is empty, and then a file of no bytes.
    const day = (await secretsNow()).firstAccountOn;
    await rename(dataFolder(), `${dataFolder()}-away`);
    expect(await refusal()).toContain(`have been used by accounts since ${day}`);
    expect(existsSync(dataFolder())).toBe(false);
    await mkdir(dataFolder());
    await writeFile(join(dataFolder(), "tassel.sqlite"), "");
    expect(await refusal()).toContain("tassel.sqlite");
    expect((await stat(join(dataFolder(), "tassel.sqlite"))).size).toBe(0);
    expect(await readdir(dataFolder())).toEqual(["tassel.sqlite"]);
    await rm(dataFolder(), { recursive: true });
    await rename(`${dataFolder()}-away`, dataFolder());

    // Of the keys that were made on the operator's word, one may have signed a writing record.
    expect(await refusal()).toContain("writing-record key");
    const back = await start({ FIRST_START: "1" });
    expect((await readyParts(back)).get("keys")).toMatchObject({ isOk: true });
    const page = await openTestBrowser(createHttpTransport(back.address)).get(
      "/api/plans/plan-1/commands",
      toBearerHeader(token),
    );
    expect(page.text).toContain('"familyIncomeUsd":48123');
  }, 120_000);
});

describe.each(databaseKinds)("on %s", (kind) => {
  let databaseUrl: string | null;
  let places: number;
  beforeEach(async (context) => {
    places = 0;
    databaseUrl = kind === "sqlite" ? null : await newPostgresDatabase(context, "empty");
  });

  const settings = (changed: { isFirstStart?: boolean } = {}) =>
    makeTestSettings({
      databaseUrl,
      dataFolder: join(folder, `data-${places}`),
      secretsFile: keys,
      isFirstStart: false,
      ...changed,
    });

  /** Starts, does something and stops. A sentence if it did not start. */
  async function run(work: (store: Store) => Promise<unknown> = () => Promise.resolve(), changed = {}) {
    const opened = await openInstallation(settings(changed), now);
    if (!opened.ok) return opened.problem;
    await work(opened.value.store);
    await opened.value.store.close();
    return "started";
  }
  async function useEmptyDatabase(): Promise<void> {
    places += 1;
    if (kind === "postgresql") databaseUrl = await newPostgresDatabase(null, "empty");
  }
  const addAccount = ({ database }: Store) =>
    createOwnAccount(database, { email: "ana@example.com", name: "", passwordHash: "" }, now());
  /** A row sealed with this key; the newest of the file if none is named. */
  const addSealedRow = (keyId?: string) => async (store: Store) => {
    const id = keyId ?? (await secretsNow()).dataKeys[0]?.id ?? "";
    const plan_id = "plan-1";
    await store.database
      .insertInto("plans")
      .values({ id: plan_id, created_at: "", revision: 0, commands: 0, letters: 0, history_after: 0 })
      .execute();
    const version = { essay_id: "essay-1", version_id: "v1", saved_at: "", letters: 1, body: "sealed" };
    await store.database
      .insertInto("essay_versions")
      .values({ plan_id, key_id: id, ...version })
      .execute();
  };
  const noteAccounts = () => changeSecrets(keys, (before) => ({ ...before, firstAccountOn: "2026-11-20" }));
  const replaceKeys = async () => {
    await rm(keys);
    await readSecrets(keys);
  };

  test("an interrupted first start, keys made beforehand, and a second first start go on as usual", async () => {
    await readSecrets(keys);
    expect(await run()).toBe("started");
    await replaceKeys();
    expect(await run()).toBe("started");
    expect(await run(addAccount)).toBe("started");
    expect(await run()).toBe("started");
  });

  test("accounts without a sealed row: another file of keys is refused, and named", async () => {
    await run(addAccount);
    const [old] = (await secretsNow()).dataKeys;
    const before = await readFile(keys, "utf8");
    await replaceKeys();
    expect(await run()).toContain(
      `used with the data key ${old?.id}, which ${keys} (setting SECRETS_FILE) does not`,
    );
    await rm(keys);
    expect(await run()).toContain(`${keys} (setting SECRETS_FILE): that file is missing`);
    expect(existsSync(keys)).toBe(false);
    await writeFile(keys, before);
    expect(await run()).toBe("started");
  });

  test("a key of the right name that is another key is refused, before it seals or opens anything", async () => {
    await run(addAccount);
    await run(addSealedRow());
    const before = await readFile(keys, "utf8");
    const [known] = (await secretsNow()).dataKeys;
    const other = Buffer.alloc(32, 7).toString("base64");
    await changeSecrets(keys, (all) => ({
      ...all,
      dataKeys: all.dataKeys.map((one) => ({ ...one, key: other })),
    }));
    expect(await run()).toContain(
      `The data key ${known?.id} in ${keys} (setting SECRETS_FILE) is not the one`,
    );
    await writeFile(keys, before);
    expect(await run()).toBe("started");
    await changeSecrets(keys, (all) => ({
      ...all,
      dataKeys: all.dataKeys.map((one) => ({ ...one, key: other })),
    }));
    expect(await run(undefined, { isFirstStart: true })).toBe("started");
    expect(await run()).toBe("started");
  });

  test("a database of the release before, which listed no ids, is judged by its rows", async () => {
    await run(addAccount);
    await run(addSealedRow());
    const [old] = (await secretsNow()).dataKeys;
    await run(({ database }) => database.deleteFrom("key_sightings").execute());
    await replaceKeys();
    expect(await run()).toContain(`rows sealed with the data key ${old?.id}`);
  });

  test("a key that seals nothing any more may be dropped; one that does may not", async () => {
    await run(addAccount);
    await run(addSealedRow());
    await rotateKeys(keys, "data");
    expect(await run()).toBe("started");
    const whole = await secretsNow();
    await changeSecrets(keys, (all) => ({ ...all, dataKeys: all.dataKeys.slice(0, 1) }));
    expect(await run()).toContain(`rows sealed with the data key ${whole.dataKeys[1]?.id}`);
    await changeSecrets(keys, () => whole);
    await run(({ database }) => database.deleteFrom("essay_versions").execute());
    await changeSecrets(keys, (all) => ({ ...all, dataKeys: all.dataKeys.slice(0, 1) }));
    expect(await run()).toBe("started");
  });

  test("keys for cookies and tokens may be dropped; one that signed writing records stays asked for", async () => {
    await run(addAccount);
    for (const which of ["cookies", "signing", "authorship"] as const) await rotateKeys(keys, which);
    await run();
    const whole = await secretsNow();
    await changeSecrets(keys, (all) => ({
      ...all,
      cookieKeys: all.cookieKeys.slice(0, 1),
      signingKeys: all.signingKeys.slice(0, 1),
    }));
    expect(await run()).toBe("started");
    await changeSecrets(keys, (all) => ({ ...all, authorshipKeys: all.authorshipKeys.slice(0, 1) }));
    expect(await run()).toContain(`the writing-record key ${whole.authorshipKeys[1]?.kid}`);
    expect(await run(undefined, { isFirstStart: true })).toBe("started");
    expect(await run()).toBe("started");
  });

  test("an empty database beside keys that accounts used is refused, and nothing is made in it", async () => {
    await run(addAccount);
    await noteAccounts();
    await useEmptyDatabase();
    expect(await run()).toMatch(/(missing or|is) empty.*, but the keys .* since 2026-11-20\./);
    if (kind === "sqlite") expect(existsSync(settings().dataFolder)).toBe(false);
    expect(await run()).not.toBe("started");
    expect(await run(undefined, { isFirstStart: true })).toBe("started");
    expect(await run()).toBe("started");
  });

  test("once every account was erased, the database is still the one it was", async () => {
    await run(addAccount);
    await noteAccounts();
    await run(({ database }) => database.deleteFrom("accounts").execute());
    expect(await run()).toBe("started");
  });

  test("a copied store goes with its keys, and with no others", async () => {
    await run(addAccount);
    await run(addSealedRow());
    await noteAccounts();
    const from = databaseUrl ?? join(settings().dataFolder, "tassel.sqlite");
    await useEmptyDatabase();
    if (kind === "sqlite") await mkdir(settings().dataFolder);
    const to = databaseUrl ?? join(settings().dataFolder, "tassel.sqlite");
    expect(await copyBetween(from, to, now)).toMatchObject({ isOk: true });
    expect(await run()).toBe("started");
    await replaceKeys();
    expect(await run()).toContain("rows sealed with");
  });

  test("a key given up that turns up again is asked for again", async () => {
    await run(addAccount);
    await run(addSealedRow());
    const before = await readFile(keys, "utf8");
    await replaceKeys();
    expect(await run(undefined, { isFirstStart: true })).toBe("started");
    expect(await run()).toBe("started");
    const other = await secretsNow();
    const old: Secrets = JSON.parse(before);
    await changeSecrets(keys, () => ({ ...other, dataKeys: [...other.dataKeys, ...old.dataKeys] }));
    expect(await run()).toBe("started");
    await changeSecrets(keys, () => other);
    expect(await run()).toContain("rows sealed with");
  });

  test("three processes that start at once on nothing agree on the keys", async () => {
    // Processes, because SQLite waits for a lock without letting others of its process go on.
    const program = `const { openInstallation } = await import(${JSON.stringify(entry)});
      const opened = await openInstallation(${JSON.stringify(settings())}, () => new Date());
      console.log(opened.ok ? JSON.stringify(opened.value.secrets) : opened.problem);
      process.exit(0);`;
    const said = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const words = ["--input-type=module", "--eval", program];
        return (await promisify(execFile)(process.execPath, words, { encoding: "utf8" })).stdout;
      }),
    );
    expect(new Set(said)).toEqual(new Set([`${JSON.stringify(await secretsNow())}\n`]));
    expect(await readdir(dirname(keys))).toEqual(["secrets.json"]);
  });

  test("every table with sealed rows is looked into, by an index", async () => {
    await run(async ({ database }) => {
      const tables = await database.introspection.getTables();
      const sealed = tables.filter(({ columns }) => columns.some(({ name }) => name === "key_id"));
      expect(sealed.map(({ name }) => name).toSorted()).toEqual([...sealedTables].toSorted());
      expect(await listSealingKeys(database)).toEqual([]);
      if (kind === "postgresql") return;
      for (const table of sealedTables) {
        const plan = await sql<{ detail: string }>`explain query plan
          select key_id from ${sql.table(table)} where key_id > 'a' order by key_id limit 1`.execute(
          database,
        );
        expect(plan.rows.map(({ detail }) => detail).join()).toContain(`${table}_by_key_id`);
      }
    });
  });
});

test("a log of SQLite beside a database that is gone is not deleted", async () => {
  const dataFolder = join(folder, "data");
  await mkdir(dataFolder);
  await writeFile(join(dataFolder, "tassel.sqlite-wal"), "what was written last");
  const settings = makeTestSettings({ dataFolder, secretsFile: keys });
  const opened = await openInstallation(settings, now);
  expect(!opened.ok && opened.problem).toContain("tassel.sqlite-wal beside it is not");
  expect(await readFile(join(dataFolder, "tassel.sqlite-wal"), "utf8")).toBe("what was written last");
});
