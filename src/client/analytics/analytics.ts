/** Sends page views to the configured analytics tag, or to our own server, and has page loads measured. Failures are only logged. */
import { call } from "#client/http/api.ts";
import { runWhenIdle } from "#client/prefetch/runWhenIdle.ts";
import { buildPageView, type PageViewSender, type Visitor } from "./analyticsRules.ts";

/** Sends one page view; never rejects. */
export async function reportPageView(path: string, send: PageViewSender): Promise<void> {
  const view = buildPageView(path, readVisitor(navigator));
  if (view === null) return;
  try {
    await send(view);
  } catch (error) {
    console.info("This page view was not counted:", error instanceof Error ? error.message : error);
  }
}

export function createSender(analyticsTagId: string | null): PageViewSender {
  if (analyticsTagId !== null) {
    // Most installations have no tag, so its code is no part of what every visitor downloads.
    const sender = import("./tagSender.ts").then((tag) => tag.createTagSender(analyticsTagId));
    return async (view) => (await sender)(view);
  }
  return async (view) => {
    await call("pageView", view);
  };
}

/** Once the page has loaded and is idle; never for visitors who opted out. */
export function measurePageLoad(): void {
  const { hasPrivacyControl, hasDoNotTrack } = readVisitor(navigator);
  if (hasPrivacyControl || hasDoNotTrack) return;
  const begin = () =>
    runWhenIdle(() => {
      import("./reportVitals.ts").then(({ reportVitals }) => reportVitals()).catch(() => undefined);
    });
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

export function readVisitor(browser: Navigator): Visitor {
  const privacyControl: unknown = Reflect.get(browser, "globalPrivacyControl");
  const doNotTrack: unknown = Reflect.get(browser, "doNotTrack");
  return {
    isOnline: browser.onLine,
    hasPrivacyControl: privacyControl === true,
    hasDoNotTrack: doNotTrack === "1" || doNotTrack === "yes",
  };
}
