/** Catches network errors in a part of the page, and retries on request or when the network is back. */
import { type Query, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { isNetworkError } from "#client/errors/errorKinds.ts";
import { queryOnlineRetryMs, queryRetryWaitMs } from "#client/limits.ts";
import { ConnectionIssue } from "#components/connection-issue/ConnectionIssue.tsx";

/**
 * Other errors go to the boundary above. With `queryKey`, a retry only fetches that data. `isPart`: around a
 * part of a page that keeps its heading, whose retry fetches what the page is still without.
 */
export function QueryBoundary(props: { queryKey?: QueryKey; isPart?: boolean; children: ReactNode }) {
  return (
    <Boundary
      name="query"
      handles={isNetworkError}
      renderFallback={(_error, clear) => (
        <Retry queryKey={props.queryKey} isPart={props.isPart === true} onReady={clear} />
      )}
    >
      {props.children}
    </Boundary>
  );
}

function Retry(props: { queryKey: QueryKey | undefined; isPart: boolean; onReady: () => void }) {
  const { queryKey, isPart, onReady } = props;
  const queryClient = useQueryClient();
  const [isRetrying, setRetrying] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRetrying(true), queryOnlineRetryMs);
    };
    window.addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
    };
  }, []);

  useEffect(() => {
    if (!isRetrying) return undefined;
    if (queryKey !== undefined) void queryClient.invalidateQueries({ queryKey });
    else if (isPart) void fetchMissing(queryClient);
    else queryClient.getQueryCache().clear();
    const timer = setTimeout(onReady, queryRetryWaitMs);
    return () => clearTimeout(timer);
    // One retry per press: the inputs do not change while this is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRetrying]);

  return <ConnectionIssue isRetrying={isRetrying} onRetry={() => setRetrying(true)} isPart={isPart} />;
}

/** A try under way is given up first: it may be waiting for a server that never answers. */
async function fetchMissing(queryClient: QueryClient): Promise<void> {
  const missing = { type: "active", predicate: ({ state }: Query) => state.data === undefined } as const;
  await queryClient.cancelQueries(missing);
  await queryClient.refetchQueries(missing);
}
