/** POST /api/page-views: counts page views, and searches that found nothing, by day; nothing about the person. */
import type { pageViewEndpoints } from "#contract/pageViews.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import type { ServerParts } from "#server/parts.ts";
import { searchCounterOf } from "./emptySearches.ts";
import { countPageView } from "./store.ts";

/** Paths that are not pages share one counter, so that arbitrary requests cannot grow the table. */
const otherPath = "/other";

export const pageViewHandlers: HandlersFor<typeof pageViewEndpoints> = {
  async pageView({ body, request, parts }) {
    const { database } = parts.store;
    if (body.event === "page_view")
      await countPageView(database, countedPath(body.page_path, parts), parts.now());
    else await searchCounterOf(parts).count(body.place, body.text, request.ip);
    return { status: 204, body: null };
  },
};

function countedPath(sent: string, parts: ServerParts): string {
  const path = sent.length > 1 && sent.endsWith("/") ? sent.slice(0, -1) : sent;
  return isPagePath(path, parts) ? path : otherPath;
}

/** Whether a page stands at this path, a college's among them. */
export function isPagePath(path: string, { site, renderer, colleges }: ServerParts): boolean {
  const slug = /^\/colleges\/([\w-]+)$/.exec(path)?.[1];
  if (slug !== undefined) return colleges.bySlug(slug) !== null;
  // File names contain a dot; page paths do not.
  if (!path.includes(".") && site.files.has(path)) return true;
  return renderer.pages.some((page) => page.path === path);
}
