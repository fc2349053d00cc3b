/** The operator's entry point: `npm run outbox`, `export`, `admin`, `keys` and `store:copy`, with or without a running server. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { openStore } from "#server/openStore.ts";
import type { OperatorAnswer } from "#server/operators/answer.ts";
import { answerCommand, readCommand, usage } from "#server/operators/commands.ts";
import { copyBetween } from "#server/operators/copyBetween.ts";
import { measurePerformance } from "#server/operators/measurePerformance.ts";
import { rotateKeys } from "#server/operators/rotateKeys.ts";
import { readSettings } from "#server/settings.ts";
import { keepNewFilesPrivate } from "#server/store/ownerOnly.ts";
import { sqliteFileName } from "#server/store/sqlite.ts";

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2));

/** Exit code: 0 done, 1 not done, 2 not understood. */
async function runCommand(words: readonly string[]): Promise<number> {
  const asked = readCommand(words);
  if (asked === null) {
    process.stderr.write(usage);
    return 2;
  }
  const now = () => new Date();
  keepNewFilesPrivate();
  // A copy names its source and target explicitly instead of using the settings.
  if (asked.command === "copy") return printResult(await copyBetween(asked.from, asked.to, now));
  const read = readSettings();
  if (!read.ok) {
    console.error(read.problem);
    return 1;
  }
  if (asked.command === "keys") return printResult(await rotateKeys(read.value.secretsFile, asked.kind));
  const { databaseUrl, dataFolder } = read.value;
  // Opening would make an empty one, and "The outbox is empty" would be said of the wrong folder.
  if (databaseUrl === null && !existsSync(join(dataFolder, sqliteFileName))) {
    console.error(
      `There is no ${sqliteFileName} in ${resolve(dataFolder)} (setting DATA_DIR). Run this with the server's settings; its first start makes the file.`,
    );
    return 1;
  }
  const opened = await openStore(read.value, now);
  if (!opened.ok) {
    console.error(opened.problem);
    return 1;
  }
  const { database, kind } = opened.value;
  const answered =
    asked.command === "performance"
      ? await measurePerformance({ database, settings: read.value, address: asked.address, now })
      : await answerCommand(database, asked, now(), kind);
  const { text } = answered;
  await opened.value.close();
  const file = asked.command === "export" ? asked.file : null;
  if (file === null) return printResult(answered);
  try {
    // Readable by this user only, since it holds personal text. Never overwrites an existing file.
    // The byte order mark tells spreadsheets that the file is UTF-8.
    await writeFile(file, `\uFEFF${text}`, { mode: 0o600, flag: "wx" });
    return 0;
  } catch (error) {
    console.error(
      `${file} could not be written: ${error instanceof Error ? error.message : "unknown reason"}.`,
    );
    return 1;
  }
}

function printResult({ isOk, text }: OperatorAnswer): number {
  (isOk ? process.stdout : process.stderr).write(text);
  return isOk ? 0 : 1;
}
