/** Keeps what is sent without a network, and says how it ended; loaded where there is something to send. */
import type { QueryClient } from "@tanstack/react-query";
import type { useToast } from "#ui/Toast.tsx";
import { aloneInTabs } from "./aloneInTabs.ts";
import { openKeptRequestStore } from "./keptRequestStore.ts";
import { type Fate, keepPausedRequests } from "./keptRequests.ts";
import { words } from "./words.ts";

/** Returns how to stop. */
export function keepRequests(queryClient: QueryClient, say: ReturnType<typeof useToast>): () => void {
  return keepPausedRequests(queryClient, {
    openStore: openKeptRequestStore,
    alone: aloneInTabs,
    onOnline(listener) {
      window.addEventListener("online", listener);
      return () => window.removeEventListener("online", listener);
    },
    onEarlierSettled(_form: string, fate: Fate) {
      if (fate === "sent") say(words.sent);
      if (fate === "refused") say({ ...words.refused, variant: "destructive" });
    },
  });
}
