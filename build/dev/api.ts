/**
 * The API of `npm run dev`: the server without a build, with page data built on request and a sample family
 * in its store.
 */
import { dirname } from "node:path";
import { runServer } from "../../src/server.ts";
import { loadDevelopmentSite } from "./developmentSite.ts";
import { seedSampleFamily } from "./sampleFamily.ts";

const rootFolder = dirname(dirname(import.meta.dirname));

await runServer({
  loadSite: (settings, colleges) => loadDevelopmentSite(rootFolder, settings, colleges),
  prepareStore: (database, parts, now) => seedSampleFamily(database, { rootFolder, ...parts }, now),
});
