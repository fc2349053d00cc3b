/**
 * Measures a command's round trip from a signed-in browser to disk and back, over HTTP with real tokens; and
 * what a kill loses.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { makeCommand } from "#domain/plan/commands.ts";
import { openStore } from "#server/openStore.ts";
import { readShippedPostgresSettings, startPostgres } from "../support/postgres.ts";
import { median } from "./measure.ts";

export const commandsPerSecond = 200;
const warmUpSeconds = 2;
const measuredSeconds = 10;
const people = 40;

export type PlansFigures = {
  database: string;
  /** 0 if the database is not installed. */
  acknowledged: number;
  p99Ms: number;
  medianMs: number;
  worstMs: number;
  killed: { acknowledged: number; lost: number };
};

export async function measurePlans(): Promise<PlansFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), "tassel-bench-plans-"));
  const postgres = await startPostgres(readShippedPostgresSettings());
  try {
    const sqlite = await measure("SQLite", folder, null);
    const address = (await postgres?.newDatabase()) ?? null;
    if (address === null) return [sqlite, { ...sqlite, database: "PostgreSQL", acknowledged: 0 }];
    return [sqlite, await measure("PostgreSQL", folder, address)];
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Person = { token: string; planId: string; revision: number; sent: Promise<void> };
type Acknowledged = { id: string; tookMs: number; isMeasured: boolean };

async function measure(name: string, dataFolder: string, databaseUrl: string | null): Promise<PlansFigures> {
  const server = await startServer(dataFolder, databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const acknowledged: Acknowledged[] = [];
  const persons = server.tokens.map(
    (token, index): Person => ({ token, planId: `plan-${index}`, revision: 0, sent: Promise.resolve() }),
  );
  const total = (warmUpSeconds + measuredSeconds) * commandsPerSecond;
  const startedAt = performance.now();
  for (let number = 0; number < total; number += 1) {
    const dueMs = startedAt + (number * 1_000) / commandsPerSecond;
    const person = persons[number % persons.length];
    const restMs = dueMs - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    if (person === undefined) throw new Error("There is nobody to send.");
    // Measured from when it was due, so that a server falling behind does not look good.
    person.sent = person.sent.then(async () => {
      const id = await sendOne(server.address, agent, person, number);
      const isMeasured = number >= warmUpSeconds * commandsPerSecond;
      acknowledged.push({ id, tookMs: performance.now() - dueMs, isMeasured });
    });
  }
  await Promise.all(persons.map((person) => person.sent));
  const killed = await killWhileSending(server, agent, persons, acknowledged, { dataFolder, databaseUrl });
  agent.destroy();
  const tookMs = acknowledged
    .filter((one) => one.isMeasured)
    .map((one) => one.tookMs)
    .toSorted((a, b) => a - b);
  return {
    database: name,
    acknowledged: tookMs.length,
    p99Ms: tookMs[Math.ceil(tookMs.length * 0.99) - 1] ?? Number.NaN,
    medianMs: median(tookMs),
    worstMs: tookMs.at(-1) ?? Number.NaN,
    killed,
  };
}

/** Everyone keeps sending; the server is killed; what it had acknowledged is looked up in the store. */
async function killWhileSending(
  server: Server,
  agent: Agent,
  persons: readonly Person[],
  acknowledged: readonly Acknowledged[],
  settings: { dataFolder: string; databaseUrl: string | null },
): Promise<PlansFigures["killed"]> {
  const said = acknowledged.map(({ id }) => id);
  const sending = persons.map(async (person) => {
    for (let number = 1_000_000; ; number += 1) {
      said.push(await sendOne(server.address, agent, person, number));
    }
  });
  const ended = once(server.process, "exit");
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  server.process.kill("SIGKILL");
  await Promise.allSettled(sending);
  await ended;
  const opened = await openStore(settings, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  const rows = await opened.value.database.selectFrom("plan_commands").select("command_id").execute();
  await opened.value.close();
  const kept = new Set(rows.map((row) => row.command_id));
  return { acknowledged: said.length, lost: said.filter((id) => !kept.has(id)).length };
}

/** The command's id, once it is acknowledged. */
function sendOne(address: string, agent: Agent, person: Person, number: number): Promise<string> {
  const id = `${person.planId}-${number}`;
  const stamp = { id, at: new Date().toISOString(), planId: person.planId };
  const note = `A thought about this college, written down after a visit, number ${number}.`;
  const command = makeCommand({ kind: "setCollegeNote", unitId: 100_000 + (number % 50), note }, stamp);
  const body = JSON.stringify({ createdAt: stamp.at, commands: [command] });
  return new Promise((resolve, reject) => {
    request(
      `${address}/api/plans/${person.planId}/commands`,
      {
        agent,
        method: "POST",
        headers: {
          authorization: `Bearer ${person.token}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "if-match": `"${person.revision}"`,
        },
      },
      (response) => {
        response.once("error", reject).resume();
        response.once("end", () => {
          if (response.statusCode !== 200) reject(new Error(`The server answered ${response.statusCode}.`));
          person.revision += 1;
          resolve(id);
        });
      },
    )
      .once("error", reject)
      .end(body);
  });
}

type Server = { process: ChildProcess; address: string; tokens: string[] };

async function startServer(dataFolder: string, databaseUrl: string | null): Promise<Server> {
  const words = [join(import.meta.dirname, "plansServer.ts"), dataFolder, databaseUrl ?? "", String(people)];
  const started = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface(started.stdout), "line")) as [string];
  // Written by plansServer.ts.
  const said = JSON.parse(line) as { address: string; tokens: string[] };
  return { process: started, ...said };
}
