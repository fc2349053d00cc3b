/**
 * A separate process that opens a store and does one thing: for tests with several processes, or one that is
 * killed.
 */

import { storeContactMessage } from "#server/forms/contactStore.ts";
import { openStore } from "#server/openStore.ts";
import { claimMail, listOutbox } from "#server/outbox/store.ts";
import { countPageView } from "#server/pageViews/store.ts";

const [, , task = "", dataFolder = "", databaseUrl = "", prefix = ""] = process.argv;
const at = new Date("2026-11-21T12:00:00Z");
const opened = await openStore(
  { dataFolder, databaseUrl: databaseUrl === "" ? null : databaseUrl },
  () => at,
);
if (!opened.ok) throw new Error(opened.problem);
const { database } = opened.value;
const note = { recipient: null, replyTo: null, subject: "note", body: "note" };

/** Ten forms that every process sends; returns how many were new to the store. */
async function sendSameForms(): Promise<number> {
  let taken = 0;
  for (let number = 0; number < 10; number += 1) if (await storeForm(`same-${number}`)) taken += 1;
  return taken;
}

async function countViews(): Promise<number> {
  for (let view = 0; view < 50; view += 1) await countPageView(database, "/pricing", at);
  return 50;
}

/** How many of the waiting mails this process claimed. */
async function claimAll(): Promise<number> {
  let claimed = 0;
  for (const { id } of await listOutbox(database, 100)) if (await claimMail(database, id, at)) claimed += 1;
  return claimed;
}

/** Prints each number once its message is acknowledged; runs until it is killed. */
async function writeWithoutEnd(): Promise<number> {
  for (let number = 0; ; number += 1) {
    await storeForm(`${prefix}-${number}`);
    process.stdout.write(`${prefix}-${number}\n`);
  }
}

function storeForm(id: string): Promise<boolean> {
  const message = { id, name: "Ana", email: "ana@example.com", topic: "question", message: "x".repeat(500) };
  return storeContactMessage(database, message, note, at);
}

const tasks: Readonly<Record<string, () => Promise<number>>> = {
  open: () => Promise.resolve(1),
  sendSameForms,
  countViews,
  claimAll,
  writeWithoutEnd,
};
const done = await tasks[task]?.();
await opened.value.close();
process.stdout.write(String(done));
