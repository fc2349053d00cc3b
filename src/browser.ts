/** The door of the browser: the page stands without scripts, so they are asked for once it has been painted. */
import "#ui/styles.css";
import { holdEarlyActions } from "#client/earlyActions.ts";

const release = holdEarlyActions(document);

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
  void import("#app/mount.tsx").then(({ mount }) => mount(release));
}
