/**
 * A separate process that adds commands to a plan: for tests with several processes, or one that is killed.
 */
import { makeCommand } from "#domain/plan/commands.ts";
import { openStore } from "#server/openStore.ts";
import { appendCommands } from "#server/plans/commands.ts";
import { findPlan } from "#server/plans/store.ts";
import { createSealing } from "#server/store/sealing.ts";
import { planProcessKey } from "./planProcessKey.ts";

const [, , task = "", dataFolder = "", databaseUrl = "", prefix = "", count = "0"] = process.argv;
const planId = "plan-1";
const accountId = "ana";
const opened = await openStore(
  { dataFolder, databaseUrl: databaseUrl === "" ? null : databaseUrl },
  () => new Date(),
);
if (!opened.ok) throw new Error(opened.problem);
const { database } = opened.value;
const sealing = createSealing([planProcessKey]);

/** Adds one command, retrying if another process was first; returns how often it had to. */
async function addNumbered(number: number): Promise<number> {
  const stamp = { id: `${prefix}-${number}`, at: new Date().toISOString(), planId };
  const command = makeCommand({ kind: "setProfile", fields: { satTotal: 400 + number * 10 } }, stamp);
  for (let tries = 0; ; tries += 1) {
    const after = (await findPlan(database, planId, accountId))?.revision ?? 0;
    const sent = { planId, accountId, createdAt: "2026-11-21T08:00:00.000Z", after, commands: [command] };
    const answer = await appendCommands(database, sealing, sent, new Date());
    if (answer.kind === "accepted") return tries;
    if (answer.kind !== "movedOn") throw new Error(answer.kind);
  }
}

async function addSome(): Promise<number> {
  let repeats = 0;
  for (let number = 0; number < Number(count); number += 1) repeats += await addNumbered(number);
  return repeats;
}

/** Prints each id once its command is acknowledged; runs until it is killed. */
async function addWithoutEnd(): Promise<number> {
  for (let number = 0; ; number += 1) {
    await addNumbered(number % 100_000);
    process.stdout.write(`${prefix}-${number}\n`);
  }
}

const tasks: Readonly<Record<string, () => Promise<number>>> = { addSome, addWithoutEnd };
const done = await tasks[task]?.();
await opened.value.close();
process.stdout.write(String(done));
