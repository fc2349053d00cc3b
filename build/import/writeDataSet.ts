/** Writes a complete data set, or nothing. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { DataSet } from "./dataSet.ts";
import { ImportProblem } from "./importProblem.ts";

/** A data set that lost more than this share of its colleges was truncated, not updated. */
const largestLossShare = 0.1;

/**
 * Writes beside `target` first and then swaps, so that an interruption leaves the old one. Other files in
 * `target` stay. `allowsFewer` accepts a data set that lost many colleges.
 */
export function writeDataSet(dataSet: DataSet, target: string, allowsFewer: boolean): void {
  const place = resolve(target);
  if (!allowsFewer) refuseLoss(dataSet, place);
  mkdirSync(dirname(place), { recursive: true });
  const work = mkdtempSync(join(dirname(place), `.${basename(place)}-`));
  // A temporary folder is private to its owner; the data set must be readable by the user who runs the
  // server.
  chmodSync(work, 0o755);
  const old = `${work}-old`;
  try {
    if (existsSync(place)) {
      for (const name of readdirSync(place)) {
        if (!dataSet.files.has(name)) cpSync(join(place, name), join(work, name), { recursive: true });
      }
    }
    for (const [name, text] of dataSet.files) writeFileSync(join(work, name), text);
    if (existsSync(place)) renameSync(place, old);
    renameSync(work, place);
  } catch (error) {
    if (existsSync(old) && !existsSync(place)) renameSync(old, place);
    rmSync(work, { recursive: true, force: true });
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

function refuseLoss(dataSet: DataSet, place: string): void {
  const present = join(place, "colleges.csv");
  if (!existsSync(present)) return;
  const before = readFileSync(present, "utf8").split("\n").length - 2;
  if (dataSet.colleges >= before * (1 - largestLossShare)) return;
  throw new ImportProblem(
    { file: "colleges" },
    `${dataSet.colleges} colleges where the present data set has ${before}; if that is right, add --allow-fewer`,
  );
}
