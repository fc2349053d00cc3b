/**
 * Replaces dist/ in development: no pages (Vite serves them), cached reference data, and page data on
 * request.
 */
import { createHash } from "node:crypto";
import { existsSync, watch } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openLibrary, toLibraryJson } from "#authoring/library.ts";
import type { ParsedArticle } from "#authoring/parseArticle.ts";
import type { Colleges } from "#server/colleges.ts";
import { findContentType, revalidated, type ServedFile, servedFile } from "#server/http/servedFile.ts";
import { describeInstallation } from "#server/installation.ts";
import type { Settings } from "#server/settings.ts";
import type { Renderer, Site } from "#server/site.ts";
import { pages } from "#site/pages.ts";
import { perInstallationPages } from "#site/perInstallationPages.ts";
import { buildAnswerCards } from "../answers/answerCards.ts";
import { createArticlePages } from "../content/articlePages.ts";
import { readContent } from "../content/readContent.ts";
import { buildContentSearch } from "../content/searchIndex.ts";
import { listDueRecords } from "../facts/dueRecords.ts";
import { readFacts } from "../facts/readFacts.ts";
import { buildKnowledgeGraph } from "../knowledgeGraph/knowledgeGraph.ts";
import { buildPageData } from "../pageData.ts";
import { encodeReferenceData } from "../referenceData.ts";
import { makeEmptyReport } from "../siteReport/checkSite.ts";
import { calculateSourceStamp } from "../stamp.ts";

/** The inputs of reference data and parsed pages. */
const dataSources = [
  "data",
  "facts",
  "src/domain",
  "src/facts",
  "src/server/colleges.ts",
  "build/referenceData.ts",
];
const contentSources = [...dataSources, "content", "src/content", "src/site", "build/content"];

export async function loadDevelopmentSite(
  rootFolder: string,
  settings: Settings,
  colleges: Colleges,
  cacheFolder = join(rootFolder, "node_modules", ".cache", "tassel-dev"),
): Promise<{ site: Site; renderer: Renderer }> {
  const cache = createCache(cacheFolder);
  const reference = new Map<string, ServedFile>();
  const dataStamp = await calculateSourceStamp(rootFolder, dataSources);
  const referenceData = await cache("reference", dataStamp, async () =>
    encodeReferenceData(colleges, join(rootFolder, "data")),
  );
  for (const [name, content] of Object.entries(referenceData)) reference.set(name, jsonFile(content));

  const readArticles = createArticleReader(rootFolder, cache);
  const pageData = createPageData(rootFolder, settings, colleges, readArticles);
  const nothing = servedFile(
    findContentType("x.txt"),
    revalidated,
    Buffer.from("Vite serves the pages.\n"),
    null,
  );
  return {
    renderer: {
      renderPage: async (template) => template,
      collegeHead: () => {
        throw new Error("Vite serves the pages of colleges during development.");
      },
      articleHead: noHead,
      headOf: noHead,
      pages,
    },
    site: {
      files: new Map(),
      notFound: nothing,
      missing: new Map(),
      articles: [],
      template: "",
      posts: {
        library: async () => {
          const glossary = await readFile(join(rootFolder, "docs/glossary.md"), "utf8");
          return openLibrary(toLibraryJson(await readFacts(rootFolder), await readArticles(), glossary));
        },
        articleTemplate: "",
        blogTemplate: "",
      },
      reference: {
        async get(name) {
          if (name === "answer-cards")
            return jsonFile(
              await buildAnswerCards({
                rootFolder,
                facts: await readFacts(rootFolder),
                articles: await readArticles(),
                colleges,
              }),
            );
          if (name === "content-search") return jsonFile(buildContentSearch(await readArticles()));
          // Pages are not built during development, so there is nothing to report.
          if (name === "site-report") return jsonFile(makeEmptyReport(colleges.asOf));
          if (name !== "knowledge-graph") return reference.get(name);
          const facts = await readFacts(rootFolder);
          return jsonFile(
            buildKnowledgeGraph({ rootFolder, facts, articles: await readArticles(), colleges }),
          );
        },
      },
      pageData: { get: pageData },
      release: "development",
      dueFacts: listDueRecords(await readFacts(rootFolder), "9999-12-31"),
    },
  };
}

/** A head that nobody reads, because Vite serves the pages. */
const noHead = () => ({ path: null, title: "", description: "", isIndexed: false, structuredData: () => [] });

/** Returns the articles of content/, parsed again after a change; otherwise from the cache. */
function createArticleReader(rootFolder: string, cache: Cache): () => Promise<ParsedArticle[]> {
  let articles: Promise<ParsedArticle[]> | null = null;
  for (const folder of ["content", "facts"].map((name) => join(rootFolder, name)).filter(existsSync)) {
    watch(folder, { recursive: true }, () => {
      articles = null;
    }).unref();
  }
  const read = async () =>
    cache("articles", await calculateSourceStamp(rootFolder, contentSources), () => readContent(rootFolder));
  return () => {
    articles ??= read();
    // A page that does not parse fails every request for it until it is fixed.
    articles.catch(() => {
      articles = null;
    });
    return articles;
  };
}

/** Returns the data behind the page of this name: a listed page's figures, or an article with its charts. */
function createPageData(
  rootFolder: string,
  settings: Settings,
  colleges: Colleges,
  readArticles: () => Promise<ParsedArticle[]>,
): (name: string) => Promise<ServedFile | undefined> {
  return async (name) => {
    const path = `/${name.replaceAll(".", "/")}`;
    const page = pages.find((one) => one.path === path);
    if (page !== undefined) {
      if (perInstallationPages.includes(page.id)) return jsonFile(describeInstallation(settings));
      const data = buildPageData(page.id, colleges, await readArticles());
      return data === null ? undefined : jsonFile(data);
    }
    const articles = await readArticles();
    const article = articles.find((one) => one.article.path === path);
    if (article === undefined) return undefined;
    const toPage = createArticlePages(articles, { colleges, dataFolder: join(rootFolder, "data") });
    return jsonFile(toPage(article));
  };
}

type Cache = <Value>(name: string, stamp: string, make: () => Promise<Value>) => Promise<Value>;

/** Stores one JSON file per name, rebuilt when its stamp changes. */
function createCache(folder: string): Cache {
  return async <Value>(name: string, stamp: string, make: () => Promise<Value>) => {
    const fileName = `${name}-${createHash("sha256").update(stamp).digest("hex").slice(0, 16)}.json`;
    const file = join(folder, fileName);
    // Only this function writes it, from a value of this type.
    if (existsSync(file)) return JSON.parse(await readFile(file, "utf8")) as Value;
    const value = await make();
    await mkdir(folder, { recursive: true });
    for (const old of await readdir(folder)) {
      if (old.startsWith(`${name}-`)) await rm(join(folder, old), { force: true });
    }
    await writeFile(file, JSON.stringify(value));
    return value;
  };
}

/** Uncompressed: on one machine compression costs more than it saves. */
function jsonFile(value: unknown): ServedFile {
  return servedFile(findContentType("x.json"), revalidated, Buffer.from(JSON.stringify(value)), null);
}
