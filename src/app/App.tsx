/** The browser app put together, outside in: queries, page data, messages, chrome, and the screen of the path in its boundaries. */

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useRef } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { type PageData, PageDataProvider } from "#client/pageData.tsx";
import { QueryBoundary } from "#components/query-boundary/QueryBoundary.tsx";
import { findPage } from "#site/pages.ts";
import { useLocation } from "#ui/router.tsx";
import { ToastProvider } from "#ui/Toast.tsx";
import { ChunkBoundary } from "./boundaries/ChunkBoundary.tsx";
import { AppBoundary, FrameBoundary } from "./boundaries/FrameBoundaries.tsx";
import { PageBoundary } from "./boundaries/PageBoundary.tsx";
import { Footer } from "./chrome/Footer.tsx";
import { Header } from "./chrome/Header.tsx";
import { SkipLink } from "./chrome/SkipLink.tsx";
import { MountSignal } from "./MountSignal.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { RouteEffects } from "./RouteEffects.tsx";
import { findScreen } from "./findScreen.ts";
import { LateWatchers } from "./watchers/LateWatchers.tsx";

// The same elements each time, so that a change of page renders the page and not the frame around it.
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
  /** Called once the page has been taken over; never in a prerendered one. */
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
            {/* What watches must never take the page with it. */}
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
