/** Keeps the previous release's hashed files, because pages left open during a deployment still request them. */
import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
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
  if (existsSync(from)) await cp(from, join(workFolder, "previous", "assets"), { recursive: true });
}
