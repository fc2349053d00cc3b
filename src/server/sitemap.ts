/** sitemap.xml and robots.txt, with this server's address filled in. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { findMergedInto } from "#domain/college/changes.ts";
import type { Colleges } from "./colleges.ts";
import { findContentType, revalidated, type ServedFile, servedFile } from "./http/servedFile.ts";
import type { ServerParts } from "./parts.ts";
import type { Site } from "./site.ts";

export const sitemapPaths = ["/sitemap.xml", "/robots.txt"] as const;
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
  };
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
