/** Starts the app in the document: over prerendered content where there is some, from nothing otherwise. */
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { readPageData } from "#client/pageData.tsx";
import { createQueryClient } from "#client/query/queryClient.ts";
import { registerServiceWorker } from "#client/registerServiceWorker.ts";
import { App } from "./App.tsx";
import { screenAt } from "./screenAt.ts";

/** `onMounted` is called once the app has taken the page over. */
export async function mount(onMounted: () => void): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) return;
  // A failed load shows in the boundary, where it can be tried again.
  await screenAt(window.location.pathname)
    .preload()
    .catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={createQueryClient(false)} pageData={readPageData(document)} onMounted={onMounted} />
      </BrowserRouter>
    </StrictMode>
  );
  const isPrerendered = root.firstElementChild !== null;
  // As a transition React hydrates in short slices, so that a slow phone still scrolls and answers a touch.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  registerServiceWorker();
}
