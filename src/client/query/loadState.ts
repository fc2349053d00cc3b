/** The state of a read for a screen: its value, loading, or failed and why. */
import { type FailureKind, toFailureKind } from "#client/http/failureKind.ts";
import { RequestError } from "#client/http/requestError.ts";

export type FailedLoad = { status: "failed"; failure: FailureKind; tryAgain: () => void };

export type LoadState<Value> = { status: "loading" } | FailedLoad | { status: "ready"; value: Value };

/**
 * A value stays while it is refetched, even if that fails. A read paused without a network counts as failed
 * to the person, and so does one whose first try timed out: it has waited long enough to be told. Both go on
 * by themselves.
 */
export function loadStateOf<Value>(query: {
  data: Value | undefined;
  error: Error | null;
  failureReason: Error | null;
  isPaused: boolean;
  refetch: () => unknown;
}): LoadState<Value> {
  if (query.data !== undefined) return { status: "ready", value: query.data };
  const { failureReason } = query;
  const error = query.isPaused
    ? (failureReason ?? new TypeError("Failed to fetch"))
    : (query.error ?? (isTimeout(failureReason) ? failureReason : null));
  if (error === null) return { status: "loading" };
  return { status: "failed", failure: toFailureKind(error), tryAgain: () => void query.refetch() };
}

function isTimeout(error: Error | null): boolean {
  return error instanceof RequestError && error.reason === "timedOut";
}
