/**
 * Opens the store and the keys that belong to it, or says in one sentence why not. Nothing is made, changed or replaced
 * before it is known that nothing is lost.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { fail, type Result, succeed } from "#lib/result.ts";
import { judgeKeys, type KeyFacts, listLostKeys } from "./keys/judgeKeys.ts";
import { describeEmptyDatabase, describeKeyLoss, describeLeftLog } from "./keys/lossSentences.ts";
import { listSealingKeys } from "./keys/sealedRows.ts";
import { giveUpKeys, listSeenKeys, noteKeys } from "./keys/sightings.ts";
import { openStore } from "./openStore.ts";
import { findSecrets, readSecrets, type Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { sqliteFileName } from "./store/sqlite.ts";
import type { Store } from "./store/store.ts";
import type { Database } from "./store/tables.ts";

type InstallationSettings = Pick<Settings, "databaseUrl" | "dataFolder" | "secretsFile" | "isFirstStart">;

export async function openInstallation(
  settings: InstallationSettings,
  now: () => Date,
  onLost: (error: Error) => void = () => undefined,
): Promise<Result<{ store: Store; secrets: Secrets }, string>> {
  const found = await findSecrets(settings.secretsFile);
  if (!found.ok) return found;
  const problem = findLostFile(settings, found.value);
  if (problem !== null) return fail(problem);
  const opened = await openStore(settings, now, onLost, async (database) => {
    // Read again under the lock: of several processes that start at once, another one may just have made it.
    const current = await findSecrets(settings.secretsFile);
    if (!current.ok) return current;
    return checkKeys(database, current.value, settings, now());
  });
  if (!opened.ok) return opened;
  const store = opened.value;
  const secrets = await readSecrets(settings.secretsFile);
  if (!secrets.ok) {
    await store.close();
    return secrets;
  }
  // At the first start the file was made only now.
  await noteKeys(store.database, secrets.value, now());
  return succeed({ store, secrets: secrets.value });
}

/** Before anything is opened: SQLite makes a missing file, and empties the log beside an empty one. */
function findLostFile(settings: InstallationSettings, secrets: Secrets | null): string | null {
  if (settings.databaseUrl !== null || settings.isFirstStart) return null;
  const file = join(settings.dataFolder, sqliteFileName);
  if (sizeOf(file) > 0) return null;
  if (sizeOf(`${file}-wal`) > 0) return describeLeftLog(settings);
  if (secrets?.firstAccountOn === undefined) return null;
  return describeEmptyDatabase(secrets.firstAccountOn, settings);
}

/** 0 where there is none, and where it cannot be looked at, which opening then says better. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function checkKeys(
  database: Database,
  secrets: Secrets | null,
  settings: InstallationSettings,
  now: Date,
): Promise<Result<null, string>> {
  const account = await database.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  const facts: KeyFacts = {
    secrets,
    seen: await listSeenKeys(database),
    sealing: await listSealingKeys(database),
    hasAccounts: account !== undefined,
  };
  const loss = judgeKeys(facts);
  if (loss !== null && !settings.isFirstStart) return fail(describeKeyLoss(loss, settings));
  // Keys that were made anew before anybody had an account lost nothing, and nobody asks for the first ones later.
  const isUnused = !facts.hasAccounts && facts.sealing.length === 0;
  if (loss !== null || isUnused) await giveUpKeys(database, listLostKeys(facts), now);
  return succeed(null);
}
