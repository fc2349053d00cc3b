/** What a written page was rendered from: in the document on a first visit, asked for after navigating there. */
import { useEffect, useMemo } from "react";
import { showHead } from "#client/head.ts";
import { usePageData } from "#client/pageData.tsx";
import type { LoadState } from "#client/query/loadState.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useListedPageData } from "#client/useListedPageData.ts";
import { type ArticlePage, articlePageSchema } from "#content/article.ts";

/** `missing`: no page is written at this path, or the server has said so. */
export type ArticleState = LoadState<ArticlePage> | { status: "missing" };

export function useArticlePage(path: `/${string}`): ArticleState {
  const isHanded = usePageData(path) !== null;
  const isMounted = useIsMounted();
  const load = useListedPageData(path);
  const raw = load.status === "ready" ? load.value : null;
  const page = useMemo(() => (raw === null ? null : readPage(raw)), [raw]);
  const isMissing = load.status === "failed" && load.failure === "missing";

  useEffect(() => {
    // A page that was handed over came with its own head.
    if (isHanded) return;
    if (page !== null) {
      void showHead(async () => (await import("#site/articleHead.ts")).articleHead(page.article));
    } else if (isMissing) void showHead(async () => (await import("#site/head.ts")).headOf("/404"));
  }, [isHanded, isMissing, page]);

  // A page of this address that was rendered without data is the server's not-found page: the first render agrees.
  if (isMissing || (!isHanded && !isMounted)) return { status: "missing" };
  if (load.status !== "ready") return load;
  return page === null
    ? { status: "failed", failure: "unreadable", tryAgain: () => window.location.reload() }
    : { status: "ready", value: page };
}

function readPage(raw: unknown): ArticlePage | null {
  const read = articlePageSchema.safeParse(raw);
  return read.success ? read.data : null;
}
