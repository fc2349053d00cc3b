/** What to do when the network is lost or regained, as a pure rule: one message per outage, and paused requests. */

/** `isOnline` is the state last acted on; a page assumes it is online until it has checked. */
export type ConnectivityState = { isOnline: boolean };
export type ConnectivityEvent = "online" | "offline";
export type ConnectivityStep = "pauseRequests" | "sayLost" | "takeLostBack" | "resumeRequests";

export const connectivityAtStart: ConnectivityState = { isOnline: true };

export function reduceConnectivity(
  state: ConnectivityState,
  event: ConnectivityEvent,
): { state: ConnectivityState; steps: readonly ConnectivityStep[] } {
  const isOnline = event === "online";
  // Browsers may report the same state twice, and a page that starts online has nothing to report.
  if (isOnline === state.isOnline) return { state, steps: [] };
  return {
    state: { isOnline },
    steps: isOnline ? ["takeLostBack", "resumeRequests"] : ["pauseRequests", "sayLost"],
  };
}
