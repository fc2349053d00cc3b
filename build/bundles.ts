/** What Vite makes of the sources: the browser's files, the server with the renderer, and the service worker. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build as viteBuild } from "vite";
import { collegeIndexEndpoint } from "#contract/referenceData.ts";
import { pages } from "#site/pages.ts";
import { bundledPackagesPlugin } from "./bundledPackagesPlugin.ts";
import { oneBytePlugin } from "./oneBytePlugin.ts";
import {
  engineOnPage,
  findEntryFile,
  listChunks,
  listImportedChunks,
  listSpareChunks,
  type Manifest,
  planParts,
  readManifest,
  toScreenFolder,
} from "./pageChunks.ts";
import { listPrecache } from "./precache.ts";
import { listWorkerFiles } from "./workerFiles.ts";

/** Vite's mode, and which build of React is included. */
export type Mode = "production" | "development";

const logLevel = "warn";

/**
 * Packages that are bundled with the server and the renderer, because little of them is used or they have many small
 * modules; each module costs memory. The others are CommonJS, or read files beside them, and stay in node_modules.
 */
const bundledPackages = [
  /^zod(\/|$)/,
  /^kysely(\/|$)/,
  "lucide",
  /^@tanstack\//,
  "wouter",
  /^micromark/,
  /^(mdast|unist|decode-named|character-entities)/,
  "markdown-table",
];

/** The browser's files with their manifest. */
export async function bundleClient(root: string, mode: Mode, outDir: string): Promise<Manifest> {
  await viteBuild({
    root,
    mode,
    logLevel,
    build: { outDir, emptyOutDir: true },
  });
  return readManifest(outDir);
}

export async function bundleServer(root: string, mode: Mode, outDir: string): Promise<void> {
  await viteBuild({
    root,
    mode,
    logLevel,
    plugins: [oneBytePlugin()],
    ssr: { noExternal: bundledPackages },
    build: {
      outDir,
      ssr: true,
      emptyOutDir: true,
      rolldownOptions: {
        // Built together, the server and the renderer share facts and rules instead of holding them twice.
        input: {
          serve: "build/serve.ts",
          prerender: "src/prerender.tsx",
          workThread: "src/server/workThread.ts",
        },
        output: { comments: false },
        // The renderer loads up front what the browser loads lazily.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
}

/** Adds the service worker to the browser's files; it keeps them under the name of the release. */
export async function bundleServiceWorker(
  root: string,
  mode: Mode,
  clientFolder: string,
  manifest: Manifest,
  release: string,
): Promise<void> {
  const { always, whenAmple } = await listKeptFiles(clientFolder, manifest);
  await viteBuild({
    root,
    mode,
    logLevel,
    configFile: false,
    plugins: [bundledPackagesPlugin()],
    publicDir: false,
    define: {
      __RELEASE__: JSON.stringify(release),
      __PRECACHE__: JSON.stringify(always),
      __PRECACHE_WHEN_AMPLE__: JSON.stringify(whenAmple),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rollupOptions: {
        input: join(root, "src/serviceWorker.ts"),
        output: { entryFileNames: "service-worker.js", format: "iife" },
      },
    },
  });
}

async function listKeptFiles(clientFolder: string, manifest: Manifest) {
  const keptPages = pages.filter((page) => page.isKeptOffline);
  const needed = new Set(keptPages.flatMap((page) => listChunks(manifest, toScreenFolder(page.id))));
  needed.add(`/${findEntryFile(manifest)}`);
  for (const file of listImportedChunks(manifest, ...planParts)) needed.add(file);
  for (const file of await listWorkerFiles(clientFolder, "engineWorker")) needed.add(file);
  return listPrecache({
    pages: [...keptPages.map((page) => page.path), "/offline"],
    rootFiles: await readdir(clientFolder),
    assets: await readdir(join(clientFolder, "assets")),
    needed,
    spare: listSpareChunks(manifest, engineOnPage),
    data: [collegeIndexEndpoint.path],
  });
}
