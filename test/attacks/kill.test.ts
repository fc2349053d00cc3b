/**
 * The server is killed repeatedly while it writes: everything it acknowledged is there, complete and once.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOwnAccount } from "#server/account/store.ts";
import { openStore } from "#server/openStore.ts";
import { readSecrets } from "#server/secrets.ts";
import { chooseLength } from "../support/longTests.ts";
import { signOwnToken } from "../support/ownToken.ts";
import { postCommand, readCommandIds } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser } from "../support/signInClient.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";
import { newPostgresDatabase } from "../support/testDatabases.ts";

const people = 4;
/** The long form makes 300 kills in all. Each starts a server, which takes two seconds of CPU time. */
const killsOnSqlite = chooseLength({ short: 4, long: 240 });
const killsOnPostgresql = chooseLength({ short: 2, long: 60 });
/** Varied, so that kills fall before, during and after transactions. */
const acknowledgedBeforeKill = (kill: number) => 1 + ((kill * 7) % 13);

vi.setConfig({ testTimeout: chooseLength({ short: 180_000, long: 3_600_000 }) });

let folder: string;
let server: ServerProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-kill-"));
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  await rm(folder, { recursive: true, force: true });
});

type Person = { token: string; planId: string; said: string[]; unanswered: string | null };

async function makePeople(databaseUrl: string | null): Promise<Person[]> {
  const secrets = await readSecrets(join(folder, "secrets.json"));
  const opened = await openStore({ databaseUrl, dataFolder: folder }, () => new Date());
  if (!secrets.ok || !opened.ok) throw new Error("The store could not be made.");
  const [key] = secrets.value.signingKeys;
  const made: Person[] = [];
  for (let number = 0; number < people; number += 1) {
    const account = { email: `person.${number}@example.com`, name: "", passwordHash: "" };
    const subject = await createOwnAccount(opened.value.database, account, new Date());
    if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
    const token = await signOwnToken(opened.value.database, subject, key, { seconds: 3_600 });
    made.push({ token, planId: `plan-${number}`, said: [], unanswered: null });
  }
  await opened.value.close();
  return made;
}

/** Everyone keeps writing; the server is killed once this many are acknowledged. */
async function writeUntilKilled(
  started: ServerProcess,
  persons: readonly Person[],
  most: number,
): Promise<void> {
  let acknowledged = 0;
  const writing = persons.map(async (person) => {
    const browser = openTestBrowser(createHttpTransport(started.address));
    for (;;) {
      const id = `c${person.said.length}`;
      person.unanswered = id;
      const draft = {
        kind: "setProfile",
        fields: { satTotal: 400 + (person.said.length % 100) * 10 },
      } as const;
      const asked = { planId: person.planId, id, after: person.said.length, draft };
      const answer = await postCommand(browser, person.token, asked).catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBe(200);
      person.said.push(id);
      person.unanswered = null;
      acknowledged += 1;
      if (acknowledged === most) started.process.kill("SIGKILL");
    }
  });
  await Promise.all(writing);
  await started.ended;
}

/** The store holds what was acknowledged, and at most one more whose response was lost. */
async function expectNothingLost(started: ServerProcess, persons: readonly Person[]): Promise<void> {
  for (const person of persons) {
    const browser = openTestBrowser(createHttpTransport(started.address));
    const answer = await browser.get(`/api/plans/${person.planId}/commands`, {
      authorization: `Bearer ${person.token}`,
    });
    const kept = answer.status === 404 ? [] : await readCommandIds(browser, person.token, person.planId);
    const more = kept.length > person.said.length && person.unanswered !== null ? [person.unanswered] : [];
    expect(kept).toEqual([...person.said, ...more]);
    person.said = kept;
    person.unanswered = null;
  }
}

async function killAgainAndAgain(times: number, databaseUrl: string | null): Promise<void> {
  const persons = await makePeople(databaseUrl);
  const settings = {
    DATA_DIR: folder,
    PUBLIC_URL: "http://localhost:3000",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  for (let kill = 0; kill < times; kill += 1) {
    server = await startServerProcess(settings);
    await expectNothingLost(server, persons);
    await writeUntilKilled(server, persons, acknowledgedBeforeKill(kill));
    expect(await server.ended).toBeNull();
  }
  server = await startServerProcess(settings);
  await expectNothingLost(server, persons);
  const written = persons.reduce((sum, { said }) => sum + said.length, 0);
  expect(written).toBeGreaterThanOrEqual(times);
}

test("on SQLite; the file is sound at the end", async () => {
  await killAgainAndAgain(killsOnSqlite, null);
  server?.process.kill("SIGTERM");
  expect(await server?.ended).toBe(0);
  const file = new DatabaseSync(join(folder, "tassel.sqlite"));
  expect(file.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  file.close();
});

test("on PostgreSQL", async (context) => {
  await killAgainAndAgain(killsOnPostgresql, await newPostgresDatabase(context));
});
