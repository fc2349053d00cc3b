/**
 * `npm run store:copy`: copies a store between SQLite and PostgreSQL, in either direction or within one kind.
 */
import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { copyStore } from "#server/store/copyStore.ts";
import { openStore, type StoreSettings } from "#server/store/openStore.ts";
import type { OperatorAnswer } from "./answer.ts";

/** `from` and `to` are each a PostgreSQL address or the path of a SQLite file. */
export async function copyBetween(from: string, to: string, now: () => Date): Promise<OperatorAnswer> {
  const [source, target] = [storeAt(from), storeAt(to)];
  if (source.databaseUrl === null && !existsSync(from)) return refused(`There is no file ${resolve(from)}.`);
  if (describePlace(from) === describePlace(to))
    return refused("Both are the same place. Nothing was copied.");
  const reading = await openStore(source, now);
  if (!reading.ok) return refused(`--from: ${reading.problem}`);
  try {
    const writing = await openStore(target, now);
    if (!writing.ok) return refused(`--to: ${writing.problem}`);
    try {
      const copied = await copyStore(reading.value, writing.value);
      if (!copied.ok) return refused(copied.problem);
      const lines = Object.entries(copied.value).map(([table, rows]) => `${table}: ${rows}\n`);
      const next = "Everything is there. The file of SECRETS_FILE goes along unchanged.\n";
      return { isOk: true, text: `${lines.join("")}${next}` };
    } finally {
      await writing.value.close();
    }
  } finally {
    await reading.value.close();
  }
}

function storeAt(place: string): StoreSettings {
  if (isAddress(place)) return { databaseUrl: place, dataFolder: "" };
  return { databaseUrl: null, dataFolder: dirname(place), fileName: basename(place) };
}

function describePlace(place: string): string {
  return isAddress(place) ? place : resolve(place);
}

function isAddress(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

function refused(sentence: string): OperatorAnswer {
  return { isOk: false, text: `${sentence}\n` };
}
