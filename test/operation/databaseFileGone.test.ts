/** A SQLite file that is deleted, moved, replaced, emptied or damaged under a running server: no green light, no lost write. */
import { copyFile, mkdtemp, rename, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readyEndpoint } from "#contract/health.ts";
import { listContactMessages } from "#server/forms/contactStore.ts";
import { writeHeartbeat } from "#server/health/heartbeat.ts";
import { openAt } from "../support/testDatabases.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const name = "tassel.sqlite";
let root: string;
let folder: string;
let site: TestServer;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "tassel-file-gone-"));
  folder = join(root, "data");
  site = await createTestServer({}, now, null, () => openAt({ databaseUrl: null, dataFolder: folder }, now));
  const at = now().toISOString();
  const jobs = { mail: at, reminders: at, deletion: at };
  await writeHeartbeat(site.store.database, {
    processId: "a",
    startedAt: at,
    beatAt: at,
    release: "r",
    jobs,
  });
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

async function post(number: number): Promise<number> {
  const answer = await site.server.inject({
    method: "POST",
    url: "/api/contact",
    payload: {
      id: number.toString(16).padStart(32, "0"),
      name: "Ana",
      email: "ana@example.com",
      topic: "wish",
      message: "Please keep what I wrote here.",
      website: "",
    },
  });
  return answer.statusCode;
}

/** Whether the light is green, for the database alone: other parts depend on this machine. */
async function isStoreOk(): Promise<boolean | undefined> {
  const answer = await site.server.inject({ method: "GET", url: "/api/ready" });
  const schema = answer.statusCode === 200 ? readyEndpoint.replies[200] : readyEndpoint.replies[503];
  return schema.parse(answer.json()).parts.find(({ part }) => part === "store")?.isOk;
}

const at = (file: string) => join(folder, file);

test.each<[string, () => Promise<unknown>]>([
  ["deleted", () => rm(at(name))],
  ["deleted with its folder", () => rm(folder, { recursive: true })],
  ["without its log", () => rm(at(`${name}-wal`))],
  ["replaced by a copy", () => copyFile(at(name), at("copy")).then(() => rename(at("copy"), at(name)))],
  ["emptied", () => truncate(at(name), 0)],
])("%s: nothing is acknowledged any more, and readiness is red", async (_, doHarm) => {
  expect([await post(1), await isStoreOk()]).toEqual([200, true]);
  await doHarm();
  expect(await isStoreOk()).toBe(false);
  expect(await post(2)).toBe(503);
});

test("moved away and back: saving goes on by itself, with all that was acknowledged", async () => {
  expect(await post(1)).toBe(200);
  await rename(folder, `${folder}-away`);
  expect([await post(2), await isStoreOk()]).toEqual([503, false]);
  await rename(`${folder}-away`, folder);
  expect([await post(3), await isStoreOk()]).toEqual([200, true]);
  expect(await listContactMessages(site.store.database)).toHaveLength(2);
});
