/** A written page: in the document on a first visit, asked for after navigating there. */
import { Suspense, useEffect } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePageData } from "#client/pageData.tsx";
import { runWhenIdle } from "#client/prefetch/runWhenIdle.ts";
import type { ShownArticlePage } from "#content/article.ts";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";
import type { FetchedArticleProps } from "./FetchedArticle.tsx";

/** What asks, and says where nothing came: a page as it was sent needs none of it. */
const asked = createLazyPart<FetchedArticleProps>(() => import("./FetchedArticle.tsx"));

export function ShownArticle({ path, children }: FetchedArticleProps) {
  // Part of the page it stands in, as its words are: both are of one release.
  const handed = usePageData(path) as ShownArticlePage | null;
  // For the next page, to which a link may lead.
  useEffect(() => runWhenIdle(() => void asked.preload().catch(() => undefined)), []);
  if (handed !== null) return children(handed);
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <asked.Part path={path}>{children}</asked.Part>
    </Suspense>
  );
}
