/** Asks for what a written page is rendered from, with the code that checks it: neither is needed on a page as it was sent. */
import { readJson } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import type { ArticlePage } from "#content/article.ts";
import { pageDataName } from "#contract/addresses.ts";

export function buildArticleQuery(path: string) {
  return {
    queryKey: ["api", "page-data", pageDataName(path)],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ArticlePage> {
      const [raw, { articlePageSchema }] = await Promise.all([
        readJson(`/api/page-data/${pageDataName(path)}`, signal),
        import("#content/article.ts"),
      ]);
      return articlePageSchema.parse(raw);
    },
    ...cacheClasses.static,
  };
}
