/** What happens when the address changes: scrolling, focus on the new content, the head's tags replaced. */
import { useEffect, useRef } from "react";
import { savePageOffline } from "#client/registerServiceWorker.ts";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { useLocation } from "#ui/router.tsx";
import { namePage } from "./namePage.ts";
import { useLinkClicks } from "./scroll/useLinkClicks.ts";
import { useScrolling } from "./scroll/useScrolling.ts";

export function RouteEffects() {
  useScrolling();
  useLinkClicks();
  const { pathname } = useLocation();
  const named = useRef(pathname);
  useEffect(() => {
    // The first page came with its own head.
    if (named.current === pathname) return undefined;
    return runAfterPaint(() => {
      named.current = pathname;
      namePage(pathname);
      savePageOffline(pathname);
    });
  }, [pathname]);
  return null;
}
