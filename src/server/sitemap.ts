/** sitemap.xml, robots.txt and llms.txt, with this server's address filled in. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { findMergedInto } from "#domain/college/changes.ts";
import type { Colleges } from "./colleges.ts";
import { findContentType, revalidated, type ServedFile, servedFile } from "./http/servedFile.ts";
import type { ServerParts } from "./parts.ts";
import type { Site } from "./site.ts";

export const sitemapPaths = ["/sitemap.xml", "/robots.txt", "/llms.txt"] as const;
type SitemapFiles = Record<(typeof sitemapPaths)[number], ServedFile>;

/** `posts` are those that administrators published. */
export function makeSitemapFiles(
  { settings, renderer, colleges, site }: ServerParts,
  posts: Site["articles"],
): SitemapFiles {
  const articles = [...site.articles, ...posts];
  const entries = listSitemapEntries(renderer.pages, articles, colleges).map(({ path, changedOn }) => {
    const lastmod = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${settings.publicUrl}${path}</loc>${lastmod}</url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${settings.publicUrl}/sitemap.xml\n`;
  return {
    "/sitemap.xml": textFile("sitemap.xml", sitemap),
    "/robots.txt": textFile("robots.txt", robots),
    "/llms.txt": textFile("llms.txt", describeForModels(settings)),
  };
}

/** For language models that read a site: what it knows, and where to ask instead of guessing. */
function describeForModels({
  publicUrl,
  isOpenToAssistants,
}: Pick<ServerParts["settings"], "publicUrl" | "isOpenToAssistants">): string {
  return [
    "# Tassel",
    "",
    "> College planning for families in the United States: chances and prices of 5,858 colleges as ranges, state aid, dates and answers, each figure with its source and year.",
    "",
    ...(isOpenToAssistants
      ? [
          "## For assistants",
          "",
          `- [MCP server](${publicUrl}/mcp): streamable HTTP, no sign-in, read only. Tools build a list, price it, read award letters and answer questions, each figure with its source, year and range.`,
          "",
        ]
      : []),
    "## Pages",
    "",
    `- [How we calculate every number](${publicUrl}/methodology): rules, sources, and how far off they were on past results`,
    `- [Colleges](${publicUrl}/colleges): one page each at /colleges/<name>`,
    `- [State guides](${publicUrl}/state-guides): grants, dates and rules by state`,
    `- [Questions families ask](${publicUrl}/faq)`,
    `- [Help](${publicUrl}/help): how to apply, pay and decide`,
    "",
    "## Interface",
    "",
    `- [For developers and reporters](${publicUrl}/developers): data as CSV with licenses and checksums, endpoints, limits, how to cite`,
    `- [Calendars](${publicUrl}/calendar/kenyon-college,oberlin-college.ics): dates of any colleges by their page names`,
    `- [OpenAPI document](${publicUrl}/api/openapi.json): the same answers over HTTP`,
    "",
    "Keep the source and the year beside a figure. A range is the answer; do not quote its middle alone.",
    "",
  ].join("\n");
}

/** What search engines are told of; `changedOn` is a day, or null where none is known. */
export function listSitemapEntries(
  pages: readonly { path: string; isIndexed: boolean }[],
  articles: readonly { path: string; updated: string }[],
  colleges: Pick<Colleges, "summaries" | "asOf">,
): { path: string; changedOn: string | null }[] {
  return [
    ...pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => ({ path, changedOn: null })),
    ...articles.map(({ path, updated }) => ({ path, changedOn: updated })),
    // Search engines need the colleges students apply to, not every beauty school, and no address that redirects.
    ...colleges.summaries
      .filter(({ isDegreeGranting, unitId }) => isDegreeGranting && findMergedInto(unitId) === null)
      .map(({ slug }) => ({ path: `/colleges/${slug}`, changedOn: colleges.asOf })),
  ];
}

function textFile(name: string, text: string): ServedFile {
  const content = Buffer.from(text);
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return servedFile(findContentType(name), revalidated, content, { gzip: gzipSync(content), br });
}
