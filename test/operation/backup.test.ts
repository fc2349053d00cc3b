/**
 * A backup with the commands of docs/operating.md: taken during writes, restored elsewhere, and signed in to
 * there.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/openStore.ts";
import { postCommand, readCommandIds } from "../support/planRequests.ts";
import {
  createHttpTransport,
  openTestBrowser,
  signIn,
  signUp,
  type TestBrowser,
  toBearerHeader,
} from "../support/signInClient.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";
import { newPostgresDatabase } from "../support/testDatabases.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const guide = join(root, "docs", "operating.md");
const planId = "plan-1";
const publicUrl = "http://localhost:3000";

let folder: string;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-backup-"));
});
afterEach(async () => {
  for (const server of servers) server.process.kill("SIGKILL");
  await Promise.all(servers.splice(0).map((server) => server.ended));
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<TestBrowser> {
  const server = await startServerProcess({ PUBLIC_URL: publicUrl, ...settings });
  servers.push(server);
  return openTestBrowser(createHttpTransport(server.address));
}

/** The lines of a shell block in the guide that contain a word, with this test's paths filled in. */
async function commandsOfGuide(word: string, places: Readonly<Record<string, string>>): Promise<string[]> {
  const lines = (await readFile(guide, "utf8")).split("\n");
  const commands = lines.filter((line) => line.startsWith("    ") && line.includes(word));
  expect(commands.length).toBeGreaterThan(0);
  return commands.map((command) =>
    Object.entries(places).reduce((text, [name, place]) => text.replaceAll(name, place), command.trim()),
  );
}

async function backUp(live: string, target: string): Promise<void> {
  const places = { "var/": `${live}/`, "backup.sqlite": target };
  const [command = ""] = await commandsOfGuide("npx node", places);
  await run("bash", ["-c", command], { cwd: root });
}

/** An account with shared finances; returns everything that was acknowledged. */
async function fill(browser: TestBrowser, settings: { databaseUrl: string | null; dataFolder: string }) {
  const opened = await openStore(settings, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  const { access_token: token } = await signUp(browser, opened.value.database, "ana@example.com");
  await opened.value.close();
  const named = { kind: "renameStudent", studentName: "Maya" } as const;
  const money = { kind: "setMoney", fields: { familyIncomeUsd: 48_000 } } as const;
  const first = await postCommand(browser, token, { planId, id: "c1", after: 0, draft: named });
  const shared = await browser.ask({
    method: "PUT",
    path: `/api/plans/${planId}/sharing`,
    headers: { ...toBearerHeader(token), "content-type": "application/json" },
    body: '{"sharesMoney":true}',
  });
  const second = await postCommand(browser, token, { planId, id: "c2", after: 1, draft: money });
  expect([first.status, shared.status, second.status]).toEqual([200, 200, 200]);
  return token;
}

/** The earlier password, finances and session all work on the restored server. */
async function expectRestored(browser: TestBrowser, oldToken: string): Promise<void> {
  expect((await browser.get("/api/plans", toBearerHeader(oldToken))).status).toBe(200);
  const { access_token: token } = await signIn(browser, "ana@example.com");
  expect(await readCommandIds(browser, token, planId)).toEqual(["c1", "c2"]);
  const page = await browser.get(`/api/plans/${planId}/commands`, toBearerHeader(token));
  expect(page.text).toContain('"familyIncomeUsd":48000');
}

test("SQLite: a copy of the running server's file, and the keys, are all that a restored one needs", async () => {
  const [live, other] = [join(folder, "live"), join(folder, "other")];
  const browser = await start({ DATA_DIR: live });
  const token = await fill(browser, { databaseUrl: null, dataFolder: live });
  const backup = join(folder, "backup.sqlite");
  await backUp(live, backup);
  // What is written afterwards is not in the backup, and the backup is one complete file.
  const late = { kind: "renameStudent", studentName: "Later" } as const;
  expect((await postCommand(browser, token, { planId, id: "c3", after: 2, draft: late })).status).toBe(200);
  expect((await readdir(folder)).filter((name) => name.startsWith("backup"))).toEqual(["backup.sqlite"]);
  // A second backup over it is refused, so that a good backup is never replaced by a bad one.
  await expect(backUp(live, backup)).rejects.toThrow();
  await mkdir(other, { recursive: true });
  await cp(backup, join(other, "tassel.sqlite"));
  await cp(join(live, "secrets.json"), join(other, "secrets.json"));
  await expectRestored(await start({ DATA_DIR: other }), token);
});

test("SQLite without its keys: no start, and on the operator's word nobody stays signed in and money cannot be read", async () => {
  const [live, other] = [join(folder, "live"), join(folder, "other")];
  const browser = await start({ DATA_DIR: live });
  const token = await fill(browser, { databaseUrl: null, dataFolder: live });
  await mkdir(other, { recursive: true });
  await backUp(live, join(other, "tassel.sqlite"));
  await expect(start({ DATA_DIR: other })).rejects.toThrow("that file is missing");
  const restored = await start({ DATA_DIR: other, FIRST_START: "1" });
  const isKeysPartOk = async () =>
    JSON.parse((await restored.get("/api/ready")).text).parts.find(
      ({ part }: { part: string }) => part === "keys",
    ).isOk;
  expect(await isKeysPartOk()).toBe(false);
  expect((await restored.get("/api/plans", toBearerHeader(token))).status).toBe(401);
  const { access_token: again } = await signIn(restored, "ana@example.com");
  const page = await restored.get(`/api/plans/${planId}/commands`, toBearerHeader(again));
  expect(page).toMatchObject({ status: 503 });
  expect(page.text).not.toContain("48000");
  // What the guide says about a key that is lost for good.
  const database = new DatabaseSync(join(other, "tassel.sqlite"));
  const { key_id: gone } =
    database.prepare("select key_id from plan_commands where key_id is not null").get() ?? {};
  const statements = [
    ...(await commandsOfGuide("delete from", { "<key>": String(gone) })),
    ...(await commandsOfGuide("update plans", {})),
  ];
  for (const statement of statements) database.exec(statement);
  database.close();
  expect(statements).toHaveLength(6);
  expect(await readCommandIds(restored, again, planId)).toEqual(["c1"]);
  expect(await isKeysPartOk()).toBe(true);
});

test("PostgreSQL: pg_dump of the running server's database, and pg_restore into an empty one", async (context) => {
  const [from, to] = [await newPostgresDatabase(context), await newPostgresDatabase(context)];
  if (from === null || to === null) return;
  const browser = await start({ DATA_DIR: folder, DATABASE_URL: from });
  const token = await fill(browser, { databaseUrl: from, dataFolder: folder });
  const places = { "tassel.dump": join(folder, "tassel.dump"), $DATABASE_URL: from, $NEW_DATABASE_URL: to };
  const commands = [
    ...(await commandsOfGuide("pg_dump", places)),
    ...(await commandsOfGuide("pg_restore", places)),
  ];
  for (const command of commands) await run("bash", ["-c", command]);
  await expectRestored(await start({ DATA_DIR: folder, DATABASE_URL: to }), token);
});
