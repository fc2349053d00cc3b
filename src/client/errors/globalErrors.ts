/** Notes what no part of the app caught: errors in events and timers, and promises that nobody awaited. */
import { describeError, isChunkError, isLeftToOthers } from "./errorKinds.ts";
import { logEntry, reportError } from "./reportError.ts";

/** Begins to watch; the function returned ends it. */
export function watchGlobalErrors(page: Window): () => void {
  function onError(event: ErrorEvent): void {
    // A failed picture or style sheet is no error of the code; one of another origin says nothing.
    if (!(event instanceof ErrorEvent)) return;
    const error: unknown = event.error ?? event.message;
    if (isLeftToOthers(error)) return event.preventDefault();
    logEntry("global", error);
    reportError({ error, type: "JavaScript", severity: "medium", context: { caughtBy: "window" } });
  }

  function onRejection(event: PromiseRejectionEvent): void {
    const error: unknown = event.reason;
    event.preventDefault();
    if (isChunkError(error)) return;
    logEntry("unhandled", error);
    reportError({ error, type: "JavaScript", severity: "medium", context: { caughtBy: "promise" } });
    // The browser no longer names it, so we do; a failed request has been named by the browser already.
    if (!isLeftToOthers(error)) console.error(`Nobody awaited: ${describeError(error).message}`, error);
  }

  page.addEventListener("error", onError);
  page.addEventListener("unhandledrejection", onRejection);
  return () => {
    page.removeEventListener("error", onError);
    page.removeEventListener("unhandledrejection", onRejection);
  };
}
