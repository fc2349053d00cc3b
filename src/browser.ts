/** The browser entry point. Pages work without scripts, so the app is loaded after the first paint. */
import "#ui/styles.css";
import { holdEarlyActions } from "#client/earlyActions.ts";
import { mountRetryMs } from "#client/limits.ts";

const preloadsAtOnce = 12;

const release = holdEarlyActions(document);
// public/rescue.js checks for this, to tell a bundle that never ran from an app that is still loading.
document.documentElement.dataset["app"] = "started";

// A hidden page never paints and gets no frames, so start right away.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

function start(): void {
  void preloadFiles();
  // The same URL both times: screens import from this file, and a second copy would be a second app.
  load().catch(() => setTimeout(loadAgain, mountRetryMs));
}

/** Asks for all of this page's files, listed by the build, instead of discovering them level by level. */
async function preloadFiles(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[data-chunks]");
  const files = script?.dataset["chunks"]?.split(" ") ?? [];
  for (const [number, href] of files.entries()) {
    // Each takes a slow phone more than a millisecond: between a few, touches get their turn.
    if (number % preloadsAtOnce === preloadsAtOnce - 1) await nextTask();
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

function loadAgain(): void {
  load().catch(() => window.dispatchEvent(new Event("tassel:failed")));
}

/** Rejects if the app's files cannot be loaded; errors inside the app are handled by the app. */
async function load(): Promise<void> {
  // All at once would be one long task on a slow phone: in between, touches get their turn.
  const { beginReact } = await import("#app/beginReact.ts");
  await beginReact();
  await nextTask();
  const { mountApp: mount } = await import("#app/mount.tsx");
  void mount(release);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
