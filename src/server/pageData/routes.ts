/** GET /api/page-data/{page}: the data a listed page was rendered from, sent from memory. */
import type { pageDataEndpoints } from "#contract/pageData.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";

export const pageDataHandlers: HandlersFor<typeof pageDataEndpoints> = {
  async pageData({ params, parts }) {
    const file = await parts.site.pageData.get(params.page);
    return file === undefined ? refuse(404, "This page is rendered from no data of its own.") : { file };
  },
};
