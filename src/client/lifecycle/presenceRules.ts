/** What is due as the person comes, goes and rests: decided here, done by `lifecycle.ts`. */
import { awayRefreshMs, cleanupIntervalMs, sessionIdleMs, warmingIdleMs } from "#client/limits.ts";

export type PresenceEvent =
  /** Mouse, keys, scrolling, touch or click. */
  | { kind: "activity" }
  /** The page was left: hidden, or another window is in front. */
  | { kind: "left" }
  | { kind: "returned" }
  /** Time has passed; nothing else happened. */
  | { kind: "tick" };

export type PresenceStep = "cleanUp" | "warm" | "refreshData" | "refreshSession";

export type PresenceState = {
  lastActivityAtMs: number;
  lastCleanupAtMs: number;
  /** Null while the page is looked at. */
  leftAtMs: number | null;
  /** Once for each rest, however long it is. */
  hasWarmed: boolean;
  hasRefreshedSession: boolean;
};

export function createPresenceState(nowMs: number): PresenceState {
  return {
    lastActivityAtMs: nowMs,
    lastCleanupAtMs: nowMs,
    leftAtMs: null,
    hasWarmed: false,
    hasRefreshedSession: false,
  };
}

export function reducePresence(
  state: PresenceState,
  event: PresenceEvent,
  nowMs: number,
): { state: PresenceState; steps: readonly PresenceStep[] } {
  if (event.kind === "left") return { state: { ...state, leftAtMs: state.leftAtMs ?? nowMs }, steps: [] };
  if (event.kind === "returned") {
    const isLongAway = state.leftAtMs !== null && nowMs - state.leftAtMs >= awayRefreshMs;
    return { state: { ...state, leftAtMs: null }, steps: isLongAway ? ["refreshData"] : [] };
  }
  const idleMs = nowMs - state.lastActivityAtMs;
  // A sleeping phone ticks late: then the first touch finds that the session is due.
  const isSessionDue = idleMs >= sessionIdleMs && !state.hasRefreshedSession;
  if (event.kind === "activity") {
    return {
      state: { ...state, lastActivityAtMs: nowMs, hasWarmed: false, hasRefreshedSession: false },
      steps: isSessionDue ? ["refreshSession"] : [],
    };
  }
  const isCleanupDue = nowMs - state.lastCleanupAtMs >= cleanupIntervalMs;
  // Nothing is fetched ahead for a page that nobody looks at.
  const isWarmingDue = idleMs > warmingIdleMs && !state.hasWarmed && state.leftAtMs === null;
  return {
    state: {
      ...state,
      lastCleanupAtMs: isCleanupDue ? nowMs : state.lastCleanupAtMs,
      hasWarmed: state.hasWarmed || isWarmingDue,
      hasRefreshedSession: state.hasRefreshedSession || isSessionDue,
    },
    steps: [
      ...(isCleanupDue ? (["cleanUp"] as const) : []),
      ...(isWarmingDue ? (["warm"] as const) : []),
      ...(isSessionDue ? (["refreshSession"] as const) : []),
    ],
  };
}
