/** Keeps fetched data tidy, warm and fresh as the person comes, goes and rests. */
import type { Query, QueryClient } from "@tanstack/react-query";
import { awayRefreshMs, staticStaleMs, warmingIdleMs } from "#client/limits.ts";
import { isOutdated } from "./cleanupRules.ts";
import { type PresenceEvent, type PresenceStep, createPresenceState, reducePresence } from "./presenceRules.ts";

export type LifecyclePorts = {
  nowMs: () => number;
  /** What is listened to for activity and focus. */
  window: EventTarget;
  document: EventTarget & { hidden: boolean };
  every: (intervalMs: number, run: () => void) => () => void;
  /** Fetches ahead what the person will probably need; not called where they save data. */
  warm: () => void;
  maySpendData: () => boolean;
  /** Does nothing while nobody is signed in. */
  refreshSession: () => void;
};

const activities = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;

/** Returns how to stop; afterwards no listener and no timer is left. */
export function startLifecycle(client: QueryClient, ports: LifecyclePorts): () => void {
  let state = createPresenceState(ports.nowMs());
  const perform: Record<PresenceStep, () => void> = {
    cleanUp: () => cleanUpQueries(client, ports.nowMs()),
    warm() {
      if (ports.maySpendData()) ports.warm();
    },
    refreshData: () => refetchAfterAbsence(client, ports.nowMs()),
    refreshSession: () => ports.refreshSession(),
  };

  function dispatch(event: PresenceEvent): void {
    const next = reducePresence(state, event, ports.nowMs());
    state = next.state;
    for (const step of next.steps) perform[step]();
  }

  const act = () => dispatch({ kind: "activity" });
  const leave = () => dispatch({ kind: "left" });
  const returnToPage = () => dispatch({ kind: "returned" });
  const checkPresence = () => (ports.document.hidden ? leave() : returnToPage());

  const passive = { passive: true, capture: true } as const;
  for (const activity of activities) ports.window.addEventListener(activity, act, passive);
  ports.window.addEventListener("blur", leave);
  ports.window.addEventListener("focus", returnToPage);
  ports.document.addEventListener("visibilitychange", checkPresence);
  const stopTicking = ports.every(warmingIdleMs, () => dispatch({ kind: "tick" }));

  return () => {
    for (const activity of activities) ports.window.removeEventListener(activity, act, passive);
    ports.window.removeEventListener("blur", leave);
    ports.window.removeEventListener("focus", returnToPage);
    ports.document.removeEventListener("visibilitychange", checkPresence);
    stopTicking();
  };
}

/** Drops what is outdated; what is to be sent is not touched. */
export function cleanUpQueries(client: QueryClient, nowMs: number): void {
  const queries = client.getQueryCache();
  for (const query of queries.getAll()) {
    const age = {
      status: query.state.status,
      dataUpdatedAtMs: query.state.dataUpdatedAt,
      errorUpdatedAtMs: query.state.errorUpdatedAt,
      isActive: query.getObserversCount() > 0,
      isFetching: query.state.fetchStatus !== "idle",
    };
    if (isOutdated(age, nowMs)) queries.remove(query);
  }
}

/**
 * Fetches again what the page shows and is older than the time away, and tries again what had failed. What changes with
 * a release of the data set alone, such as the index of all colleges, stays: its own day has not passed.
 */
export function refetchAfterAbsence(client: QueryClient, nowMs: number): void {
  void client.refetchQueries({
    type: "active",
    predicate: (query) =>
      query.state.status === "error" ||
      (!isStatic(query) && nowMs - query.state.dataUpdatedAt >= awayRefreshMs),
  });
}

function isStatic(query: Query): boolean {
  return query.observers.every(({ options }) => {
    return typeof options.staleTime === "number" && options.staleTime >= staticStaleMs;
  });
}
