/** sitemap.xml and robots.txt, with this server's address in them. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { contentTypeOf, revalidated, type ServedFile, servedFile } from "./http/servedFile.ts";
import type { ServerParts } from "./parts.ts";

export function sitemapFiles({ settings, renderer, colleges }: ServerParts): [string, ServedFile][] {
  const pages = renderer.pages.filter((page) => page.isIndexed).map((page) => page.path);
  // A search engine is helped by colleges that students apply to, not by every beauty school.
  const collegePaths = colleges.summaries
    .filter((college) => college.isDegreeGranting)
    .map((college) => `/colleges/${college.slug}`);
  const entries = [...pages, ...collegePaths].map(
    (path) => `<url><loc>${settings.publicUrl}${path}</loc></url>`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${settings.publicUrl}/sitemap.xml\n`;
  return [
    ["/sitemap.xml", textFile("sitemap.xml", sitemap)],
    ["/robots.txt", textFile("robots.txt", robots)],
  ];
}

function textFile(name: string, text: string): ServedFile {
  const content = Buffer.from(text);
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return servedFile(contentTypeOf(name), revalidated, content, { gzip: gzipSync(content), br });
}
