/** The door of the browser: the page stands without scripts, so they are asked for once it has been painted. */
import "#ui/styles.css";
import { holdEarlyActions } from "#client/earlyActions.ts";
import { mountRetryMs } from "#client/limits.ts";

const release = holdEarlyActions(document);
// public/rescue.js looks for it, to tell a door that never ran from an app that is on its way.
document.documentElement.dataset["app"] = "started";

// A hidden page paints nothing and gets no frames: it starts at once.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

function start(): void {
  // All files of this page at once, named by the build, instead of one wave after the other.
  const script = document.querySelector<HTMLScriptElement>("script[data-chunks]");
  for (const href of script?.dataset["chunks"]?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  // At the same address both times: the screens import from this file, and a second copy of it would be a second app.
  load().catch(() => setTimeout(loadAgain, mountRetryMs));
}

function loadAgain(): void {
  load().catch(() => window.dispatchEvent(new Event("tassel:failed")));
}

/** Rejects where the app's files do not come; what fails in the app itself is the app's to say. */
async function load(): Promise<void> {
  const { mountApp: mount } = await import("#app/mount.tsx");
  void mount(release);
}
