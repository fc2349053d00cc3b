/** A separate process that writes reminders: for tests with several processes, or one that is killed. */

import { openStore } from "#server/openStore.ts";
import { remindPeople } from "#server/reminders/job.ts";
import { reminderParts } from "./reminderWorld.ts";

const [, , task = "", dataFolder = "", databaseUrl = "", from = ""] = process.argv;
const start = new Date(from);
const opened = await openStore(
  { dataFolder, databaseUrl: databaseUrl === "" ? null : databaseUrl },
  () => start,
);
if (!opened.ok) throw new Error(opened.problem);
const store = opened.value;

async function remindAt(at: Date): Promise<number> {
  const onError = (error: unknown) => {
    throw error;
  };
  const run = await remindPeople({ ...reminderParts, store, now: () => at, onError });
  return run.mailed;
}

/** Works day after day, printing each; runs until it is killed. */
async function remindWithoutEnd(): Promise<number> {
  for (let day = 0; ; day += 1) {
    const at = new Date(start.getTime() + day * 86_400_000);
    await remindAt(at);
    process.stdout.write(`${at.toISOString()}\n`);
  }
}

const done = task === "remindWithoutEnd" ? await remindWithoutEnd() : await remindAt(start);
await store.close();
process.stdout.write(String(done));
