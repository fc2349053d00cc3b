/** In place of data that a page cannot do without: a failed read goes to the query boundary if the network is why. */
import type { FailureKind } from "#client/http/failureKind.ts";

import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { QueryBoundary } from "./QueryBoundary.tsx";

/** Waiting or another network helps; for other failures our own words say more than "Connection Issue". */
const isOfNetwork: Readonly<Record<FailureKind, boolean>> = {
  unreachable: true,
  timedOut: true,
  cutShort: true,
  otherNetwork: false,
  tooMany: false,
  serverFault: false,
  missing: false,
  signedOut: false,
  refused: false,
  unreadable: false,
};

type Props = Parameters<typeof LoadFailed>[0];

/** Below the page's own heading and text, which stay. */
export function RequiredLoadFailed(props: Props) {
  return (
    <QueryBoundary isPart>
      <LoadFailedOrThrown {...props} />
    </QueryBoundary>
  );
}

/** For a page that has nothing else to show: throws to the query boundary above it. */
export function LoadFailedOrThrown(props: Props) {
  if (isOfNetwork[props.load.failure]) throw new NetworkError(props.load.failure);
  return <LoadFailed {...props} />;
}

/** Recognized by its name; the failed request has been reported already. */
class NetworkError extends Error {
  override name = "NetworkError";
}
