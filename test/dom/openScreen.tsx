/** Mounts the screen of an address in the test's own document, with the parts around it that screens rely on. */
import { QueryClientProvider } from "@tanstack/react-query";
import { Fragment, StrictMode, Suspense, useMemo } from "react";
import { createRoot, type Root } from "react-dom/client";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { App } from "#app/App.tsx";
import { ChunkBoundary } from "#app/boundaries/ChunkBoundary.tsx";
import { PageBoundary } from "#app/boundaries/PageBoundary.tsx";
import { findScreen } from "#app/findScreen.ts";
import { PageLoading } from "#app/PageLoading.tsx";
import { RouteEffects } from "#app/RouteEffects.tsx";
import { noteCaughtError, noteRecoverableError, noteUncaughtError } from "#client/errors/renderErrors.ts";
import { type PageData, PageDataProvider } from "#client/pageData.tsx";
import { browserPlanStore } from "#client/plan/usePlan.ts";
import { createQueryClient } from "#client/query/queryClient.ts";
import { QueryBoundary } from "#components/query-boundary/QueryBoundary.tsx";
import { readPlanFile } from "#domain/plan/exchange.ts";
import { listImportDrafts } from "#domain/plan/replay.ts";
import { findPage } from "#site/pages.ts";
import { navigate, useLocation } from "#ui/router.tsx";
import { ToastProvider } from "#ui/Toast.tsx";
import { preferColorScheme } from "./actions.ts";
import { resetDevice } from "./device.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export type ScreenOptions = {
  /** The device's clock stands still at this instant, such as "2026-11-21T12:00:00"; without it time goes on. */
  now?: string;
  /** The plan on the device, as the text of a plan file. */
  plan?: string;
  /** The phone's unless told otherwise. */
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark";
  /** The whole app: header, footer and what watches over it, instead of the screen alone. */
  isWholeApp?: boolean;
  /** What a page that the server rendered would hand over; without it the screen asks the API. */
  pageData?: PageData;
  /** Toasts go by themselves after their time; otherwise each stays until the test answers it, however slow the machine. */
  isLookedAt?: boolean;
  /** Without strict mode, which mounts everything twice in development, so that each request is made once. */
  isMountedOnce?: boolean;
};

type Mounted = { root: Root; container: HTMLElement; queryClient: ReturnType<typeof createQueryClient> };

let mounted: Mounted | null = null;
let lastOptions: ScreenOptions = {};
let shownScheme: "light" | "dark" | null = null;

/** Resolves once the screen is mounted; what it loads itself is still to come. */
export async function openScreen(path: string, options: ScreenOptions = {}): Promise<void> {
  // A second screen of the same test takes the place of the first; one left mounted would stay for all later tests.
  unmount();
  lastOptions = options;
  if (options.now !== undefined) vi.useFakeTimers({ toFake: ["Date"], now: new Date(options.now) });
  const { width, height } = options.viewport ?? phone;
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  const { colorScheme = "light" } = options;
  if (colorScheme !== shownScheme) await preferColorScheme(colorScheme);
  shownScheme = colorScheme;
  if (options.plan !== undefined) await keepPlan(options.plan);
  // Keys go to the frame that has the focus.
  window.focus();
  vi.spyOn(document, "hasFocus").mockReturnValue(options.isLookedAt ?? false);
  await mount(path);
}

/** As a reload does: everything in memory is lost, and what the device keeps is read again. */
export async function reopenScreen(path = window.location.href): Promise<void> {
  unmount();
  await browserPlanStore().reread();
  // What the page wrote into its history entry stays, too.
  const isHere = new URL(path, window.location.href).href === window.location.href;
  const entry: unknown = isHere ? window.history.state : null;
  await mount(path, typeof entry === "object" && entry !== null && "state" in entry ? entry.state : null);
}

/** Ends the test's screen and clears the device; the setup does it after each test. */
export async function closeScreen(): Promise<void> {
  unmount();
  lastOptions = {};
  await resetDevice();
}

async function mount(path: string, state: unknown = null): Promise<void> {
  const { pathname, search, hash } = new URL(path, window.location.href);
  navigate({ pathname, search, hash }, { replace: true, state });
  await findScreen(pathname).preload();
  const container = document.createElement("div");
  container.id = "root";
  document.body.append(container);
  const queryClient = createQueryClient(false);
  const root = createRoot(container, {
    onCaughtError: noteCaughtError,
    onRecoverableError: noteRecoverableError,
    onUncaughtError: noteUncaughtError,
  });
  mounted = { root, container, queryClient };
  const pageData = lastOptions.pageData ?? null;
  const Mode = lastOptions.isMountedOnce === true ? Fragment : StrictMode;
  await new Promise<void>((resolve) => {
    root.render(
      <Mode>
        {lastOptions.isWholeApp === true ? (
          <App queryClient={queryClient} pageData={pageData} onMounted={resolve} />
        ) : (
          <QueryClientProvider client={queryClient}>
            <PageDataProvider data={pageData}>
              <ToastProvider>
                <ScreenOfAddress />
                <RouteEffects />
              </ToastProvider>
            </PageDataProvider>
          </QueryClientProvider>
        )}
      </Mode>,
    );
    if (lastOptions.isWholeApp !== true) resolve();
  });
  // One of the watchers notes the journey; they come after the app.
  if (lastOptions.isWholeApp === true)
    await vi.waitUntil(() => sessionStorage.getItem("tassel-journey") !== null, { timeout: 30_000 });
}

/** Follows links to other screens, as the app does. */
function ScreenOfAddress() {
  const { pathname } = useLocation();
  const screen = useMemo(() => findScreen(pathname), [pathname]);
  return (
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
  );
}

function unmount(): void {
  if (mounted === null) return;
  const { root, container, queryClient } = mounted;
  mounted = null;
  // Drafts are written when a page is left.
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  root.unmount();
  container.remove();
  queryClient.clear();
}

async function keepPlan(text: string): Promise<void> {
  const read = readPlanFile(text);
  if (!read.ok) throw new Error(`The test's plan file cannot be read: ${JSON.stringify(read)}`);
  const store = browserPlanStore();
  await store.reread();
  store.give(...listImportDrafts(store.getState().plan, read.value));
}
