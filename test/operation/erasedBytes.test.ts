/** After an erasure the bytes of the database, its log and its index hold nothing of what was erased. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { truncateOwedLog } from "#server/store/truncateLog.ts";
import { empty, makeCommandFrom, oberlin } from "../support/planCommands.ts";
import { openAt } from "../support/testDatabases.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";
import { createTokenIdentity } from "../support/tokenIdentity.ts";

const now = new Date("2026-11-21T12:00:00Z");
let folder: string;
let site: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-erased-"));
  const identity = createTokenIdentity(["ana", "ben"], () => now.getTime() / 1_000 - 60);
  const open = () => openAt({ databaseUrl: null, dataFolder: folder }, () => now);
  site = await createTestServer({}, () => now, identity, open);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function post(who: string | null, url: string, payload: object, headers = {}): Promise<void> {
  const answer = await site.server.inject({
    method: "POST",
    url,
    headers: { ...(who === null ? {} : { authorization: `Bearer ${who}` }), ...headers },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Notes and a message long enough to fill pages of their own, again and again over each other. */
async function write(who: string): Promise<void> {
  const planId = `plan-of-${who}`;
  for (let round = 0; round < 12; round += 1) {
    const note = `secretnote-${who} ${"a thought after the visit ".repeat(60)}${round}`;
    const command = makeCommandFrom(
      { kind: "setCollegeNote", unitId: oberlin + (round % 3), note },
      round + 1,
    );
    const body = { createdAt: empty.createdAt, commands: [{ ...command, planId }] };
    await post(who, `/api/plans/${planId}/commands`, body, { "if-match": `"${round}"` });
  }
  await post(null, "/api/contact", {
    id: (who === "ana" ? "a" : "b").repeat(32),
    name: `secretname-${who}`,
    email: `${who}@example.com`,
    topic: "question",
    message: `secretquestion-${who} ${"long enough to be one ".repeat(50)}`,
    website: "",
  });
}

/** In which files which of these stand. */
async function findIn(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of (await readdir(folder)).filter((one) => one.startsWith("tassel.sqlite"))) {
    const bytes = await readFile(join(folder, name));
    for (const word of words) if (bytes.includes(word)) found.push(`${name}: ${word}`);
  }
  return found;
}

const ofAna = ["secretnote-ana", "secretname-ana", "secretquestion-ana", "ana@example.com"];

test("an erased account leaves no byte behind, and others keep theirs", async () => {
  await write("ana");
  await write("ben");
  expect(await findIn(ofAna)).not.toEqual([]);
  await post("ana", "/api/account/erase", { confirm: "erase" });
  expect(await findIn(ofAna)).toEqual([]);
  expect(await findIn(["secretnote-ben"])).not.toEqual([]);
});

test("another process that is reading puts it off, and the next heartbeat makes up for it", async () => {
  await write("ana");
  const other = new DatabaseSync(join(folder, "tassel.sqlite"));
  other.exec("begin");
  other.prepare("select count(*) from accounts").get();
  await post("ana", "/api/account/erase", { confirm: "erase" });
  expect(await findIn(ofAna)).not.toEqual([]);
  other.exec("commit");
  other.close();
  await truncateOwedLog(site.store.database);
  expect(await findIn(ofAna)).toEqual([]);
});
