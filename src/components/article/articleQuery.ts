/** Fetches and validates a written page's data; a prerendered page needs neither. */
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { ArticlePage } from "#content/article.ts";
import { pageDataName } from "#contract/pageDataName.ts";

export function buildArticleQuery(path: string) {
  return {
    queryKey: ["api", "page-data", pageDataName(path)],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ArticlePage> {
      const [raw, { articlePageSchema }] = await Promise.all([
        call("pageData", { page: pageDataName(path) }, { signal }),
        import("#content/article.ts"),
      ]);
      return articlePageSchema.parse(raw);
    },
    ...cacheClasses.static,
  };
}
