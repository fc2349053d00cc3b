/** Renders every page of the site, with the data that the browser fetches when it comes from another page. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShownArticlePage } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { pageDataName } from "#contract/pageDataName.ts";
import {
  type DrawnPictures,
  picturesDataName,
  picturesOfPage,
  type ScreenPictureName,
} from "#site/screenPictures.ts";
import { buildArticlePages } from "./content/articlePages.ts";
import { removeScripts, toScreenFolder } from "./pageChunks.ts";
import { buildPageData, listGatheredPages } from "./pageData.ts";
import type { Knowledge } from "./readKnowledge.ts";
import { gatherSampleData } from "./sampleData.ts";

export type Renderer = typeof import("../src/prerender.tsx");

/** The bundle made from src/prerender.tsx. */
export async function importRenderer(outFolder: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(outFolder, "server", "prerender.js")).href)) as Renderer;
}

/** What every page is written into. */
export type Shell = {
  template: string;
  /** The same with the scripts of a screen; `screen` is its folder in src/screens. */
  templateOf: (screen: string) => string;
};

export type Rendering = {
  renderer: Renderer;
  knowledge: Knowledge;
  shell: Shell;
  /** Writes a file by its path in the build. */
  write: (name: string, content: string) => Promise<unknown>;
};

export async function renderPages(rendering: Rendering): Promise<void> {
  await renderListedPages(rendering);
  await renderArticles(rendering);
  await renderMissingPages(rendering);
  await renderOfflinePage(rendering);
}

async function renderListedPages({ renderer, knowledge, shell, write }: Rendering): Promise<void> {
  const { articles, colleges } = knowledge;
  const pictures = await renderer.drawPictures(gatherSampleData(colleges));
  await write(`page-data/${picturesDataName}.json`, JSON.stringify(pictures));
  for (const page of renderer.pages) {
    const template = shell.templateOf(toScreenFolder(page.id));
    if (renderer.perInstallationPages.includes(page.id)) {
      await write(`templates${page.path}.html`, template);
      continue;
    }
    const data = buildPageData(page.id, colleges, articles);
    if (data !== null) await write(`page-data/${pageDataName(page.path)}.json`, JSON.stringify(data));
    // The HTML has its pictures: as data beside it they would be downloaded twice.
    const shown = picturesOfPage[page.id];
    const from = shown === undefined ? data : { pictures: pickPictures(pictures, shown) };
    const handed = shown === undefined ? data : {};
    for (const path of renderer.addressesOf(page)) {
      const head = renderer.headOf(path, listGatheredPages(page.id, articles));
      const html = await renderer.renderPage(template, path, from, head, handed);
      await write(path === "/" ? "pages/index.html" : `pages${path}.html`, html);
    }
  }
}

function pickPictures(pictures: DrawnPictures, names: readonly ScreenPictureName[]): DrawnPictures {
  return Object.fromEntries(names.map((name) => [name, pictures[name]]));
}

async function renderArticles({ renderer, knowledge, shell, write }: Rendering): Promise<void> {
  const { rootFolder, articles, colleges } = knowledge;
  for (const page of buildArticlePages(articles, { colleges, dataFolder: join(rootFolder, "data") })) {
    const { path } = page.article;
    const template = shell.templateOf(
      parseArticleAddress(path)?.kind === "state" ? "state-guide" : "article",
    );
    const head = renderer.articleHead(page.article);
    // The page does not carry the data of its charts and tables: they are fetched once one scrolls into view.
    const handed: ShownArticlePage = { ...page, parts: null, outline: null };
    await write(`pages${path}.html`, await renderer.renderPage(template, path, page, head, handed));
    await write(`page-data/${pageDataName(path)}.json`, JSON.stringify(page));
  }
}

async function renderMissingPages({ renderer, shell: { templateOf }, write }: Rendering): Promise<void> {
  await write("pages/404.html", await renderer.renderPage(templateOf("not-found"), "/404", null));
  // Under these addresses another screen shows the message, and hydrated HTML must match what the browser renders.
  for (const [area, screen] of [
    ["colleges", "college"],
    ["help", "article"],
    ["blog", "article"],
  ] as const) {
    await write(`missing/${area}.html`, await renderer.renderPage(templateOf(screen), `/${area}/404`, null));
  }
}

/** Served at any address, where the app would render that address's page instead, so it ships without the app. */
async function renderOfflinePage({ renderer, shell, write }: Rendering): Promise<void> {
  const own = removeScripts(shell.template, "/offline.js");
  await write("pages/offline.html", await renderer.renderPage(own, "/offline", null, renderer.offlineHead));
}
