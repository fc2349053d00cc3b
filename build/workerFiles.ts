/** The files a worker starts with: Vite builds workers by themselves, and its manifest does not name them. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Addresses of the worker's own file and of what it imports at once. `name` is its source file's, such as "engineWorker". */
export async function listWorkerFiles(clientFolder: string, name: string): Promise<string[]> {
  const assets = join(clientFolder, "assets");
  const entries = (await readdir(assets)).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith(".js"),
  );
  if (entries.length !== 1) throw new Error(`The build has ${entries.length} files for the worker ${name}.`);
  const files = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.add(file);
    const text = await readFile(join(assets, file), "utf8");
    for (const imported of listStaticImports(text)) await visit(imported);
  };
  for (const entry of entries) await visit(entry);
  return [...files].map((file) => `/assets/${file}`);
}

/** File names after "from" or a bare "import"; an import in parentheses waits until it is asked for. */
export function listStaticImports(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w$.-]+\.js)["'`]/g)].flatMap(
    ([, file]) => file ?? [],
  );
}
