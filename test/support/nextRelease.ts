/**
 * Creates a second release from a built one: a different worker, and one screen's file under another name.
 */
import { createHash } from "node:crypto";
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The version name of the next release's worker. */
export const nextRelease = "nextrelease1";

export type NextRelease = {
  folder: string;
  /** The screen's file in the previous release, and in this one. */
  oldChunk: string;
  newChunk: string;
};

/** Written beside `builtFolder`; the screen is named by its file, such as "MethodologyScreen". */
export async function makeNextRelease(builtFolder: string, screen: string): Promise<NextRelease> {
  const folder = `${builtFolder}-next`;
  await rm(folder, { recursive: true, force: true });
  await cp(builtFolder, folder, { recursive: true });
  await cp(join(builtFolder, "client", "assets"), join(folder, "previous", "assets"), { recursive: true });
  const assets = join(folder, "client", "assets");
  const oldName = (await readdir(assets)).find(
    (name) => name.startsWith(`${screen}-`) && name.endsWith(".js"),
  );
  if (oldName === undefined) throw new Error(`The build has no file of ${screen}.`);
  const newName = `${screen}-nextrlse.js`;
  const stamp = await readFile(join(folder, "built-from.txt"), "utf8");
  const release = createHash("sha256").update(stamp).digest("hex").slice(0, 12);
  await writeFile(join(folder, "built-from.txt"), `next${stamp}`);
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.startsWith("previous") || !/\.(js|html)$/.test(name)) continue;
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    const renamed = text.replaceAll(oldName, newName);
    const changed = name.endsWith("service-worker.js") ? renamed.replaceAll(release, nextRelease) : renamed;
    if (changed === text) continue;
    await writeFile(file, changed);
    // Compressed forms of the old text.
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
  }
  await rename(join(assets, oldName), join(assets, newName));
  await Promise.all([".br", ".gz"].map((ending) => rm(join(assets, `${oldName}${ending}`), { force: true })));
  return { folder, oldChunk: `/assets/${oldName}`, newChunk: `/assets/${newName}` };
}
