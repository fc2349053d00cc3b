/** Starts what all browser tests share: both builds of the site, each with a server. */
import type { TestProject } from "vitest/node";
import { findBrowser } from "../support/findBrowser.ts";
import { serveBuilt } from "../support/testSite.ts";
import { prepareBuiltSites } from "./builtSites.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The site as visitors get it. */
    address: string;
    /** The same with React's development build, which reports every hydration mismatch. */
    developmentAddress: string;
    /** The Chromium that each process starts for its tests. */
    browserPath: string;
    /** The folder of the production build, for tests that stop their own server. */
    builtFolder: string;
  }
}

export default async function setUpProject(project: TestProject): Promise<() => Promise<void>> {
  const { production, development } = await prepareBuiltSites();
  const site = await serveBuilt(production);
  const developmentSite = await serveBuilt(development);
  project.provide("address", site.address);
  project.provide("developmentAddress", developmentSite.address);
  project.provide("builtFolder", production);
  project.provide("browserPath", await findBrowser());
  return async () => {
    await site.server.close();
    await developmentSite.server.close();
  };
}
