/** Keeps cached data fresh and pending requests moving as the person comes, goes and idles. Renders nothing. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { mayHoldAnswers } from "#client/calculatorTally/keptTally.ts";
import { collegeDataQuery } from "#client/colleges/collegeDataQuery.ts";
import { callHead } from "#client/http/api.ts";
import { warmUp } from "#client/http/warmUp.ts";
import { onConnectionChange, readConnectionNow } from "#client/lifecycle/connection.ts";
import { startLifecycle } from "#client/lifecycle/lifecycle.ts";
import { isSlowConnection } from "#client/query/connectionSettings.ts";
import { mayHoldRequests } from "#client/query/pausedMutationsHint.ts";
import { applyConnectionSettings } from "#client/query/queryClient.ts";
import { refreshSession } from "#client/session/session.ts";
import { useToast } from "#ui/Toast.tsx";

export function LifecycleWatcher() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  useEffect(() => warmUp(), []);
  useEffect(() => watchConnection(queryClient), [queryClient]);
  useEffect(() => watchPresence(queryClient), [queryClient]);
  useEffect(watchTally, []);
  useEffect(() => watchRequests(queryClient, showToast), [queryClient, showToast]);
  return null;
}

/** Most visits send nothing, so the code that persists requests is loaded with the first one, or if one is waiting. */
function watchRequests(queryClient: QueryClient, showToast: ReturnType<typeof useToast>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = () => {
    stopListening();
    void import("#client/query/startPersisting.ts").then(
      ({ startPersisting }) => {
        if (!isOver) stop = startPersisting(queryClient, showToast);
      },
      // Without it a request waits in memory and its text in the form's draft.
      () => undefined,
    );
  };
  const stopListening = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "added") begin();
  });
  if (mayHoldRequests() || queryClient.getMutationCache().getAll().length > 0) begin();
  return () => {
    isOver = true;
    stopListening();
    stop?.();
  };
}

/** Sends what waits to be counted, now and whenever the network is back; most visits have nothing, and load no code for it. */
function watchTally(): () => void {
  const send = () => {
    if (!mayHoldAnswers()) return;
    void import("#client/calculatorTally/calculatorTally.ts").then(
      ({ sendAnswers }) => sendAnswers(),
      // It waits for the next page or network.
      () => undefined,
    );
  };
  send();
  window.addEventListener("online", send);
  return () => window.removeEventListener("online", send);
}

function watchConnection(queryClient: QueryClient): () => void {
  const apply = () => applyConnectionSettings(queryClient, readConnectionNow().effectiveType);
  apply();
  return onConnectionChange(apply);
}

function watchPresence(queryClient: QueryClient): () => void {
  return startLifecycle(queryClient, {
    nowMs: () => Date.now(),
    window,
    document,
    every(intervalMs, run) {
      const timer = setInterval(run, intervalMs);
      return () => clearInterval(timer);
    },
    warm() {
      // Warms the data that nearly every tool reads, and the connection to the server. A single try, since nothing waits for it.
      void queryClient.prefetchQuery({ ...collegeDataQuery, retry: false });
      void callHead("health").catch(() => undefined);
    },
    maySpendData() {
      const { effectiveType, isDataSaver } = readConnectionNow();
      return navigator.onLine && !isDataSaver && !isSlowConnection(effectiveType);
    },
    refreshSession: () => void refreshSession(),
  });
}
