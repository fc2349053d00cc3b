/** Sends page views to an analytics tag, for the installations that name one. */
import type { PageViewSender } from "./analyticsRules.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The tag's script is loaded with the first page view; until then calls wait in its queue. */
export function createTagSender(tagId: string): PageViewSender {
  let loading: Promise<void> | null = null;
  return async (view) => {
    if (loading === null) {
      pushToDataLayer("js", new Date());
      pushToDataLayer("config", tagId, { send_page_view: false });
    }
    pushToDataLayer("event", view.event, {
      page_path: view.page_path,
      // By default the tag would send the full address, including the query.
      page_location: `${window.location.origin}${view.page_path}`,
      page_referrer: "",
    });
    loading ??= loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`);
    try {
      await loading;
    } catch (error) {
      // The next page tries again.
      loading = null;
      throw error;
    }
  };
}

/** The tag only reads queue entries that are `arguments` objects. */
function pushToDataLayer(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the tag's script could not be loaded"));
    });
    document.head.append(script);
  });
}
