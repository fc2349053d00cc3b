/** Builds dist/: browser files, renderer, prerendered pages, data, and service worker. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as viteBuild } from "vite";
import { buildBlogFeed } from "#authoring/blogFeed.ts";
import { toLibraryJson, toListedPage } from "#authoring/library.ts";
import type { ArticlePage, ShownArticlePage } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { pageDataName } from "#contract/pageDataName.ts";
import { collegeIndexEndpoint } from "#contract/referenceData.ts";
import { loadColleges } from "#server/colleges.ts";
import { compressFile } from "./compress.ts";
import { buildArticlePages } from "./content/articlePages.ts";
import { listSharedPictures, writeSharedPictures } from "./content/ogPictures.ts";
import { readContent } from "./content/readContent.ts";
import { writeContentSearch } from "./content/searchIndex.ts";
import { listDueRecords } from "./facts/dueRecords.ts";
import { readFacts } from "./facts/readFacts.ts";
import { writeKnowledgeGraph } from "./knowledgeGraph/knowledgeGraph.ts";
import {
  addChunks,
  engineOnPage,
  findEntryFile,
  listChunks,
  listImportedChunks,
  listSpareChunks,
  type Manifest,
  planParts,
  readManifest,
  removeScripts,
  toScreenFolder,
} from "./pageChunks.ts";
import { buildPageData, listGatheredPages } from "./pageData.ts";
import { listPrecache } from "./precache.ts";
import { keepPreviousAssets } from "./previousAssets.ts";
import { writeReferenceData } from "./referenceData.ts";
import { holdScriptBudgets, weighScripts } from "./scriptBudgets.ts";
import { type BuiltSite, writeSiteReport } from "./siteReport/writeSiteReport.ts";
import { calculateSourceStamp, stampFileName } from "./stamp.ts";
import { listWorkerFiles } from "./workerFiles.ts";

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

/** `outFolder` is replaced whole: built beside it first, so that a failed build leaves the last good one. */
export async function build(rootFolder: string, outFolder: string): Promise<void> {
  const workFolder = `${outFolder}.building`;
  await rm(workFolder, { recursive: true, force: true });
  const clientFolder = join(workFolder, "client");
  const stamp = await calculateSourceStamp(rootFolder);
  const vite = { root: rootFolder, mode, logLevel: "warn" as const };
  await viteBuild({ ...vite, build: { outDir: clientFolder, emptyOutDir: true } });
  await viteBuild({
    ...vite,
    ssr: { noExternal: bundledPackages },
    build: {
      outDir: join(workFolder, "server"),
      ssr: true,
      emptyOutDir: true,
      rolldownOptions: {
        // Built together, the server and the renderer share facts and rules instead of holding them twice.
        input: { serve: "build/serve.ts", prerender: "src/prerender.tsx" },
        // The renderer loads up front what the browser loads lazily.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  const manifest = await readManifest(clientFolder);
  holdScriptBudgets(await weighScripts(clientFolder, manifest));
  const template = await takeTemplate(clientFolder, workFolder, manifest);
  // Compression runs on its own threads while pages are rendered.
  const [known] = await Promise.all([
    prerenderPages(rootFolder, workFolder, template, manifest),
    compressAssets(clientFolder),
    writeReferenceData(join(rootFolder, "data"), join(workFolder, "reference")),
  ]);
  await writeSiteReport({ ...known, outFolder: workFolder, release: stamp.slice(0, 12) });
  await buildServiceWorker(rootFolder, workFolder, manifest, stamp);
  await compressFile(join(clientFolder, "service-worker.js"));
  await keepPreviousAssets(outFolder, workFolder, stamp);
  await writeFile(join(workFolder, stampFileName), stamp);
  await rm(outFolder, { recursive: true, force: true });
  await rename(workFolder, outFolder);
}

/**
 * The template leaves the served folder; a copy is kept for college pages. No font is preloaded: on a slow connection
 * it would delay the style sheet, and the fallback fonts are sized so that nothing shifts.
 */
async function takeTemplate(clientFolder: string, workFolder: string, manifest: Manifest): Promise<string> {
  const template = await readFile(join(clientFolder, "index.html"), "utf8");
  await writeFile(join(workFolder, "template.html"), addChunks(template, listChunks(manifest, "college")));
  await rm(join(clientFolder, "index.html"));
  return template;
}

/** The server lists what falls due by its own day, so the build keeps every record that ever does. */
const endOfTime = "9999-12-31";

/** Vite's mode, and which build of React is included. */
const mode = "production";

type Renderer = typeof import("../src/prerender.tsx");

/** The bundle Vite just built from src/prerender.tsx. */
async function importRenderer(workFolder: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(workFolder, "server", "prerender.js")).href)) as Renderer;
}

async function prerenderPages(
  rootFolder: string,
  workFolder: string,
  template: string,
  manifest: Manifest,
): Promise<Omit<BuiltSite, "outFolder" | "release">> {
  const renderer = await importRenderer(workFolder);
  const dataFolder = join(rootFolder, "data");
  const colleges = loadColleges(dataFolder);
  const articles = await readContent(rootFolder, colleges);
  await writeContentSearch(articles, join(workFolder, "reference"));
  const facts = await readFacts(rootFolder);
  const graph = await writeKnowledgeGraph(
    { rootFolder, facts, articles, colleges },
    join(workFolder, "reference"),
  );
  // A worker draws them while pages are rendered.
  const pictures = drawPictures(rootFolder, workFolder, articles, colleges);
  const templateFor = (screen: string) => addChunks(template, listChunks(manifest, screen));
  const write = (file: string, content: string) => writeInto(workFolder, file, content);
  for (const page of renderer.pages) {
    const ownTemplate = templateFor(toScreenFolder(page.id));
    if (renderer.perInstallationPages.includes(page.id)) {
      await write(`templates${page.path}.html`, ownTemplate);
      continue;
    }
    const data = buildPageData(page.id, colleges, articles);
    if (data !== null) await write(`page-data/${pageDataName(page.path)}.json`, JSON.stringify(data));
    for (const path of renderer.addressesOf(page)) {
      const head = renderer.headOf(path, listGatheredPages(page.id, articles));
      const html = await renderer.renderPage(ownTemplate, path, data, head);
      await write(path === "/" ? "pages/index.html" : `pages${path}.html`, html);
    }
  }
  for (const page of buildArticlePages(articles, { colleges, dataFolder })) {
    await writeArticle(renderer, page, templateFor, write);
  }
  await write(
    "articles.json",
    JSON.stringify(articles.map(({ article: { path, updated } }) => ({ path, updated }))),
  );
  await write("due-facts.json", JSON.stringify(listDueRecords(await readFacts(rootFolder), endOfTime)));
  await pictures;
  await write("feed.xml", buildBlogFeed(articles.map(({ article }) => toListedPage(article))));
  // What the server needs for posts that administrators write.
  const glossary = await readFile(join(rootFolder, "docs/glossary.md"), "utf8");
  const library = toLibraryJson(await readFacts(rootFolder), articles, glossary);
  await write("posts/library.json", JSON.stringify(library));
  await write("posts/article.html", templateFor("article"));
  await write("posts/blog.html", templateFor("blog"));
  const notFound = await renderer.renderPage(templateFor("not-found"), "/404", null);
  await write("pages/404.html", notFound);
  // Under these addresses another screen shows the message, and hydrated HTML must match what the browser renders.
  for (const [area, screen] of [
    ["colleges", "college"],
    ["help", "article"],
    ["blog", "article"],
  ] as const) {
    await write(`missing/${area}.html`, await renderer.renderPage(templateFor(screen), `/${area}/404`, null));
  }
  // Served at any address, where the app would render that address's page instead, so it ships without the app.
  const offlineTemplate = removeScripts(template, "/offline.js");
  await write(
    "pages/offline.html",
    await renderer.renderPage(offlineTemplate, "/offline", null, renderer.offlineHead),
  );
  return { renderer, articles, colleges, facts, graph };
}

function drawPictures(
  rootFolder: string,
  workFolder: string,
  articles: Awaited<ReturnType<typeof readContent>>,
  colleges: ReturnType<typeof loadColleges>,
) {
  const drawings = listSharedPictures(
    articles.map(({ article }) => article),
    colleges,
  );
  return writeSharedPictures(
    drawings,
    join(workFolder, "client"),
    join(rootFolder, "node_modules/.cache/tassel-og"),
  );
}

/**
 * Writes an article and the data it was rendered from: the browser fetches the data when navigating from another page,
 * and the data of charts and tables once one scrolls into view.
 */
async function writeArticle(
  renderer: Renderer,
  page: ArticlePage,
  templateFor: (screen: string) => string,
  write: (file: string, content: string) => Promise<void>,
): Promise<void> {
  const { path } = page.article;
  const screen = parseArticleAddress(path)?.kind === "state" ? "state-guide" : "article";
  const handed: ShownArticlePage = { ...page, parts: null };
  const head = renderer.articleHead(page.article, page.asOf);
  const html = await renderer.renderPage(templateFor(screen), path, page, head, handed);
  await write(`pages${path}.html`, html);
  await write(`page-data/${pageDataName(path)}.json`, JSON.stringify(page));
}

async function writeInto(folder: string, file: string, content: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function buildServiceWorker(
  rootFolder: string,
  workFolder: string,
  manifest: Manifest,
  stamp: string,
): Promise<void> {
  const clientFolder = join(workFolder, "client");
  const { pages } = await importRenderer(workFolder);
  const keptPages = pages.filter((page) => page.isKeptOffline);
  const needed = new Set(keptPages.flatMap((page) => listChunks(manifest, toScreenFolder(page.id))));
  needed.add(`/${findEntryFile(manifest)}`);
  for (const file of listImportedChunks(manifest, ...planParts)) needed.add(file);
  for (const file of await listWorkerFiles(clientFolder, "engineWorker")) needed.add(file);
  const { always, whenAmple } = listPrecache({
    pages: [...keptPages.map((page) => page.path), "/offline"],
    rootFiles: await readdir(clientFolder),
    assets: await readdir(join(clientFolder, "assets")),
    needed,
    spare: listSpareChunks(manifest, engineOnPage),
    data: [collegeIndexEndpoint.path],
  });
  // The release id covers the data too, because an open page and its index must come from the same build.
  const release = createHash("sha256").update(stamp).digest("hex").slice(0, 12);
  await viteBuild({
    root: rootFolder,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      __RELEASE__: JSON.stringify(release),
      __PRECACHE__: JSON.stringify(always),
      __PRECACHE_WHEN_AMPLE__: JSON.stringify(whenAmple),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rollupOptions: {
        input: join(rootFolder, "src/serviceWorker.ts"),
        output: { entryFileNames: "service-worker.js", format: "iife" },
      },
    },
  });
}

async function compressAssets(clientFolder: string): Promise<void> {
  const names = await readdir(clientFolder, { recursive: true });
  const compressible = names.filter((name) => /\.(js|css|svg|webmanifest|txt|json|wasm)$/.test(name));
  await Promise.all(compressible.map((name) => compressFile(join(clientFolder, name))));
}

/** `node build/build.ts [folder]`: builds into dist/ by default. */
if (import.meta.main) {
  const rootFolder = dirname(import.meta.dirname);
  const [, , outFolder = join(rootFolder, "dist")] = process.argv;
  // Set explicitly, because it decides which build of React is included.
  process.env["NODE_ENV"] = mode;
  await build(rootFolder, outFolder);
}
