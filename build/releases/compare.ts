/**
 * `npm run release:compare -- <folder of the last release> <its year>`: writes data/releaseChanges.json, which /developers
 * and the release's readme tell. The folder holds the files as they were downloaded, tassel-colleges-2026.csv and so on.
 */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadColleges } from "#server/colleges.ts";
import { compareReleases } from "./compareReleases.ts";
import { describeChange } from "./describeChange.ts";
import { changesFile, readDataLines } from "./release.ts";
import { makeRelease } from "./releaseFiles.ts";

const [, , folder = "", yearText = ""] = process.argv;
const since = Number(yearText);
if (!existsSync(folder) || !/^20\d\d$/.test(yearText)) {
  process.stderr.write("Name the folder of the last release and its year: release:compare -- ./last 2026\n");
  process.exit(1);
}
const dataFolder = join(dirname(dirname(import.meta.dirname)), "data");
const { files } = makeRelease(loadColleges(dataFolder), readDataLines(dataFolder));
const before = files.flatMap((file) => {
  const path = join(folder, `tassel-${file.name}-${since}.csv`);
  return existsSync(path) ? [{ ...file, lines: readFileSync(path, "utf8").trimEnd().split(/\r?\n/) }] : [];
});
const change = compareReleases(before, files);
await writeFile(join(dataFolder, changesFile), `${JSON.stringify({ since, change }, null, 1)}\n`);
process.stdout.write(`${describeChange(since, change).join("\n")}\n`);
