/** Counts failed calls and sets the client right again when the network came back. Renders nothing. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onApiOutcome } from "#client/http/outcomes.ts";
import { saveDrafts } from "#client/network/drafts.ts";
import { type RecoveryMessage, startRecovery } from "#client/network/recovery.ts";
import { clearDataCache, refetchAll } from "#client/network/recoveryQueries.ts";
import { reloadNoteIn } from "#client/network/reloadNote.ts";
import { words } from "#client/network/words.ts";
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
  const say = useToast();
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
        say: (message) => void say(messages[message]),
        clearDataCache: () => clearDataCache(queryClient),
        // Nobody can sign in yet.
        refreshLogin: () => null,
        refetchAll: () => refetchAll(queryClient),
        saveDrafts() {
          // Leaving a field is what keeps its words.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          saveDrafts();
        },
        reload: () => window.location.reload(),
        reloadNote: reloadNoteIn(() => window.sessionStorage),
        after(waitMs, run) {
          const timer = setTimeout(run, waitMs);
          return () => clearTimeout(timer);
        },
      }),
    [queryClient, say],
  );
  return null;
}
