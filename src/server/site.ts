/**
 * The built site in memory, but for its largest files: every page and file in its encodings, with this installation's settings filled in
 * once.
 */
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod/mini";
import { type Library, type LibraryJson, openLibrary } from "#authoring/library.ts";
import type { Article } from "#content/article.ts";
import { type DueFact, dueFactSchema } from "#contract/adminState.ts";
import { licensesPath, releasesPath } from "#site/documents.ts";
import {
  compressedFile,
  createKeeping,
  diskFile,
  findContentType,
  immutable,
  type Keeping,
  packedFile,
  readPlain,
  revalidated,
  type ServedFile,
  servedFile,
} from "./http/servedFile.ts";
import { describeInstallation } from "./installation.ts";
import { fillPage, publicUrlPlaceholder } from "./pageFilling.ts";
import type { Settings } from "./settings.ts";

/** What the built renderer exports to the server. */
export type Renderer = {
  /** `handed`: the data embedded in the page; by default the data it is rendered from. */
  renderPage(
    template: string,
    path: string,
    data: unknown,
    head?: PageHead,
    handed?: unknown,
  ): Promise<string>;
  collegeHead(college: HeadedCollege): PageHead;
  articleHead(article: Article): PageHead;
  headOf(path: string, gathered: readonly { name: string; url: string }[] | null): PageHead;
  pages: readonly { path: string; isIndexed: boolean }[];
};

type HeadedCollege = {
  name: string;
  slug: string;
  city: string;
  state: string;
  aliases: readonly string[];
  websiteUrl?: string | null;
};

/** Created by the renderer and passed back to it; opaque to the server. */
type PageHead = {
  path: string | null;
  title: string;
  description: string;
  isIndexed: boolean;
  structuredData: (publicUrl: string) => readonly JsonLdObject[];
};

type JsonLdValue = string | number | boolean | JsonLdObject | readonly JsonLdValue[];
type JsonLdObject = { readonly [property: string]: JsonLdValue };

/** Files by name: all in memory or, in development, built on request. */
export type FileSource = {
  get: (name: string) => ServedFile | undefined | Promise<ServedFile | undefined>;
};

/** For the server's own use; null where the build made no such file. */
export async function readText(files: FileSource, name: string): Promise<string | null> {
  const file = await files.get(name);
  return file === undefined ? null : readPlain(file).toString("utf8");
}

export type Site = {
  /** By path: "/", "/colleges", "/assets/x.js". */
  files: ReadonlyMap<string, ServedFile>;
  notFound: ServedFile;
  /** By area, such as "colleges": the not-found page for addresses below it. */
  missing: ReadonlyMap<string, ServedFile>;
  /** The articles, with the day each was last changed. */
  articles: readonly { path: string; updated: string }[];
  template: string;
  /** What posts that administrators write are made and rendered with. */
  posts: {
    /** Read when first asked for, since most processes never write a post. */
    library: () => Promise<Library>;
    articleTemplate: string;
    blogTemplate: string;
  };
  /** Reference data by name, as in `referenceNames`. */
  reference: FileSource;
  /** The data listed pages were rendered from, by page name; only pages that have data. */
  pageData: FileSource;
  release: string;
  /** Every record that falls due on some day, by day. */
  dueFacts: readonly DueFact[];
};

/** Files that the build leaves in reference/, each as JSON. */
export const referenceNames = [
  "college-index",
  "majors",
  "zip-codes",
  "content-search",
  "answer-cards",
  "knowledge-graph",
  "site-report",
] as const;

type Files = Map<string, ServedFile>;

/** Larger files are sent from disk: all together would take as much memory as everything else that is served. */
const mostBytesInMemory = 1_000_000;

/** Asked for when someone shares a page, and not by visitors; together six megabytes. */
const previewPictures = /^og\b/;

const uncompressed = /\.(png|webp|woff2|ico)$/;

/** Prepares a file for sending that was not compressed at build. */
type ServeFile = (contentType: string, cacheControl: string, content: Buffer) => Promise<ServedFile>;

/** How files are read, and where their bytes stay. */
type Reading = { serve: ServeFile; keep: Keeping };

/**
 * Reads dist/ once, and renders the pages that depend on this installation. Tests serve in a way of their own,
 * because compressing several hundred pages per server would take longer than the tests.
 */
export async function loadSite(
  builtFolder: string,
  settings: Settings,
  renderer: Pick<Renderer, "renderPage">,
  ownServe: ServeFile | null = null,
): Promise<Site> {
  const keep = createKeeping();
  const serve: ServeFile =
    ownServe ?? ((type, cache, content) => compressedFile(type, cache, content, { keep: keep.copy }));
  const reading: Reading = { serve, keep };
  const files: Files = new Map();
  const pageData: Files = new Map();
  await readClientFiles(join(builtFolder, "client"), files, reading);
  await readPreviousFiles(join(builtFolder, "previous"), files, reading);
  await readReleases(join(builtFolder, "releases"), files, reading);
  await readPages(join(builtFolder, "pages"), settings, files, serve);
  const feed = (await readFile(join(builtFolder, "feed.xml"), "utf8")).replaceAll(
    publicUrlPlaceholder,
    () => settings.publicUrl,
  );
  const licenses = await readFile(join(builtFolder, "licenses.html"));
  files.set(licensesPath, await serve(findContentType("licenses.html"), revalidated, licenses));
  files.set("/feed.xml", await serve(findContentType("feed.xml"), revalidated, Buffer.from(feed)));
  const missing: Files = new Map();
  for (const name of await readdir(join(builtFolder, "missing"))) {
    const html = await readFile(join(builtFolder, "missing", name), "utf8");
    missing.set(name.slice(0, -".html".length), await pageFile(html, settings, serve));
  }
  await readPageData(join(builtFolder, "page-data"), pageData, reading);
  await renderOwnPages(join(builtFolder, "templates"), settings, renderer, files, pageData, serve);
  const reference: Files = new Map();
  for (const name of referenceNames) {
    reference.set(name, await readServed(join(builtFolder, "reference", `${name}.json`), reading));
  }
  return {
    notFound: takeOut(files, "/404"),
    missing,
    articles: await readArticles(join(builtFolder, "articles.json")),
    files,
    template: await readFile(join(builtFolder, "template.html"), "utf8"),
    posts: await readPostParts(join(builtFolder, "posts")),
    reference,
    pageData,
    release: (await readFile(join(builtFolder, "built-from.txt"), "utf8")).slice(0, 12),
    dueFacts: z
      .array(dueFactSchema)
      .parse(JSON.parse(await readFile(join(builtFolder, "due-facts.json"), "utf8"))),
  };
}

