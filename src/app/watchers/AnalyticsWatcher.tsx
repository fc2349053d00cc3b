/** Reports each page that is looked at, by its path alone. Renders nothing. */
import { useEffect, useRef } from "react";
import { type PageViewSender, reportPageView, createSender } from "#client/analytics/analytics.ts";
import { readBrowserSettings } from "#client/settings.ts";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { useLocation } from "#ui/router.tsx";

export function AnalyticsWatcher() {
  const { pathname } = useLocation();
  const told = useRef<string | null>(null);
  const sender = useRef<PageViewSender | null>(null);
  useEffect(() => {
    if (told.current === pathname) return undefined;
    return runAfterPaint(() => {
      told.current = pathname;
      sender.current ??= createSender(readBrowserSettings(document).analyticsTagId);
      void reportPageView(pathname, sender.current);
    });
  }, [pathname]);
  return null;
}
