/** Logs uncaught errors: in event handlers and timers, and unhandled promise rejections. */
import { describeError, isChunkError, isHandledElsewhere } from "./errorKinds.ts";
import { logEntry, reportError } from "./reportError.ts";

/** Starts listening; returns a function that stops. */
export function watchGlobalErrors(page: Window): () => void {
  function onError(event: ErrorEvent): void {
    // A failed image or stylesheet is not a code error, and a cross-origin one has no details.
    if (!(event instanceof ErrorEvent)) return;
    const error: unknown = event.error ?? event.message;
    if (isHandledElsewhere(error)) return event.preventDefault();
    logEntry("global", error);
    reportError({ error, type: "JavaScript", severity: "medium", context: { caughtBy: "window" } });
  }

  function onRejection(event: PromiseRejectionEvent): void {
    const error: unknown = event.reason;
    event.preventDefault();
    if (isChunkError(error)) return;
    logEntry("unhandled", error);
    reportError({ error, type: "JavaScript", severity: "medium", context: { caughtBy: "promise" } });
    // The browser no longer logs it, so we do; failed requests have been logged by the browser already.
    if (!isHandledElsewhere(error)) console.error(`Nobody awaited: ${describeError(error).message}`, error);
  }

  page.addEventListener("error", onError);
  page.addEventListener("unhandledrejection", onRejection);
  return () => {
    page.removeEventListener("error", onError);
    page.removeEventListener("unhandledrejection", onRejection);
  };
}
