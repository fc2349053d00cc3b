/** Side effects of navigation: scroll, move focus to the new content, and replace the head tags. */
import { useEffect, useRef } from "react";
import { savePageOffline } from "#client/registerServiceWorker.ts";
import { useLocation } from "#ui/router.tsx";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { namePage } from "./namePage.ts";
import { useLinkClicks } from "./scroll/useLinkClicks.ts";
import { useScrolling } from "./scroll/useScrolling.ts";

export function RouteEffects() {
  useScrolling();
  useLinkClicks();
  const { pathname } = useLocation();
  const named = useRef(pathname);
  useEffect(() => {
    // The first page was served with its own head.
    if (named.current === pathname) return undefined;
    return runAfterPaint(() => {
      named.current = pathname;
      namePage(pathname);
      savePageOffline(pathname);
    });
  }, [pathname]);
  return null;
}
