/** A written page: embedded in the document on a first visit, fetched after client-side navigation. */
import { Suspense, useEffect } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePageData } from "#client/pageData.tsx";
import { runWhenIdle } from "#client/prefetch/runWhenIdle.ts";
import type { ShownArticlePage } from "#content/article.ts";
import { ArticleSkeleton } from "./ArticleSkeleton.tsx";
import type { FetchedArticleProps } from "./FetchedArticle.tsx";

/** Fetching and its error states; a prerendered page needs none of it. */
const asked = createLazyPart<FetchedArticleProps>(() => import("./FetchedArticle.tsx"));

export function ShownArticle({ path, children }: FetchedArticleProps) {
  // From the page's own data, like its text: both belong to the same release.
  const handed = usePageData(path) as ShownArticlePage | null;
  // For the next page a link may lead to.
  useEffect(() => runWhenIdle(() => void asked.preload().catch(() => undefined)), []);
  if (handed !== null) return children(handed);
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <asked.Part path={path}>{children}</asked.Part>
    </Suspense>
  );
}
