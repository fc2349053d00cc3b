/** Builds dist/: browser files, server and renderer, data, pages, service worker, and a report of all of it. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildBlogFeed } from "#authoring/blogFeed.ts";
import { toLibraryJson, toListedPage } from "#authoring/library.ts";
import type { KnowledgeGraph } from "#contract/knowledgeGraph.ts";
import { buildAnswerCards } from "./answers/answerCards.ts";
import { type BuildCache, openBuildCache } from "./buildCache.ts";
import { bundleClient, bundleServer, bundleServiceWorker } from "./bundles.ts";
import { type Packing, startPacking } from "./compress.ts";
import { listSharedPictures, writeSharedPictures } from "./content/ogPictures.ts";
import { buildContentSearch } from "./content/searchIndex.ts";
import { listDueRecords } from "./facts/dueRecords.ts";
import { buildKnowledgeGraph } from "./knowledgeGraph/knowledgeGraph.ts";
import { listLicenses } from "./licenses/listLicenses.ts";
import { writeLicenses } from "./licenses/writeLicenses.ts";
import { addChunks, listChunks, type Manifest } from "./pageChunks.ts";
import { keepPreviousAssets } from "./previousAssets.ts";
import { type Knowledge, readKnowledge } from "./readKnowledge.ts";
import { encodeReferenceData } from "./referenceData.ts";
import { prepareRelease } from "./releases/release.ts";
import { importRenderer, renderPages, type Shell } from "./renderPages.ts";
import { holdScriptBudgets, weighScripts } from "./scriptBudgets.ts";
import { writeSiteReport } from "./siteReport/writeSiteReport.ts";
import { calculateSourceStamp, stampFileName } from "./stamp.ts";

/** Vite's mode, and which build of React is included. */
const mode = "production";

/** What the phases of a build share. */
type Work = {
  rootFolder: string;
  /** Becomes the output once everything in it is done. */
  workFolder: string;
  stamp: string;
  /** Writes a file by its path in `workFolder`, and returns where it is. */
  write: (name: string, content: string) => Promise<string>;
  packing: Packing;
  cache: BuildCache;
};

/** `outFolder` is replaced whole: built beside it first, so that a failed build leaves the last good one. */
export async function build(rootFolder: string, outFolder: string): Promise<void> {
  const work = await startWork(rootFolder, `${outFolder}.building`);
  const { workFolder, stamp } = work;
  // Vite bundles on threads of its own, while this one reads what the pages say.
  const [manifest, { knowledge, graph }] = await Promise.all([bundle(work), prepareKnowledge(work)]);
  const renderer = await importRenderer(workFolder);
  const shell = await takeShell(work, manifest);
  await Promise.all([
    drawPictures(work, knowledge),
    renderPages({ renderer, knowledge, shell, write: work.write }),
    writeServerFiles(work, knowledge, shell),
  ]);
  await writeSiteReport({
    ...knowledge,
    renderer,
    graph,
    outFolder: workFolder,
    release: stamp.slice(0, 12),
  });
  await work.packing.finish();
  await work.cache.prune();
  await keepPreviousAssets(outFolder, workFolder, stamp);
  await work.write(stampFileName, stamp);
  await rm(outFolder, { recursive: true, force: true });
  await rename(workFolder, outFolder);
}

async function startWork(rootFolder: string, workFolder: string): Promise<Work> {
  await rm(workFolder, { recursive: true, force: true });
  const cache = openBuildCache(join(rootFolder, "node_modules/.cache/tassel-build"));
  return {
    rootFolder,
    workFolder,
    stamp: await calculateSourceStamp(rootFolder),
    async write(name, content) {
      const file = join(workFolder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      return file;
    },
    packing: startPacking(cache),
    cache,
  };
}

/** The browser's files with the service worker, and the server with the renderer. */
async function bundle(work: Work): Promise<Manifest> {
  const { rootFolder, workFolder } = work;
  const [manifest] = await Promise.all([
    bundleBrowserFiles(work),
    bundleServer(rootFolder, mode, join(workFolder, "server")),
  ]);
  return manifest;
}

async function bundleBrowserFiles({ rootFolder, workFolder, stamp, packing }: Work): Promise<Manifest> {
  const clientFolder = join(workFolder, "client");
  const manifest = await bundleClient(rootFolder, mode, clientFolder);
  holdScriptBudgets(await weighScripts(clientFolder, manifest));
  // The release id covers the data too, because an open page and its index must come from the same build.
  const release = createHash("sha256").update(stamp).digest("hex").slice(0, 12);
  await bundleServiceWorker(rootFolder, mode, clientFolder, manifest, release);
  for (const file of await listCompressible(clientFolder)) packing.add(file);
  return manifest;
}

/** What the server sends of them packed: the largest first, so that none is left to the end. */
async function listCompressible(clientFolder: string): Promise<string[]> {
  const names = (await readdir(clientFolder, { recursive: true })).filter(
    (name) => /\.(js|css|svg|webmanifest|txt|json|wasm)$/.test(name) && !name.startsWith(".vite"),
  );
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(clientFolder, name);
      return { file, bytes: (await stat(file)).size };
    }),
  );
  return files.toSorted((a, b) => b.bytes - a.bytes).map(({ file }) => file);
}

