/** sitemap.xml and robots.txt, with this server's address filled in. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { findContentType, revalidated, type ServedFile, servedFile } from "./http/servedFile.ts";
import type { ServerParts } from "./parts.ts";

export const sitemapPaths = ["/sitemap.xml", "/robots.txt"] as const;
type SitemapFiles = Record<(typeof sitemapPaths)[number], ServedFile>;

export function makeSitemapFiles({ settings, renderer, colleges, site }: ServerParts): SitemapFiles {
  const entry = (path: string, changedOn: string | null) => {
    const lastmod = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${settings.publicUrl}${path}</loc>${lastmod}</url>`;
  };
  const pages = renderer.pages.filter((page) => page.isIndexed).map((page) => entry(page.path, null));
  const articles = site.articles.map(({ path, updated }) => entry(path, updated));
  // Search engines need the colleges students apply to, not every beauty school.
  const collegePages = colleges.summaries
    .filter((college) => college.isDegreeGranting)
    .map((college) => entry(`/colleges/${college.slug}`, colleges.asOf));
  const entries = [...pages, ...articles, ...collegePages];
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${settings.publicUrl}/sitemap.xml\n`;
  return {
    "/sitemap.xml": textFile("sitemap.xml", sitemap),
    "/robots.txt": textFile("robots.txt", robots),
  };
}

function textFile(name: string, text: string): ServedFile {
  const content = Buffer.from(text);
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return servedFile(findContentType(name), revalidated, content, { gzip: gzipSync(content), br });
}
