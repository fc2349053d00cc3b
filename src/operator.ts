/** The door of the operator: `npm run outbox`, `npm run export` and `npm run admin`, beside a running server or without one. */
import { writeFile } from "node:fs/promises";
import { answerCommand, readCommand, usage } from "#server/operators/commands.ts";
import { readSettings } from "#server/settings.ts";
import { openStore } from "#server/store/openStore.ts";

if (import.meta.main) process.exitCode = await answer(process.argv.slice(2));

/** The exit code: 0 done, 1 not done, 2 not understood. */
async function answer(words: readonly string[]): Promise<number> {
  const asked = readCommand(words);
  if (asked === null) {
    process.stderr.write(usage);
    return 2;
  }
  const read = readSettings();
  if (!read.ok) {
    console.error(read.problem);
    return 1;
  }
  const opened = await openStore(read.value, () => new Date());
  if (!opened.ok) {
    console.error(opened.problem);
    return 1;
  }
  const { isOk, text } = await answerCommand(opened.value.database, asked);
  await opened.value.close();
  const file = asked.command === "export" ? asked.file : null;
  if (file === null) {
    (isOk ? process.stdout : process.stderr).write(text);
    return isOk ? 0 : 1;
  }
  try {
    // Readable by this user alone: it holds what people wrote. Never over a file that is there.
    // A spreadsheet knows the letters' encoding by the mark in front.
    await writeFile(file, `\uFEFF${text}`, { mode: 0o600, flag: "wx" });
    return 0;
  } catch (error) {
    console.error(
      `${file} could not be written: ${error instanceof Error ? error.message : "unknown reason"}.`,
    );
    return 1;
  }
}
