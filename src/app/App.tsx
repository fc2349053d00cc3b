/** The app's component tree: query client, page data, toasts, chrome, and the current screen inside its error boundaries. */

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { type PageData, PageDataProvider } from "#client/pageData.tsx";
import { QueryBoundary } from "#components/query-boundary/QueryBoundary.tsx";
import { findPage } from "#site/pages.ts";
import { useLocation } from "#ui/router.tsx";
import { ToastProvider } from "#ui/Toast.tsx";
import { ChunkBoundary } from "./boundaries/ChunkBoundary.tsx";
import { AppBoundary, FrameBoundary } from "./boundaries/FrameBoundaries.tsx";
import { PageBoundary } from "./boundaries/PageBoundary.tsx";
import { ClockCheck } from "./chrome/ClockCheck.tsx";
import { Footer } from "./chrome/Footer.tsx";
import { Header } from "./chrome/Header.tsx";
import { SkipLink } from "./chrome/SkipLink.tsx";
import { findScreen } from "./findScreen.ts";
import { NoScriptNote } from "./NoScriptNote.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { RouteEffects } from "./RouteEffects.tsx";
import { LateWatchers } from "./watchers/LateWatchers.tsx";

// Stable elements, so that navigating re-renders the page but not the chrome around it.
const frameAbove = (
  <>
    <SkipLink />
    <Header />
  </>
);
const frameBelow = <Footer />;

export function App(props: {
  queryClient: QueryClient;
  pageData: PageData | null;
  /** Called once React has hydrated the page; never called while prerendering. */
  onMounted: () => void;
}) {
  const { pathname } = useLocation();
  const screen = useMemo(() => findScreen(pathname), [pathname]);
  const mounted = useRef(false);
  const hasMounted = useCallback(() => mounted.current, []);
  const { onMounted } = props;
  const tellMounted = useCallback(() => {
    mounted.current = true;
    onMounted();
  }, [onMounted]);
  return (
    <AppBoundary path={pathname} hasMounted={hasMounted}>
      <QueryClientProvider client={props.queryClient}>
        <PageDataProvider data={props.pageData}>
          <ToastProvider>
            <FrameBoundary path={pathname} hasMounted={hasMounted}>
              {frameAbove}
              <main id="main" tabIndex={-1}>
                <ClockCheck />
                <NoScriptNote pageId={findPage(pathname)?.id ?? null} />
                <PageBoundary key={pathname}>
                  <QueryBoundary>
                    <ChunkBoundary>
                      <Suspense fallback={<PageLoading pageId={findPage(pathname)?.id ?? null} />}>
                        <screen.Part />
                      </Suspense>
                    </ChunkBoundary>
                  </QueryBoundary>
                </PageBoundary>
              </main>
              {frameBelow}
            </FrameBoundary>
            {/* A failing watcher must never take the page down with it. */}
            <Boundary name="watchers" renderFallback={() => null}>
              <RouteEffects />
              <LateWatchers />
            </Boundary>
            <MountSignal onMounted={tellMounted} />
          </ToastProvider>
        </PageDataProvider>
      </QueryClientProvider>
    </AppBoundary>
  );
}

/** Signals that React has hydrated the page. Part of the tree, so that both renders produce the same markup and ids. */
function MountSignal({ onMounted }: { onMounted: () => void }) {
  useEffect(() => {
    // Deferred outside React's own work: an event on a part that is not hydrated yet would force React to hydrate it synchronously here.
    const timer = setTimeout(onMounted);
    return () => clearTimeout(timer);
  }, [onMounted]);
  return null;
}
