/** Gathers every address of a built site and writes what was found to reference/site-report.json for administrators. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { contentBounds, findLeastWords } from "#authoring/checks/contentFaults.ts";
import { calculateReadingGrade, listProse } from "#authoring/checks/readingGrade.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Installation } from "#contract/installation.ts";
import type { KnowledgeGraph } from "#contract/knowledgeGraph.ts";
import { knowledgeLinks } from "#contract/knowledgeGraph.ts";
import type { SiteReport } from "#contract/siteReport.ts";
import { findPeriodEnd } from "#facts/period.ts";
import { findCollege } from "#server/colleges/routes.ts";
import { listSitemapEntries } from "#server/sitemap.ts";
import { listHeadTags, publicUrlPlaceholder, renderHeadHtml } from "#site/head.ts";
import { findPage, listAddresses, pages, toCollegePath } from "#site/pages.ts";
import { compressFile } from "../compress.ts";
import { listDueRecords } from "../facts/dueRecords.ts";
import { toFactId } from "../knowledgeGraph/gathering.ts";
import { toScreenFolder } from "../pageChunks.ts";
import type { Knowledge } from "../readKnowledge.ts";
import type { Renderer } from "../renderPages.ts";
import { type CheckedPage, checkSite } from "./checkSite.ts";
import { createPageScale, type PageScale } from "./pageWeight.ts";

/** At the build one college's page in so many is rendered whole: all of them would double its time. */
const renderedAtBuild = 80;

export type BuiltSite = Knowledge & {
  /** The output of the build. */
  outFolder: string;
  release: string;
  renderer: Pick<Renderer, "renderPage" | "collegeHead">;
  graph: KnowledgeGraph;
};

/** `isWhole`: every college's page is rendered, which takes about a minute. */
export async function writeSiteReport(site: BuiltSite, isWhole = false): Promise<SiteReport> {
  const report = await makeSiteReport(site, isWhole ? 1 : renderedAtBuild);
  const file = join(site.outFolder, "reference", "site-report.json");
  await writeFile(file, JSON.stringify(report));
  await compressFile(file, "administrators");
  return report;
}

async function makeSiteReport(site: BuiltSite, every: number): Promise<SiteReport> {
  const { outFolder, articles, colleges } = site;
  const weigh = await createPageScale(outFolder);
  const sitemap = listSitemapEntries(
    pages,
    articles.map(({ article }) => article),
    colleges,
  );
  const slugs: ReadonlySet<string> = new Set(colleges.summaries.map(({ slug }) => toCollegePath(slug)));
  const written = new Set(articles.map(({ article }) => article.path));
  const known = new Map<string, string>(
    pages.flatMap((page) => listAddresses(page).map((path): [string, string] => [path, page.path])),
  );
  const feed = await readFile(join(outFolder, "feed.xml"), "utf8");
  const clientFiles = await readdir(join(outFolder, "client"), { recursive: true });
  return checkSite({
    release: site.release,
    asOf: colleges.asOf,
    editUrl: await readEditUrl(),
    publicUrl: publicUrlPlaceholder,
    pages: [
      ...(await readListedPages(site, weigh)),
      ...(await readArticles(site, weigh)),
      ...(await readColleges(site, weigh, every)),
    ],
    findPath: (path) => known.get(path) ?? (written.has(path) || slugs.has(path) ? path : null),
    sitemap: new Set(sitemap.map(({ path }) => path)),
    feed: new Set(
      [...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, link = ""]) =>
        link.replace(publicUrlPlaceholder, ""),
      ),
    ),
    files: new Set(clientFiles.map((name) => `/${name}`)),
  });
}

/** Where GitHub edits a file, if package.json names a repository there. */
async function readEditUrl(): Promise<string | null> {
  const text = await readFile(resolve(import.meta.dirname, "../../package.json"), "utf8");
  const { repository } = JSON.parse(text) as { repository?: string | { url?: string } }; // npm's documented format.
  const address = typeof repository === "object" ? (repository.url ?? "") : (repository ?? "");
  const name = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(address)?.[1];
  return name === undefined ? null : `https://github.com/${name}/edit/main/`;
}

async function readListedPages(site: BuiltSite, weigh: PageScale): Promise<CheckedPage[]> {
  const due = findDueFacts(site);
  return Promise.all(
    pages.map(async (page): Promise<CheckedPage> => {
      const screen = toScreenFolder(page.id);
      const html = await readListedPage(site, page.path);
      return {
        path: page.path,
        kind: "page",
        file: `src/screens/${screen}`,
        html,
        kb: await weigh(screen, html),
        written: null,
        pastFacts: due(page.path),
      };
    }),
  );
}

