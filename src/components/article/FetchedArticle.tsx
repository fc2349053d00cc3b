/** Fetches a written page, and shows what is needed if it cannot be loaded or does not exist. */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { showHead } from "#client/head.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import NotFound from "#components/not-found/NotFound.tsx";
import { LoadFailedOrThrown } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";
import { buildArticleQuery } from "./articleQuery.ts";
import { words } from "./words.ts";

export type FetchedArticleProps = {
  /** The section that written pages at this address belong to. */
  path: string;
  children: (page: ShownArticlePage) => ReactNode;
};

export default function FetchedArticle({ path, children }: FetchedArticleProps) {
  const isMounted = useIsMounted();
  const load = loadStateOf<ShownArticlePage>(useQuery(buildArticleQuery(path)));
  const page = load.status === "ready" ? load.value : null;
  const isMissing = load.status === "failed" && load.failure === "missing";

  useEffect(() => {
    if (page !== null) {
      void showHead(async () => (await import("#site/articleHead.ts")).buildArticleHead(page.article));
    } else if (isMissing) void showHead(async () => (await import("#site/head.ts")).buildHead("/404"));
  }, [isMissing, page]);

  // If this address was rendered without data, the server sent its not-found page; the first render must match.
  if (isMissing || !isMounted) return <NotFound />;
  if (page !== null) return children(page);
  if (load.status !== "failed") return <ArticleSkeleton />;
  return (
    <div className="page py-10">
      <h1 className="mb-6 text-4xl sm:text-5xl">{words.failedTitle}</h1>
      <LoadFailedOrThrown title={words.failedTitle} load={load} kept={words.failedKept} />
    </div>
  );
}
