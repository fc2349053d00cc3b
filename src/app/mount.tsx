/** Starts the app: hydrates prerendered content, or renders from scratch if there is none. Two attempts at most. */
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { watchGlobalErrors } from "#client/errors/globalErrors.ts";
import { noteCaughtError, noteRecoverableError, noteUncaughtError } from "#client/errors/renderErrors.ts";
import { setAccessTokens } from "#client/http/accessTokens.ts";
import { readPageData } from "#client/pageData.tsx";
import { createQueryClient } from "#client/query/queryClient.ts";
import { registerServiceWorker } from "#client/registerServiceWorker.ts";
import { sessionTokens } from "#client/session/sessionTokens.ts";
import { App } from "./App.tsx";
import { showFatalScreen } from "./fatalScreen.ts";
import { findScreen } from "./findScreen.ts";
import { getMountStep, isPhone } from "./mountRules.ts";

/** `onMounted` is called once the app has hydrated the page. */
export async function mountApp(onMounted: () => void): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) return;
  watchGlobalErrors(window);
  setAccessTokens(sessionTokens);
  const tellMounted = () => {
    document.documentElement.dataset["app"] = "running";
    // The rescue script may have given up on the app already and shown its message.
    document.querySelector(".rescue")?.remove();
    onMounted();
  };
  await tryMount(root, tellMounted, 0);
  registerServiceWorker();
}

async function tryMount(root: HTMLElement, onMounted: () => void, failedAttempts: number): Promise<void> {
  const step = getMountStep(failedAttempts, isPhone(readDevice()), root.firstElementChild !== null);
  if (step.kind === "giveUp") return showFatalScreen(root, () => window.location.reload());
  // A failed load surfaces in the boundary, where the person can retry.
  const screen = findScreen(window.location.pathname)
    .preload()
    .catch(() => undefined);
  await Promise.all([screen, wait(step.waitMs)]);
  const app = (
    <StrictMode>
      <App queryClient={createQueryClient(false)} pageData={readPageData(document)} onMounted={onMounted} />
    </StrictMode>
  );
  let reactRoot: Root | null = null;
  let hasFailed = false;
  const options: RootOptions = {
    onCaughtError: noteCaughtError,
    onRecoverableError: noteRecoverableError,
    onUncaughtError(error, info) {
      noteUncaughtError(error, info);
      if (hasFailed) return;
      hasFailed = true;
      // React has emptied the page and must finish with it before the next attempt.
      setTimeout(() => {
        reactRoot?.unmount();
        void tryMount(root, onMounted, failedAttempts + 1);
      });
    },
  };
  if (!step.hydrates) {
    reactRoot = createRoot(root, options);
    reactRoot.render(app);
    return;
  }
  // In a transition React hydrates in short slices, so a slow phone still scrolls and responds to touch.
  startTransition(() => {
    reactRoot = hydrateRoot(root, app, options);
  });
}

function readDevice() {
  return {
    userAgent: navigator.userAgent,
    hasCoarsePointer: matchMedia("(pointer: coarse)").matches,
    isNarrow: matchMedia("(max-width: 768px)").matches,
  };
}

function wait(waitMs: number): Promise<void> {
  return waitMs === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, waitMs));
}
