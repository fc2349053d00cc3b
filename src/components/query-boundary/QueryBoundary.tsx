/** Catches network errors in a part of the page, and retries on request or when the network is back. */
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Boundary } from "#client/errors/Boundary.tsx";
import { isNetworkError } from "#client/errors/errorKinds.ts";
import { queryOnlineRetryMs, queryRetryWaitMs } from "#client/limits.ts";
import { ConnectionIssue } from "#components/connection-issue/ConnectionIssue.tsx";

/** Other errors go to the boundary above. With `queryKey`, a retry only fetches that data. */
export function QueryBoundary(props: { queryKey?: QueryKey; children: ReactNode }) {
  return (
    <Boundary
      name="query"
      handles={isNetworkError}
      renderFallback={(_error, clear) => <Retry queryKey={props.queryKey} onReady={clear} />}
    >
      {props.children}
    </Boundary>
  );
}

function Retry(props: { queryKey: QueryKey | undefined; onReady: () => void }) {
  const { queryKey, onReady } = props;
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
    if (queryKey === undefined) queryClient.getQueryCache().clear();
    else void queryClient.invalidateQueries({ queryKey });
    const timer = setTimeout(onReady, queryRetryWaitMs);
    return () => clearTimeout(timer);
    // One retry per press: the inputs do not change while this is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRetrying]);

  return <ConnectionIssue isRetrying={isRetrying} onRetry={() => setRetrying(true)} />;
}
