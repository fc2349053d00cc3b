/** What a screen has to show of a read: its value, that it is coming, or that it failed, and why. */
import { type FailureKind, toFailureKind } from "#client/http/failureKind.ts";

export type FailedLoad = { status: "failed"; failure: FailureKind; tryAgain: () => void };

export type LoadState<Value> = { status: "loading" } | FailedLoad | { status: "ready"; value: Value };

/**
 * What came once stays while it is fetched anew, also where that fails. A read that waits for the network has failed,
 * as far as the person is concerned; it goes on by itself.
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