/** A page that depends on the installation is rendered for one with nothing set. */
async function readListedPage({ outFolder, renderer }: BuiltSite, path: string): Promise<string> {
  const name = path === "/" ? "/index" : path;
  try {
    return await readFile(join(outFolder, "pages", `${name}.html`), "utf8");
  } catch {
    const template = await readFile(join(outFolder, "templates", `${name}.html`), "utf8");
    return renderer.renderPage(template, path, bareInstallation);
  }
}

const bareInstallation: Installation = {
  operatorName: null,
  contactEmail: null,
  database: "sqlite",
  mail: "outbox",
  payments: "none",
  identityHost: null,
  analytics: "own",
  isMeasuringVisits: false,
  routing: "none",
  modelProvider: null,
  keptDays: { contact: 365, waitlist: 730, pageViews: 400, outbox: 90 },
};

function readArticles({ outFolder, articles }: BuiltSite, weigh: PageScale): Promise<CheckedPage[]> {
  return Promise.all(
    articles.map(async ({ article, file, pastFigures }): Promise<CheckedPage> => {
      const { path } = article;
      const address = parseArticleAddress(path);
      const html = await readFile(join(outFolder, "pages", `${path}.html`), "utf8");
      return {
        path,
        kind: address?.kind === "state" ? "guide" : (address?.kind ?? "page"),
        file,
        html,
        kb: await weigh(address?.kind === "state" ? "state-guide" : "article", html),
        written: {
          grade: calculateReadingGrade(listProse(article)),
          mostGrade: contentBounds.readingGrade,
          leastWords: findLeastWords(path),
        },
        pastFacts: pastFigures.map((line) => line.replace(`${file}: `, "").replace(/^fact:/, "")),
      };
    }),
  );
}

/** The colleges that search engines are told of; the others are reached by search alone. */
async function readColleges(site: BuiltSite, weigh: PageScale, every: number): Promise<CheckedPage[]> {
  const { outFolder, renderer, colleges } = site;
  const template = await readFile(join(outFolder, "template.html"), "utf8");
  const listed = colleges.summaries.filter(({ isDegreeGranting }) => isDegreeGranting);
  const checked: CheckedPage[] = [];
  for (const [index, summary] of listed.entries()) {
    const path = toCollegePath(summary.slug);
    const college = {
      path,
      kind: "college",
      file: "src/screens/college",
      written: null,
      pastFacts: [],
    } as const;
    const found = index % every === 0 ? findCollege(colleges, summary.unitId, colleges.asOf) : null;
    if (found === null) {
      const html = renderHeadHtml(listHeadTags(renderer.collegeHead(summary), publicUrlPlaceholder));
      checked.push({ ...college, html, kb: null });
    } else {
      const html = await renderer.renderPage(template, path, found, renderer.collegeHead(found.college));
      checked.push({ ...college, html, kb: await weigh("college", html) });
    }
  }
  return checked;
}

/**
 * Facts that a listed page's rules rest on whose newest period was over on the day of the data set, by the page's path.
 */
function findDueFacts({ graph, facts, colleges }: BuiltSite): (path: string) => string[] {
  const due = new Map<string, string>();
  for (const { id, title, period } of listDueRecords(facts, colleges.asOf)) {
    const record = facts.records.get(id.split("/")[0] ?? "");
    // A day that has passed within its period is no reason to look.
    const end = findPeriodEnd(period);
    if (record !== undefined && end !== null && end < colleges.asOf)
      due.set(toFactId(record), `${title}, ${period}`);
  }
  const restsOn = new Map<number, number[]>();
  for (const [from, to, kind] of graph.links)
    if (knowledgeLinks[kind] === "restsOn") restsOn.set(from, [...(restsOn.get(from) ?? []), to]);
  return (path) => {
    const page = findPage(path);
    const start = graph.nodes.findIndex(
      ({ kind, to }) => (kind === "page" || kind === "tool") && page !== null && to === page.path,
    );
    const reached = new Set(start < 0 ? [] : [start]);
    for (const index of reached) for (const to of restsOn.get(index) ?? []) reached.add(to);
    const found = new Set([...reached].flatMap((index) => due.get(graph.nodes[index]?.id ?? "") ?? []));
    return [...found];
  };
}
