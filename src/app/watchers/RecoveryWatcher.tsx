/** Counts failed calls and recovers the client after an outage. Renders nothing. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { onApiOutcome } from "#client/http/outcomes.ts";
import { type RecoveryMessage, startRecovery } from "#client/network/recovery.ts";
import { clearDataCache, refetchAll } from "#client/network/recoveryQueries.ts";
import { createReloadNote } from "#client/network/reloadNote.ts";
import { words } from "#client/network/words.ts";
import { getUnkept } from "#client/plan/keepingNews.ts";
import { refreshSession, useSession } from "#client/session/session.ts";
import { mediumToastMs } from "#ui/limits.ts";
import { type ToastMessage, useToast } from "#ui/Toast.tsx";

const messages: Record<RecoveryMessage, ToastMessage> = {
  issue: words.issue,
  restored: { ...words.restored, durationMs: mediumToastMs },
  failed: { ...words.failed, variant: "destructive" },
  failedReloading: { ...words.failedReloading, variant: "destructive" },
};

export function RecoveryWatcher() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const isSignedIn = useSession().status === "signedIn";
  // Read through a ref when recovery starts, so that signing in does not reset the count.
  const hasLogin = useRef(isSignedIn);
  useEffect(() => {
    hasLogin.current = isSignedIn;
  }, [isSignedIn]);
  useEffect(
    () =>
      startRecovery({
        nowMs: () => Date.now(),
        isOnline: () => navigator.onLine,
        onOutcome: onApiOutcome,
        onOnline(listener) {
          window.addEventListener("online", listener);
          return () => window.removeEventListener("online", listener);
        },
        showMessage(message) {
          const isFailure = message === "failed" || message === "failedReloading";
          const wouldLose = isFailure && getUnkept() !== null;
          showToast(wouldLose ? { ...words.failedUnkept, variant: "destructive" } : messages[message]);
        },
        clearDataCache: () => clearDataCache(queryClient),
        refreshLogin: () => (hasLogin.current ? () => refreshSession("renewed") : null),
        refetchAll: () => refetchAll(queryClient),
        saveDrafts() {
          // Forms save drafts as people type; plan fields save on blur.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        },
        reload() {
          if (getUnkept() === null) window.location.reload();
        },
        reloadNote: createReloadNote(() => window.sessionStorage),
        after(waitMs, run) {
          const timer = setTimeout(run, waitMs);
          return () => clearTimeout(timer);
        },
      }),
    [queryClient, showToast],
  );
  return null;
}
