/** What a start that would lose something ends with: what is missing, and how to bring it back. */
import { resolve } from "node:path";
import type { Settings } from "#server/settings.ts";
import { sqliteFileName } from "#server/store/sqlite.ts";
import type { KeyLoss } from "./judgeKeys.ts";

type Places = Pick<Settings, "databaseUrl" | "dataFolder" | "secretsFile">;

export function describeKeyLoss(loss: KeyLoss, settings: Places): string {
  const file = `${resolve(settings.secretsFile)} (setting SECRETS_FILE)`;
  switch (loss.kind) {
    case "dataKeys": {
      const what = `rows sealed with the data ${toList(loss.missing)}`;
      return `The database holds ${what}, which ${without(file, loss.hasFile, loss.missing.length)}. Mount the volume the file was on, or bring the file back from a backup, then start again. ${override("what was sealed with it stays unreadable for good")}`;
    }
    case "changedKeys":
      return `The data ${toList(loss.names)} in ${file} ${loss.names.length === 1 ? "is not the one" : "are not those"} that the database was used with: the name is the same and the key is another. Bring the file back from a backup, then start again. ${override("what was sealed with it stays unreadable for good")}`;
    case "otherFile": {
      const names = loss.missing.length === 0 ? "other keys" : `the data ${toList(loss.missing)}`;
      return `The database holds accounts and was used with ${names}, which ${without(file, loss.hasFile, Math.max(1, loss.missing.length))}. Mount the volume the file was on, or bring the file back from a backup, then start again. ${override("everyone is signed out, and links in mail already sent stop working")}`;
    }
    case "authorshipKeys": {
      const names = loss.missing.flatMap((name) => name ?? []);
      const which = names.length === 0 ? "a key for writing records" : `the writing-record ${toList(names)}`;
      return `The database was used with ${which}, which ${without(file, true, loss.missing.length)}. Retired ones have to stay: without them nobody can check the records they signed. Bring the newest copy of the file back from a backup, then start again. ${override("those records can no longer be checked")}`;
    }
    case "emptyDatabase":
    default:
      return describeEmptyDatabase(loss.firstAccountOn, settings);
  }
}

/** `firstAccountOn`: as the file of keys says it. */
export function describeEmptyDatabase(firstAccountOn: string, settings: Places): string {
  const place =
    settings.databaseUrl === null
      ? `${sqliteFileName} in ${resolve(settings.dataFolder)} (setting DATA_DIR) is missing or empty`
      : "The database of DATABASE_URL is empty";
  const how =
    settings.databaseUrl === null
      ? `Mount the volume it was on, correct DATA_DIR, or bring ${sqliteFileName} back from a backup`
      : "Correct DATABASE_URL, or restore the database from a backup";
  return `${place}, but the keys in ${resolve(settings.secretsFile)} (setting SECRETS_FILE) have been used by accounts since ${firstAccountOn}. ${how}, then start again. ${override("the old accounts and plans are not in it")}`;
}

/** What SQLite wrote last stands beside a file that is gone; opening a new one would delete it. */
export function describeLeftLog(settings: Places): string {
  const folder = resolve(settings.dataFolder);
  return `${sqliteFileName} in ${folder} (setting DATA_DIR) is missing or empty, but ${sqliteFileName}-wal beside it is not. Bring ${sqliteFileName} back, from where it was moved or from a backup, then start again. With a backup, first move ${sqliteFileName}-wal and ${sqliteFileName}-shm away: they belong to the file that is gone.`;
}

function without(file: string, hasFile: boolean, keys: number): string {
  return hasFile
    ? `${file} does not have`
    : `${keys === 1 ? "was" : "were"} in ${file}: that file is missing`;
}

function override(price: string): string {
  return `Only if there is none any more: start once with FIRST_START=1; then ${price}.`;
}

function toList(names: readonly string[]): string {
  return `${names.length === 1 ? "key" : "keys"} ${names.join(", ")}`;
}
