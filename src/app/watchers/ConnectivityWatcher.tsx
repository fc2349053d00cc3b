/** Says when the connection is lost, and lets what waited go on when it is back. Renders nothing. */
import { onlineManager } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  type ConnectivityEvent,
  type ConnectivityStep,
  connectivityAtStart,
  reduceConnectivity,
} from "#client/network/connectivityRules.ts";
import { words } from "#client/network/words.ts";
import { type ToastHandle, useToast } from "#ui/Toast.tsx";

export function ConnectivityWatcher() {
  const showToast = useToast();
  useEffect(() => {
    let state = connectivityAtStart;
    let lost: ToastHandle | null = null;
    const perform: Record<ConnectivityStep, () => void> = {
      pauseRequests: () => onlineManager.setOnline(false),
      sayLost() {
        lost = showToast({ ...words.lost, variant: "destructive" });
      },
      takeLostBack: () => lost?.dismiss(),
      // Whoever waits is told: paused mutations are sent, and queries that are shown are fetched again.
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
    // A page may start without a network, and then no event tells.
    tell(navigator.onLine ? "online" : "offline");
    return () => {
      window.removeEventListener("online", goOnline);
      window.removeEventListener("offline", goOffline);
    };
  }, [showToast]);
  return null;
}
