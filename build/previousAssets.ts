/** Keeps the hashed files of the release before beside the new one: pages still open while a release comes ask for them. */
import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { stampFileName } from "./stamp.ts";

/**
 * One release back and no further. `outFolder` holds the last build, `workFolder` the new one of the sources `stamp`;
 * built again from the same sources, the release before is still the same.
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
