/** Renders a screen to HTML as the prerenderer does, without the surrounding frame. */
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import { findScreen } from "#app/findScreen.ts";
import type { LazyScreen } from "#client/chunks/createLazyPart.tsx";
import { PageDataProvider } from "#client/pageData.tsx";
import { createQueryClient } from "#client/query/queryClient.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import { ToastProvider } from "#ui/Toast.tsx";

/** `data` is the page data the server provides; null for none. */
export async function renderScreen(path: string, data: unknown = null): Promise<string> {
  const screen = findScreen(path);
  await screen.preload();
  // What the screen loads while it renders is there for the second time, as in the prerendered page.
  render(screen, path, data);
  await vi.dynamicImportSettled();
  const html = render(screen, path, data);
  // Lazy imports have started: in a shared process they must not be interrupted when the test file ends.
  await vi.dynamicImportSettled();
  return html;
}

function render(screen: LazyScreen, path: string, data: unknown): string {
  const queryClient = createQueryClient(true);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <PageDataProvider data={data === null ? null : { path, value: data }}>
        <PrerenderedPath value={path}>
          <ToastProvider>
            <screen.Part />
          </ToastProvider>
        </PrerenderedPath>
      </PageDataProvider>
    </QueryClientProvider>,
  );
  queryClient.clear();
  return html;
}