/** Reads what the site knows, and writes what the browser asks for of it. */
async function prepareKnowledge(work: Work): Promise<{ knowledge: Knowledge; graph: KnowledgeGraph }> {
  const { rootFolder, write, packing, cache } = work;
  const knowledge = await readKnowledge(rootFolder, cache);
  const { articles, colleges } = knowledge;
  const reference = {
    ...encodeReferenceData(colleges, join(rootFolder, "data")),
    "content-search": buildContentSearch(articles),
    "answer-cards": await buildAnswerCards(knowledge),
  };
  for (const [name, content] of Object.entries(reference))
    packing.add(await write(`reference/${name}.json`, JSON.stringify(content)));
  const graph = buildKnowledgeGraph(knowledge);
  packing.add(await write("reference/knowledge-graph.json", JSON.stringify(graph)), "administrators");
  return { knowledge, graph };
}

/**
 * The page that Vite made leaves the served folder; a copy is kept for college pages. No font is preloaded: on a slow
 * connection it would delay the style sheet, and the fallback fonts are sized so that nothing shifts.
 */
async function takeShell({ workFolder, write }: Work, manifest: Manifest): Promise<Shell> {
  const file = join(workFolder, "client", "index.html");
  const template = await readFile(file, "utf8");
  await rm(file);
  const templateOf = (screen: string) => addChunks(template, listChunks(manifest, screen));
  await write("template.html", templateOf("college"));
  return { template, templateOf };
}

async function drawPictures({ workFolder, cache }: Work, { articles, colleges }: Knowledge): Promise<void> {
  const pictures = listSharedPictures(
    articles.map(({ article }) => article),
    colleges,
  );
  await writeSharedPictures(pictures, join(workFolder, "client"), cache);
}

/** The server lists what falls due by its own day, so the build keeps every record that ever does. */
const endOfTime = "9999-12-31";

/** What the server reads beside the pages: lists of them, licenses, facts that fall due, and what posts are written with. */
async function writeServerFiles(
  { rootFolder, workFolder, write, packing }: Work,
  { facts, articles, colleges }: Knowledge,
  { templateOf }: Shell,
): Promise<void> {
  const listed = articles.map(({ article: { path, updated } }) => ({ path, updated }));
  await write("articles.json", JSON.stringify(listed));
  await write("due-facts.json", JSON.stringify(listDueRecords(facts, endOfTime)));
  const style = /\/assets\/style-[^"]*\.css/.exec(templateOf("article"))?.[0] ?? "";
  const { page, files } = prepareRelease(colleges);
  for (const { name, text } of files) {
    const file = await write(`releases/${page.year}/${name}`, text);
    // At the level for few readers: the highest takes seconds for these megabytes.
    if (name.endsWith(".csv")) packing.add(file, "administrators");
  }
  await write("licenses.html", writeLicenses(listLicenses(rootFolder, join(workFolder, "client")), style));
  await write("feed.xml", buildBlogFeed(articles.map(({ article }) => toListedPage(article))));
  const glossary = await readFile(join(rootFolder, "docs/glossary.md"), "utf8");
  await write("posts/library.json", JSON.stringify(toLibraryJson(facts, articles, glossary)));
  await write("posts/article.html", templateOf("article"));
  await write("posts/blog.html", templateOf("blog"));
}

/** `node build/build.ts [folder]`: builds into dist/ by default. */
if (import.meta.main) {
  const rootFolder = dirname(import.meta.dirname);
  const [, , outFolder = join(rootFolder, "dist")] = process.argv;
  // Set explicitly, because it decides which build of React is included.
  process.env["NODE_ENV"] = mode;
  await build(rootFolder, outFolder);
}
