/** A complete built site and a running server for tests, separate from dist/ and from any running copy. */

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { createServer } from "#server/createServer.ts";
import { servedFile } from "#server/http/servedFile.ts";
import { chooseModel } from "#server/parts/model/chooseModel.ts";
import { choosePayments } from "#server/parts/payments/choosePayments.ts";
import type { Settings } from "#server/settings.ts";
import { loadSite, type Renderer, type Site } from "#server/site.ts";
import type { Store } from "#server/store/store.ts";
import { chooseAllowances } from "#server/subscription/allowances.ts";
import { loadShippedColleges } from "./shippedColleges.ts";
import { createTestIdentity, makeTestSecrets } from "./testIdentity.ts";
import { makeTestSettings } from "./testSettings.ts";
import { openTestStore } from "./testStore.ts";

/** Loaded once per process: it takes two seconds, and no server changes a site. */
const loadedSites = new Map<string, Promise<Site>>();

async function readSite(builtFolder: string, settings: Settings, renderer: Renderer): Promise<Site> {
  const { mtimeMs } = await stat(join(builtFolder, "built-from.txt"));
  const key = JSON.stringify([builtFolder, mtimeMs, settings]);
  const known = loadedSites.get(key);
  if (known !== undefined) return known;
  // A browser on the same machine gets pages uncompressed; what the build compressed stays compressed.
  const loading = loadSite(builtFolder, settings, renderer, async (contentType, cacheControl, content) =>
    servedFile(contentType, cacheControl, content, null),
  );
  loadedSites.set(key, loading);
  return loading;
}

/** Serves `builtFolder` on a free port, or on the given one; the caller closes it. */
export async function serveBuilt(
  builtFolder: string,
  changed: Partial<Settings> = {},
): Promise<{ server: FastifyInstance; address: string; store: Store }> {
  // The bundle of src/prerender.tsx made by the build.
  const renderer = (await import(
    pathToFileURL(join(builtFolder, "server", "prerender.js")).href
  )) as Renderer;
  const settings = makeTestSettings(changed);
  const site = await readSite(builtFolder, settings, renderer);
  const store = await openTestStore();
  const now = () => new Date();
  const identity = await createTestIdentity(settings, store.database, now);
  const secrets = await makeTestSecrets();
  const server = createServer({
    settings,
    site,
    renderer,
    colleges: loadShippedColleges(),
    store,
    identity,
    model: chooseModel(settings),
    payments: await choosePayments(settings, () => undefined, now),
    allowances: chooseAllowances(settings.payments !== null, store.database, now),
    secrets,
    now,
  });
  server.addHook("onClose", () => store.close());
  const address = await server.listen({ port: settings.port, host: "127.0.0.1" });
  return { server, address, store };
}
