/** Counts failed calls and sets the client right again when the network came back. Renders nothing. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { onApiOutcome } from "#client/http/outcomes.ts";
import { type RecoveryMessage, startRecovery } from "#client/network/recovery.ts";
import { clearDataCache, refetchAll } from "#client/network/recoveryQueries.ts";
import { createReloadNote } from "#client/network/reloadNote.ts";
import { words } from "#client/network/words.ts";
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
  // Read when a recovery begins: who signs in meanwhile does not start the count anew.
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
        showMessage: (message) => void showToast(messages[message]),
        clearDataCache: () => clearDataCache(queryClient),
        refreshLogin: () => (hasLogin.current ? () => refreshSession("renewed") : null),
        refetchAll: () => refetchAll(queryClient),
        saveDrafts() {
          // Forms keep their words while they are typed, the plan's fields when they are left.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        },
        reload: () => window.location.reload(),
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
