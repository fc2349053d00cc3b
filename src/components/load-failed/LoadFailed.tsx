/** A failed load: what is missing, why, what is still safe, and a retry button. */

import { useIsOnline } from "#client/network/useIsOnline.ts";
import { useUnkept } from "#client/plan/keepingNews.ts";
import type { FailedLoad } from "#client/query/loadState.ts";
import { failureWords } from "#components/failure/words.ts";
import { describePlanSafety } from "#components/keeping/safetyWords.ts";
import { useIsShown } from "#ui/loadMessages.ts";
import { ErrorState } from "#ui/States.tsx";
import { words } from "./words.ts";

export function LoadFailed(props: {
  /** What could not be loaded. */
  title: string;
  load: FailedLoad;
  /** A sentence about what is not lost, or still works. */
  kept: string;
  /** In a field: left to the page where that says a failure of its own. */
  isFields?: boolean;
}) {
  const { failure, tryAgain } = props.load;
  const isOnline = useIsOnline();
  const unkept = useUnkept();
  const isShown = useIsShown(props.isFields === true ? "fieldFailure" : "failure");
  const isOffline = failure === "unreachable" && !isOnline;
  if (!isShown) return null;
  return (
    <ErrorState
      title={props.title}
      retryLabel={words.tryAgain}
      // Offline there is nothing to retry.
      isRetrying={isOffline}
      onRetry={tryAgain}
    >
      {isOffline ? words.offline : failureWords.describe(failure)}{" "}
      {unkept === null ? props.kept : describePlanSafety()}
    </ErrorState>
  );
}
