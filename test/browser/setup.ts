/** Starts what all browser tests share: the built site in both forms, each with a server, and one Chromium to connect to. */
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browserFlags, findBrowser } from "../support/findBrowser.ts";
import { serveBuilt } from "../support/testSite.ts";
import { prepareBuiltSites } from "./builtSites.ts";

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

export default async function setUpProject(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  const { production, development } = await prepareBuiltSites();
  const site = await serveBuilt(production);
  const developmentSite = await serveBuilt(development);
  const browser = await chromium.launchServer({ executablePath, args: browserFlags });
  project.provide("address", site.address);
  project.provide("developmentAddress", developmentSite.address);
  project.provide("builtFolder", production);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.server.close();
    await developmentSite.server.close();
  };
}
