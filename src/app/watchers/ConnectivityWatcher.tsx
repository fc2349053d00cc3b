/** Shows a message when the connection is lost, and resumes paused work when it is back. Renders nothing. */
import { onlineManager } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  type ConnectivityEvent,
  type ConnectivityStep,
  connectivityAtStart,
  reduceConnectivity,
} from "#client/network/connectivityRules.ts";
import { words } from "#client/network/words.ts";
import { useToast } from "#ui/Toast.tsx";

export function ConnectivityWatcher() {
  const showToast = useToast();
  useEffect(() => {
    let state = connectivityAtStart;
    let dismissLost: (() => void) | null = null;
    const perform: Record<ConnectivityStep, () => void> = {
      pauseRequests: () => onlineManager.setOnline(false),
      sayLost() {
        dismissLost = showToast({ ...words.lost, variant: "destructive" });
      },
      takeLostBack: () => dismissLost?.(),
      // Resume everything: paused mutations are sent and visible queries are refetched.
      resumeRequests: () => onlineManager.setOnline(true),
    };
    const tell = (event: ConnectivityEvent) => {
      const next = reduceConnectivity(state, event);
      state = next.state;
      for (const step of next.steps) perform[step]();
    };
    const goOnline = () => tell("online");
    const goOffline = () => tell("offline");
    window.addEventListener("online", goOnline);
    window.addEventListener("offline", goOffline);
    // If the page starts offline, no event fires.
    tell(navigator.onLine ? "online" : "offline");
    return () => {
      window.removeEventListener("online", goOnline);
      window.removeEventListener("offline", goOffline);
    };
  }, [showToast]);
  return null;
}
