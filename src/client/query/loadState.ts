/** The state of a read for a screen: its value, loading, or failed and why. */
import { type FailureKind, toFailureKind } from "#client/http/failureKind.ts";

export type FailedLoad = { status: "failed"; failure: FailureKind; tryAgain: () => void };

export type LoadState<Value> = { status: "loading" } | FailedLoad | { status: "ready"; value: Value };

/**
 * A value stays while it is refetched, even if that fails. A read paused without a network counts as failed
 * to the person; it resumes by itself.
 */
export function loadStateOf<Value>(query: {
  data: Value | undefined;
  error: Error | null;
  failureReason: Error | null;
  isPaused: boolean;
  refetch: () => unknown;
}): LoadState<Value> {
  if (query.data !== undefined) return { status: "ready", value: query.data };
  const error = query.isPaused ? (query.failureReason ?? new TypeError("Failed to fetch")) : query.error;
  if (error === null) return { status: "loading" };
  return { status: "failed", failure: toFailureKind(error), tryAgain: () => void query.refetch() };
}
