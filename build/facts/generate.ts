/** Validates /facts and generates the modules of src/facts. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readFacts } from "./readFacts.ts";
import { generatedMark, writeModules } from "./writeModules.ts";

/** Writes what changed, deletes what no record generates anymore, and returns the names of both. */
export async function writeFacts(root: string): Promise<string[]> {
  const stale = await findStale(root);
  const modules = writeModules(await readFacts(root));
  for (const name of stale) {
    const path = join(root, "src/facts", name);
    const text = modules.get(name);
    await mkdir(dirname(path), { recursive: true });
    if (text === undefined) await rm(path);
    else await writeFile(path, text);
  }
  return stale;
}

/** Modules of src/facts that differ from what /facts generates: missing, changed, or left over. */
export async function findStale(root: string): Promise<string[]> {
  const modules = writeModules(await readFacts(root));
  const present = await readGenerated(join(root, "src/facts"));
  const names = new Set([...modules.keys(), ...present.keys()]);
  return [...names].filter((name) => modules.get(name) !== present.get(name)).toSorted();
}

async function readGenerated(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(
    names
      .map((name, index): [string, string] => [name, texts[index] ?? ""])
      .filter(([, text]) => text.split("\n", 1)[0]?.includes(generatedMark)),
  );
}
