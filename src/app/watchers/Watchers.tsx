/** All background watchers in one chunk, loaded after hydration because nothing waits for them. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createSender, measurePageLoad, reportPageView } from "#client/analytics/analytics.ts";
import type { PageViewSender } from "#client/analytics/analyticsRules.ts";
import { isHeapLarge, isHeapNearItsLimit, readHeapSize } from "#client/errors/memoryRules.ts";
import { sessionLog } from "#client/errors/reportError.ts";
import { heapLimitCheckIntervalMs, memoryCheckIntervalMs } from "#client/limits.ts";
import { readBrowserSettings } from "#client/settings.ts";
import { useLocation } from "#ui/router.tsx";
import { runAfterPaint } from "#ui/runAfterPaint.ts";
import { ScrollToTop } from "../chrome/ScrollToTop.tsx";
import { isSearchKey } from "../chrome/searchKey.ts";
import { ConnectivityWatcher } from "./ConnectivityWatcher.tsx";
import { LifecycleWatcher } from "./LifecycleWatcher.tsx";
import { PlanSyncWatcher } from "./PlanSyncWatcher.tsx";
import { PrefetchWatcher } from "./PrefetchWatcher.tsx";
import { RecoveryWatcher } from "./RecoveryWatcher.tsx";
import { SessionWatcher } from "./SessionWatcher.tsx";
import { UnkeptWatcher } from "./UnkeptWatcher.tsx";

export default function Watchers() {
  return (
    <>
      <ConnectivityWatcher />
      <RecoveryWatcher />
      <LifecycleWatcher />
      <MemoryWatcher />
      <AnalyticsWatcher />
      <PrefetchWatcher />
      <SearchKeyWatcher />
      <SessionWatcher />
      <PlanSyncWatcher />
      <UnkeptWatcher />
      <ScrollToTop />
    </>
  );
}

/** Reports page views by path only, and how fast the first page loaded. Renders nothing. */
function AnalyticsWatcher() {
  const { pathname } = useLocation();
  const told = useRef<string | null>(null);
  const sender = useRef<PageViewSender | null>(null);
  useEffect(measurePageLoad, []);
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

/** Trims logs and drops unused data when the page uses a lot of memory. Renders nothing. */
function MemoryWatcher() {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Only Chromium reports memory use.
    if (readHeapSize(performance) === null) return undefined;
    const sizeCheck = setInterval(() => {
      const heap = readHeapSize(performance);
      if (heap !== null && isHeapLarge(heap)) sessionLog.trim();
    }, memoryCheckIntervalMs);
    const limitCheck = setInterval(() => {
      const heap = readHeapSize(performance);
      if (heap === null || !isHeapNearItsLimit(heap)) return;
      sessionLog.trim();
      queryClient.removeQueries({ type: "inactive" });
    }, heapLimitCheckIntervalMs);
    return () => {
      clearInterval(sizeCheck);
      clearInterval(limitCheck);
    };
  }, [queryClient]);
  return null;
}

/** Opens the search when "/" or ⌘K is pressed anywhere on the page. */
function SearchKeyWatcher() {
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return null;
}

function onKeyDown(event: KeyboardEvent): void {
  const pressed = {
    key: event.key,
    isMeta: event.metaKey,
    isControl: event.ctrlKey,
    isAltOrShift: event.altKey || event.shiftKey,
    isTyping: isField(event.target),
    isDialogOpen: document.querySelector("dialog[open]") !== null,
  };
  if (event.defaultPrevented || !isSearchKey(pressed)) return;
  // Otherwise the slash would be typed into the search field, and the browser would search for itself.
  event.preventDefault();
  document.querySelector<HTMLElement>("[data-site-search]")?.click();
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
