/** The scripts that tests run as processes of their own: bundled once for these sources, by the first test that asks. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { calculateSourceStamp } from "../../build/stamp.ts";

const root = resolve(import.meta.dirname, "..", "..");
const cacheFolder = join(root, "node_modules", ".cache", "tassel-test-processes");
const sources = ["src", "test/support", "package-lock.json"];
const pauseMs = 50;
/** A bundle that is older belongs to no run that still goes on. */
const longestRunMs = 2 * 3_600_000;

let bundled: Promise<string> | null = null;

/** The file to start Node with, by its name without an ending. */
export async function findProcessFile(
  name: "serverProcess" | "storeProcess" | "planProcess" | "reminderProcess",
): Promise<string> {
  bundled ??= findBundle();
  return join(await bundled, `${name}.js`);
}

/** Two processes of a run may ask at once: one bundles, and the other waits for it. */
async function findBundle(): Promise<string> {
  const stamp = (await calculateSourceStamp(root, sources)).slice(0, 16);
  const folder = join(cacheFolder, stamp);
  const claim = join(cacheFolder, `${stamp}.claim`);
  await mkdir(cacheFolder, { recursive: true });
  while (!existsSync(folder)) {
    if (await isClaimed(claim)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      continue;
    }
    try {
      await bundle(folder);
    } finally {
      await rm(claim, { force: true });
    }
  }
  return folder;
}

/** Claims it for this process, unless one that is still running was first. */
async function isClaimed(claim: string): Promise<boolean> {
  try {
    await writeFile(claim, String(process.pid), { flag: "wx" });
    return false;
  } catch {
    const owner = Number(await readFile(claim, "utf8").catch(() => ""));
    // Empty while its owner is writing it; of one that was killed in the middle, nothing is left to wait for.
    if (owner > 0 && !isRunning(owner)) await rm(claim, { force: true });
    return true;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

async function bundle(folder: string): Promise<void> {
  // Finished by another process between the look for the folder and the claim.
  if (existsSync(folder)) return;
  for (const name of await readdir(cacheFolder)) {
    const old = join(cacheFolder, name);
    const { mtimeMs } = await stat(old);
    if (Date.now() - mtimeMs > longestRunMs) await rm(old, { recursive: true, force: true });
  }
  const script = join(import.meta.dirname, "bundleProcesses.ts");
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // In a process of its own: the test runner's environment would change what is bundled.
  const building = spawn(process.execPath, [script, `${folder}.building`], {
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [status] = await once(building, "exit");
  if (status !== 0) throw new Error("The processes of the tests could not be bundled.");
  await rename(`${folder}.building`, folder);
}
