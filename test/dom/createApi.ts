/** The API of the sources with the data set in `data/`, without a built site: what screens under test ask. */
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { pageDataName } from "#contract/pageDataName.ts";
import { foldCard } from "#domain/counselor/cards/foldCard.ts";
import { packCards } from "#domain/counselor/cards/packCards.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import { createServer } from "#server/createServer.ts";
import { findContentType, revalidated, type ServedFile, servedFile } from "#server/http/servedFile.ts";
import { describeInstallation } from "#server/installation.ts";
import type { Renderer } from "#server/site.ts";
import { chooseAllowances } from "#server/subscription/allowances.ts";
import { pages } from "#site/pages.ts";
import { perInstallationPages } from "#site/perInstallationPages.ts";
import { readCardsOfContent } from "../../build/answers/answerCards.ts";
import { buildArticlePages } from "../../build/content/articlePages.ts";
import { readContent } from "../../build/content/readContent.ts";
import { buildContentSearch } from "../../build/content/searchIndex.ts";
import { buildPageData } from "../../build/pageData.ts";
import { encodeReferenceData } from "../../build/referenceData.ts";
import { readTestFacts } from "../support/readTestContent.ts";
import { createTestIdentity, makeTestSecrets } from "../support/testIdentity.ts";
import { makeTestSettings } from "../support/testSettings.ts";
import { openTestStore } from "../support/testStore.ts";

const rootFolder = resolve(import.meta.dirname, "..", "..");
const dataFolder = join(rootFolder, "data");

/** Answers only addresses under /api/; the caller closes it. */
export async function createApi(): Promise<FastifyInstance> {
  const settings = makeTestSettings();
  const store = await openTestStore();
  const now = () => new Date();
  const colleges = loadColleges(dataFolder);
  const reference = new Map<string, ServedFile>();
  for (const [name, content] of Object.entries(encodeReferenceData(colleges, dataFolder))) {
    reference.set(name, toFile(content));
  }
  const pageData = new Map<string, ServedFile>();
  for (const { id, path } of pages) {
    if (perInstallationPages.includes(id))
      pageData.set(pageDataName(path), toFile(describeInstallation(settings)));
  }
  const server = createServer({
    settings,
    site: {
      files: new Map(),
      notFound: toFile(null),
      missing: new Map(),
      articles: [],
      template: "",
      posts: { library: nothing, articleTemplate: "", blogTemplate: "" },
      reference,
      pageData,
      release: "test",
      dueFacts: [],
    },
    renderer,
    colleges,
    store,
    identity: await createTestIdentity(settings, store.database, now),
    model: null,
    payments: null,
    allowances: chooseAllowances(false, store.database, now),
    secrets: await makeTestSecrets(),
    now,
  });
  // Reading the written pages takes seconds, and few screens show them: not those of this installation.
  const withoutContent = new Set([...pageData.keys()].map((name) => `/api/page-data/${name}`));
  let readingContent: Promise<void> | null = null;
  server.addHook("onRequest", async ({ url }) => {
    if (!/^\/api\/(page-data|content-search|answer-cards)/.test(url) || withoutContent.has(url)) return;
    readingContent ??= addContent(colleges, reference, pageData);
    await readingContent;
  });
  server.addHook("onClose", () => store.close());
  await server.ready();
  return server;
}

const nothing = () => Promise.reject(new Error("Nothing is prerendered or written here."));
const noHead = () => {
  throw new Error("Nothing is prerendered here.");
};

const renderer: Renderer = {
  renderPage: nothing,
  collegeHead: noHead,
  articleHead: noHead,
  headOf: noHead,
  pages,
};

/** Adds what the build makes of the written pages. */
async function addContent(
  colleges: Colleges,
  reference: Map<string, ServedFile>,
  pageData: Map<string, ServedFile>,
): Promise<void> {
  const facts = await readTestFacts();
  const articles = await readContent(rootFolder, colleges, { facts });
  reference.set("content-search", toFile(buildContentSearch(articles)));
  // The build and answerCards.test.ts check them.
  const { cards } = await readCardsOfContent({ rootFolder, facts, articles, colleges });
  reference.set("answer-cards", toFile(packCards(cards.map(foldCard))));
  for (const { id, path } of pages) {
    const data = buildPageData(id, colleges, articles);
    if (data !== null) pageData.set(pageDataName(path), toFile(data));
  }
  for (const page of buildArticlePages(articles, { colleges, dataFolder })) {
    pageData.set(pageDataName(page.article.path), toFile(page));
  }
}

function toFile(content: unknown): ServedFile {
  return servedFile(findContentType("x.json"), revalidated, Buffer.from(JSON.stringify(content)), null);
}
