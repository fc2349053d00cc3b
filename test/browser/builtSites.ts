/**
 * The two builds the browser tests use, cached below node_modules/.cache while their sources stay the same.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { calculateSourceStamp, isBuilt } from "../../build/stamp.ts";

const root = resolve(import.meta.dirname, "..", "..");
/** Within node_modules, so that a built renderer finds its packages. */
const cacheFolder = join(root, "node_modules", ".cache", "tassel-test-sites");

export type BuiltSites = { production: string; development: string };

/** Builds what is missing, and removes builds of other sources. */
export async function prepareBuiltSites(): Promise<BuiltSites> {
  const stamp = await calculateSourceStamp(root);
  const folder = join(cacheFolder, stamp.slice(0, 16));
  const sites = { production: join(folder, "production"), development: join(folder, "development") };
  await mkdir(folder, { recursive: true });
  await removeOthers(folder);
  await prepareProduction(sites.production);
  await prepareDevelopment(sites);
  return sites;
}

async function removeOthers(kept: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (name !== basename(kept)) await rm(join(cacheFolder, name), { recursive: true, force: true });
  }
}

/** Copied from dist/ if `npm run build` has just built the same sources. */
async function prepareProduction(folder: string): Promise<void> {
  if (await isBuilt(root, folder)) return;
  const dist = join(root, "dist");
  if (!(await isBuilt(root, dist))) return run("build/build.ts", folder);
  const copy = `${folder}.copying`;
  await rm(copy, { recursive: true, force: true });
  // The previous release's files are not part of a build: a test that needs some adds them itself.
  const filter = (source: string) => source !== join(dist, "previous");
  await cp(dist, copy, { recursive: true, filter });
  await rm(folder, { recursive: true, force: true });
  await rename(copy, folder);
}

async function prepareDevelopment({ production, development }: BuiltSites): Promise<void> {
  if (await isBuilt(root, development)) return;
  await run("build/buildDevelopmentSite.ts", production, development);
}

/** In a separate process, as in `npm run build`: the test runner's environment would change the build. */
async function run(script: string, ...folders: string[]): Promise<void> {
  const building = spawn(process.execPath, [join(root, script), ...folders], { stdio: "inherit" });
  const [status] = await once(building, "exit");
  if (status !== 0) throw new Error(`A site for the browser tests could not be built: ${script} failed.`);
}
