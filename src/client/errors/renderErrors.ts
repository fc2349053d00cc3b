/** Logs errors that React reports while rendering; the boundary that caught one decides its log and severity. */
import { Boundary } from "./Boundary.tsx";
import { describeError, isChunkError, isHandledElsewhere, isNetworkError } from "./errorKinds.ts";
import { logEntry, reportError } from "./reportError.ts";
import type { LogKind, ReportType, Severity } from "./reportRules.ts";

export type RenderNote = { list: LogKind; type: ReportType; severity: Severity };

/** `boundaryName` is null if nothing caught it and the page is empty. */
export function buildRenderNote(error: unknown, boundaryName: string | null): RenderNote {
  if (boundaryName === null) return { list: "page", type: "JavaScript", severity: "critical" };
  if (isChunkError(error)) return { list: "chunk", type: "Chunk", severity: "medium" };
  if (isNetworkError(error)) return { list: "query", type: "Query", severity: "medium" };
  const isWholeFrame = boundaryName === "app" || boundaryName === "frame";
  return { list: "page", type: "Component", severity: isWholeFrame ? "critical" : "high" };
}

/** For React's `onCaughtError`. */
export function noteCaughtError(
  error: unknown,
  info: RenderInfo & { errorBoundary?: object | undefined },
): void {
  const name = info.errorBoundary instanceof Boundary ? info.errorBoundary.props.name : "unknown";
  reportRenderError(error, name, info);
}

/** For React's `onUncaughtError`. */
export function noteUncaughtError(error: unknown, info: RenderInfo): void {
  reportRenderError(error, null, info);
}

/** For React's `onRecoverableError`: the page works, but was re-rendered on the client. */
export function noteRecoverableError(error: unknown, info: RenderInfo): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (isHandledElsewhere(cause)) return;
  reportError({
    error: cause,
    type: "Component",
    severity: "low",
    context: { components: getFirstLines(info), recovered: describeError(error).message },
  });
  console.error(error);
}

/** What React passes along with the error. */
type RenderInfo = { componentStack?: string | null | undefined };

function reportRenderError(error: unknown, boundaryName: string | null, info: RenderInfo): void {
  const { list, type, severity } = buildRenderNote(error, boundaryName);
  logEntry(list, error);
  reportError({
    error,
    type,
    severity,
    context: { components: getFirstLines(info) },
    ...(boundaryName === null ? {} : { errorBoundary: boundaryName }),
  });
  // Failed loads have been logged by the browser already; bugs in the code have not.
  if (!isHandledElsewhere(error)) console.error(error);
}

function getFirstLines(info: RenderInfo): string {
  return (info.componentStack ?? "").trim().split("\n", 6).join("\n");
}
