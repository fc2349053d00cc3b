/** Notes errors for this session, on this device only; nothing is sent anywhere. */
import { isChunkError, isNetworkError } from "./errorKinds.ts";
import { entryOf, type LogKind, type ReportInput, reportOf, type Surroundings } from "./reportRules.ts";
import { createSessionLog } from "./sessionLog.ts";

const sessionIdKey = "tassel-session-id";

export const sessionLog = createSessionLog(() => window.sessionStorage);

export function reportError(input: ReportInput): void {
  if (typeof window === "undefined") return;
  sessionLog.addReport(reportOf(input, surroundings(), { id: randomId(), sessionId: sessionId() }));
}

export function logEntry(kind: LogKind, error: unknown): void {
  if (typeof window === "undefined") return;
  sessionLog.addEntry(kind, entryOf(error, surroundings()));
}

/** For the query cache: each query that failed after all its tries. Only the key's first two parts are noted. */
export function onQueryError(error: unknown, queryKey: readonly unknown[]): void {
  logEntry("query", error);
  reportError({
    error,
    type: isChunkError(error) ? "Chunk" : "Query",
    severity: isNetworkError(error) ? "low" : "medium",
    context: {
      query: queryKey
        .slice(0, 2)
        .filter((part) => typeof part === "string")
        .join("/"),
    },
  });
}

function surroundings(): Surroundings {
  return {
    nowMs: Date.now(),
    url: window.location.href,
    userAgent: navigator.userAgent,
    isOnline: navigator.onLine,
  };
}

let idInMemory: string | null = null;

function sessionId(): string {
  try {
    const kept = window.sessionStorage.getItem(sessionIdKey);
    if (kept !== null) return kept;
    idInMemory ??= randomId();
    window.sessionStorage.setItem(sessionIdKey, idInMemory);
  } catch {
    idInMemory ??= randomId();
  }
  return idInMemory;
}

/** Works over plain http too, where `randomUUID` does not exist. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
