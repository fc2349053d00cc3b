/** POST /api/page-views: counts page views by path and day; reads and stores nothing about the person. */
import type { pageViewEndpoints } from "#contract/pageViews.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import type { ServerParts } from "#server/parts.ts";
import { countPageView } from "./store.ts";

/** Paths that are not pages share one counter, so that arbitrary requests cannot grow the table. */
const otherPath = "/other";

export const pageViewHandlers: HandlersFor<typeof pageViewEndpoints> = {
  async pageView({ body, parts }) {
    await countPageView(parts.store.database, countedPath(body.page_path, parts), parts.now());
    return { status: 204, body: null };
  },
};

function countedPath(sent: string, { site, renderer, colleges }: ServerParts): string {
  const path = sent.length > 1 && sent.endsWith("/") ? sent.slice(0, -1) : sent;
  const slug = /^\/colleges\/([\w-]+)$/.exec(path)?.[1];
  if (slug !== undefined) return colleges.bySlug(slug) === null ? otherPath : path;
  // File names contain a dot; page paths do not.
  const isPage = !path.includes(".") && site.files.has(path);
  return isPage || renderer.pages.some((page) => page.path === path) ? path : otherPath;
}
