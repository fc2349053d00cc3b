/**
 * Kills the server, as `npm start` runs it, while families write, starts it again at once, and measures from the kill until
 * readiness is green and every acknowledged command is read back.
 */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOwnAccount } from "#server/account/store.ts";
import { openStore } from "#server/openStore.ts";
import { readSecrets } from "#server/secrets.ts";
import { signOwnToken } from "../support/ownToken.ts";
import { postCommand, readCommandIds } from "../support/planRequests.ts";
import { createHttpTransport, openTestBrowser } from "../support/signInClient.ts";
import { startServer } from "./startServer.ts";

const runs = 5;
const people = 20;
const writingMs = 1_500;
const publicUrl = "http://localhost:3000";

export type RestartFigures = { seconds: number[]; acknowledged: number; lost: number };

type Person = { token: string; planId: string; said: string[] };

export async function measureRestart(rootFolder: string): Promise<RestartFigures> {
  const folder = await mkdtemp(join(tmpdir(), "tassel-bench-restart-"));
  const environment = { DATA_DIR: folder, PUBLIC_URL: publicUrl };
  const isReady = async (address: string) =>
    (await fetch(`${address}/api/ready`).catch(() => null))?.status === 200;
  const seconds: number[] = [];
  try {
    const persons = await makePeople(folder);
    let server = await startServer(rootFolder, environment, isReady);
    let lost = 0;
    for (let run = 0; run < runs; run += 1) {
      const ended = once(server.process, "exit");
      const writing = persons.map((person) => writeUntilKilled(server.address, person));
      await new Promise((resolve) => setTimeout(resolve, writingMs));
      const killedAt = performance.now();
      server.process.kill("SIGKILL");
      await Promise.all([...writing, ended]);
      server = await startServer(rootFolder, environment, isReady);
      const missing = await Promise.all(persons.map((person) => countLost(server.address, person)));
      seconds.push((performance.now() - killedAt) / 1_000);
      lost += missing.reduce((sum, one) => sum + one, 0);
    }
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    return { seconds, acknowledged: persons.reduce((sum, { said }) => sum + said.length, 0), lost };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makePeople(dataFolder: string): Promise<Person[]> {
  const secrets = await readSecrets(join(dataFolder, "secrets.json"));
  const opened = await openStore({ databaseUrl: null, dataFolder }, () => new Date());
  if (!secrets.ok || !opened.ok) throw new Error("The store could not be made.");
  const { database } = opened.value;
  const [key] = secrets.value.signingKeys;
  const made: Person[] = [];
  for (let number = 0; number < people; number += 1) {
    const account = { email: `person.${number}@example.com`, name: "", passwordHash: "" };
    const subject = await createOwnAccount(database, account, new Date());
    if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
    const token = await signOwnToken(database, subject, key, { seconds: 3_600, publicUrl });
    made.push({ token, planId: `plan-${number}`, said: [] });
  }
  await opened.value.close();
  return made;
}

/** Every command that was acknowledged, until there is no answer. */
async function writeUntilKilled(address: string, person: Person): Promise<void> {
  const browser = openTestBrowser(createHttpTransport(address));
  const known = await readKnown(address, person);
  for (let after = known.length; ; after += 1) {
    const id = `c${after}`;
    const note = `A thought about this college after a visit, number ${after}.`;
    const draft = { kind: "setCollegeNote", unitId: 100_000 + (after % 500), note } as const;
    const asked = { planId: person.planId, id, after, draft };
    const answer = await postCommand(browser, person.token, asked).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    person.said.push(id);
    // A person types: five changes a second are many.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function readKnown(address: string, { token, planId, said }: Person): Promise<string[]> {
  if (said.length === 0) return [];
  return readCommandIds(openTestBrowser(createHttpTransport(address)), token, planId);
}

async function countLost(address: string, person: Person): Promise<number> {
  const known = new Set(await readKnown(address, person));
  return person.said.filter((id) => !known.has(id)).length;
}
