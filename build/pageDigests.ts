/**
 * A digest of every prerendered page, names of scripts and styles aside, beside a committed list: shows at once which
 * pages a change touched. `node build/pageDigests.ts` compares dist/ with the list, `--write` writes the list anew.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

const rootFolder = resolve(import.meta.dirname, "..");
export const pageDigestsFile = join(rootFolder, "test/support/pageDigests.txt");

if (import.meta.main) {
  const [folder = "dist"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const digests = await digestPages(resolve(rootFolder, folder));
  if (process.argv.includes("--write")) await writeFile(pageDigestsFile, toText(digests));
  const changed = findChanged(await readPageDigests(), digests);
  console.log(changed.length === 0 ? `${digests.size} pages, as listed.` : changed.join("\n"));
  process.exitCode = changed.length === 0 ? 0 : 1;
}

/** Path of the page, as in "help/paying.html", to its digest. */
export async function digestPages(outFolder: string): Promise<Map<string, string>> {
  const folder = join(outFolder, "pages");
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(".html"))
    .toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, digestOf(withoutAssetNames(texts[index] ?? ""))]));
}

export async function readPageDigests(): Promise<Map<string, string>> {
  const lines = (await readFile(pageDigestsFile, "utf8")).trim().split("\n");
  return new Map(lines.map((line): [string, string] => [line.slice(17), line.slice(0, 16)]));
}

/** What is new, gone or different, one line each. */
export function findChanged(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return names
    .filter((name) => before.get(name) !== now.get(name))
    .map((name) => `${name}: ${!now.has(name) ? "gone" : before.has(name) ? "changed" : "new"}`);
}

/** How a page is cut into files is not what it says: neither the names nor the number of its scripts. */
export function withoutAssetNames(html: string): string {
  return html
    .replace(/ data-chunks="[^"]*"/g, "")
    .replace(/\/assets\/[\w.$-]+?-[\w-]{8}\.(js|css|woff2|svg|png|webp)/g, "/assets/*.$1");
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function toText(digests: ReadonlyMap<string, string>): string {
  return [...digests].map(([name, digest]) => `${digest} ${name}\n`).join("");
}
