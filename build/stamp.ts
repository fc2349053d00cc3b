/** The fingerprint of everything a build is made from, so that `npm start` builds only when something changed. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export const stampFileName = "built-from.txt";

const sources = ["src", "content", "facts", "public", "data", "build"];
const singleFiles = ["index.html", "package-lock.json", "vite.config.ts"];

/** A hash over the paths and contents of all sources. */
export async function calculateSourceStamp(rootFolder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of sources) {
    if (!existsSync(join(rootFolder, folder))) continue;
    const entries = await readdir(join(rootFolder, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(file.slice(rootFolder.length)).update(await readFile(file));
  }
  for (const file of singleFiles) hash.update(readFileSync(join(rootFolder, file)));
  return hash.digest("hex");
}

/** Whether `outFolder` holds a build of exactly these sources. */
export async function isBuilt(rootFolder: string, outFolder: string): Promise<boolean> {
  const file = join(outFolder, stampFileName);
  return existsSync(file) && readFileSync(file, "utf8") === (await calculateSourceStamp(rootFolder));
}
