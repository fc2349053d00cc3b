/** Keeps fetched data fresh and tidy, and what is to be sent on its way, while the person comes, goes and rests. Renders nothing. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { askHead } from "#client/http/api.ts";
import { warmUp } from "#client/http/warmUp.ts";
import { connectionNow, onConnectionChange } from "#client/lifecycle/connection.ts";
import { startLifecycle } from "#client/lifecycle/lifecycle.ts";
import { aloneInTabs } from "#client/query/aloneInTabs.ts";
import { isSlowConnection } from "#client/query/connectionSettings.ts";
import { type Fate, keepPausedRequests } from "#client/query/keptRequests.ts";
import { collegeDataQuery } from "#client/query/namedQueries.ts";
import { applyConnectionSettings } from "#client/query/queryClient.ts";
import { words } from "#client/query/words.ts";
import { refreshSession } from "#client/session/session.ts";
import { useToast } from "#ui/Toast.tsx";

export function LifecycleWatcher() {
  const queryClient = useQueryClient();
  const say = useToast();
  useEffect(() => warmUp(), []);
  useEffect(() => followConnection(queryClient), [queryClient]);
  useEffect(() => watchPresence(queryClient), [queryClient]);
  useEffect(
    () =>
      keepPausedRequests(queryClient, {
        openStore: async () => (await import("#client/query/keptRequestStore.ts")).openKeptRequestStore(),
        alone: aloneInTabs,
        onOnline(listener) {
          window.addEventListener("online", listener);
          return () => window.removeEventListener("online", listener);
        },
        onEarlierSettled(_form: string, fate: Fate) {
          if (fate === "sent") say(words.sent);
          if (fate === "refused") say({ ...words.refused, variant: "destructive" });
        },
      }),
    [queryClient, say],
  );
  return null;
}

function followConnection(queryClient: QueryClient): () => void {
  const apply = () => applyConnectionSettings(queryClient, connectionNow().effectiveType);
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
      // What nearly every tool reads, and the connection to the server; one try, since nobody waits for it.
      void queryClient.prefetchQuery({ ...collegeDataQuery, retry: false });
      void askHead("/api/health").catch(() => undefined);
    },
    maySpendData() {
      const { effectiveType, isDataSaver } = connectionNow();
      return navigator.onLine && !isDataSaver && !isSlowConnection(effectiveType);
    },
    refreshSession: () => void refreshSession(),
  });
}
