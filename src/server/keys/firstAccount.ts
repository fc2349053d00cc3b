/** Notes the day of the first account in the file of keys, so that a database that was lost is not taken for a new one. */
import { changeSecrets, isUnwritable } from "#server/secrets.ts";
import type { Log } from "#server/store/savingLog.ts";
import type { Database } from "#server/store/tables.ts";

/** To be called now and then until there is an account; then it has nothing more to do. */
export function createFirstAccountNote(
  secretsFile: string,
  database: Database,
  log: Pick<Log, "error">,
): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    const first = await database
      .selectFrom("accounts")
      .select((row) => row.fn.min("created_at").as("at"))
      .executeTakeFirst();
    const day = first?.at?.slice(0, 10);
    if (day === undefined) return;
    isDone = true;
    try {
      await changeSecrets(secretsFile, (before) =>
        before.firstAccountOn === undefined ? { ...before, firstAccountOn: day } : null,
      );
    } catch (error) {
      if (!isUnwritable(error)) {
        isDone = false;
        throw error;
      }
      const advice = `The file of SECRETS_FILE cannot be written, so it does not say that there are accounts, and a start with an empty database would not be noticed. Add "firstAccountOn": "${day}" to it where it is made.`;
      log.error({ advice }, "the day of the first account could not be noted");
    }
  };
}
