/** Keeps the previous release's hashed files, because pages left open during a deployment still request them. */
import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { stampFileName } from "./stamp.ts";

/**
 * Only one release back. `outFolder` holds the last build, `workFolder` the new one made from the sources `stamp`;
 * rebuilding the same sources keeps the same previous release.
 */
export async function keepPreviousAssets(
  outFolder: string,
  workFolder: string,
  stamp: string,
): Promise<void> {
  const stampFile = join(outFolder, stampFileName);
  if (!existsSync(stampFile)) return;
  const isSameRelease = (await readFile(stampFile, "utf8")) === stamp;
  const from = join(outFolder, isSameRelease ? "previous" : "client", "assets");
  if (!existsSync(from)) return;
  // A file that did not change is in the new release under the same name; the largest is 16 MB.
  const isGone = (file: string) => !existsSync(join(workFolder, "client", "assets", basename(file)));
  await cp(from, join(workFolder, "previous", "assets"), {
    recursive: true,
    filter: (file) => file === from || isGone(file),
  });
}
