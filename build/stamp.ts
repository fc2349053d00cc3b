/** The fingerprint of everything a build depends on, so that `npm start` only rebuilds after a change. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export const stampFileName = "built-from.txt";

/** The server as a build bundles it, by its path from the folder of the project. */
export const serveFile = "dist/server/serve.js";

/** Also what the image is built from. */
export const buildSources = [
  "src",
  "content",
  "public",
  "facts",
  "data",
  "build",
  "index.html",
  "package-lock.json",
  "vite.config.ts",
];

/** A hash over the paths and contents of all sources, or of the files and folders that are named. */
export async function calculateSourceStamp(
  rootFolder: string,
  paths: readonly string[] = buildSources,
): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of await listFiles(join(rootFolder, path))) {
      hash.update(file.slice(rootFolder.length)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/** The file itself, or every file of the folder but the tests; none where there is no such path. */
async function listFiles(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Whether `outFolder` has a build of exactly these sources. */
export async function isBuilt(rootFolder: string, outFolder: string): Promise<boolean> {
  const file = join(outFolder, stampFileName);
  return existsSync(file) && readFileSync(file, "utf8") === (await calculateSourceStamp(rootFolder));
}
