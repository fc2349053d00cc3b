/** The browser app put together, outside in: queries, page data, messages, chrome, and the screen of the path in its boundary. */

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useLocation } from "react-router";
import { type PageData, PageDataProvider } from "#client/pageData.tsx";
import { ToastProvider } from "#ui/Toast.tsx";
import { Footer } from "./chrome/Footer.tsx";
import { Header } from "./chrome/Header.tsx";
import { SkipLink } from "./chrome/SkipLink.tsx";
import { MountSignal } from "./MountSignal.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { RouteEffects } from "./RouteEffects.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { screenAt } from "./screenAt.ts";
import { LateWatchers } from "./watchers/LateWatchers.tsx";

export function App(props: {
  queryClient: QueryClient;
  pageData: PageData | null;
  /** Called once the page has been taken over; never in a prerendered one. */
  onMounted: () => void;
}) {
  const { pathname } = useLocation();
  const screen = useMemo(() => screenAt(pathname), [pathname]);
  return (
    <QueryClientProvider client={props.queryClient}>
      <PageDataProvider data={props.pageData}>
        <ToastProvider>
          <SkipLink />
          <Header />
          <main id="main" tabIndex={-1}>
            <ScreenBoundary key={pathname} screen={screen}>
              <Suspense fallback={<PageLoading />}>
                <screen.Part />
              </Suspense>
            </ScreenBoundary>
          </main>
          <Footer />
          <RouteEffects />
          <LateWatchers />
          <MountSignal onMounted={props.onMounted} />
        </ToastProvider>
      </PageDataProvider>
    </QueryClientProvider>
  );
}
