/** Notes errors for this session, on this device only; nothing is sent anywhere. */
import { isChunkError, isNetworkError } from "./errorKinds.ts";
import { toLogEntry, type LogKind, type ReportInput, buildReport, type Surroundings } from "./reportRules.ts";
import { createSessionLog } from "./sessionLog.ts";

const sessionIdKey = "tassel-session-id";

export const sessionLog = createSessionLog(() => window.sessionStorage);

export function reportError(input: ReportInput): void {
  if (typeof window === "undefined") return;
  sessionLog.addReport(buildReport(input, readSurroundings(), { id: createRandomId(), sessionId: getSessionId() }));
}

export function logEntry(kind: LogKind, error: unknown): void {
  if (typeof window === "undefined") return;
  sessionLog.addEntry(kind, toLogEntry(error, readSurroundings()));
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

function readSurroundings(): Surroundings {
  return {
    nowMs: Date.now(),
    url: window.location.href,
    userAgent: navigator.userAgent,
    isOnline: navigator.onLine,
  };
}

let idInMemory: string | null = null;

function getSessionId(): string {
  try {
    const stored = window.sessionStorage.getItem(sessionIdKey);
    if (stored !== null) return stored;
    idInMemory ??= createRandomId();
    window.sessionStorage.setItem(sessionIdKey, idInMemory);
  } catch {
    idInMemory ??= createRandomId();
  }
  return idInMemory;
}

/** Works over plain http too, where `randomUUID` does not exist. */
function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
