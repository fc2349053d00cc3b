/** GET /api/page-data/{page}: the data a listed page was rendered from, sent from memory. */
import type { pageDataEndpoints } from "#contract/pageData.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { publishedPostsOf } from "#server/posts/published.ts";

export const pageDataHandlers: HandlersFor<typeof pageDataEndpoints> = {
  async pageData({ params, parts }) {
    const { page } = params;
    // The list of the blog holds the posts that administrators publish.
    const ofPost =
      page === "blog" || page.startsWith("blog.") ? await publishedPostsOf(parts).data(page) : null;
    const built = await parts.site.pageData.get(page);
    const file = page === "blog" ? (ofPost ?? built) : (built ?? ofPost ?? undefined);
    return file === undefined ? refuse(404, "This page is rendered from no data of its own.") : { file };
  },
};
