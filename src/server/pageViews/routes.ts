/** POST /api/page-views: counts a view of a page by path and day; nothing about the person is read or kept. */
import type { pageViewEndpoints } from "#contract/pageViews.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import type { ServerParts } from "#server/parts.ts";
import { countPageView } from "./store.ts";

/** All paths that are no page's are counted as one: what anyone sends must not make the table grow. */
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
  // Files have a dot in their names, pages have none.
  const isPage = !path.includes(".") && site.files.has(path);
  return isPage || renderer.pages.some((page) => page.path === path) ? path : otherPath;
}