async function readPostParts(folder: string): Promise<Site["posts"]> {
  let library: Promise<Library> | null = null;
  const open = async () =>
    // Written by our own build, with its own types.
    openLibrary(JSON.parse(await readFile(join(folder, "library.json"), "utf8")) as LibraryJson);
  return {
    library: () => (library ??= open()),
    articleTemplate: await readFile(join(folder, "article.html"), "utf8"),
    blogTemplate: await readFile(join(folder, "blog.html"), "utf8"),
  };
}

async function readClientFiles(folder: string, files: Files, reading: Reading): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(name) || name.startsWith(".vite") || !name.includes(".")) continue;
    const file = join(folder, name);
    const isLarge = (await stat(file)).size > mostBytesInMemory && existsSync(`${file}.br`);
    const staysOnDisk = isLarge || previewPictures.test(name);
    files.set(`/${name}`, staysOnDisk ? openServed(file) : await readServed(file, reading));
  }
}

/** The data releases, which few download and which are megabytes: sent from disk. */
async function readReleases(folder: string, files: Files, { serve }: Reading): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (name.endsWith(".csv")) files.set(`${releasesPath}${name}`, openServed(file));
    else if (name.endsWith(".txt"))
      files.set(
        `${releasesPath}${name}`,
        await serve(findContentType(name), revalidated, await readFile(file)),
      );
  }
}

/**
 * The previous release's hashed files, for pages that are still open; this release's file wins if names
 * collide.
 */
async function readPreviousFiles(folder: string, files: Files, reading: Reading): Promise<void> {
  if (!existsSync(join(folder, "assets"))) return;
  const previous: Files = new Map();
  await readClientFiles(folder, previous, reading);
  for (const [path, file] of previous) if (!files.has(path)) files.set(path, file);
}

async function readPages(folder: string, settings: Settings, files: Files, serve: ServeFile): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = await readFile(join(folder, name), "utf8");
    const path = name === "index.html" ? "/" : pagePath(name);
    files.set(path, await pageFile(html, settings, serve));
  }
}

const articlesSchema = z.array(z.object({ path: z.string(), updated: z.string() }));

async function readArticles(file: string): Promise<Site["articles"]> {
  return articlesSchema.parse(JSON.parse(await readFile(file, "utf8")));
}

async function readPageData(folder: string, pageData: Files, reading: Reading): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".json")) continue;
    pageData.set(name.slice(0, -".json".length), await readServed(join(folder, name), reading));
  }
}

/**
 * Pages such as /privacy describe this installation's services: their template is built, their text is chosen
 * here.
 */
async function renderOwnPages(
  folder: string,
  settings: Settings,
  renderer: Pick<Renderer, "renderPage">,
  files: Files,
  pageData: Files,
  serve: ServeFile,
): Promise<void> {
  const installation = describeInstallation(settings);
  const data = await serve(findContentType("x.json"), revalidated, Buffer.from(JSON.stringify(installation)));
  for (const name of await readdir(folder)) {
    const path = pagePath(name);
    const template = await readFile(join(folder, name), "utf8");
    const html = await renderer.renderPage(template, path, installation);
    files.set(path, await pageFile(html, settings, serve));
    pageData.set(path.slice(1), data);
  }
}

function pagePath(fileName: string): string {
  return `/${fileName.slice(0, -".html".length)}`;
}

/** A page ready to send, with this installation's settings filled in. */
export function pageFile(
  html: string,
  settings: Settings,
  serve: ServeFile = compressedFile,
): Promise<ServedFile> {
  return serve(findContentType("x.html"), revalidated, Buffer.from(fillPage(html, settings)));
}

function takeOut(files: Files, path: string): ServedFile {
  const file = files.get(path);
  if (file === undefined) throw new Error("The build has no not-found page; run npm run build.");
  files.delete(path);
  return file;
}

function chooseCacheControl(file: string): string {
  return file.includes("/assets/") ? immutable : revalidated;
}

function openServed(file: string): ServedFile {
  return diskFile(findContentType(file), chooseCacheControl(file), file);
}

async function readServed(file: string, { serve, keep }: Reading): Promise<ServedFile> {
  const type = findContentType(file);
  const cacheControl = chooseCacheControl(file);
  if (uncompressed.test(file)) return servedFile(type, cacheControl, keep.readFile(file), null);
  if (!existsSync(`${file}.br`)) return serve(type, cacheControl, await readFile(file));
  const { size } = await stat(file);
  const packed = { br: keep.readFile(`${file}.br`), gzip: keep.readFile(`${file}.gz`) };
  return packedFile(type, cacheControl, packed, size);
}
