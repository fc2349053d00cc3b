/**
 * Persists paused mutations in this browser, and reports how those of earlier visits ended; loaded only when
 * something is sent.
 */
import type { QueryClient } from "@tanstack/react-query";
import type { useToast } from "#ui/Toast.tsx";
import { openMutationStore } from "./pausedMutationStore.ts";
import { persistMutations, type SendResult } from "./persistMutations.ts";
import { reportRequestKept } from "./requestKeeping.ts";
import { words } from "./words.ts";

/** Returns a function that stops it. */
export function startPersisting(queryClient: QueryClient, say: ReturnType<typeof useToast>): () => void {
  return persistMutations(queryClient, {
    openStore: openMutationStore,
    alone: waitForTurn,
    onOnline(listener) {
      window.addEventListener("online", listener);
      return () => window.removeEventListener("online", listener);
    },
    onStored: reportRequestKept,
    onRestoredSettled(_form: string, result: SendResult) {
      if (result === "sent") say(words.sent);
      if (result === "refused") say({ ...words.refused, variant: "destructive" });
    },
  });
}

/**
 * Web Locks are missing over plain http and in older browsers: then every tab works, and the server stores
 * each id once.
 */
async function waitForTurn(name: string, work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  let hasBegun = false;
  try {
    await navigator.locks.request(`tassel-request ${name}`, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    // Some private windows refuse the lock.
    if (hasBegun) throw error;
    await work();
  }
}
