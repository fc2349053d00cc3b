/** Validates /facts and generates the modules of src/facts. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { FactBook } from "#authoring/facts/factBook.ts";
import { readFacts } from "./readFacts.ts";
import { generatedMark, writeDataDay, writeModules } from "./writeModules.ts";

/** Writes what changed, deletes what no record generates anymore, and returns the names of both. */
export async function writeFacts(root: string): Promise<string[]> {
  const stale = await findStale(root);
  const modules = await makeModules(root, await readFacts(root));
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
  const modules = await makeModules(root, await readFacts(root));
  const present = await readGenerated(join(root, "src/facts"));
  const names = new Set([...modules.keys(), ...present.keys()]);
  return [...names].filter((name) => modules.get(name) !== present.get(name)).toSorted();
}

/** The modules of all records, and the day of the data set, on which a period is over or not. */
async function makeModules(root: string, book: FactBook): Promise<Map<string, string>> {
  const sources = JSON.parse(await readFile(join(root, "data/sources.json"), "utf8"));
  const { asOf } = z.object({ asOf: z.iso.date() }).parse(sources);
  return writeModules(book).set("dataDay.ts", writeDataDay(asOf));
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
