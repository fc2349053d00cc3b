/** Keeps what is made from an input alone from one build to the next, below node_modules/.cache, by a hash of that input. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type BuildCache = {
  /** `input` is all that the result depends on, versions of libraries too. */
  keep: (input: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Removes what nobody has asked for since the cache was opened. */
  prune: () => Promise<void>;
};

const keptName = /^[0-9a-f]{32}$/;

export function openBuildCache(folder: string): BuildCache {
  const asked = new Set<string>();
  return {
    async keep(input, make) {
      const hash = createHash("sha256");
      for (const part of input) hash.update(part);
      const name = hash.digest("hex").slice(0, 32);
      asked.add(name);
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => null);
      if (kept !== null) return kept;
      const made = await make();
      await mkdir(folder, { recursive: true });
      await writeAtomically(file, made);
      return made;
    },
    async prune() {
      const names = (await readdir(folder)).filter((name) => keptName.test(name) && !asked.has(name));
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** So that an interrupted or parallel build never leaves half a file. */
async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, content);
  await rename(half, file);
}
