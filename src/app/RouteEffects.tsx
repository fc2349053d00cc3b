/** Side effects of navigation: scroll, move focus to the new content, and replace the head tags. */
import { useEffect, useRef } from "react";
import { showHead } from "#client/head.ts";
import { savePageOffline } from "#client/registerServiceWorker.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { findPage } from "#site/pages.ts";
import { getQueryPage } from "#site/queryPages.ts";
import { useLocation } from "#ui/router.tsx";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { showLateFonts } from "#ui/showLateFonts.ts";
import { useLinkClicks } from "./scroll/useLinkClicks.ts";
import { useScrolling } from "./scroll/useScrolling.ts";

export function RouteEffects() {
  useScrolling();
  useLinkClicks();
  const place = useLocation();
  const { pathname } = place;
  const page = `${pathname} ${getQueryPage(place)}`;
  const named = useRef(page);
  useEffect(() => {
    // The first page was served with its own head.
    if (named.current === page) return undefined;
    return runAfterPaint(() => {
      named.current = page;
      showLateFonts(document);
      namePage(pathname);
      savePageOffline(pathname);
    });
  }, [page, pathname]);
  return null;
}

/** Page titles are loaded on first use, and prefetched while the first page is idle. */
function namePage(path: string): void {
  // College and written pages set their own head once their content has loaded.
  const isNamedLater = path.startsWith("/colleges/") || parseArticleAddress(path) !== null;
  if (findPage(path) === null && isNamedLater) return;
  void showHead(async () => (await import("#site/head.ts")).buildHead(path));
}
