/** College pages, rendered on first request and cached while there is room. */
import { createTurns } from "#lib/turns.ts";
import type { ServedFile } from "#server/http/servedFile.ts";
import type { ServerParts } from "#server/parts.ts";
import { pageFile } from "#server/site.ts";
import { findCollege } from "./routes.ts";

/** About 25 kB per page in its two encodings: 8 MB at most. */
const keptPages = 300;
/**
 * Rendering is one thread's work, so more pages at once are no faster; each just holds its tree in memory for
 * longer.
 */
const pagesAtOnce = 2;

/**
 * Returns the page for a slug, or null if no college has it. Concurrent requests for one page render it once.
 */
export function createCollegePages(parts: ServerParts): (slug: string) => Promise<ServedFile | null> {
  const pages = new Map<string, Promise<ServedFile>>();
  const takeTurn = createTurns(pagesAtOnce);

  async function render(slug: string, unitId: number): Promise<ServedFile> {
    const reply = findCollege(parts.colleges, unitId, parts.now().toISOString().slice(0, 10));
    if (reply === null) throw new Error("The index names a college that has no record.");
    const { renderer, site, settings } = parts;
    const head = renderer.collegeHead(reply.college);
    const html = await renderer.renderPage(site.template, `/colleges/${slug}`, reply, head);
    return pageFile(html, settings);
  }

  return async (slug) => {
    const college = parts.colleges.bySlug(slug);
    if (college === null) return null;
    const kept = pages.get(slug);
    if (kept !== undefined) {
      // Requested again, so it moves to the back of the eviction queue.
      pages.delete(slug);
      pages.set(slug, kept);
      return kept;
    }
    const page = takeTurn(() => render(slug, college.unitId));
    pages.set(slug, page);
    page.catch(() => pages.delete(slug));
    const oldest = pages.keys().next();
    if (pages.size > keptPages && !oldest.done) pages.delete(oldest.value);
    return page;
  };
}
