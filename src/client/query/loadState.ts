/** What a screen has to show of a read: its value, that it is coming, or that it failed, and why. */
import { type FailureKind, failureKindOf } from "#client/http/failureKind.ts";

export type FailedLoad = {
  status: "failed";
  failure: FailureKind;
  /** Another try is under way. */
  isTrying: boolean;
  tryAgain: () => void;
};

export type LoadState<Value> = { status: "loading" } | FailedLoad | { status: "ready"; value: Value };

/** What came once stays while it is fetched anew, also where that fails. */
export function loadStateOf<Value>(query: {
  data: Value | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}): LoadState<Value> {
  if (query.data !== undefined) return { status: "ready", value: query.data };
  if (query.error === null) return { status: "loading" };
  return {
    status: "failed",
    failure: failureKindOf(query.error),
    isTrying: query.isFetching,
    tryAgain: () => void query.refetch(),
  };
}
