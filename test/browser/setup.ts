/** Builds once into a temporary folder, serves it, and starts one Chromium that all browser tests connect to. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { serveBuilt } from "../support/testSite.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The site as people get it. */
    address: string;
    /** The same with React's development half, which reports every difference in hydration. */
    developmentAddress: string;
    browserEndpoint: string;
    /** Where the production build stands, for tests that stop their own server. */
    builtFolder: string;
  }
}

const root = resolve(import.meta.dirname, "..", "..");

export default async function setUpProject(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  // Beside node_modules, so that the built renderer finds its packages.
  const folder = await mkdtemp(join(root, "node_modules", ".tassel-test-"));
  await Promise.all(["production", "development"].map((mode) => buildInto(join(folder, mode), mode)));
  const site = await serveBuilt(join(folder, "production"));
  const developmentSite = await serveBuilt(join(folder, "development"));
  const browser = await chromium.launchServer({ executablePath, args: browserFlags });
  project.provide("address", site.address);
  project.provide("developmentAddress", developmentSite.address);
  project.provide("builtFolder", join(folder, "production"));
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.server.close();
    await developmentSite.server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** In a process of its own, as `npm run build` does it: the test runner's own surroundings would make another build. */
async function buildInto(outFolder: string, mode: string): Promise<void> {
  const building = spawn(process.execPath, [join(root, "build", "build.ts"), outFolder, mode], {
    stdio: "inherit",
  });
  const [status] = await once(building, "exit");
  if (status !== 0) throw new Error("The site for the browser tests could not be built.");
}
